package org.plyspace.engine.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Outcome;
import org.plyspace.api.Repetition;
import org.plyspace.api.Repetition.Bound;
import org.plyspace.api.Repetition.Meaning;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.engine.Ring;

class OngoingGameTest {

    private static final Outcome BLACK_WINS = Outcome.win(Side.BLACK, Outcome.RESIGNATION);
    /** What is played here leads on as any move does. */
    private static final long OTHER = Ring.MOVE + 1;

    private OngoingGame table;

    @BeforeEach
    void playTwoMoves() {
        Ring ring = new Ring(new Repetition(2, Meaning.NOTHING, Bound.GAME), ply -> false, ply -> ply);
        table = new OngoingGame(ring.game(2), Optional.empty());
    }

    @Test
    void aResignationIsTakenBackAndMadeAgain() {
        table.resign();
        assertTrue(table.undo(side -> true));
        assertEquals(Optional.empty(), table.game().outcome());
        assertEquals(2, table.game().plies());

        assertTrue(table.canRedo());
        assertTrue(table.redo(side -> true));
        assertEquals(Optional.of(BLACK_WINS), table.game().outcome());
        assertFalse(table.canRedo());
        assertFalse(table.redo(side -> true));
    }

    @Test
    void movesTakenBackBeforeAResignationAreMadeAgainBeforeIt() {
        table.resign();
        table.undo(side -> true);
        table.undo(side -> true);
        assertEquals(1, table.game().plies());

        table.redo(side -> true);
        assertEquals(2, table.game().plies());
        assertEquals(Optional.empty(), table.game().outcome());
        table.redo(side -> true);
        assertEquals(Optional.of(BLACK_WINS), table.game().outcome());
    }

    @Test
    void afterAnotherMoveNothingIsMadeAgain() {
        table.resign();
        table.undo(side -> true);
        table.undo(side -> true);
        table.play(OTHER);

        assertFalse(table.canRedo());
        assertFalse(table.redo(side -> true));
        assertEquals(Optional.empty(), table.game().outcome());
        assertEquals(List.of(Ring.MOVE, OTHER), table.game().moves());
    }

    /** Who plays against an engine takes back its answer, too, and has it back with the own move. */
    @Test
    void aMachinesMovesGoWithThePersons() {
        Predicate<Side> white = side -> side == Side.WHITE;
        assertTrue(table.canUndo(white));
        assertTrue(table.undo(white));
        assertEquals(0, table.game().plies());
        assertFalse(table.canUndo(white));
        assertFalse(table.undo(white));

        assertTrue(table.redo(white));
        assertEquals(2, table.game().plies());
    }

    @Test
    void whereBlackBeganTheSecondMoveIsWhites() {
        Ring ring = new Ring(new Repetition(2, Meaning.NOTHING, Bound.GAME), ply -> false, ply -> ply);
        Game game = ring.game(2, Ring.START.toBuilder().side(Side.BLACK).build());
        table = new OngoingGame(game, Optional.empty());

        assertTrue(table.undo(side -> side == Side.WHITE));
        assertEquals(1, table.game().plies());
        assertFalse(table.canUndo(side -> side == Side.WHITE));
        assertTrue(table.undo(side -> side == Side.BLACK));
        assertEquals(0, table.game().plies());
    }

    @Test
    void whoeverIsNotToMoveCanGiveUpToo() {
        table.resign(Side.BLACK);
        assertEquals(
                Optional.of(Outcome.win(Side.WHITE, Outcome.RESIGNATION)),
                table.game().outcome());
    }
}
