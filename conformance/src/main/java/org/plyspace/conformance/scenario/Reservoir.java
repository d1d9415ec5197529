package org.plyspace.conformance.scenario;

import java.util.List;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Keeps the cases of the lowest ranks. Ranks are hashes, so what is kept is a fair sample of all that was offered, and the
 * same in whatever order it was offered; the same rank again is the same case again.
 */
final class Reservoir {

    private final int capacity;
    private final TreeMap<Long, TestCase> kept = new TreeMap<>();

    Reservoir(int capacity) {
        this.capacity = capacity;
    }

    /** Takes a case if its rank is low enough; it is made only then. */
    void offer(long rank, Supplier<TestCase> maker) {
        if (kept.containsKey(rank) || (kept.size() == capacity && rank > kept.lastKey())) {
            return;
        }
        kept.put(rank, maker.get());
        if (kept.size() > capacity) {
            kept.pollLastEntry();
        }
    }

    /** What was kept, by rank. */
    List<TestCase> cases() {
        return List.copyOf(kept.values());
    }
}
