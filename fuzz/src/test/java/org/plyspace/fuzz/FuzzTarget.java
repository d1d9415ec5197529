package org.plyspace.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/**
 * What Jazzer calls. The first byte of an input says which reader it is for. Each reader has a share of processor time; after that
 * its inputs are passed over, so that a slow one takes nothing from the others.
 */
public final class FuzzTarget {

    /** The first byte of inputs for {@link #reachThePlanted}. */
    static final byte PLANTED = '!';

    /** Key of the report: which execution found the planted place, or nothing if none did. */
    static final String PLANTED_FOUND = "planted";

    private static final Map<Target, Tally> TALLIES = new EnumMap<>(Target.class);

    private static Path report;
    private static long share;
    private static long executions;
    private static Optional<Long> planted = Optional.empty();

    /** How often a reader was asked, and what that took. */
    private static final class Tally {
        private long runs;
        private long accepted;
        private long nanos;
    }

    private FuzzTarget() {}

    /**
     * Called once.
     *
     * @param arguments the file to report to, the seconds that each reader has, and the readers
     */
    public static void fuzzerInitialize(String[] arguments) {
        report = Path.of(arguments[0]);
        share = (long) (Double.parseDouble(arguments[1]) * 1_000_000_000);
        Arrays.stream(arguments).skip(2).forEach(id -> TALLIES.put(Target.named(id), new Tally()));
        // Compiled here, rules cost no reader of its time.
        RuleSets.SPECS.forEach(RuleSets::positions);
    }

    /** Called for every input. */
    public static void fuzzerTestOneInput(byte[] input) {
        executions++;
        if (input.length == 0) {
            return;
        }
        byte[] content = Arrays.copyOfRange(input, 1, input.length);
        if (input[0] == PLANTED) {
            reachThePlanted(content);
        }
        Target.of(input[0]).filter(TALLIES::containsKey).ifPresent(target -> run(target, TALLIES.get(target), content));
    }

    private static void run(Target target, Tally tally, byte[] content) {
        if (tally.nanos < share) {
            Contract.Result result = target.contract().hold(content);
            tally.runs++;
            tally.accepted += result.accepted() ? 1 : 0;
            tally.nanos += result.nanos();
        }
    }

    /** Hardly ever reached by chance, but soon by who is told how far an input came. */
    private static void reachThePlanted(byte[] content) {
        if (content.length > 3 && content[0] == 'p') {
            if (content[1] == 'l') {
                if (content[2] == 'y') {
                    if (content[3] == 's' && planted.isEmpty()) {
                        planted = Optional.of(executions);
                    }
                }
            }
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
        planted.ifPresent(execution -> lines.setProperty(PLANTED_FOUND, String.valueOf(execution)));
        try (Writer out = Files.newBufferedWriter(report)) {
            lines.store(out, null);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
