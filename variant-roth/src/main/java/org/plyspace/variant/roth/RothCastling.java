package org.plyspace.variant.roth;

import java.util.List;
import org.plyspace.api.Side;
import org.plyspace.movegen.stack.Castling;
import org.plyspace.movegen.stack.HomeSquares;

/** Castling: exchange on the king's side, beside the rook on the queen's (roth.md 5, ruling R-6). */
final class RothCastling {

    private final HomeSquares home;

    RothCastling(HomeSquares home) {
        this.home = home;
    }

    List<Castling> all() {
        return List.of(
                kingSide(Side.WHITE, "0(3)"),
                queenSide(Side.WHITE, "0(3)"),
                kingSide(Side.BLACK, "9(7)"),
                queenSide(Side.BLACK, "9(7)"));
    }

    private Castling kingSide(Side side, String place) {
        int king = home.cell("e" + place);
        int rook = home.cell("f" + place);
        return new Castling(side, true, king, rook, rook, king, 0, 0, 0, 1);
    }

    private Castling queenSide(Side side, String place) {
        int king = home.cell("e" + place);
        int beside = home.cell("b" + place);
        return new Castling(side, false, king, beside, home.cell("a" + place), king, 0, 1L << beside, 0, 1);
    }
}
