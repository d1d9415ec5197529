package org.plyspace.lab.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class HeartbeatTest {

    /** A long game of short moves is never overdue. */
    @Test
    void eachMoveHasItsOwnTime() {
        ExperimentRun.Heartbeat at = new ExperimentRun.Heartbeat();
        at.playing(2, 7);
        ExperimentRun.Heartbeat.Step first = at.step().orElseThrow();
        at.ply(2);
        ExperimentRun.Heartbeat.Step second = at.step().orElseThrow();

        assertEquals(2, second.ply());
        assertEquals(2, second.column());
        assertEquals(Optional.of(7), second.game());
        assertNotSame(first, second, "the clock of the game, not of the move");
    }

    @Test
    void whoRestsIsNotLate() {
        ExperimentRun.Heartbeat at = new ExperimentRun.Heartbeat();
        at.preparing(1);
        assertTrue(at.step().isPresent());
        at.resting();
        assertTrue(at.step().isEmpty());
    }
}
