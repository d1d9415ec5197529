package org.plyspace.movegen.attack;

import org.plyspace.api.AttackSummary;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.PromotionWays;
import org.plyspace.api.Rules;

/**
 * Fills an {@link AttackSummary} from sets of cells; a family of rule sets says which cells each man attacks. For positions of at most {@value
 * #MOST_CELLS} cells. Hot; allocates nothing.
 *
 * <p>A set of cells is two longs, the low one for cells 0 to 63 and the high one for cells 64 to 127.
 */
public abstract class SummaryCount {

    /** The largest number of cells for which sets of cells are two longs. */
    public static final int MOST_CELLS = 128;

    private final Position position;
    private final boolean wide;
    private final boolean moving;
    private final int[] royalTypes;
    private final int[] pawnTypes;
    /** The types of pieces, neither royal nor pawns. */
    private final int[] otherTypes;

    private final PartCount[] lows = {new PartCount(), new PartCount()};
    private final PartCount[] highs = {new PartCount(), new PartCount()};
    private final long[][] pawnPlaces = new long[2][MOST_CELLS / Long.SIZE];
    private final long[] freePlaces = new long[MOST_CELLS / Long.SIZE];

    /** The {@link org.plyspace.api.Piece} codes of men, in the order in which {@link #reach} found what they attack. */
    protected final int[] codes;
    /** The low longs of what these men attack. */
    protected final long[] reachedLow;
    /** The high longs; all 0 where there are at most 64 cells. */
    protected final long[] reachedHigh;

    /** The low long of the cells of all men. */
    protected long menLow;
    /** The high long of the cells of all men. */
    protected long menHigh;
    /** The low long of what {@link #reachOfPawns} found. */
    protected long pawnsReachLow;
    /** The high long of what {@link #reachOfPawns} found. */
    protected long pawnsReachHigh;

    /**
     * Creates a count for one position.
     *
     * @param moving whether cells change places
     */
    protected SummaryCount(Position position, boolean moving) {
        Rules rules = position.rules();
        this.position = position;
        this.wide = rules.cells() > Long.SIZE;
        this.moving = moving;
        this.royalTypes = rules.pieceTypes().stream()
                .filter(PieceType::royal)
                .mapToInt(PieceType::index)
                .toArray();
        this.pawnTypes = rules.pieceTypes().stream()
                .filter(type -> type.resetsClock() && !type.royal())
                .mapToInt(PieceType::index)
                .toArray();
        this.otherTypes = rules.pieceTypes().stream()
                .filter(type -> !type.resetsClock() && !type.royal())
                .mapToInt(PieceType::index)
                .toArray();
        this.codes = new int[rules.cells()];
        this.reachedLow = new long[rules.cells()];
        this.reachedHigh = new long[rules.cells()];
        PartCount.oppose(lows[0], lows[1]);
        PartCount.oppose(highs[0], highs[1]);
    }

    /**
     * Finds what each of some men attacks: {@link #codes}, {@link #reachedLow} and {@link #reachedHigh}.
     *
     * @param code the {@link org.plyspace.api.Piece} code of all of them
     * @param low the low long of their cells
     * @param high the high long
     * @param first the index from which on to write
     * @return the index after the last
     */
    protected abstract int reach(int code, long low, long high, int first);

    /**
     * Finds what all of some pawns attack: {@link #pawnsReachLow} and {@link #pawnsReachHigh}. By default it asks for each.
     *
     * @param code the {@link org.plyspace.api.Piece} code of these pawns
     */
    protected void reachOfPawns(int code, long low, long high) {
        int count = reach(code, low, high, 0);
        pawnsReachLow = 0;
        pawnsReachHigh = 0;
        for (int i = 0; i < count; i++) {
            pawnsReachLow |= reachedLow[i];
            pawnsReachHigh |= reachedHigh[i];
        }
    }

