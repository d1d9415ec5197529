package org.plyspace.lab.claim;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Registry;
import org.plyspace.engine.SettingName;
import org.plyspace.lab.experiment.OpeningRule;
import org.plyspace.lab.experiment.Provenance;
import org.plyspace.lab.experiment.SourceFile;
import org.plyspace.lab.experiment.SourceFiles;

/**
 * Plays the games that the tests of one set of claims ask for, and measures their numbers. Confined to one thread, except for the games.
 */
final class Measurer {

    private final RuleSetClaims set;
    private final ClaimSizes sizes;
    private final Map<OpeningRule, MetricGames> games = new LinkedHashMap<>();
    private final Registry registry;
    private final Optional<ClaimFolder> folder;

    Measurer(Registry registry, RuleSetClaims set, ClaimSizes sizes, Optional<ClaimFolder> folder) {
        this.set = set;
        this.sizes = sizes;
        this.registry = registry;
        this.folder = folder;
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
        try (PieceGames pieces = new PieceGames(registry, sizes.seed(), pairs())) {
            each((claim, test) -> {
                try {
                    if (test instanceof MetricTest metric) {
                        games.get(metric.openings())
                                .number(metric, sizes.games(metric))
                                .ifPresent(number -> numbers.put(test, number));
                    } else if (test instanceof ContestTest contest) {
                        pieces.number(contest, sizes.of(contest), threads, steps)
                                .ifPresent(number -> numbers.put(test, number));
                    } else if (!sizes.withoutGames() && test instanceof ValueTest worth) {
                        numbers.put(test, pieces.number(sizes.of(worth), threads, steps));
                    }
                } catch (UsageException refused) {
                    throw new UsageException(set.place(claim), refused.getMessage());
                }
            });
        }
        return numbers;
    }

    /** The kept pairs of games in which sides lack pieces; empty if none are kept, or no claim asks for any. */
    private Optional<StoredPairs> pairs() {
        Set<String> ids = new LinkedHashSet<>();
        each((claim, test) -> {
            if (test instanceof ContestTest || test instanceof ValueTest) {
                test.settings()
                        .forEach(setting -> ids.add(SettingName.parse(setting).id()));
            }
        });
        return folder.filter(keeping -> !ids.isEmpty()).map(keeping -> pairs(keeping, ids));
    }

    private StoredPairs pairs(ClaimFolder keeping, Set<String> ids) {
        List<SourceFile> files = ids.stream()
                .flatMap(id -> SourceFiles.of(registry.find(id)).stream())
                .toList();
        return new StoredPairs(keeping, set.id(), Provenance.here(keeping.version(), files), sizes.seed());
    }
}
