package org.plyspace.api;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class MoveListTest {

    private static MoveList listOf(int size) {
        MoveList list = new MoveList();
        LongStream.range(0, size).forEach(list::add);
        return list;
    }

    @Test
    void growsBeyondItsFirstCapacity() {
        MoveList list = listOf(1000);
        assertEquals(1000, list.size());
        assertArrayEquals(LongStream.range(0, 1000).toArray(), list.toArray());
    }

    @Test
    void entriesBeyondTheSizeAreRefused() {
        MoveList list = listOf(3);
        list.truncate(2);
        assertEquals(1, list.get(1));
        assertThrows(IndexOutOfBoundsException.class, () -> list.get(2));
        assertThrows(IndexOutOfBoundsException.class, () -> list.set(2, 7));
        assertThrows(IndexOutOfBoundsException.class, () -> list.get(-1));
        assertThrows(IllegalArgumentException.class, () -> list.truncate(3));
        assertThrows(IllegalArgumentException.class, () -> list.truncate(-1));
    }

    @Test
    void containsLooksAtWhatIsLeftOnly() {
        MoveList list = listOf(5);
        assertTrue(list.contains(4));
        list.truncate(4);
        assertFalse(list.contains(4));
        list.clear();
        assertFalse(list.contains(0));
    }

    @Test
    void anArrayTakenIsTheCallersOwn() {
        MoveList list = listOf(2);
        long[] taken = list.toArray();
        list.set(0, 9);
        assertArrayEquals(new long[] {0, 1}, taken);
    }
}
