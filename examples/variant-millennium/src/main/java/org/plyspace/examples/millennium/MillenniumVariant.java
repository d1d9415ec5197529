package org.plyspace.examples.millennium;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.Aspect;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.lattice.LatticeVariant;
import org.plyspace.movegen.lattice.declare.CastlingSyntax;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.PawnSpec;

/** Millennium 3D Chess: three boards of 8x8, each side at home on one of them. */
public final class MillenniumVariant extends LatticeVariant {

    private static final Lattice BOARDS = Lattice.box(8, 8, 3);
    private static final String START = "1:8/8/8/8/8/8/PPPPPPPP/RNBQKBNR|2:8/8/8/8/8/8/8/8"
            + "|3:rnbqkbnr/pppppppp/8/8/8/8/8/8 w KQkq - 0 1";

    @Override
    public String id() {
        return "millennium";
    }

    @Override
    public String title() {
        return "Millennium 3D Chess";
    }

    @Override
    public String summary() {
        return "Three boards of 8x8: White starts on the lowest, Black on the highest; pawns go up and down.";
    }

    @Override
    public String source() {
        return "William L. D'Agostino, 2001";
    }

    @Override
    protected LatticeSpec declare(OptionValues values) {
        List<Step> rook = new ArrayList<>(new Step(1, 0, 0).allTurns());
        rook.addAll(new Step(1, 0, 1).flatTurns());
        rook.addAll(new Step(1, 0, -1).flatTurns());
        List<Step> bishop = Step.flatTurnsOf(new Step(1, 1, 0), new Step(1, 1, 1), new Step(1, 1, -1));
        List<Step> queen = new ArrayList<>(rook);
        queen.addAll(bishop);
        LatticeSpec spec = new LatticeSpec(BOARDS)
                .squares(
                        MillenniumVariant::name,
                        "[0-9][a-z][0-9]",
                        "levels run from 1 to 3, files from a to h, ranks from 1 to 8")
                .light(cell -> (BOARDS.x(cell) + BOARDS.y(cell)) % 2 == 1)
                .boards(List.of("1", "2", "3"), List.of("1", "2", "3"))
                .royal("K", "king", List.of(), queen)
                .piece("Q", "queen", Aspect.QUEEN, queen, List.of())
                .piece("R", "rook", Aspect.ROOK, rook, List.of())
                .piece("B", "bishop", Aspect.BISHOP, bishop, List.of())
                .piece("N", "knight", Aspect.KNIGHT, List.of(), new Step(2, 1, 0).allTurns())
                .pawn("P", "pawn", pawn())
                .castling(new CastlingSyntax.Letters("KQkq"), castlings())
                .notation(new MillenniumNotation())
                .start(START);
        MillenniumRulebook.addTo(spec);
        return spec;
    }

    /** Forward and up are reversed for Black; single steps go up and down alike. */
    private static PawnSpec pawn() {
        Step forward = new Step(0, 1, 0);
        Step rising = new Step(0, 1, 1);
        Step up = new Step(0, 0, 1);
        List<Step> captures = new ArrayList<>();
        for (int side : new int[] {-1, 1}) {
            for (int level = -1; level <= 1; level++) {
                captures.add(new Step(side, 1, level));
            }
        }
        return PawnSpec.plain(
                        List.of(forward, rising, new Step(0, 1, -1), up, new Step(0, 0, -1)),
                        captures,
                        (side, cell) -> isAt(cell, side == Side.WHITE ? 7 : 0, side == Side.WHITE ? 2 : 0),
                        "QRBN")
                .doubleStepping((side, cell) -> isAt(cell, side == Side.WHITE ? 1 : 6, side == Side.WHITE ? 0 : 2))
                .doubling(List.of(forward, rising, up))
                .onlyAsFirstMove();
    }

    private static boolean isAt(int cell, int rank, int level) {
        return BOARDS.y(cell) == rank && BOARDS.z(cell) == level;
    }

    private static List<Castling> castlings() {
        List<Castling> ways = new ArrayList<>();
        for (Side side : Side.values()) {
            ways.add(way("O-O", side, "eghf", "fg"));
            ways.add(way("O-O-O", side, "ecad", "bcd"));
        }
        return ways;
    }

    /** Castling by its files: king from and to, rook from and to; the king crosses the square where the rook arrives. */
    private static Castling way(String text, Side side, String files, String empty) {
        int rank = side == Side.WHITE ? 0 : 7;
        int level = side == Side.WHITE ? 0 : 2;
        int[] cells = files.chars().map(file -> BOARDS.cell(file - 'a', rank, level)).toArray();
        List<Integer> free =
                empty.chars().mapToObj(file -> BOARDS.cell(file - 'a', rank, level)).toList();
        return new Castling(text, side, cells[0], cells[1], cells[2], cells[3], List.of(cells[3]), free);
    }

    static String name(int cell) {
        return "" + (BOARDS.z(cell) + 1) + (char) ('a' + BOARDS.x(cell)) + (BOARDS.y(cell) + 1);
    }

    static int cell(String name) {
        return BOARDS.cell(name.charAt(1) - 'a', name.charAt(2) - '1', name.charAt(0) - '1');
    }
}
