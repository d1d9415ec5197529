package org.plyspace.api;

import java.util.Arrays;

/**
 * The differences that a move makes, for evaluations that are updated incrementally. Owned and reused by the caller; allocates
 * only to grow.
 *
 * <p>A place is a number from 0 to {@link Rules#places()} - 1 that fixes file, rank and level, so a carried piece changes
 * places although its cell stays. Each place is listed at most once, and only if its content differs; the order is unspecified.
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class Changes {

    private static final int FIRST_CAPACITY = 16;

    private final Table places = new Table();
    private final Table hands = new Table();
    private final Table anchors = new Table();
    private final Table owners = new Table();

    /** Rows of a key, its value before the move and its value after it. */
    private static final class Table {

        int[] rows = new int[3 * FIRST_CAPACITY];
        int size;

        void add(int key, int before, int after) {
            if (3 * size == rows.length) {
                rows = Arrays.copyOf(rows, 2 * rows.length);
            }
            rows[3 * size] = key;
            rows[3 * size + 1] = before;
            rows[3 * size + 2] = after;
            size++;
        }

        int get(int index, int column) {
            if (index < 0 || index >= size) {
                throw new IndexOutOfBoundsException("change " + index + " of " + size);
            }
            return rows[3 * index + column];
        }

        /** Keeps one row per key, with its first and its last value. */
        void merge(int key, int before, int after) {
            for (int i = 0; i < size; i++) {
                if (rows[3 * i] == key) {
                    rows[3 * i + 2] = after;
                    if (rows[3 * i + 1] == after) {
                        remove(i);
                    }
                    return;
                }
            }
            if (before != after) {
                add(key, before, after);
            }
        }

        private void remove(int index) {
            size--;
            System.arraycopy(rows, 3 * size, rows, 3 * index, 3);
        }
    }

    /** Removes all changes. */
    public void clear() {
        places.size = 0;
        hands.size = 0;
        anchors.size = 0;
        owners.size = 0;
    }

    /**
     * Records that a place changes from one {@link Piece} code to another; a second change of the same place is merged with the
     * first.
     */
    public void addPlace(int place, int before, int after) {
        places.merge(place, before, after);
    }

    /** Records that the number of pieces of a code in its side's hand changes. */
    public void addHand(int piece, int before, int after) {
        hands.merge(piece, before, after);
    }

    /** Records that a board moves from one anchor to another. */
    public void addAnchor(int board, int before, int after) {
        anchors.merge(board, before, after);
    }

    /** Records that a board changes owners; sides by {@link Side#index()}. */
    public void addOwner(int board, int before, int after) {
        owners.merge(board, before, after);
    }

    /** The number of places that change. */
    public int places() {
        return places.size;
    }

    /** The place of the change at {@code index}, 0 to {@link #places()} - 1. */
    public int place(int index) {
        return places.get(index, 0);
    }

    /** The {@link Piece} code there before the move, or {@link Piece#NONE}. */
    public int pieceBefore(int index) {
        return places.get(index, 1);
    }

    /** The {@link Piece} code there after the move, or {@link Piece#NONE}. */
    public int pieceAfter(int index) {
        return places.get(index, 2);
    }

    /** The number of {@link Piece} codes whose count in hand changes. */
    public int hands() {
        return hands.size;
    }

    /** The {@link Piece} code in hand, whose side is the holder; {@code index} from 0 to {@link #hands()} - 1. */
    public int handPiece(int index) {
        return hands.get(index, 0);
    }

    /** The number in hand before the move. */
    public int handBefore(int index) {
        return hands.get(index, 1);
    }

    /** The number in hand after the move. */
    public int handAfter(int index) {
        return hands.get(index, 2);
    }

    /** The number of boards that change anchors. */
    public int anchors() {
        return anchors.size;
    }

    /** The board that changes anchors; {@code index} from 0 to {@link #anchors()} - 1. */
    public int anchorBoard(int index) {
        return anchors.get(index, 0);
    }

    /** The board's anchor before the move. */
    public int anchorBefore(int index) {
        return anchors.get(index, 1);
    }

    /** The board's anchor after the move. */
    public int anchorAfter(int index) {
        return anchors.get(index, 2);
    }

    /** The number of boards that change owners. */
    public int owners() {
        return owners.size;
    }

    /** The board that changes owners; {@code index} from 0 to {@link #owners()} - 1. */
    public int ownedBoard(int index) {
        return owners.get(index, 0);
    }

    /** The {@link Side#index()} of the owner before the move. */
    public int ownerBefore(int index) {
        return owners.get(index, 1);
    }

    /** The {@link Side#index()} of the owner after the move. */
    public int ownerAfter(int index) {
        return owners.get(index, 2);
    }
}
