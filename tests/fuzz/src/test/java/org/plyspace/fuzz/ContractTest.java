package org.plyspace.fuzz;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyspace.api.OptionException;
import org.plyspace.api.TextException;
import org.plyspace.engine.VariantException;
import org.plyspace.engine.VariantFailure;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;

/** Checks that contracts notice violations. */
final class ContractTest {

    private static final byte[] INPUT = new byte[1];
    private static final Growth QUICK = new Growth(1 << 17, Duration.ofMillis(200));
    private static final Growing GROWING = new Growing("", "a", "");

    private static Contract contract(Reading reading) {
        return new Contract(reading, Duration.ofMillis(50), List.of(TextException.class, VariantException.class));
    }

    private static Contract throwing(RuntimeException thrown) {
        return contract(input -> {
            throw thrown;
        });
    }

    @Test
    void promisedRefusalsAreNoFault() {
        assertFalse(throwing(new TextException("", 0, "no text")).hold(INPUT).accepted());
        assertTrue(contract(input -> true).hold(INPUT).accepted());
    }

    @Test
    void everythingElseIs() {
        List<RuntimeException> faults = List.of(
                new NumberFormatException(),
                new OptionException("n", "not promised here"),
                new VariantException(" "),
                new VariantFailure(
                        new FoundVariant(null, "broken", Path.of("broken.jar"), Origin.BUNDLED),
                        "for its moves",
                        new IllegalArgumentException()));
        for (RuntimeException fault : faults) {
            assertThrows(fault.getClass(), () -> throwing(fault).hold(INPUT));
        }
    }

    @Test
    void timeBeyondTheLimitIs() {
        assertThrows(AssertionError.class, () -> contract(input -> busy(2e8)).hold(INPUT));
    }

    /** Keeps the processor busy for about a number of nanoseconds. */
    private static boolean busy(double nanos) {
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        double end = clock.getCurrentThreadCpuTime() + nanos;
        while (clock.getCurrentThreadCpuTime() < end) {
            Thread.onSpinWait();
        }
        return true;
    }

    @Test
    void timeInProportionToTheTextIsNone() {
        Contract linear = contract(input -> busy(100.0 * input.length));

        assertDoesNotThrow(() -> QUICK.hold(linear, GROWING));
    }

    @Test
    void timeInProportionToItsSquareIs() {
        Contract quadratic = contract(input -> busy(0.1 * input.length * input.length));

        assertThrows(AssertionError.class, () -> QUICK.hold(quadratic, GROWING));
    }
}
