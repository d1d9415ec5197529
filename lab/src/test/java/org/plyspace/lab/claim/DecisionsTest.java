package org.plyspace.lab.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.plyspace.lab.experiment.OpeningRule;
import org.plyspace.statistics.Estimate;

class DecisionsTest {

    private static final ClaimedRange ABOVE = ClaimedRange.above(0, 1);
    private static final MetricTest TEST =
            new MetricTest("coin", Optional.empty(), "score", "random", OpeningRule.USUAL, 100, ABOVE);

    private static PlayedNumber number(double mean, double half) {
        return new PlayedNumber(
                new MeasuredNumber(Estimate.around(mean, half), 1e9), ABOVE, 100, true, "share", "random");
    }

    private static ClaimVerdict alone(double mean, double half) {
        PlayedNumber number = number(mean, half);
        return new Decisions(List.of(number)).verdict(number);
    }

    @Test
    void aloneAClaimIsReadFromItsInterval() {
        assertEquals(ClaimVerdict.SUPPORTED, alone(1.5, 1.49));
        assertEquals(ClaimVerdict.NOT_SETTLED, alone(1.5, 1.51));
        assertEquals(ClaimVerdict.REFUTED, alone(-0.5, 1.49));
        assertEquals(ClaimVerdict.NOT_SETTLED, alone(-0.5, 1.51));
    }

    @Test
    void anEffectTooSmallToMatterRefutes() {
        assertEquals(ClaimVerdict.REFUTED, alone(0.5, 0.4));
    }

    @Test
    void amongManyMoreIsAskedFor() {
        PlayedNumber barely = number(1.5, 1.4);
        List<PlayedNumber> many = new ArrayList<>(IntStream.range(0, 20)
                .mapToObj(i -> number(0.5 + i / 1000.0, 10))
                .toList());
        many.add(barely);

        assertEquals(ClaimVerdict.NOT_SETTLED, new Decisions(many).verdict(barely));
        assertEquals(ClaimVerdict.SUPPORTED, new Decisions(List.of(barely)).verdict(barely));
    }

    @Test
    void whatIsUnknownIsNotSettledAndTroublesNoOther() {
        PlayedNumber unknown = new PlayedNumber(MeasuredNumber.nothing(), ABOVE, 100, true, "share", "random");
        PlayedNumber sure = number(5, 1);
        Decisions both = new Decisions(List.of(unknown, sure));

        assertEquals(ClaimVerdict.NOT_SETTLED, both.verdict(unknown));
        assertEquals(ClaimVerdict.SUPPORTED, both.verdict(sure));
    }

    @Test
    void onlyWhatIsOpenSaysHowManyGamesItTakes() {
        PlayedNumber open = number(1.5, 3);
        TestResult.Played played =
                new Decisions(List.of(open)).result(TEST, open).played().orElseThrow();
        PlayedNumber settled = number(5, 1);

        // Four times the 100 games halve the interval; a power of 80 % takes ((1.960 + 0.842) / 1.960)^2 = 2.043 as
        // many.
        assertEquals(OptionalLong.of(818), played.toSettle());
        assertTrue(new Decisions(List.of(settled))
                .result(TEST, settled)
                .played()
                .orElseThrow()
                .toSettle()
                .isEmpty());
    }

    @Test
    void aClaimFallsWithOneTestAndStandsWithAll() {
        assertEquals(
                ClaimVerdict.REFUTED,
                ClaimVerdict.together(List.of(ClaimVerdict.SUPPORTED, ClaimVerdict.REFUTED, ClaimVerdict.NOT_SETTLED)));
        assertEquals(
                ClaimVerdict.NOT_SETTLED,
                ClaimVerdict.together(List.of(ClaimVerdict.SUPPORTED, ClaimVerdict.NOT_SETTLED)));
        assertEquals(ClaimVerdict.SUPPORTED, ClaimVerdict.together(List.of(ClaimVerdict.SUPPORTED)));
    }
}