    /**
     * Fills in a summary.
     *
     * @param sets the cells of the men of each {@link org.plyspace.api.Piece} code, at {@code 2 * code} the low and at {@code 2 * code + 1} the
     *     high long
     */
    protected final void fill(long[] sets, AttackSummary into) {
        into.clear();
        for (int side = 0; side < 2; side++) {
            addMen(sets, side, lows[side], 0);
            if (wide) {
                addMen(sets, side, highs[side], 1);
            }
        }
        menLow = lows[0].men() | lows[1].men();
        menHigh = wide ? highs[0].men() | highs[1].men() : 0;
        for (int side = 0; side < 2; side++) {
            attackByPawns(sets, side);
            findPlaces(side, into.ways());
        }
        for (int side = 0; side < 2; side++) {
            attackByRoyals(side, reach(sets, side, royalTypes), into);
        }
        for (int side = 0; side < 2; side++) {
            attackByPieces(side, reach(sets, side, otherTypes), sets, into);
        }
        for (int side = 0; side < 2; side++) {
            finish(sets, side, into);
        }
    }

    private void addMen(long[] sets, int side, PartCount part, int half) {
        part.begin(
                union(sets, side, otherTypes, half),
                union(sets, side, royalTypes, half),
                union(sets, side, pawnTypes, half));
    }

    private static long union(long[] sets, int side, int[] types, int half) {
        long union = 0;
        for (int type : types) {
            union |= sets[2 * code(side, type) + half];
        }
        return union;
    }

    private void attackByPawns(long[] sets, int side) {
        for (int type : pawnTypes) {
            int code = code(side, type);
            reachOfPawns(code, sets[2 * code], high(sets, code));
            lows[side].attackByPawns(pawnsReachLow);
            highs[side].attackByPawns(pawnsReachHigh);
        }
    }

    private long high(long[] sets, int code) {
        return wide ? sets[2 * code + 1] : 0;
    }

    private void findPlaces(int side, PromotionWays ways) {
        long[] places = pawnPlaces[side];
        places[0] = lows[side].pawns();
        places[1] = highs[side].pawns();
        if (moving) {
            long pawns = places[0];
            places[0] = 0;
            for (long rest = pawns; rest != 0; rest &= rest - 1) {
                ways.add(position.placeOf(Long.numberOfTrailingZeros(rest)), places);
            }
        }
    }

    private int reach(long[] sets, int side, int[] types) {
        int count = 0;
        for (int type : types) {
            int code = code(side, type);
            count = reach(code, sets[2 * code], high(sets, code), count);
        }
        return count;
    }

    private void attackByRoyals(int side, int count, AttackSummary into) {
        int[] numbers = into.numbers(side);
        lows[side].attackByRoyals(codes, reachedLow, count, numbers);
        if (wide) {
            highs[side].attackByRoyals(codes, reachedHigh, count, numbers);
        }
    }

    private void attackByPieces(int side, int count, long[] sets, AttackSummary into) {
        int[] numbers = into.numbers(side);
        int types = into.hits(0);
        lows[side].attackByPieces(codes, reachedLow, count, numbers, types);
        lows[side].sumUp(into, sets, 0, side);
        if (wide) {
            highs[side].attackByPieces(codes, reachedHigh, count, numbers, types);
            highs[side].sumUp(into, sets, 1, side);
        }
    }

    private void finish(long[] sets, int side, AttackSummary into) {
        int[] numbers = into.numbers(side);
        lows[side].addTerms(numbers, into.term(0));
        if (wide) {
            highs[side].addTerms(numbers, into.term(0));
        }
        numbers[into.term(AttackSummary.HELD_NEAR)] *= into.held(position, side);
        for (int type : pawnTypes) {
            int code = code(side, type);
            into.ways().findFree(code, pawnPlaces[1 - side], freePlaces);
            countFree(sets[2 * code], 0, numbers, into);
            countFree(high(sets, code), 1, numbers, into);
        }
    }

    private void countFree(long pawns, int half, int[] numbers, AttackSummary into) {
        for (long rest = moving ? pawns : pawns & freePlaces[half]; rest != 0; rest &= rest - 1) {
            int cell = half << 6 | Long.numberOfTrailingZeros(rest);
            boolean free = !moving || into.ways().has(position.placeOf(cell), freePlaces);
            int distance = free ? position.promotionDistance(cell) : -1;
            if (distance >= 0) {
                numbers[into.free(distance)]++;
            }
        }
    }

    private static int code(int side, int type) {
        return 2 * (type + 1) + side;
    }
}
