package org.plyspace.lab.claim;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Registry;
import org.plyspace.lab.experiment.OpeningRule;

/**
 * Plays the games that the tests of one set of claims ask for, and measures their numbers. Confined to one thread, except for the games.
 */
final class Measurer {

    private final RuleSetClaims set;
    private final ClaimSizes sizes;
    private final Map<OpeningRule, MetricGames> games = new LinkedHashMap<>();
    private final PieceGames pieces;

    Measurer(Registry registry, RuleSetClaims set, ClaimSizes sizes, Optional<ClaimFolder> folder) {
        this.set = set;
        this.sizes = sizes;
        this.pieces = new PieceGames(registry, sizes.seed());
        each((claim, test) -> {
            if (test instanceof MetricTest metric) {
                games.computeIfAbsent(
                                metric.openings(),
                                rule -> new MetricGames(registry, set.id(), rule, sizes.seed(), folder))
                        .need(metric, sizes.games(metric));
            }
        });
    }

    private void each(BiConsumer<Claim, ClaimTest> user) {
        for (Claim claim : set.claims()) {
            claim.tests().forEach(test -> user.accept(claim, test));
        }
    }

    /** The number of steps of {@link #measure}. */
    long steps() {
        long[] steps = {games.values().stream().mapToLong(MetricGames::steps).sum()};
        each((claim, test) -> {
            if (test instanceof ContestTest contest) {
                steps[0] += PieceGames.steps(sizes.of(contest));
            } else if (!sizes.withoutGames() && test instanceof ValueTest worth) {
                steps[0] += PieceGames.steps(sizes.of(worth));
            }
        });
        return steps[0];
    }

    /**
     * Measures the number of each test that needs games, except where there are none.
     *
     * @throws PlyspaceException if a rule set or an engine fails
     */
    Map<ClaimTest, PlayedNumber> measure(int threads, Steps steps) {
        Map<ClaimTest, PlayedNumber> numbers = new LinkedHashMap<>();
        games.values().forEach(each -> each.play(threads, steps));
        each((claim, test) -> {
            try {
                if (test instanceof MetricTest metric) {
                    games.get(metric.openings())
                            .number(metric, sizes.games(metric))
                            .ifPresent(number -> numbers.put(test, number));
                } else if (!sizes.withoutGames() && test instanceof ContestTest contest) {
                    numbers.put(test, pieces.number(sizes.of(contest), threads, steps));
                } else if (!sizes.withoutGames() && test instanceof ValueTest worth) {
                    numbers.put(test, pieces.number(sizes.of(worth), threads, steps));
                }
            } catch (UsageException refused) {
                throw new UsageException(set.place(claim), refused.getMessage());
            }
        });
        return numbers;
    }
}
