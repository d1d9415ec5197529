package org.plyspace.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.vectors.Perft;

/**
 * Compares this project's generic rules with engines made for orthodox chess: perft on the same positions, one thread each, in
 * turn. Time is processor time, so that other programs disturb little; all counts must agree.
 */
final class SideBySide {

    private static final String ORTHODOX = "orthodox";
    private static final String US = "plyspace";
    private static final int ROUNDS = 5;
    private static final int WARM_UPS = 3;
    private static final long NANOS = 1_000_000_000;

    /** The six usual positions for perft of chess programs, with depths that take some seconds. */
    static final Map<String, Integer> POSITIONS = positions();

    private final Map<String, UciEngine> engines = new LinkedHashMap<>();
    private final Rules rules;
    private final Perft perft = new Perft();
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    /** The nodes per second by program, one value per round. */
    private final Map<String, List<Double>> rates = new LinkedHashMap<>();

    private SideBySide(Rules rules) {
        this.rules = rules;
    }

    private static Map<String, Integer> positions() {
        Map<String, Integer> positions = new LinkedHashMap<>();
        positions.put("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5);
        positions.put("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4);
        positions.put("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6);
        positions.put("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5);
        positions.put("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 4);
        positions.put("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 4);
        return positions;
    }

    /** Takes the engines' commands. */
    public static void main(String[] args) throws IOException {
        Variant orthodox = RuleSets.all().stream()
                .filter(variant -> variant.id().equals(ORTHODOX))
                .findFirst()
                .orElseThrow(
                        () -> new IllegalStateException("the jar of the rule set orthodox is not on the class path"));
        SideBySide comparison = new SideBySide(RuleSets.rules(orthodox));
        try {
            for (String program : args) {
                Path path = Path.of(program);
                if (Files.isExecutable(path)) {
                    comparison.engines.put(path.getFileName().toString(), new UciEngine(List.of(program)));
                }
            }
            comparison.run();
        } finally {
            for (UciEngine engine : comparison.engines.values()) {
                engine.close();
            }
        }
        comparison.print();
    }

    private void run() throws IOException {
        PerftBenchmark bundled = new PerftBenchmark();
        bundled.variant = ORTHODOX;
        bundled.set = PerftBenchmark.ALL;
        bundled.exerciseAll();
        List<Long> expected = null;
        for (int round = -WARM_UPS; round < ROUNDS; round++) {
            List<Long> counted = ours(round);
            if (expected != null && !expected.equals(counted)) {
                throw new IllegalStateException(US + " counts " + counted + " after " + expected);
            }
            expected = counted;
            if (round >= 0) {
                for (Map.Entry<String, UciEngine> engine : engines.entrySet()) {
                    theirs(engine.getKey(), engine.getValue(), expected);
                }
                System.err.println("round " + (round + 1) + " of " + ROUNDS + " done");
            }
        }
    }

    private List<Long> ours(int round) {
        List<Long> counted = new ArrayList<>();
        long start = threads.getCurrentThreadCpuTime();
        POSITIONS.forEach((fen, depth) -> {
            Position position = rules.position(rules.read(fen), Purpose.GAME);
            counted.add(perft.count(position, depth));
        });
        if (round >= 0) {
            add(US, counted, threads.getCurrentThreadCpuTime() - start);
        }
        return counted;
    }

    private void theirs(String name, UciEngine engine, List<Long> expected) throws IOException {
        List<Long> counted = new ArrayList<>();
        long start = engine.processorTime().toNanos();
        for (Map.Entry<String, Integer> position : POSITIONS.entrySet()) {
            counted.add(engine.perft(position.getKey(), position.getValue()));
        }
        if (!counted.equals(expected)) {
            throw new IllegalStateException(name + " counts " + counted + ", " + US + " " + expected);
        }
        add(name, counted, engine.processorTime().toNanos() - start);
    }

    private void add(String name, List<Long> counted, long nanos) {
        double nodes = counted.stream().mapToLong(Long::longValue).sum();
        rates.computeIfAbsent(name, unused -> new ArrayList<>()).add(nodes * NANOS / nanos);
    }

    private void print() {
        System.out.printf(
                "%n%s, Java %s; perft of %d positions, one thread, median of %d rounds; a second is one of processor time%n%n",
                Machine.processor(), System.getProperty("java.version"), POSITIONS.size(), ROUNDS);
        System.out.println("| program | million nodes a second | plyspace is faster by |");
        System.out.println("| --- | ---: | ---: |");
        double us = median(rates.get(US));
        rates.forEach((name, each) -> System.out.printf(
                Locale.ROOT, "| %s | %.1f | %.2f times |%n", name, median(each) / 1e6, us / median(each)));
        if (engines.isEmpty()) {
            System.out.println("no engine found; Debian's packages stockfish and fairy-stockfish have two");
        }
    }

    static double median(List<Double> values) {
        return MedianInterval.median(
                values.stream().mapToDouble(Double::doubleValue).sorted().toArray());
    }
}
