package org.plyspace.variant.cube;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Aspect;
import org.plyspace.geometry.AxisNames;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.notation.PieceInFront;

/** The declaration of cube.md for one size and one way of moving the king. */
final class CubeDeclaration {

    private static final String MOVEMENT = "cube.md 2";
    private static final String OPTIONS = "cube.md 5";

    private static final List<Step> ROOK = List.copyOf(new Step(1, 0, 0).allTurns());
    private static final List<Step> BISHOP = List.copyOf(new Step(1, 1, 1).allTurns());
    private static final List<Step> EDGES =
            Stream.concat(ROOK.stream(), new Step(1, 1, 0).allTurns().stream()).toList();
    private static final List<Step> QUEEN =
            Stream.concat(EDGES.stream(), BISHOP.stream()).toList();
    private static final List<Step> FLAT =
            QUEEN.stream().filter(step -> step.dz() == 0).toList();

    private final int n;
    private final King king;
    private final CubeBoard board;

    /** Takes the number of cells along an edge and the value of the option {@code king}. */
    CubeDeclaration(int n, String king) {
        this.n = n;
        this.king = King.of(king);
        this.board = new CubeBoard(n);
    }

    LatticeSpec spec() {
        List<String> lowestFirst =
                IntStream.rangeClosed(1, n).mapToObj(CubeBoard::roman).toList();
        List<String> fromTheTop = new ArrayList<>(lowestFirst);
        Collections.reverse(fromTheTop);
        LatticeSpec spec = new LatticeSpec(board.lattice())
                .squares(
                        board::name,
                        "[a-z]{1,2}[0-9]{1,2}\\([IVXLC]+\\)",
                        "files run from a to " + AxisNames.file(n - 1) + ", ranks from 1 to " + n
                                + ", levels from I to " + CubeBoard.roman(n))
                .light(board::isLight)
                .boards(lowestFirst, fromTheTop)
                .royal("K", "king", king.modes.toArray(Mode[]::new))
                .piece("Q", "queen", Aspect.QUEEN, QUEEN, List.of())
                .piece("R", "rook", Aspect.ROOK, ROOK, List.of())
                .piece("B", "bishop", Aspect.BISHOP, BISHOP, List.of())
                .piece("N", "knight", Aspect.KNIGHT, List.of(), new Step(2, 1, 0).allTurns())
                .royals(1, 1, "cube.md 3")
                .positionForm(new ChallengeForm())
                .notation(new PieceInFront("source"));
        addRulebook(spec);
        return n >= CubeArray.SMALLEST
                ? spec.start(CubeArray.text(n))
                : spec.noStart("there is no start position on a cube of " + n + "x" + n + "x" + n + ": n from "
                        + CubeArray.SMALLEST + " to " + CubeVariant.LARGEST
                        + " has one (cube.md 4, ruling C-1); give a position instead");
    }

    private void addRulebook(LatticeSpec spec) {
        spec.rule(Aspect.BOARD, n + "x" + n + "x" + n + " cube, " + n * n * n + " cells", "cube.md 1")
                .rule(Aspect.BLOCKING, "a man on a cell passed", MOVEMENT)
                .rule(Aspect.KING, king.text, king.citation)
                .rule(Aspect.QUEEN, "along one, two or three axes at once: 26 directions", MOVEMENT)
                .rule(Aspect.ROOK, "along one axis: 6 directions", MOVEMENT)
                .rule(Aspect.BISHOP, "along all three axes at once: 8 directions", MOVEMENT)
                .rule(Aspect.KNIGHT, "2 along one axis and 1 along another: 24 leaps", MOVEMENT)
                .rule(Aspect.PAWN, "none", MOVEMENT)
                .rule(Aspect.PROMOTION, "none", MOVEMENT)
                .rule(Aspect.CASTLING, "none", MOVEMENT)
                .rule(Aspect.EN_PASSANT, "none", MOVEMENT)
                .rule(Aspect.ROYALTY, "one king", "cube.md 4")
                .rule(Aspect.END, "checkmate wins; stalemate, repetition, fifty moves, bare kings draw", "cube.md 4");
    }

    /** How a king moves; values of the option {@code king} (cube.md 5, ruling C-4). */
    private record King(String text, String citation, List<Mode> modes) {

        static King of(String value) {
            return switch (value) {
                case "edges" ->
                    new King("one step along one or two axes: 18 cells", OPTIONS, List.of(Mode.leap(EDGES)));
                case "faces" -> new King("one step of a rook: 6 cells", OPTIONS, List.of(Mode.leap(ROOK)));
                case "flat" ->
                    new King(
                            "one step on its level, 8 cells; captures any of its 26 neighbours",
                            OPTIONS,
                            List.of(Mode.leap(FLAT).moveOnly(), Mode.leap(QUEEN).captureOnly()));
                default -> new King("one step of a queen: 26 cells", MOVEMENT, List.of(Mode.leap(QUEEN)));
            };
        }
    }

    /** The array that ruling C-1 gives to cubes of at least 4 x 4 x 4. */
    private static final class CubeArray {

        static final int SMALLEST = 4;

        private static final String ROW = "RNBQKBNR";

        private CubeArray() {}

        /** The start of a game as a position's text. */
        static String text(int n) {
            int width = Math.min(n, ROW.length());
            int left = (n - width) / 2;
            int right = n - width - left;
            String line = run(left) + line(width) + run(right);
            String knights = run(left) + "N".repeat(width) + run(right);
            List<String> levels = new ArrayList<>();
            for (int z = n - 1; z >= 0; z--) {
                levels.add(CubeBoard.roman(z + 1) + ":" + rows(n, z, line, knights));
            }
            return String.join("|", levels) + " w - - 0 1";
        }

        /** The middle letters of the row; for an odd width, the first letter of the next wider one is dropped. */
        static String line(int width) {
            int even = width + width % 2;
            int from = (ROW.length() - even) / 2;
            return ROW.substring(from + width % 2, from + even);
        }

        private static String rows(int n, int z, String line, String knights) {
            List<String> rows = new ArrayList<>();
            for (int y = n - 1; y >= 0; y--) {
                boolean white = z <= 1 && y == z;
                boolean black = z >= n - 2 && y == z;
                String men = z == 0 || z == n - 1 ? line : knights;
                rows.add(white ? men : black ? men.toLowerCase(Locale.ROOT) : run(n));
            }
            return String.join("/", rows);
        }

        private static String run(int length) {
            return length == 0 ? "" : String.valueOf(length);
        }
    }
}
