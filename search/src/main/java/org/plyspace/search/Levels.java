package org.plyspace.search;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The strengths that people play against, level1 to level10: how far they look, what they overlook, and by how much they misjudge what they
 * see. Each is to beat the one below; docs/engines.md says by how much those do that were measured.
 */
public final class Levels {

    /** The strongest; the weakest is 1. */
    public static final int STRONGEST = 10;

    private static final String NAME = "level";
    private static final String MEMORY = ",hash=32";
    /** From the first level on. */
    private static final List<String> SEARCHES = List.of(
            "depth=1,oversight=95,noise=90",
            "depth=1,oversight=80,noise=60",
            "depth=1,oversight=55,noise=30",
            "depth=2,nodes=4000,oversight=50,noise=30",
            "depth=3,nodes=4000,oversight=45,noise=20",
            "depth=4,nodes=6000,oversight=35,noise=15",
            "depth=5,nodes=12000,oversight=25,noise=10",
            "nodes=12000,oversight=15,noise=5",
            "nodes=25000",
            "nodes=150000");

    private Levels() {}

    /** How far a level looks, 1 to {@value #STRONGEST}; its number of nodes is limited, or its depth with them. */
    public static Limits limits(int level) {
        return options(level).limits();
    }

    /** How a level searches, 1 to {@value #STRONGEST}. */
    public static SearchSettings settings(int level) {
        return BuiltInEngineSpec.settings(options(level));
    }

    private static EngineOptions options(int level) {
        String name = NAME + level;
        return EngineOptions.parse(name, search(name), any -> true, "");
    }

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
