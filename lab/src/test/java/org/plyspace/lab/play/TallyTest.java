package org.plyspace.lab.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;

/** A move counts as all that it is, and as nothing else. */
class TallyTest {

    private static final int OURS = Piece.code(Side.WHITE, 0);
    private static final int THEIRS = Piece.code(Side.BLACK, 0);
    private static final long STEP = Move.of(0, 1, OURS, Piece.NONE);
    private static final long CAPTURE = Move.of(0, 1, OURS, THEIRS);

    private static PlayOut after(long... moves) {
        Tally tally = new Tally(2);
        for (long move : moves) {
            tally.chosen(move, 5, 0b10);
            tally.made(move == STEP);
        }
        return tally.playOut(Optional.empty());
    }

    @Test
    void capturesChecksAndPromotionsAreCountedApart() {
        PlayOut game = after(STEP, STEP, STEP, CAPTURE, CAPTURE, Move.promoting(STEP, OURS));

        assertEquals(new PlayOut(6, 30, Optional.empty(), 2, 3, 1, List.of(0, 6)), game);
    }

    @Test
    void aCaptureThatPromotesIsBoth() {
        PlayOut game = after(Move.promoting(CAPTURE, OURS));

        assertEquals(List.of(1, 1), List.of(game.captures(), game.promotions()));
    }
}
