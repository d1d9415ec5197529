package org.plyspace.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SparePoolTest {

    private final AtomicInteger made = new AtomicInteger();
    private final List<Integer> closed = new ArrayList<>();
    private final SparePool<Integer> pool = new SparePool<>(made::incrementAndGet, closed::add);

    @Test
    void whatWasReturnedIsUsedAgain() {
        assertEquals("1", pool.use(String::valueOf));
        assertEquals("1", pool.use(String::valueOf));
        assertEquals(List.of(), closed);

        pool.close();
        assertEquals(List.of(1), closed);
    }

    @Test
    void whatFailedIsClosedAndNotUsedAgain() {
        assertThrows(
                IllegalStateException.class,
                () -> pool.use(one -> {
                    throw new IllegalStateException();
                }));

        assertEquals(List.of(1), closed);
        assertEquals("2", pool.use(String::valueOf));
    }

    /** As the engine of a game that was given up, whose thread comes back later. */
    @Test
    void whatIsReturnedAfterTheEndIsClosed() {
        pool.use(one -> {
            pool.close();
            return one;
        });

        assertEquals(List.of(1), closed);
    }
}
