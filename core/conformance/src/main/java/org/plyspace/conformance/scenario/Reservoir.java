package org.plyspace.conformance.scenario;

import java.util.List;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Keeps the cases with the lowest ranks. Ranks are hashes, so it keeps a fair sample of everything offered, and the same one whatever
 * the order of offers; equal ranks belong to the same case.
 */
final class Reservoir {

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
