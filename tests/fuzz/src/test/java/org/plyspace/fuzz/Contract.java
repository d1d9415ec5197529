package org.plyspace.fuzz;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import org.plyspace.api.PlyspaceException;

/**
 * What a reader promises for arbitrary bytes.
 *
 * @param reading the reader
 * @param limit the processor time allowed for 64 KiB
 * @param refusals the documented exceptions
 */
record Contract(Reading reading, Duration limit, List<Class<? extends PlyspaceException>> refusals) {

    private static final int UNIT = 1 << 16;

    /**
     * The result of an input.
     *
     * @param accepted whether the input was neither refused nor found meaningless
     * @param nanos the processor time taken, without compiling rules
     */
    record Result(boolean accepted, long nanos) {}

    /** Reads an input, however long it takes; exceptions that were not promised are thrown on. */
    Result read(byte[] input) {
        long before = processorTime() - RememberingVariant.nanos();
        boolean accepted;
        try {
            accepted = reading.read(input);
        } catch (PlyspaceException thrown) {
            if (!isPromised(thrown)) {
                throw thrown;
            }
            accepted = false;
        }
        return new Result(accepted, processorTime() - RememberingVariant.nanos() - before);
    }

    /** The processor time of this thread so far, in nanoseconds. */
    static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /**
     * Whether an exception has exactly a promised type: the two kinds of failure are supertypes of all others, failures of rule
     * sets included.
     */
    private boolean isPromised(PlyspaceException thrown) {
        return !String.valueOf(thrown.getMessage()).isBlank() && refusals.contains(thrown.getClass());
    }

    /** Reads an input like {@link #read}, and checks the time limit. */
    Result hold(byte[] input) {
        Result result = read(input);
        if (result.nanos > limit.toNanos() * (1 + input.length / UNIT)) {
            throw new AssertionError(result.nanos / 1_000_000 + " ms of processor time for " + input.length + " bytes");
        }
        return result;
    }
}
