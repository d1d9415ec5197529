package org.plyspace.variant.cube;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Variant;

/** Checks that the number of cells is known before rules are created. */
class CellsTest {

    private final Variant cube = new CubeVariant();

    private OptionValues size(int n) {
        return OptionValues.of(cube.options(), Map.of("n", String.valueOf(n)));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 5, 8})
    void areThoseOfTheRules(int n) {
        assertEquals(OptionalInt.of(cube.rules(size(n)).cells()), cube.cells(size(n)));
    }

    /** Compared by allocation, which does not depend on the machine's load. */
    @Test
    void theLargestTakeLessThanTheRulesOfOneThatIsSmallerByFar() {
        cube.cells(size(32)); // loads classes
        long rules = allocated(() -> cube.rules(size(8)));

        long cells = allocated(() -> assertEquals(OptionalInt.of(32 * 32 * 32), cube.cells(size(32))));

        assertTrue(cells < rules, cells + " bytes for 32 levels, " + rules + " for the rules of 8");
    }

    private static long allocated(Runnable work) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        work.run();
        return threads.getCurrentThreadAllocatedBytes() - before;
    }
}
