package org.plyspace.api;

import java.util.Arrays;
import java.util.BitSet;
import org.plyspace.api.PublicApi.Usage;

/**
 * Where pawns, men that reset the clock, have a free way to promotion: no enemy pawn stands on a place that they can go through without
 * capturing, or can capture on one of these. Found once, by moving lone pawns on the board as it is set up without men; a pawn on a place that
 * no cell has there has no free way. Immutable, and shared between threads.
 */
@PublicApi(usage = Usage.CALL)
public final class PromotionWays {

    /** Larger rule sets have no free ways, since their tables would grow with the square of the places. */
    private static final int MOST_PLACES = 1024;

    private final int places;
    private final int words;
    /** By code and place: the places of enemy pawns that hinder, as sets of {@link #words} longs; null for codes that have no way. */
    private final long[][] hindering = new long[Piece.CODES][];

    private final boolean[][] promotes = new boolean[Piece.CODES][];

    /** Finds the ways of a rule set, which takes some milliseconds. */
    public PromotionWays(Rules rules) {
        this.places = rules.places();
        this.words = (places + Long.SIZE - 1) / Long.SIZE;
        if (places > MOST_PLACES || rules.cells() > MOST_PLACES) {
            return;
        }
        Position board = rules.position(rules.empty(), Purpose.STUDY);
        BitSet[][] captures = new BitSet[2][];
        for (Side side : Side.values()) {
            captures[side.index()] = capturesOfPawns(rules, board, side);
        }
        for (PieceType type : rules.pieceTypes()) {
            if (type.resetsClock() && !type.royal()) {
                for (Side side : Side.values()) {
                    add(rules, board, Piece.code(side, type.index()), captures[1 - side.index()]);
                }
            }
        }
    }

    /** By cell: the cells from which a pawn of a side, of any type, could capture there. */
    private static BitSet[] capturesOfPawns(Rules rules, Position board, Side side) {
        BitSet[] from = new BitSet[rules.cells()];
        Arrays.setAll(from, cell -> new BitSet());
        int[] attacked = new int[rules.cells()];
        Placement placement = new Placement(rules);
        for (PieceType type : rules.pieceTypes()) {
            for (int cell = 0; type.resetsClock() && !type.royal() && cell < rules.cells(); cell++) {
                set(board, placement, cell, Piece.code(side, type.index()));
                for (int i = 0, n = board.attacks(cell, attacked); i < n; i++) {
                    from[attacked[i]].set(cell);
                }
            }
        }
        return from;
    }

    private static void set(Position board, Placement placement, int cell, int code) {
        placement.clear();
        placement.put(cell, code);
        placement.turn(Side.of(code & 1));
        board.place(placement);
    }

    private void add(Rules rules, Position board, int code, BitSet[] capturing) {
        int cells = rules.cells();
        int[][] next = new int[cells][];
        int[] placeOf = new int[cells];
        boolean[] canPromote = new boolean[cells];
        Placement placement = new Placement(rules);
        MoveList moves = new MoveList();
        boolean any = false;
        for (int cell = 0; cell < cells; cell++) {
            set(board, placement, cell, code);
            placeOf[cell] = board.placeOf(cell);
            canPromote[cell] = board.promotionDistance(cell) >= 0;
            any |= canPromote[cell];
            moves.clear();
            if (canPromote[cell]) {
                board.legalMoves(moves);
            }
            int from = cell;
            next[cell] = Arrays.stream(moves.toArray())
                    .filter(move -> Move.kind(move) != Move.BOARD && Move.kind(move) != Move.DROP)
                    .filter(move -> Move.from(move) == from)
                    .mapToInt(Move::to)
                    .distinct()
                    .toArray();
        }
        if (!any) {
            return;
        }
        hindering[code] = new long[places * words];
        promotes[code] = new boolean[places];
        for (int cell = 0; cell < cells; cell++) {
            if (canPromote[cell]) {
                promotes[code][placeOf[cell]] = true;
                addHindering(code, cell, next, placeOf, capturing);
            }
        }
    }

    private void addHindering(int code, int cell, int[][] next, int[] placeOf, BitSet[] capturing) {
        BitSet reached = new BitSet();
        reach(cell, next, reached);
        int row = placeOf[cell] * words;
        for (int on = reached.nextSetBit(0); on >= 0; on = reached.nextSetBit(on + 1)) {
            set(code, row, placeOf[on]);
            BitSet from = capturing[on];
            for (int enemy = from.nextSetBit(0); enemy >= 0; enemy = from.nextSetBit(enemy + 1)) {
                set(code, row, placeOf[enemy]);
            }
        }
    }

    private static void reach(int cell, int[][] next, BitSet reached) {
        for (int to : next[cell]) {
            if (!reached.get(to)) {
                reached.set(to);
                reach(to, next, reached);
            }
        }
    }

    private void set(int code, int row, int place) {
        hindering[code][row + (place >> 6)] |= 1L << place;
    }

    /** The number of longs in a set of places. */
    public int words() {
        return words;
    }

    /** Adds a place to a set of {@link #words()} longs. */
    public void add(int place, long[] set) {
        set[place >> 6] |= 1L << place;
    }

    /** Whether a pawn of a {@link Piece} code on a place has any way to promotion. */
    public boolean hasWay(int code, int place) {
        return promotes[code] != null && promotes[code][place];
    }

    /** One long of the set of places where enemy pawns hinder; only where there is a {@linkplain #hasWay way}. */
    public long hindering(int code, int place, int word) {
        return hindering[code][place * words + word];
    }

    /**
     * Whether a pawn has a free way.
     *
     * @param enemies the places of all enemy pawns, a set of {@link #words()} longs
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
