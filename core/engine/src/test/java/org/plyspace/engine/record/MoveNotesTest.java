package org.plyspace.engine.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Repetition;
import org.plyspace.api.Repetition.Bound;
import org.plyspace.api.Repetition.Meaning;
import org.plyspace.engine.Game;
import org.plyspace.engine.Ring;

class MoveNotesTest {

    private static final long OTHER = Ring.MOVE + 1;

    private final Game game =
            new Ring(new Repetition(2, Meaning.NOTHING, Bound.GAME), ply -> false, ply -> ply).game(2);
    /** The plies that something was said of, in turn. */
    private final List<Integer> written = new ArrayList<>();

    private final MoveNotes<String> notes = new MoveNotes<>((before, ply, move) -> {
        assertEquals(ply, before.halfmoveClock());
        written.add(ply);
        before.make(move);
        return ply + ":" + move;
    });

    @Test
    void eachMoveIsLookedAtOnce() {
        notes.of(game);
        game.play(OTHER);

        assertEquals(List.of("0:1", "1:1", "2:2"), notes.of(game));
        assertEquals(List.of(0, 1, 2), written);
    }

    @Test
    void whatWasTakenBackAndPlayedOtherwiseIsLookedAtAgain() {
        notes.of(game);
        game.takeBack();
        assertEquals(List.of("0:1"), notes.of(game));
        game.play(OTHER);

        assertEquals(List.of("0:1", "1:2"), notes.of(game));
        assertEquals(List.of(0, 1, 1), written);
    }

    @Test
    void aMoveOfWhichNothingCanBeSaidIsAskedAboutAgain() {
        List<String> told = new ArrayList<>();
        MoveNotes<String> broken = new MoveNotes<>((before, ply, move) -> {
            before.make(move);
            if (ply == 1 && told.isEmpty()) {
                told.add("now it can");
                throw new IllegalStateException("not yet");
            }
            return "" + ply;
        });

        assertThrows(IllegalStateException.class, () -> broken.of(game));
        assertEquals(List.of("0", "1"), broken.of(game));
    }
}
