package org.plyspace.conformance.scenario;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Gathers candidates by category, and chooses a matrix of them in which no question is asked twice. */
final class Collector {

    /** The candidates kept for each requested case, since another category may take some of them. */
    private static final int SPARE = 4;

    private final int perCategory;
    private final Map<Category, Reservoir> candidates = new HashMap<>();

    Collector(int perCategory) {
        this.perCategory = perCategory;
    }

    /** Offers a candidate to each of its categories. */
    void offer(Examples.Example example) {
        for (Category category : example.categories()) {
            // Each category has its own ranking, or all would choose the same few candidates.
            long rank = new SplittableRandom(example.question() ^ category.salt()).nextLong();
            candidates
                    .computeIfAbsent(category, unused -> new Reservoir(SPARE * perCategory))
                    .offer(rank, () -> example.maker().apply(category));
        }
    }

    /**
     * Chooses the cases, with ids by category. Categories with few candidates choose first.
     *
     * @param present the questions that are already in the matrix
     */
    List<TestCase> choose(Set<String> present) {
        Set<String> taken = new HashSet<>(present);
        Map<Category, List<TestCase>> chosen = new TreeMap<>();
        candidates.entrySet().stream()
                .sorted(Comparator.comparing((Map.Entry<Category, Reservoir> entry) ->
                                entry.getValue().cases().size())
                        .thenComparing(Map.Entry::getKey))
                .forEach(entry -> chosen.put(
                        entry.getKey(),
                        entry.getValue().cases().stream()
                                .filter(candidate -> taken.add(candidate.question()))
                                .limit(perCategory)
                                .toList()));
        return numbered(chosen);
    }

    private static List<TestCase> numbered(Map<Category, List<TestCase>> chosen) {
        Map<String, Integer> used = new HashMap<>();
        List<TestCase> numbered = new ArrayList<>();
        chosen.forEach((category, cases) -> {
            for (TestCase testCase : cases) {
                int number = used.merge(category.slug(), 1, Integer::sum);
                numbered.add(testCase.withId(String.format("%s_%03d", category.slug(), number)));
            }
        });
        return numbered;
    }

    /**
     * Keeps the cases with the lowest ranks. Ranks are hashes, so it keeps a fair sample of everything offered, the same one in any order
     * of offers; equal ranks belong to the same case.
     */
    static final class Reservoir {

        private final int capacity;
        private final TreeMap<Long, TestCase> kept = new TreeMap<>();

        Reservoir(int capacity) {
            this.capacity = capacity;
        }

        /** Keeps a case if its rank is low enough; only then is it made. */
        void offer(long rank, Supplier<TestCase> maker) {
            if (kept.containsKey(rank) || (kept.size() == capacity && rank > kept.lastKey())) {
                return;
            }
            kept.put(rank, maker.get());
            if (kept.size() > capacity) {
                kept.pollLastEntry();
            }
        }

        /** The cases kept, by rank. */
        List<TestCase> cases() {
            return List.copyOf(kept.values());
        }
    }
}
