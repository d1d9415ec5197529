package org.plyspace.movegen.attack;

import org.plyspace.api.AttackSummary;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.PromotionWays;
import org.plyspace.api.Rules;

/**
 * Fills an {@link AttackSummary} from sets of cells; a family of rule sets says which cells a man attacks. For rule sets of at most {@value
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
    private final PartCount[] lows = {new PartCount(), new PartCount()};
    private final PartCount[] highs = {new PartCount(), new PartCount()};
    private final long[][] pawnPlaces;

    /** The low long of what {@link #reach} found. */
    protected long low;
    /** The high long of what {@link #reach} found; always 0 where there are at most 64 cells. */
    protected long high;

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
        this.pawnPlaces = new long[2][Math.max(2, (rules.places() + Long.SIZE - 1) / Long.SIZE)];
        PartCount.oppose(lows[0], lows[1]);
        PartCount.oppose(highs[0], highs[1]);
    }

    /** Finds what the man of a {@link Piece} code on a cell attacks: {@link #low} and {@link #high}. */
    protected abstract void reach(int code, int cell);

    /** Finds what all pawns of a code attack, given the cells of these pawns. By default it asks for one after the other. */
    protected void reachOfPawns(int code, long pawnsLow, long pawnsHigh) {
        long allLow = 0;
        long allHigh = 0;
        for (long rest = pawnsLow; rest != 0; rest &= rest - 1) {
            reach(code, Long.numberOfTrailingZeros(rest));
            allLow |= low;
            allHigh |= high;
        }
        for (long rest = pawnsHigh; rest != 0; rest &= rest - 1) {
            reach(code, Long.SIZE + Long.numberOfTrailingZeros(rest));
            allLow |= low;
            allHigh |= high;
        }
        low = allLow;
        high = allHigh;
    }

    /**
     * Fills in a summary.
     *
     * @param sets the cells of the men of each {@link Piece} code, at {@code 2 * code} the low and at {@code 2 * code + 1} the high long
     */
    protected final void fill(long[] sets, AttackSummary into) {
        into.clear();
        for (int side = 0; side < 2; side++) {
            addMen(sets, side, into);
            addPawns(sets, side, into.ways());
        }
        for (int side = 0; side < 2; side++) {
            lows[side].findFree();
            highs[side].findFree();
        }
        for (int side = 0; side < 2; side++) {
            attackByRoyals(sets, side, into);
        }
        attackByPieces(sets, into);
        for (int side = 0; side < 2; side++) {
            finish(sets, side, into);
        }
    }

    private void addMen(long[] sets, int side, AttackSummary into) {
        lows[side].begin();
        highs[side].begin();
        for (int i = 0, n = into.pieceTypes(); i < n; i++) {
            int code = code(side, into.pieceType(i));
            lows[side].addPieces(sets[2 * code]);
            highs[side].addPieces(sets[2 * code + 1]);
        }
        for (int type : royalTypes) {
            int code = code(side, type);
            lows[side].addRoyals(sets[2 * code]);
            highs[side].addRoyals(sets[2 * code + 1]);
        }
    }

    private void addPawns(long[] sets, int side, PromotionWays ways) {
        long[] places = pawnPlaces[side];
        for (int word = 0, n = ways.words(); word < n; word++) {
            places[word] = 0;
        }
        for (int type : pawnTypes) {
            int code = code(side, type);
            long pawnsLow = sets[2 * code];
            long pawnsHigh = sets[2 * code + 1];
            lows[side].addPawns(pawnsLow);
            highs[side].addPawns(pawnsHigh);
            reachOfPawns(code, pawnsLow, pawnsHigh);
            lows[side].attackByPawns(low);
            highs[side].attackByPawns(high);
            if (moving) {
                for (long rest = pawnsLow; rest != 0; rest &= rest - 1) {
                    ways.add(position.placeOf(Long.numberOfTrailingZeros(rest)), places);
                }
            } else {
                places[0] |= pawnsLow;
                places[1] |= pawnsHigh;
            }
        }
    }

    private void attackByRoyals(long[] sets, int side, AttackSummary into) {
        for (int type : royalTypes) {
            int code = code(side, type);
            int mobility = 0;
            for (long rest = sets[2 * code]; rest != 0; rest &= rest - 1) {
                mobility += attackByRoyal(side, code, Long.numberOfTrailingZeros(rest));
            }
            for (long rest = wide ? sets[2 * code + 1] : 0; rest != 0; rest &= rest - 1) {
                mobility += attackByRoyal(side, code, Long.SIZE + Long.numberOfTrailingZeros(rest));
            }
            into.numbers(side)[into.mobility(type)] = mobility;
        }
    }

    private int attackByRoyal(int side, int code, int cell) {
        reach(code, cell);
        int mobility = lows[side].attackByRoyal(low);
        return wide ? mobility + highs[side].attackByRoyal(high) : mobility;
    }

    /** From the lowest rank to the highest, so that what lesser pieces attack is known when it is asked for. */
    private void attackByPieces(long[] sets, AttackSummary into) {
        int last = Integer.MIN_VALUE;
        for (int i = 0, n = into.pieceTypes(); i < n; i++) {
            int type = into.pieceType(i);
            int rank = into.rank(type);
            for (int side = 0; side < 2; side++) {
                attackByType(sets, side, type, rank > last, into.numbers(side), into);
            }
            last = rank;
        }
    }

    private void attackByType(long[] sets, int side, int type, boolean higher, int[] numbers, AttackSummary into) {
        int code = code(side, type);
        PartCount lowPart = lows[side];
        PartCount highPart = highs[side];
        int theirs = 2 * Piece.opposite(code);
        lowPart.beginType(higher, sets[theirs]);
        if (wide) {
            highPart.beginType(higher, sets[theirs + 1]);
        }
        for (long rest = sets[2 * code]; rest != 0; rest &= rest - 1) {
            reach(code, Long.numberOfTrailingZeros(rest));
            lowPart.attackByPiece(low);
            if (wide) {
                highPart.attackByPiece(high);
            }
        }
        for (long rest = wide ? sets[2 * code + 1] : 0; rest != 0; rest &= rest - 1) {
            reach(code, Long.SIZE + Long.numberOfTrailingZeros(rest));
            lowPart.attackByPiece(low);
            highPart.attackByPiece(high);
        }
        numbers[into.mobility(type)] = lowPart.mobilityOfType() + (wide ? highPart.mobilityOfType() : 0);
        numbers[into.hits(type)] = lowPart.hitsOfType() + (wide ? highPart.hitsOfType() : 0);
    }

    private void finish(long[] sets, int side, AttackSummary into) {
        int[] numbers = into.numbers(side);
        lows[side].addTerms(numbers, into.term(0));
        if (wide) {
            highs[side].addTerms(numbers, into.term(0));
        }
        numbers[into.term(AttackSummary.HELD_NEAR)] *= into.held(position, side);
        if (into.ways().words() > 0) {
            for (int type : pawnTypes) {
                int code = code(side, type);
                findFree(code, sets[2 * code], 0, into);
                findFree(code, sets[2 * code + 1], Long.SIZE, into);
            }
        }
    }

    private void findFree(int code, long pawns, int firstCell, AttackSummary into) {
        PromotionWays ways = into.ways();
        int side = code & 1;
        long[] enemies = pawnPlaces[1 - side];
        for (long rest = pawns; rest != 0; rest &= rest - 1) {
            int cell = firstCell + Long.numberOfTrailingZeros(rest);
            int place = moving ? position.placeOf(cell) : cell;
            int distance = ways.isFree(code, place, enemies) ? position.promotionDistance(cell) : -1;
            if (distance >= 0) {
                into.numbers(side)[into.free(distance)]++;
            }
        }
    }

    private static int code(int side, int type) {
        return 2 * (type + 1) + side;
    }
}
