package org.plyspace.tck.toy;

import org.plyspace.api.Piece;
import org.plyspace.api.Setup;

/** Setups of the toy as text. */
final class ToyWriter {

    private ToyWriter() {}

    static String write(Setup setup) {
        String placement = "M:" + rows(setup, 0, 4, 4) + "|H@" + ToyBoard.ANCHORS[setup.anchorOf(0)] + ":"
                + rows(setup, ToyBoard.FIRST_OF_H, 2, 2);
        String own = setup.field(ToyRules.OWN).isEmpty() ? "" : " own=" + setup.field(ToyRules.OWN);
        return placement + " " + setup.side().symbol() + " - " + setup.field(Setup.EN_PASSANT) + " "
                + setup.halfmoveClock() + " " + setup.fullmoveNumber() + own;
    }

    private static String rows(Setup setup, int first, int ranks, int files) {
        StringBuilder text = new StringBuilder();
        for (int rank = ranks - 1; rank >= 0; rank--) {
            int gap = 0;
            for (int file = 0; file < files; file++) {
                int piece = setup.pieceAt(first + rank * files + file);
                if (piece == Piece.NONE) {
                    gap++;
                } else {
                    text.append(gap > 0 ? "" + gap : "").append(ToyBoard.letter(piece));
                    gap = 0;
                }
            }
            text.append(gap > 0 ? "" + gap : "").append(rank > 0 ? "/" : "");
        }
        return text.toString();
    }
}
