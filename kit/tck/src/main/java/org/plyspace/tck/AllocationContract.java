package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Checks that hot questions allocate nothing once lists and stacks have grown. Measures the bytes that the thread has allocated
 * and takes the minimum of several rounds, since only the rule set allocates in every one of them.
 */
interface AllocationContract extends UnderTest {

    /** The largest number of rounds; lists and stacks grow in the first ones. */
    int ROUNDS = 8;

    @TestFactory
    default Stream<DynamicTest> generationMakeAndUnmakeAllocateNothing() {
        return specimens().inSomePositions(20, position -> {
            HotQuestions questions = new HotQuestions(position.copy());
            assertEquals(0, leastAllocated(questions::generate), "bytes allocated by generating, making and unmaking");
        });
    }

    @TestFactory
    default Stream<DynamicTest> otherHotQuestionsAllocateNothing() {
        return specimens().inSomePositions(20, position -> {
            HotQuestions questions = new HotQuestions(position.copy());
            assertEquals(0, leastAllocated(questions::askAll), "bytes allocated by other hot questions");
        });
    }

    private static long leastAllocated(Runnable work) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        assumeTrue(threads.isThreadAllocatedMemorySupported() && threads.isThreadAllocatedMemoryEnabled());
        long id = Thread.currentThread().getId();
        long least = Long.MAX_VALUE;
        for (int i = 0; i < ROUNDS && least > 0; i++) {
            long before = threads.getThreadAllocatedBytes(id);
            work.run();
            least = Math.min(least, threads.getThreadAllocatedBytes(id) - before);
        }
        return least;
    }
}
