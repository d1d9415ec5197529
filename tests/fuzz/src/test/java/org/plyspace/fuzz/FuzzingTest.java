package org.plyspace.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.testing.InWholeForm;
import org.plyspace.testing.TestForm;

/**
 * Jazzer mutates the corpus of each reader, guided by coverage. In every build all readers share a JVM, since starting one with
 * instrumentation takes longer than fuzzing; with {@code -Plong} each has its own for a minute.
 */
@Execution(ExecutionMode.CONCURRENT)
@InWholeForm
final class FuzzingTest {

    /** Selects a single reader, for as long as {@code plyspace.fuzz.seconds} says. */
    private static final String WANTED = System.getProperty("plyspace.fuzz", "");

    private static final int SHORT_MILLIS = 1_000;
    private static final int SHORT_MILLIS_FOR_ALL = 100_000;
    private static final int LONG_SECONDS = 60;
    private static final int SHORT_LENGTH = 4_096;
    private static final int LONG_LENGTH = 65_536;
    /** The error on systems for which Jazzer has no native library. */
    private static final String UNSUPPORTED = "UnsatisfiedLinkError";

    private static Stream<FuzzRun> runs() {
        if (!WANTED.isEmpty()) {
            return Stream.of(alone(Target.named(WANTED), Integer.getInteger("plyspace.fuzz.seconds", LONG_SECONDS)));
        }
        return TestForm.isLong()
                ? Arrays.stream(Target.values()).map(target -> alone(target, LONG_SECONDS))
                : Stream.of(new FuzzRun(
                        "all",
                        List.of(Target.values()),
                        SHORT_MILLIS,
                        SHORT_MILLIS_FOR_ALL,
                        SHORT_LENGTH,
                        List.of("-Xmx1g", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1")));
    }

    private static FuzzRun alone(Target target, int seconds) {
        return new FuzzRun(
                target.id(),
                List.of(target),
                1_000 * seconds,
                Integer.MAX_VALUE,
                LONG_LENGTH,
                List.of("-Xmx1g", "-XX:+UseSerialGC"));
    }

    @ParameterizedTest
    @MethodSource("runs")
    void nothingButRefusalsComesOut(FuzzRun run) throws IOException, InterruptedException {
        FuzzRun.Result result = run.run();
        assumeJazzerRuns(result);
        assertEquals(
                List.of(),
                result.findings(),
                () -> "inputs that are faults; docs/testing.md says how to keep them\n" + result.log());
        assertEquals(0, result.code(), result::log);
        for (Target target : run.targets()) {
            tell(target, result);
            assertTrue(
                    result.reached().stream().anyMatch(file -> file.getParent().endsWith(target.id())),
                    () -> target + ": no change to the corpus reached anything new\n" + result.log());
        }
    }

    private static void assumeJazzerRuns(FuzzRun.Result result) {
        if (result.log().contains(UNSUPPORTED)) {
            System.err.println("\nNOT TRIED: fuzzing, since Jazzer does not run here\n");
            Assumptions.abort("Jazzer does not run here");
        }
    }

    private static void tell(Target target, FuzzRun.Result result) {
        if (TestForm.isLong() || !WANTED.isEmpty()) {
            System.out.println("fuzzed " + target.id() + ": " + result.count(target, "runs") + " inputs, "
                    + result.count(target, "accepted") + " accepted, " + result.count(target, "millis") + " ms; "
                    + result.coverage());
        }
    }
}
