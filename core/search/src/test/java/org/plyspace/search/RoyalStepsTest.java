package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.testing.RuleSets;

class RoyalStepsTest {

    @Test
    void aKingInACubeHasSevenStepsFromACornerAndTwentySixFromTheMiddle() {
        Rules rules = RuleSets.of("cube", Map.of("n", "3"));
        RoyalSteps steps = steps(rules);
        int[] counts = IntStream.range(0, rules.cells())
                .map(cell -> steps.from(king(rules), cell).length)
                .sorted()
                .toArray();
        int[] expected = new int[rules.cells()];
        Arrays.fill(expected, 0, 8, 7);
        Arrays.fill(expected, 8, 20, 11);
        Arrays.fill(expected, 20, 26, 17);
        expected[26] = 26;
        assertArrayEquals(expected, counts);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cube", "koernke", "twoboard", "meder"})
    void stepsCanBeTakenBack(String id) {
        Rules rules = RuleSets.of(id);
        RoyalSteps steps = steps(rules);
        for (int cell = 0; cell < rules.cells(); cell++) {
            int from = cell;
            for (int to : steps.from(king(rules), cell)) {
                assertTrue(IntStream.of(steps.from(king(rules), to)).anyMatch(back -> back == from), from + "-" + to);
            }
        }
    }

    /** In a cube of three, a corner is one step from 7 cells and two from 19, the middle one step from 26. */
    @Test
    void cornersAreRemote() {
        Rules rules = RuleSets.of("cube", Map.of("n", "3"));
        RoyalSteps steps = steps(rules);
        assertEquals(RoyalSteps.STEP * (7 + 2 * 19) / 27, steps.mostRemote());
        assertEquals(RoyalSteps.STEP * 26 / 27, steps.leastRemote());
        assertEquals(
                8,
                IntStream.range(0, rules.places())
                        .filter(place -> steps.remoteness(place) == steps.mostRemote())
                        .count());
    }

    /** Where kings choose their level freely, levels are no distance. */
    @ParameterizedTest
    @ValueSource(strings = {"cube", "koernke", "twoboard", "meder"})
    void everyStepIsADistanceOfOne(String id) {
        Rules rules = RuleSets.of(id);
        RoyalSteps steps = steps(rules);
        Position empty = rules.position(rules.empty(), Purpose.STUDY);
        for (int cell = 0; cell < rules.cells(); cell++) {
            for (int to : steps.from(king(rules), cell)) {
                assertEquals(1, steps.distance(empty, cell, to), cell + "-" + to);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"cube, 4", "koernke, 7", "twoboard, 7", "meder, 9"})
    void theFarthestCellsAreApartByTheLongestSideOfTheBoard(String id, int farthest) {
        Rules rules = RuleSets.of(id);
        RoyalSteps steps = steps(rules);
        Position empty = rules.position(rules.empty(), Purpose.STUDY);
        int found = 0;
        for (int from = 0; from < rules.cells(); from++) {
            for (int to = 0; to < rules.cells(); to++) {
                found = Math.max(found, steps.distance(empty, from, to));
            }
        }
        assertEquals(farthest, found);
    }

    @Test
    void stepsOnLargeBoardsAreLeftOut() {
        Rules rules = RuleSets.of("cube", Map.of("n", "13"));
        assertEquals(0, steps(rules).from(king(rules), 0).length);
    }

    private static RoyalSteps steps(Rules rules) {
        return new PieceValues(rules).royalSteps();
    }

    private static int king(Rules rules) {
        return rules.pieceTypes().stream()
                .filter(PieceType::royal)
                .mapToInt(type -> Piece.code(Side.BLACK, type.index()))
                .findFirst()
                .orElseThrow();
    }
}
