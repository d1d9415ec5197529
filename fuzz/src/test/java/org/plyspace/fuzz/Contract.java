package org.plyspace.fuzz;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import org.plyspace.api.PlyspaceException;

/**
 * What a reader promises for any bytes.
 *
 * @param reading the reader
 * @param limit the processor time that 64 KiB may take
 * @param refusals what may be thrown, as its documentation has it
 */
record Contract(Reading reading, Duration limit, List<Class<? extends PlyspaceException>> refusals) {

    private static final int UNIT = 1 << 16;

    /**
     * What came of an input.
     *
     * @param accepted whether it was neither refused nor found to mean nothing
     * @param nanos the processor time that it took, without compiling rules
     */
    record Result(boolean accepted, long nanos) {}

    /** Reads an input, however long it takes; whatever is thrown that was not promised comes out. */
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

    /** Of this thread so far, in nanoseconds. */
    static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** Of the very type that is promised: the two kinds of failure have all others below them, failures of rule sets among them. */
    private boolean isPromised(PlyspaceException thrown) {
        return !String.valueOf(thrown.getMessage()).isBlank() && refusals.contains(thrown.getClass());
    }

    /** As {@link #read}, within the limit. */
    Result hold(byte[] input) {
        Result result = read(input);
        if (result.nanos > limit.toNanos() * (1 + input.length / UNIT)) {
            throw new AssertionError(result.nanos / 1_000_000 + " ms of processor time for " + input.length + " bytes");
        }
        return result;
    }
}
