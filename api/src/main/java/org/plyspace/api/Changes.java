package org.plyspace.api;

import java.util.Arrays;
import org.plyspace.api.PublicApi.Usage;

/**
 * What a move changes, for evaluations that are kept up to date: owned and reused by the caller; once it has grown, filling it
 * allocates nothing.
 *
 * <p>A place is a number from 0 to {@link Rules#places()} - 1 that fixes file, rank and level, so that a piece which is
 * carried by a board changes places although its cell stays. Each place is listed at most once, and only if what stands there
 * differs; the order means nothing.
 */
@PublicApi(usage = Usage.CALL)
public final class Changes {

    private static final int FIRST_CAPACITY = 16;

    private final Table places = new Table();
    private final Table hands = new Table();
    private final Table anchors = new Table();
    private final Table owners = new Table();

    /** Rows of a key, what it was and what it becomes. */
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

        /** One row for each key: what was first, what comes last. */
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

    /** Forgets all changes. */
    public void clear() {
        places.size = 0;
        hands.size = 0;
        anchors.size = 0;
        owners.size = 0;
    }

    /** Adds that a place changes from one {@link Piece} code to another; a second change of a place joins the first. */
    public void addPlace(int place, int before, int after) {
        places.merge(place, before, after);
    }

    /** Adds that the number of pieces of a code in the hand of its side changes. */
    public void addHand(int piece, int before, int after) {
        hands.merge(piece, before, after);
    }

    /** Adds that a board goes from one anchor to another. */
    public void addAnchor(int board, int before, int after) {
        anchors.merge(board, before, after);
    }

    /** Adds that a board changes hands; sides by {@link Side#index()}. */
    public void addOwner(int board, int before, int after) {
        owners.merge(board, before, after);
    }

    /** How many places change. */
    public int places() {
        return places.size;
    }

    /** The place of a change, {@code index} from 0 to {@link #places()} - 1. */
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

    /** How many numbers of pieces in hand change. */
    public int hands() {
        return hands.size;
    }

    /** The {@link Piece} code in hand, its side being the holder; {@code index} from 0 to {@link #hands()} - 1. */
    public int handPiece(int index) {
        return hands.get(index, 0);
    }

    /** How many were in hand before the move. */
    public int handBefore(int index) {
        return hands.get(index, 1);
    }

    /** How many are in hand after the move. */
    public int handAfter(int index) {
        return hands.get(index, 2);
    }

    /** How many boards go to another anchor. */
    public int anchors() {
        return anchors.size;
    }

    /** The board that goes elsewhere, {@code index} from 0 to {@link #anchors()} - 1. */
    public int anchorBoard(int index) {
        return anchors.get(index, 0);
    }

    /** The anchor it hung on before the move. */
    public int anchorBefore(int index) {
        return anchors.get(index, 1);
    }

    /** The anchor it hangs on after the move. */
    public int anchorAfter(int index) {
        return anchors.get(index, 2);
    }

    /** How many boards change hands. */
    public int owners() {
        return owners.size;
    }

    /** The board that changes hands, {@code index} from 0 to {@link #owners()} - 1. */
    public int ownedBoard(int index) {
        return owners.get(index, 0);
    }

    /** {@link Side#index()} of the owner before the move. */
    public int ownerBefore(int index) {
        return owners.get(index, 1);
    }

    /** {@link Side#index()} of the owner after the move. */
    public int ownerAfter(int index) {
        return owners.get(index, 2);
    }
}
