package org.plyspace.api;

import java.util.Arrays;
import org.plyspace.api.PublicApi.Usage;

/**
 * Where pawns, men that reset the clock and are not royal, have a free way to promotion: no enemy pawn stands on a place to which they can go
 * on and on without capturing, or can capture on one of these. Found once, by moving lone pawns on the board as it is set up without men; a
 * pawn on a place that no cell has there has no free way. Immutable, and shared between threads.
 *
 * <p>Sets of places are arrays of {@link #words()} longs: place {@code p} is bit {@code p % 64} of long {@code p / 64}.
 */
@PublicApi(usage = Usage.CALL)
public final class PromotionWays {

    /** Larger rule sets have no free ways, since the tables grow with the square of the places. */
    private static final int MOST_PLACES = 1024;

    private final int words;
    /** By code and place: the places where enemy pawns hinder, as sets; null for codes that have no way. */
    private final long[][] hindering = new long[Piece.CODES][];

    private final boolean[][] promotes = new boolean[Piece.CODES][];

    /** Finds the ways of a rule set, which takes some milliseconds. */
    public PromotionWays(Rules rules) {
        int[] pawns = rules.pieceTypes().stream()
                .filter(type -> type.resetsClock() && !type.royal())
                .mapToInt(PieceType::index)
                .toArray();
        boolean fits = rules.places() <= MOST_PLACES && rules.cells() <= MOST_PLACES;
        this.words = fits && pawns.length > 0 ? (rules.places() + Long.SIZE - 1) / Long.SIZE : 0;
        if (words > 0) {
            LonePawn pawn = new LonePawn(rules);
            for (Side side : Side.values()) {
                long[][] hinder = hinderOn(pawn, pawns, side.opposite());
                for (int type : pawns) {
                    find(pawn, Piece.code(side, type), hinder, rules.places());
                }
            }
        }
    }

    /** A board with one pawn at a time. */
    private static final class LonePawn {

        final int cells;
        final Position board;
        private final Placement placement;
        private final MoveList moves = new MoveList();
        private final int[] attacked;

        LonePawn(Rules rules) {
            this.cells = rules.cells();
            this.board = rules.position(rules.empty(), Purpose.STUDY);
            this.placement = new Placement(rules);
            this.attacked = new int[cells];
        }

        void stand(int cell, int code) {
            placement.clear();
            placement.put(cell, code);
            placement.turn(Piece.side(code));
            board.place(placement);
        }

        int[] attacks(int cell) {
            return Arrays.copyOf(attacked, board.attacks(cell, attacked));
        }

        /** The cells to which the pawn on a cell moves. */
        int[] next(int cell) {
            moves.clear();
            board.legalMoves(moves);
            return Arrays.stream(moves.toArray())
                    .filter(move -> Move.kind(move) != Move.BOARD && Move.kind(move) != Move.DROP)
                    .filter(move -> Move.from(move) == cell)
                    .mapToInt(Move::to)
                    .distinct()
                    .toArray();
        }
    }

    /** By cell: the places of pawns of a side, of any type, that stand there or could capture there. */
    private long[][] hinderOn(LonePawn pawn, int[] pawns, Side side) {
        long[][] hinder = new long[pawn.cells][words];
        for (int type : pawns) {
            for (int cell = 0; cell < pawn.cells; cell++) {
                pawn.stand(cell, Piece.code(side, type));
                int place = pawn.board.placeOf(cell);
                add(place, hinder[cell]);
                for (int on : pawn.attacks(cell)) {
                    add(place, hinder[on]);
                }
            }
        }
        return hinder;
    }

    private void find(LonePawn pawn, int code, long[][] hinder, int places) {
        int[][] next = new int[pawn.cells][];
        int[] placeOf = new int[pawn.cells];
        boolean any = false;
        for (int cell = 0; cell < pawn.cells; cell++) {
            pawn.stand(cell, code);
            placeOf[cell] = pawn.board.placeOf(cell);
            if (pawn.board.promotionDistance(cell) >= 0) {
                next[cell] = pawn.next(cell);
                any = true;
            }
        }
        if (!any) {
            return;
        }
        long[][] onTheWay = hinderOnTheWay(next, hinder);
        hindering[code] = new long[places * words];
        promotes[code] = new boolean[places];
        for (int cell = 0; cell < pawn.cells; cell++) {
            if (next[cell] != null) {
                promotes[code][placeOf[cell]] = true;
                System.arraycopy(onTheWay[cell], 0, hindering[code], placeOf[cell] * words, words);
            }
        }
    }

    /** By cell: the union of what hinders on all cells that can be reached from it; found by relaxing until nothing changes. */
    private long[][] hinderOnTheWay(int[][] next, long[][] hinder) {
        long[][] found = new long[next.length][words];
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int cell = 0; cell < next.length; cell++) {
                for (int i = 0; next[cell] != null && i < next[cell].length; i++) {
                    int to = next[cell][i];
                    changed |= unite(found[cell], hinder[to]);
                    changed |= unite(found[cell], found[to]);
                }
            }
        }
        return found;
    }

    /** Adds the second set to the first and returns whether that changed it. */
    private boolean unite(long[] set, long[] more) {
        boolean changed = false;
        for (int word = 0; word < words; word++) {
            long both = set[word] | more[word];
            changed |= both != set[word];
            set[word] = both;
        }
        return changed;
    }

    /** The number of longs in a set of places; 0 if pawns have no ways at all. */
    public int words() {
        return words;
    }

    /** Adds a place to a set; does nothing if sets have no longs. */
    public void add(int place, long[] set) {
        if (words > 0) {
            set[place >> 6] |= 1L << place;
        }
    }

    /** Whether a pawn of a {@link Piece} code on a place has any way to promotion, hindered or not. */
    public boolean hasWay(int code, int place) {
        return promotes[code] != null && promotes[code][place];
    }

    /**
     * Whether a pawn of a {@link Piece} code on a place has a free way.
     *
     * @param enemies the places of all enemy pawns, a set
     */
    public boolean isFree(int code, int place, long[] enemies) {
        if (!hasWay(code, place)) {
            return false;
        }
        long[] rows = hindering[code];
        for (int word = 0, row = place * words; word < words; word++) {
            if ((rows[row + word] & enemies[word]) != 0) {
                return false;
            }
        }
        return true;
    }
}
