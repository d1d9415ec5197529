package org.plyspace.api;

import java.util.Arrays;

/** A growable list of moves, owned and reused by the caller; allocates only to grow. */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class MoveList {

    private static final int FIRST_CAPACITY = 256;

    private long[] moves = new long[FIRST_CAPACITY];
    private int size;

    public void add(long move) {
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, 2 * size);
        }
        moves[size++] = move;
    }

    /** The move at an index from 0 to {@link #size()} - 1. */
    public long get(int index) {
        if (index >= size) {
            throw new IndexOutOfBoundsException("move " + index + " of " + size);
        }
        return moves[index];
    }

    /** Replaces the move at an index from 0 to {@link #size()} - 1, for move ordering. */
    public void set(int index, long move) {
        if (index >= size) {
            throw new IndexOutOfBoundsException("move " + index + " of " + size);
        }
        moves[index] = move;
    }

    public int size() {
        return size;
    }

    public void clear() {
        size = 0;
    }

    /** Removes all moves after the first {@code newSize}. */
    public void truncate(int newSize) {
        if (newSize < 0 || newSize > size) {
            throw new IllegalArgumentException("cannot truncate " + size + " moves to " + newSize);
        }
        size = newSize;
    }

    public boolean contains(long move) {
        for (int i = 0; i < size; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }

    /** A copy that the caller may keep. */
    public long[] toArray() {
        return Arrays.copyOf(moves, size);
    }
}
