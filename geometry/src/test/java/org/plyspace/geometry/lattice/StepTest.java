package org.plyspace.geometry.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StepTest {

    @ParameterizedTest(name = "{0},{1},{2} has {3}")
    @CsvSource({"0,0,0, 1", "1,0,0, 6", "1,1,0, 12", "1,1,1, 8", "2,1,0, 24", "2,1,1, 24", "1,2,3, 48"})
    void allTurnsAreDifferent(int dx, int dy, int dz, int count) {
        List<Step> turns = new Step(dx, dy, dz).allTurns();
        assertEquals(count, turns.size());
        assertEquals(count, turns.stream().distinct().count());
        assertTrue(turns.stream().allMatch(turn -> turns.contains(turn.reversed())));
    }

    @ParameterizedTest(name = "{0},{1},{2} has {3}")
    @CsvSource({"0,0,0, 1", "1,0,0, 2", "1,1,0, 4", "1,2,3, 8"})
    void allSignsKeepTheOrder(int dx, int dy, int dz, int count) {
        List<Step> signs = new Step(dx, dy, dz).allSigns();
        assertEquals(count, signs.stream().distinct().count());
        assertEquals(count, signs.size());
        assertTrue(signs.stream()
                .allMatch(step -> Math.abs(step.dx()) == dx && Math.abs(step.dy()) == dy && Math.abs(step.dz()) == dz));
    }

    @ParameterizedTest(name = "{0},{1},{2} has {3}")
    @CsvSource({"0,0,1, 1", "1,0,0, 4", "1,1,0, 4", "2,1,0, 8", "2,1,1, 8", "1,0,-2, 4"})
    void flatTurnsKeepTheLevel(int dx, int dy, int dz, int count) {
        List<Step> turns = new Step(dx, dy, dz).flatTurns();
        assertEquals(count, turns.stream().distinct().count());
        assertEquals(count, turns.size());
        assertTrue(turns.stream()
                .allMatch(turn -> turn.dz() == dz && turns.contains(new Step(-turn.dx(), -turn.dy(), dz))));
    }

    @Test
    void turnsOfSeveralStepsAreCountedOnce() {
        Step rook = new Step(1, 0, 0);
        Step bishop = new Step(1, 1, 0);
        assertEquals(6 + 12, Step.allTurnsOf(rook, bishop, rook.reversed()).size());
        assertEquals(4 + 4, Step.flatTurnsOf(rook, bishop, bishop.reversed()).size());
    }

    @Test
    void joinedStepsKeepTheirOrderAndAreCountedOnce() {
        Step a = new Step(1, 0, 0);
        Step b = new Step(0, 1, 0);
        Step c = new Step(0, 0, 1);
        assertEquals(List.of(b, a, c), Step.joined(List.of(b, a), List.of(), List.of(a, c, b)));
    }

    @Test
    void blacksForwardAndUpAreTheOtherWayRoundAndLeftStaysLeft() {
        assertEquals(new Step(1, -2, -3), new Step(1, 2, 3).forBlack());
        assertEquals(new Step(-1, -2, -3), new Step(1, 2, 3).reversed());
    }
}
