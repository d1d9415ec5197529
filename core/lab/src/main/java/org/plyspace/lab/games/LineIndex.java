package org.plyspace.lab.games;

import java.util.Arrays;
import java.util.PrimitiveIterator;
import java.util.SortedMap;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/**
 * The position of each game's line in a file, by the game's number. It takes eight bytes per game if numbers are dense, since it
 * consists of arrays for {@value #PART} games each; one with few games takes as much as a full one. Confined to one thread while it is
 * filled.
 */
public final class LineIndex {

    private static final int PART = 512;
    private static final long NONE = -1;

    private final SortedMap<Integer, long[]> parts = new TreeMap<>();
    private int size;

    /** Adds a game; false if it already exists, and then nothing changes. */
    public boolean add(int number, long offset) {
        long[] part = parts.computeIfAbsent(number / PART, unused -> blank());
        if (part[number % PART] != NONE) {
            return false;
        }
        part[number % PART] = offset;
        size++;
        return true;
    }

    private static long[] blank() {
        long[] part = new long[PART];
        Arrays.fill(part, NONE);
        return part;
    }

    /** The number of games. */
    public int size() {
        return size;
    }

    /** Whether the game exists. */
    public boolean has(int number) {
        long[] part = parts.get(number / PART);
        return part != null && part[number % PART] != NONE;
    }

    /** The position at which the line of an existing game begins. */
    public long offset(int number) {
        return parts.get(number / PART)[number % PART];
    }

    /** The numbers of all games in ascending order, found one by one on demand. */
    public IntStream numbers() {
        PrimitiveIterator.OfInt numbers = parts.keySet().stream()
                .flatMapToInt(
                        part -> IntStream.range(part * PART, (part + 1) * PART).filter(this::has))
                .iterator();
        // A spliterator of its own, since later stages of a stream would process a whole part at once.
        return StreamSupport.intStream(Spliterators.spliterator(numbers, size, Spliterator.ORDERED), false);
    }
}
