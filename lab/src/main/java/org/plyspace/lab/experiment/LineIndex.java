package org.plyspace.lab.experiment;

import java.util.Arrays;
import java.util.PrimitiveIterator;
import java.util.SortedMap;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/**
 * Where the line of each game begins, by the game's number. Takes eight bytes a game where numbers are dense, since parts of
 * {@value #PART} are arrays; a part with few games takes as much as a whole one. Confined to one thread while it is filled.
 */
final class LineIndex {

    private static final int PART = 512;
    private static final long NONE = -1;

    private final SortedMap<Integer, long[]> parts = new TreeMap<>();
    private int size;

    /** Adds a game; false if it is there already, and nothing is changed. */
    boolean add(int number, long offset) {
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

    /** How many games there are. */
    int size() {
        return size;
    }

    /** Whether a game is there. */
    boolean has(int number) {
        long[] part = parts.get(number / PART);
        return part != null && part[number % PART] != NONE;
    }

    /** Where the line of a game begins that is there. */
    long offset(int number) {
        return parts.get(number / PART)[number % PART];
    }

    /** The numbers of all games, the smallest first, found one by one as they are asked for. */
    IntStream numbers() {
        PrimitiveIterator.OfInt numbers = parts.keySet().stream()
                .flatMapToInt(
                        part -> IntStream.range(part * PART, (part + 1) * PART).filter(this::has))
                .iterator();
        // Of its own, since what follows in a stream is done for all of a part at once.
        return StreamSupport.intStream(Spliterators.spliterator(numbers, size, Spliterator.ORDERED), false);
    }
}
