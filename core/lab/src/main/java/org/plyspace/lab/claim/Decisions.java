package org.plyspace.lab.claim;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.plyspace.statistics.ManyTests;

/**
 * Decides the claims about all numbers measured in games. Each is tested both ways, for the claim and against it, and the chance that any
 * of these tests is wrong is at most 5 % (Holm).
 */
final class Decisions {

    private static final double LEVEL = 0.05;
    private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

    private final List<PlayedNumber> numbers;
    private final double[] adjusted;
    /** The factor by which half an interval is widened to allow for all tests. */
    private final double stretch;

    Decisions(List<PlayedNumber> numbers) {
        this.numbers = List.copyOf(numbers);
        double[] p = new double[2 * numbers.size()];
        for (int i = 0; i < numbers.size(); i++) {
            p[2 * i] = numbers.get(i).claimed().supportP(numbers.get(i).measured());
            p[2 * i + 1] = numbers.get(i).claimed().refutationP(numbers.get(i).measured());
        }
        this.adjusted = ManyTests.holm(p);
        this.stretch = NORMAL.inverseSurvivalProbability(LEVEL / Math.max(2, p.length))
                / NORMAL.inverseSurvivalProbability(LEVEL / 2);
    }

    /** The result of the test of one number. */
    TestResult result(ClaimTest test, PlayedNumber number) {
        ClaimVerdict verdict = verdict(number);
        OptionalLong toSettle = verdict == ClaimVerdict.NOT_SETTLED
                ? number.claimed().gamesToSettle(number.measured(), number.games(), stretch)
                : OptionalLong.empty();
        return new TestResult(
                test,
                verdict,
                List.of(),
                Optional.empty(),
                Optional.of(new TestResult.Played(
                        number.measured(),
                        number.claimed(),
                        number.games(),
                        number.share(),
                        number.unit(),
                        number.player(),
                        toSettle)));
    }

    ClaimVerdict verdict(PlayedNumber number) {
        int index = indexOf(number);
        if (adjusted[2 * index + 1] <= LEVEL) {
            return ClaimVerdict.REFUTED;
        }
        return adjusted[2 * index] <= LEVEL ? ClaimVerdict.SUPPORTED : ClaimVerdict.NOT_SETTLED;
    }

    private int indexOf(PlayedNumber number) {
        int index = numbers.indexOf(number);
        if (index < 0) {
            throw new IllegalArgumentException("a number of another run");
        }
        return index;
    }
}
