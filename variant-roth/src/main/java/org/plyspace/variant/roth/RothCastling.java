package org.plyspace.variant.roth;

import java.util.List;
import org.plyspace.api.Side;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.stack.HomeSquares;
import org.plyspace.movegen.stack.StackCastling;

/** Castling: exchange on the king's side, king beside the rook on the queen's (roth.md 5, ruling R-6). */
final class RothCastling {

    private final HomeSquares home;

    RothCastling(HomeSquares home) {
        this.home = home;
    }

    List<StackCastling> all() {
        return List.of(
                kingSide(Side.WHITE, "0(3)"),
                queenSide(Side.WHITE, "0(3)"),
                kingSide(Side.BLACK, "9(7)"),
                queenSide(Side.BLACK, "9(7)"));
    }

    private StackCastling kingSide(Side side, String place) {
        int king = home.cell("e" + place);
        int rook = home.cell("f" + place);
        return new StackCastling(
                new Castling(Castling.KING_SIDE, side, king, rook, rook, king, List.of(), List.of()), 0);
    }

    private StackCastling queenSide(Side side, String place) {
        int king = home.cell("e" + place);
        int beside = home.cell("b" + place);
        Castling way = new Castling(
                Castling.QUEEN_SIDE, side, king, beside, home.cell("a" + place), king, List.of(), List.of(beside));
        return new StackCastling(way, 0);
    }
}
