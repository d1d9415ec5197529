package org.plyspace.search;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The strengths that people play against, level1 to level10: how far they look, and by how much they misjudge what they see. Each beats
 * the one below clearly, docs/engines.md says by how much.
 */
final class Levels {

    private static final String NAME = "level";
    private static final String MEMORY = ",hash=32";
    /** From the first level on. */
    private static final List<String> SEARCHES = List.of(
            "depth=1,noise=700",
            "depth=1,noise=400",
            "depth=1,noise=200",
            "depth=1,noise=60",
            "depth=2,noise=85",
            "nodes=1700,noise=40",
            "nodes=3000,noise=30",
            "nodes=8000,noise=10",
            "nodes=25000",
            "nodes=150000");

    private Levels() {}

    /** All names. */
    static List<String> names() {
        return IntStream.rangeClosed(1, SEARCHES.size())
                .mapToObj(level -> NAME + level)
                .toList();
    }

    /** The options of the search that a level is; {@code name} must be one of {@link #names}. */
    static String search(String name) {
        return SEARCHES.get(Integer.parseInt(name.substring(NAME.length())) - 1) + MEMORY;
    }
}
