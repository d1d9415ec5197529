package org.plyspace.search;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The playing strengths level1 to level10: how far they look, what they overlook, and by how much they misjudge what they see.
 * Each is meant to beat the one below; docs/engines.md gives the measured differences.
 */
public final class Levels {

    /** The strongest level; the weakest is 1. */
    public static final int STRONGEST = 10;

    private static final String NAME = "level";
    private static final String MEMORY = ",hash=32";
    /** The search options of each level, from level 1. */
    private static final List<String> SEARCHES = List.of(
            "depth=1,oversight=95,noise=90",
            "depth=1,oversight=60,noise=40",
            "depth=2,nodes=4000,oversight=60,noise=25",
            "depth=3,nodes=6000,oversight=50,noise=10",
            "depth=4,nodes=8000,oversight=45,noise=10",
            "depth=5,nodes=10000,oversight=35,noise=10",
            "depth=6,nodes=12000,oversight=25,noise=10",
            "nodes=15000,oversight=15,noise=5",
            "nodes=30000",
            "nodes=150000");

    private Levels() {}

    /** The limits of a level, 1 to {@value #STRONGEST}: a number of nodes, and for some a depth. */
    public static Limits limits(int level) {
        return options(level).limits();
    }

    /** The search settings of a level, 1 to {@value #STRONGEST}. */
    public static SearchSettings settings(int level) {
        return BuiltInEngineSpec.settings(options(level));
    }

    private static EngineOptions options(int level) {
        String name = name(level);
        return EngineOptions.parse(name, search(name), any -> true, "");
    }

    /** The name of a level, 1 to {@value #STRONGEST}. */
    static String name(int level) {
        return NAME + level;
    }

    /** The names of all levels. */
    static List<String> names() {
        return IntStream.rangeClosed(1, SEARCHES.size()).mapToObj(Levels::name).toList();
    }

    /** The search options of a level; {@code name} must be one of {@link #names}. */
    static String search(String name) {
        return SEARCHES.get(Integer.parseInt(name.substring(NAME.length())) - 1) + MEMORY;
    }
}
