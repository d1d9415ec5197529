package org.plyspace.lab.claim;

import java.util.LinkedHashMap;
import java.util.Map;
import org.plyspace.api.PlyspaceException;
import org.plyspace.engine.Registry;
import org.plyspace.lab.experiment.OpeningRule;

/** Plays the games that tests of one set of claims ask for, and tells their numbers. Confined to one thread, but for the games. */
final class Measurer {

    private final ClaimSet set;
    private final ClaimSizes sizes;
    private final Map<OpeningRule, SetGames> games = new LinkedHashMap<>();
    private final PieceGames pieces;

    Measurer(Registry registry, ClaimSet set, ClaimSizes sizes) {
        this.set = set;
        this.sizes = sizes;
        this.pieces = new PieceGames(registry, sizes.seed());
        each((claim, test) -> {
            if (test instanceof MetricTest metric) {
                games.computeIfAbsent(metric.openings(), rule -> new SetGames(registry, set.id(), rule, sizes.seed()))
                        .need(metric, sizes.games(metric));
            }
        });
    }

    private interface User {

        void take(Claim claim, ClaimTest test);
    }

    private void each(User user) {
        for (Claim claim : set.claims()) {
            claim.tests().forEach(test -> user.take(claim, test));
        }
    }

    /** How many steps {@link #measure} takes, which it counts as it goes. */
    long steps() {
        long[] steps = {games.values().stream().mapToLong(SetGames::steps).sum()};
        each((claim, test) -> {
            if (test instanceof ContestTest contest) {
                steps[0] += PieceGames.steps(sizes.of(contest));
            } else if (test instanceof WorthTest worth) {
                steps[0] += PieceGames.steps(sizes.of(worth));
            }
        });
        return steps[0];
    }

    /**
     * What games say to each test that needs some.
     *
     * @throws PlyspaceException if a rule set or a machine fails
     */
    Map<ClaimTest, PlayedNumber> measure(int threads, Steps steps) {
        Map<ClaimTest, PlayedNumber> numbers = new LinkedHashMap<>();
        games.values().forEach(each -> each.play(threads, steps));
        each((claim, test) -> {
            try {
                if (test instanceof MetricTest metric) {
                    numbers.put(test, games.get(metric.openings()).number(metric, sizes.games(metric)));
                } else if (test instanceof ContestTest contest) {
                    numbers.put(test, pieces.number(sizes.of(contest), threads, steps));
                } else if (test instanceof WorthTest worth) {
                    numbers.put(test, pieces.number(sizes.of(worth), threads, steps));
                }
            } catch (ClaimException refused) {
                throw new ClaimException(set.place(claim), refused.getMessage());
            }
        });
        return numbers;
    }
}
