package org.plyspace.movegen.lattice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.plyspace.api.Aspect;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.lattice.declare.CastlingSyntax;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.PawnSpec;

/** Orthodox chess as the flattest of lattices: its perft numbers are well known. */
final class Orthodox extends LatticeVariant {

    static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    private static final Lattice BOARD = Lattice.box(8, 8, 1);

    @Override
    public String id() {
        return "orthodox";
    }

    @Override
    public String title() {
        return "Chess";
    }

    @Override
    public String summary() {
        return "The game played all over the world, for tests.";
    }

    @Override
    public String source() {
        return "FIDE Laws of Chess";
    }

    @Override
    protected LatticeSpec declare(OptionValues values) {
        return spec();
    }

    /** The rules without options. */
    static Rules standard() {
        Orthodox chess = new Orthodox();
        return chess.rules(OptionValues.of(chess.options(), java.util.Map.of()));
    }

    static int cell(String name) {
        return BOARD.cell(name.charAt(0) - 'a', name.charAt(1) - '1', 0);
    }

    static String name(int cell) {
        return "" + (char) ('a' + BOARD.x(cell)) + (BOARD.y(cell) + 1);
    }

    static LatticeSpec spec() {
        List<Step> rook = new Step(1, 0, 0).flatTurns();
        List<Step> bishop = new Step(1, 1, 0).flatTurns();
        List<Step> queen = Step.joined(rook, bishop);
        LatticeSpec spec = new LatticeSpec(BOARD)
                .squares(Orthodox::name, "[a-z][0-9]", "files run from a to h, ranks from 1 to 8")
                .light(cell -> (BOARD.x(cell) + BOARD.y(cell)) % 2 == 1)
                .boards(List.of("board"), List.of("board"))
                .royal("K", "king", List.of(), queen)
                .piece("Q", "queen", Aspect.QUEEN, queen, List.of())
                .piece("R", "rook", Aspect.ROOK, rook, List.of())
                .piece("B", "bishop", Aspect.BISHOP, bishop, List.of())
                .piece("N", "knight", Aspect.KNIGHT, List.of(), new Step(2, 1, 0).flatTurns())
                .pawn("P", "pawn", pawn())
                .castling(new CastlingSyntax.Letters("KQkq"), castlings())
                .plainFen()
                .start(START);
        Arrays.stream(Aspect.values())
                .filter(aspect -> !List.of(Aspect.OTHER_PIECES, Aspect.HANDS, Aspect.FREEZING)
                        .contains(aspect))
                .forEach(aspect -> spec.rule(aspect, "as everybody knows", "FIDE 3"));
        return spec;
    }

    private static PawnSpec pawn() {
        return PawnSpec.plain(
                        List.of(new Step(0, 1, 0)),
                        List.of(new Step(-1, 1, 0), new Step(1, 1, 0)),
                        (side, cell) -> BOARD.y(cell) == (side == Side.WHITE ? 7 : 0),
                        "QRBN")
                .doubleStepping((side, cell) -> BOARD.y(cell) == (side == Side.WHITE ? 1 : 6));
    }

    private static List<Castling> castlings() {
        List<Castling> ways = new ArrayList<>();
        for (Side side : Side.values()) {
            ways.add(way("O-O", side, "egf", 'h', "fg"));
            ways.add(way("O-O-O", side, "ecd", 'a', "bcd"));
        }
        return ways;
    }

    private static Castling way(String text, Side side, String king, char rook, String empty) {
        int rank = side == Side.WHITE ? 1 : 8;
        int crossed = cell("" + king.charAt(2) + rank);
        return new Castling(
                text,
                side,
                cell("" + king.charAt(0) + rank),
                cell("" + king.charAt(1) + rank),
                cell("" + rook + rank),
                crossed,
                List.of(crossed),
                empty.chars().mapToObj(file -> cell("" + (char) file + rank)).toList());
    }
}
