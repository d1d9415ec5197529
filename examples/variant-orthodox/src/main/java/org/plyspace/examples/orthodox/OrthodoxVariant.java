package org.plyspace.examples.orthodox;

import java.util.List;
import org.plyspace.api.Aspect;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.lattice.LatticeVariant;
import org.plyspace.movegen.lattice.declare.CastlingSyntax;
import org.plyspace.movegen.lattice.declare.LatticeCastling;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.Mirror;
import org.plyspace.movegen.lattice.declare.PawnSpec;
import org.plyspace.movegen.option.CommonOption;

/** Chess on one board of 8x8, with positions in plain FEN. */
public final class OrthodoxVariant extends LatticeVariant {

    private static final Lattice BOARD = Lattice.box(8, 8, 1);
    private static final String LAWS = "FIDE Laws of Chess ";
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    @Override
    public String id() {
        return "orthodox";
    }

    @Override
    public String title() {
        return "Orthodox chess";
    }

    @Override
    public String summary() {
        return "Chess as everybody plays it, on one flat board: the measure of all others.";
    }

    @Override
    public String source() {
        return "FIDE Laws of Chess, 2023";
    }

    @Override
    protected LatticeSpec declare(OptionValues values) {
        Step rook = new Step(1, 0, 0);
        Step bishop = new Step(1, 1, 0);
        List<Step> queen = Step.flatTurnsOf(rook, bishop);
        LatticeSpec spec = new LatticeSpec(BOARD)
                .squares(OrthodoxVariant::name, "[a-z][0-9]", "files run from a to h, ranks from 1 to 8")
                .light(cell -> (BOARD.x(cell) + BOARD.y(cell)) % 2 == 1)
                .boards(List.of("board"), List.of("board"))
                .plainFen()
                .royal("K", "king", List.of(), queen)
                .piece("Q", "queen", Aspect.QUEEN, queen, List.of())
                .piece("R", "rook", Aspect.ROOK, rook.flatTurns(), List.of())
                .piece("B", "bishop", Aspect.BISHOP, bishop.flatTurns(), List.of())
                .piece("N", "knight", Aspect.KNIGHT, List.of(), new Step(2, 1, 0).flatTurns())
                .pawn("P", "pawn", pawn())
                .castling(new CastlingSyntax.Letters("KQkq"), castlings())
                .uciName("chess")
                .start(START);
        return rulebook(spec);
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
        Castling right = castling("O-O", "eg", "hf");
        Castling left = castling("O-O-O", "ec", "ad");
        return List.of(right, left, LatticeCastling.opposite(right, BOARD, Mirror.RANKS), LatticeCastling.opposite(left, BOARD, Mirror.RANKS));
    }

    /** Castling by the files of king and rook, origins and targets. */
    private static Castling castling(String text, String king, String rook) {
        return LatticeCastling.straight(BOARD, text, Side.WHITE, trip(king), trip(rook));
    }

    private static LatticeCastling.Trip trip(String files) {
        return new LatticeCastling.Trip(files.charAt(0) - 'a', files.charAt(1) - 'a');
    }

    private static String name(int cell) {
        return (char) ('a' + BOARD.x(cell)) + "" + (BOARD.y(cell) + 1);
    }

    private static LatticeSpec rulebook(LatticeSpec spec) {
        return spec.rule(Aspect.BOARD, "one board of 8x8, 64 squares", LAWS + "2")
                .rule(Aspect.BLOCKING, "a man on a square passed", LAWS + "3.5")
                .rule(Aspect.KING, "one step: 8 squares", LAWS + "3.8")
                .rule(Aspect.QUEEN, "rook and bishop, 8 directions", LAWS + "3.4")
                .rule(Aspect.ROOK, "along files and ranks, 4 directions", LAWS + "3.3")
                .rule(Aspect.BISHOP, "along diagonals, 4 directions", LAWS + "3.2")
                .rule(Aspect.KNIGHT, "2 and 1, 8 leaps", LAWS + "3.6")
                .rule(
                        Aspect.PAWN,
                        chosen -> "one step forward"
                                + chosen.unless(CommonOption.DOUBLE_STEP, ", two from its second rank")
                                + "; captures forward and to a side",
                        LAWS + "3.7")
                .rule(
                        Aspect.PROMOTION,
                        chosen -> "on the last rank" + chosen.unless(CommonOption.PROMOTION, " to Q, R, B or N"),
                        LAWS + "3.7.3")
                .rule(
                        Aspect.CASTLING,
                        "king two squares towards a rook, which goes to the other side of him",
                        LAWS + "3.8.2")
                .rule(
                        Aspect.EN_PASSANT,
                        "on the square a double step crossed, by a pawn attacking it",
                        LAWS + "3.7.3.1")
                .rule(Aspect.ROYALTY, "one king", LAWS + "1.4")
                .rule(Aspect.END, "checkmate wins; stalemate, repetition, fifty moves, bare kings draw", LAWS + "5, 9");
    }
}
