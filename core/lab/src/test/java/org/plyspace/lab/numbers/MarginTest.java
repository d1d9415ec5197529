package org.plyspace.lab.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.plyspace.lab.search.Aim;
import org.plyspace.lab.search.Objective;
import org.plyspace.lab.search.Quantity;
import org.plyspace.lab.study.Direction;
import org.plyspace.lab.study.Expectation.SmallestDifference;

class MarginTest {

    /** Also of numbers below 0, such as the advantage of the first move. */
    @ParameterizedTest
    @CsvSource({"80, 8, 16", "-80, 8, 16", "0.5, 0.05, 0.1"})
    void aPartIsOfTheBaselinesSize(double baseline, double tenth, double fifth) {
        assertEquals(tenth, Margin.TENTH.of(baseline).orElseThrow(), 1e-12);
        assertEquals(fifth, new SmallestDifference(0.2, true).of(baseline), 1e-12);
        assertEquals(0.2, new SmallestDifference(0.2, false).of(baseline));
        assertEquals(OptionalDouble.of(0.05), Margin.FIVE_POINTS.of(baseline));
        assertEquals(OptionalDouble.empty(), Margin.NONE.of(baseline));
    }

    @Test
    void ofNothingThereIsNoPart() {
        assertEquals(OptionalDouble.empty(), Margin.TENTH.of(0));
        assertEquals(OptionalDouble.of(0.05), Margin.FIVE_POINTS.of(0));
    }

    @ParameterizedTest
    @EnumSource(Direction.class)
    void aDirectionIsFoundByItsWord(Direction direction) {
        assertEquals(Optional.of(direction), Direction.of(direction.word()));
        assertEquals(Optional.empty(), Direction.of(direction.name()));
        assertEquals(List.of(Direction.DIFFERENT, Direction.EQUIVALENT).contains(direction), direction.isTwoSided());
    }

    /** In margins of 5 points, or of 15 % of the unchanged number. */
    @ParameterizedTest
    @CsvSource({
        "MINIMISE, 0.3, 0.4, 6",
        "MAXIMISE, 0.3, 0.4, -6",
        "KEEP, 0.3, 0.4, 2",
        "KEEP, 0.5, 0.4, 2",
        "BALANCE, 0.3, 0.4, 4",
        "BALANCE, 0.7, 0.4, 4",
        "BALANCE, 0.5, 0.4, 0",
    })
    void whatASearchWantsOfAScoreIsCountedInMargins(Aim aim, double value, double unchanged, double loss) {
        Objective objective = new Objective(aim, new Quantity("score", "score", Unit.SHARE_OF_POINTS, 1));

        assertEquals(loss, objective.loss(value, unchanged), 1e-9);
    }

    @ParameterizedTest
    @CsvSource({"MINIMISE, 90, 7.5", "MAXIMISE, 90, -7.5", "KEEP, 92, 1", "KEEP, 68, 1"})
    void whatItWantsOfALengthIsCountedInPartsOfTheUnchangedOne(Aim aim, double value, double loss) {
        Objective objective = new Objective(aim, new Quantity("length", "length", Unit.PLIES, 1_000));

        assertEquals(loss, objective.loss(value, 80), 1e-9);
    }
}
