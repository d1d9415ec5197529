package org.plyspace.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Compares how many nodes engines search in a second of their own processor time. Each program is started once and warmed; then all search the
 * same positions, in turn, in several rounds. Engines for orthodox chess stand beside each other; of other rule sets only this project's
 * program searches.
 */
final class NodesPerSecond {

    private static final int ROUNDS = 5;
    private static final int WARM_UPS = 2;
    private static final long NANOS = 1_000_000_000;
    /** How many middlegames of a rule set are searched. */
    private static final int MIDDLEGAMES = 6;

    private NodesPerSecond() {}

    /**
     * Takes a rule set's id, the nodes a position and, after them, one program for each argument, its path and arguments separated by blanks.
     */
    public static void main(String[] args) throws IOException {
        List<String> positions = positions(args[0]);
        int nodes = Integer.parseInt(args[1]);
        Map<String, UciEngine> engines = new LinkedHashMap<>();
        Map<String, List<Double>> rates = new LinkedHashMap<>();
        try {
            for (String program : List.of(args).subList(2, args.length)) {
                engines.put(program, new UciEngine(words(program)));
                rates.put(program, new ArrayList<>());
            }
            for (int round = -WARM_UPS; round < ROUNDS; round++) {
                for (Map.Entry<String, UciEngine> engine : engines.entrySet()) {
                    double rate = rate(engine.getValue(), positions, nodes);
                    if (round >= 0) {
                        rates.get(engine.getKey()).add(rate);
                    }
                }
                System.err.println(round < 0 ? "warmed" : "round " + (round + 1) + " of " + ROUNDS + " done");
            }
        } finally {
            for (UciEngine engine : engines.values()) {
                engine.close();
            }
        }
        rates.forEach((program, each) -> System.out.printf(
                Locale.ROOT,
                "| %s | %s | %.3f | %.3f to %.3f |%n",
                args[0],
                words(program).get(0),
                SideBySide.median(each) / 1e6,
                Collections.min(each) / 1e6,
                Collections.max(each) / 1e6));
    }

    private static List<String> words(String command) {
        return List.of(command.split(" ", -1));
    }

    private static List<String> positions(String variant) {
        if (variant.equals("orthodox")) {
            return List.copyOf(SideBySide.POSITIONS.keySet());
        }
        return Workload.of(RuleSets.all()).stream()
                .filter(workload ->
                        workload.variant().equals(variant) && workload.set().equals("middlegame"))
                .limit(MIDDLEGAMES)
                .map(workload -> workload.position().words().text())
                .toList();
    }

    private static double rate(UciEngine engine, List<String> positions, int nodes) throws IOException {
        long searched = 0;
        long before = engine.processorTime().toNanos();
        for (String position : positions) {
            searched += engine.search(position, nodes);
        }
        return (double) searched * NANOS / (engine.processorTime().toNanos() - before);
    }
}
