package org.plyspace.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Properties;

/**
 * The entry point for Jazzer. The first byte of an input selects the reader. Each reader has a share of processor time, after
 * which its inputs are skipped, so that a slow one takes nothing from the others. The fuzzer is stopped when all shares are
 * used, or the time for all of them, which the fuzzer's own work counts towards: most inputs take longer to make than to read.
 */
public final class FuzzTarget {

    /** The property that names the report file. */
    static final String REPORT = "plyspace.fuzz.report";
    /** The property that names the file whose content stops the fuzzer. */
    static final String STOP = "plyspace.fuzz.stop";

    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final Map<Target, Tally> TALLIES = new EnumMap<>(Target.class);

    private static Path report;
    private static Path stop;
    private static long share;
    private static long end;

    /** The number of a reader's inputs, and the time they took. */
    private static final class Tally {
        private long runs;
        private long accepted;
        private long nanos;
    }

    private FuzzTarget() {}

    /**
     * Called once, at the start.
     *
     * @param arguments the milliseconds for each reader, those for all with the fuzzer's own work, and the readers
     */
    public static void fuzzerInitialize(String[] arguments) {
        report = Path.of(System.getProperty(REPORT));
        stop = Path.of(System.getProperty(STOP));
        share = Integer.parseInt(arguments[0]) * NANOS_PER_MILLI;
        long all = Integer.parseInt(arguments[1]) * NANOS_PER_MILLI;
        Arrays.stream(arguments).skip(2).forEach(id -> TALLIES.put(Target.named(id), new Tally()));
        // Rules are compiled here, so that this costs no reader's time.
        RuleSets.SPECS.forEach(RuleSets::positions);
        end = Contract.processorTime() + all;
    }

    /** Called for every input. */
    public static void fuzzerTestOneInput(byte[] input) {
        if (input.length > 0) {
            Target.of(input[0])
                    .filter(TALLIES::containsKey)
                    .ifPresent(target -> run(target, TALLIES.get(target), Arrays.copyOfRange(input, 1, input.length)));
        }
    }

    private static void run(Target target, Tally tally, byte[] content) {
        if (tally.nanos < share) {
            long before = Contract.processorTime();
            tally.accepted += target.contract().hold(content).accepted() ? 1 : 0;
            tally.nanos += Contract.processorTime() - before;
            tally.runs++;
        }
        if (Contract.processorTime() > end || TALLIES.values().stream().allMatch(each -> each.nanos >= share)) {
            write(stop, new Properties());
        }
    }

    /** Called at the end. */
    public static void fuzzerTearDown() {
        Properties lines = new Properties();
        TALLIES.forEach((target, tally) -> {
            lines.setProperty(target.id() + ".runs", String.valueOf(tally.runs));
            lines.setProperty(target.id() + ".accepted", String.valueOf(tally.accepted));
            lines.setProperty(target.id() + ".millis", String.valueOf(tally.nanos / 1_000_000));
        });
        write(report, lines);
    }

    /** Returns with the file written completely. */
    private static void write(Path file, Properties lines) {
        try (Writer out = Files.newBufferedWriter(file)) {
            lines.store(out, null);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
