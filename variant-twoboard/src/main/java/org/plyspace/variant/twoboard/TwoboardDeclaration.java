package org.plyspace.variant.twoboard;

import java.util.List;
import org.plyspace.api.Aspect;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.lattice.declare.CastlingSyntax;
import org.plyspace.movegen.lattice.declare.LatticeCastling;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.Mirror;
import org.plyspace.movegen.lattice.declare.PawnBlock;
import org.plyspace.movegen.lattice.declare.PawnSpec;

/** The declaration of twoboard.md. A step with dz = 1 changes the board. */
final class TwoboardDeclaration {

    private static final String FIRST_BOARD = "1:rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    private static final String EMPTY_BOARD = "|2:8/8/8/8/8/8/8/8";
    private static final String PROTECTED_BOARD = "|2:8/ssssssss/8/8/8/8/SSSSSSSS/8";
    private static final int LAST_RANK = 7;

    private final Lattice lattice = FoldedBoard.LATTICE;
    private final boolean protectors;
    private final PawnBlock block;

    TwoboardDeclaration(OptionValues values) {
        this.protectors = values.is(TwoboardVariant.PROTECTORS, "on");
        this.block = switch (values.value(TwoboardVariant.PAWN_BLOCK)) {
            case "capture" -> PawnBlock.ENEMY_ON_CAPTURE;
            case "none" -> PawnBlock.NONE;
            default -> PawnBlock.ANY_ADVANCE_OCCUPIED;
        };
    }

    LatticeSpec spec() {
        List<Step> rook = Step.flatTurnsOf(new Step(1, 0, 0), new Step(1, 1, 1), new Step(0, 0, 1));
        List<Step> bishop = Step.flatTurnsOf(new Step(1, 1, 0), new Step(1, 0, 1));
        List<Step> queen = Step.joined(rook, bishop);
        List<Step> knight = Step.flatTurnsOf(new Step(2, 1, 0), new Step(1, 0, 0), new Step(2, 0, 1));
        LatticeSpec spec = new LatticeSpec(lattice)
                .squares(
                        FoldedBoard::name,
                        "[A-Za-z][0-9]",
                        "files run from a to h on board 1 and from A to H on board 2, ranks from 1 to 8")
                .light(FoldedBoard::isLight)
                .boards(List.of("1", "2"), List.of("1", "2"))
                .royal("K", "king", List.of(), queen)
                .piece("Q", "queen", Aspect.QUEEN, queen, List.of())
                .piece("R", "rook", Aspect.ROOK, rook, List.of())
                .piece("B", "bishop", Aspect.BISHOP, bishop, List.of())
                .piece("N", "knight", Aspect.KNIGHT, List.of(), knight)
                .pawn("P", "pawn", pawn())
                .piece("S", "protective pawn", Aspect.OTHER_PIECES, List.of(), List.of())
                .castling(new CastlingSyntax.Letters("KQkq"), castlings())
                .notation(new TwoboardNotation())
                .start(FIRST_BOARD + (protectors ? PROTECTED_BOARD : EMPTY_BOARD) + " w KQkq - 0 1");
        new TwoboardRulebook(block, protectors).addTo(spec);
        return spec;
    }

    private PawnSpec pawn() {
        return PawnSpec.plain(
                        List.of(new Step(0, 1, 0), new Step(-1, 1, 1), new Step(1, 1, 1)),
                        List.of(new Step(-1, 1, 0), new Step(1, 1, 0), new Step(0, 1, 1)),
                        (side, cell) -> lattice.y(cell) == (side == Side.WHITE ? LAST_RANK : 0),
                        "QRBN")
                .blockedBy(block)
                .doubleStepping((side, cell) ->
                        lattice.z(cell) == 0 && lattice.y(cell) == (side == Side.WHITE ? 1 : LAST_RANK - 1));
    }

    /** Castling as in chess, on board 1 (twoboard.md 3, T-6). */
    private static List<Castling> castlings() {
        Castling right = castling("O-O", trip("e1", "g1"), trip("h1", "f1"));
        Castling left = castling("O-O-O", trip("e1", "c1"), trip("a1", "d1"));
        return List.of(right, left, opposite(right), opposite(left));
    }

    private static Castling castling(String text, LatticeCastling.Trip king, LatticeCastling.Trip rook) {
        return LatticeCastling.straight(FoldedBoard.LATTICE, text, Side.WHITE, king, rook);
    }

    private static LatticeCastling.Trip trip(String from, String to) {
        return new LatticeCastling.Trip(FoldedBoard.cell(from), FoldedBoard.cell(to));
    }

    private static Castling opposite(Castling way) {
        return LatticeCastling.opposite(way, FoldedBoard.LATTICE, Mirror.RANKS);
    }
}
