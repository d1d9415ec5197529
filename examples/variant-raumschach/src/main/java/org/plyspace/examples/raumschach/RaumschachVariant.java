package org.plyspace.examples.raumschach;

import java.util.List;
import org.plyspace.api.Aspect;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.lattice.LatticeVariant;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.PawnSpec;
import org.plyspace.movegen.option.CommonOption;

/** Raumschach: 5x5x5, with a unicorn that moves along all three axes at once. */
public final class RaumschachVariant extends LatticeVariant {

    private static final Lattice CUBE = Lattice.box(5, 5, 5);
    private static final List<String> LEVELS = List.of("A", "B", "C", "D", "E");
    private static final String PAGE = "raumschach.md";
    private static final String START = "E:rnknr/ppppp/5/5/5|D:ubqub/ppppp/5/5/5|C:5/5/5/5/5"
            + "|B:5/5/5/PPPPP/BUQBU|A:5/5/5/PPPPP/RNKNR w - - 0 1";

    @Override
    public String id() {
        return "raumschach";
    }

    @Override
    public String title() {
        return "Raumschach";
    }

    @Override
    public String summary() {
        return "The classic of chess in space: five boards of 5x5, unicorns, pawns that go forward or up.";
    }

    @Override
    public String source() {
        return "Ferdinand Maack, 1907, in its usual modern form";
    }

    @Override
    protected LatticeSpec declare(OptionValues values) {
        Step rook = new Step(1, 0, 0);
        Step bishop = new Step(1, 1, 0);
        Step unicorn = new Step(1, 1, 1);
        List<Step> queen = Step.allTurnsOf(rook, bishop, unicorn);
        LatticeSpec spec = new LatticeSpec(CUBE)
                .squares(
                        RaumschachVariant::name,
                        "[A-Z][a-z][0-9]",
                        "levels run from A to E, files from a to e, ranks from 1 to 5")
                .light(cell -> (CUBE.x(cell) + CUBE.y(cell) + CUBE.z(cell)) % 2 == 1)
                .boards(LEVELS, List.of("E", "D", "C", "B", "A"))
                .royal("K", "king", List.of(), queen)
                .piece("Q", "queen", Aspect.QUEEN, queen, List.of())
                .piece("R", "rook", Aspect.ROOK, rook.allTurns(), List.of())
                .piece("B", "bishop", Aspect.BISHOP, bishop.allTurns(), List.of())
                .piece("U", "unicorn", Aspect.OTHER_PIECES, unicorn.allTurns(), List.of())
                .piece("N", "knight", Aspect.KNIGHT, List.of(), new Step(2, 1, 0).allTurns())
                .pawn("P", "pawn", pawn())
                .start(START);
        return rulebook(spec);
    }

    private static PawnSpec pawn() {
        Step forward = new Step(0, 1, 0);
        Step up = new Step(0, 0, 1);
        return PawnSpec.plain(
                List.of(forward, up),
                List.of(
                        new Step(-1, 1, 0),
                        new Step(1, 1, 0),
                        new Step(-1, 0, 1),
                        new Step(1, 0, 1),
                        new Step(0, 1, 1)),
                (side, cell) -> CUBE.y(cell) == end(side) && CUBE.z(cell) == end(side),
                "QRBUN");
    }

    private static int end(Side side) {
        return side == Side.WHITE ? 4 : 0;
    }

    private static String name(int cell) {
        return LEVELS.get(CUBE.z(cell)) + (char) ('a' + CUBE.x(cell)) + (CUBE.y(cell) + 1);
    }

    private static LatticeSpec rulebook(LatticeSpec spec) {
        return spec.rule(Aspect.BOARD, "five 5x5 boards above each other, 125 squares", PAGE)
                .rule(Aspect.BLOCKING, "a man on a square passed", PAGE)
                .rule(Aspect.KING, "one step of a queen: 26 squares", PAGE)
                .rule(Aspect.QUEEN, "along one, two or three axes at once: 26 directions", PAGE)
                .rule(Aspect.ROOK, "along one axis: 6 directions", PAGE)
                .rule(Aspect.BISHOP, "along two axes at once: 12 directions", PAGE)
                .rule(Aspect.KNIGHT, "2 along one axis and 1 along another: 24 leaps", PAGE)
                .rule(Aspect.PAWN, "one step forward or up; captures to a side of that, or forward and up", PAGE)
                .rule(Aspect.OTHER_PIECES, "unicorn: along all three axes at once, 8 directions", PAGE)
                .rule(
                        Aspect.PROMOTION,
                        chosen -> "on the last rank of the last level"
                                + chosen.unless(CommonOption.PROMOTION, " to Q, R, B, U or N"),
                        PAGE)
                .rule(Aspect.CASTLING, "none", PAGE)
                .rule(Aspect.EN_PASSANT, "none", PAGE)
                .rule(Aspect.ROYALTY, "one king", PAGE)
                .rule(Aspect.END, "checkmate wins; stalemate, repetition, fifty moves, bare kings draw", PAGE);
    }
}
