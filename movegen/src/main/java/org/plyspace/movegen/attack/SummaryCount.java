package org.plyspace.movegen.attack;

import java.util.Arrays;
import java.util.function.Predicate;
import org.plyspace.api.AttackSummary;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.PromotionWays;
import org.plyspace.api.Rules;

/**
 * Fills an {@link AttackSummary} from sets of cells; a family of rule sets says which cells each man attacks. Hot; allocates nothing.
 *
 * <p>A set of cells is {@link #words} longs, in which cell {@code c} is bit {@code c % 64} of long {@code c / 64}.
 */
public abstract class SummaryCount {

    /** The number of longs in a set of cells. */
    protected final int words;
    /** The number of longs from one piece code to the next where sets are given by code. */
    protected final int stride;
    /** The {@link org.plyspace.api.Piece} codes of men, in the order in which {@link #reach} found what they attack. */
    protected final int[] codes;
    /** What these men attack, by long of a set. */
    protected final long[][] reached;
    /** The cells of all men. */
    protected final long[] men;
    /** What {@link #reachOfPawns} found. */
    protected final long[] reachedByPawns;

    private final Position position;
    private final boolean moving;
    private final MenTypes types;
    /** The first parts of sets, by side. */
    private final PartCount[] parts;

    private final long[][] pawnPlaces;
    /** By side and type of pawn. */
    private final FreePlaces[][] freePlaces;

    /**
     * Creates a count for one position.
     *
     * @param stride see {@link #stride}
     * @param moving whether cells change places; then there are at most 64 of them
     */
    protected SummaryCount(Position position, int stride, boolean moving) {
        Rules rules = position.rules();
        this.position = position;
        this.words = (rules.cells() + Long.SIZE - 1) / Long.SIZE;
        this.stride = stride;
        this.moving = moving;
        this.types = new MenTypes(rules);
        this.parts = PartCount.ofBothSides(words);
        this.codes = new int[rules.cells()];
        this.reached = new long[words][rules.cells()];
        this.men = new long[words];
        this.reachedByPawns = new long[words];
        this.pawnPlaces = new long[2][words];
        this.freePlaces = new FreePlaces[2][types.pawns.length];
        for (int side = 0; side < 2; side++) {
            for (int i = 0; i < types.pawns.length; i++) {
                freePlaces[side][i] = new FreePlaces(code(side, types.pawns[i]), words);
            }
        }
    }

    /**
     * Finds what each man of a {@link org.plyspace.api.Piece} code attacks: {@link #codes} and {@link #reached}.
     *
     * @param sets the cells of the men of each code, every {@link #stride} longs
     * @param first the index of the first of these men
     * @return the index after the last
     */
    protected abstract int reach(int code, long[] sets, int first);

    /** Finds what all pawns of a code attack: {@link #reachedByPawns}; by default one by one. */
    protected void reachOfPawns(int code, long[] sets) {
        int count = reach(code, sets, 0);
        for (int word = 0; word < words; word++) {
            long all = 0;
            for (int i = 0; i < count; i++) {
                all |= reached[word][i];
            }
            reachedByPawns[word] = all;
        }
    }

    /**
     * Fills in a summary.
     *
     * @param sets the cells of the men of each {@link org.plyspace.api.Piece} code, every {@link #stride} longs
     */
    protected final void fill(long[] sets, AttackSummary into) {
        into.clear();
        Arrays.fill(men, 0);
        parts[0].begin(sets, stride, types, men);
        parts[1].begin(sets, stride, types, men);
        attackByPawns(sets, 0, into.ways());
        attackByPawns(sets, 1, into.ways());
        attackByRoyals(sets, 0, into);
        attackByRoyals(sets, 1, into);
        attackByPieces(sets, 0, into);
        attackByPieces(sets, 1, into);
        finish(sets, 0, into);
        finish(sets, 1, into);
    }

    private void attackByPawns(long[] sets, int side, PromotionWays ways) {
        for (int type : types.pawns) {
            reachOfPawns(code(side, type), sets);
            parts[side].attackByPawns(reachedByPawns);
        }
        long[] places = pawnPlaces[side];
        parts[side].pawns(places);
        if (moving) {
            long cells = places[0];
            places[0] = 0;
            for (long rest = cells; rest != 0; rest &= rest - 1) {
                ways.add(position.placeOf(Long.numberOfTrailingZeros(rest)), places);
            }
        }
    }

    private void attackByRoyals(long[] sets, int side, AttackSummary into) {
        parts[side].attackByRoyals(codes, reached, reach(sets, side, types.royals), into.numbers(side));
    }

    private void attackByPieces(long[] sets, int side, AttackSummary into) {
        int count = reach(sets, side, types.pieces);
        parts[side].attackByPieces(codes, reached, count, into.numbers(side), into.hits(0));
        parts[side].sumUp(sets, stride, into);
    }

    private int reach(long[] sets, int side, int[] ofTypes) {
        int count = 0;
        for (int type : ofTypes) {
            count = reach(code(side, type), sets, count);
        }
        return count;
    }

    private void finish(long[] sets, int side, AttackSummary into) {
        int[] numbers = into.numbers(side);
        parts[side].addTerms(numbers, into.term(0));
        numbers[into.term(AttackSummary.HELD_NEAR)] *= into.held(position, side);
        for (FreePlaces pawns : freePlaces[side]) {
            long[] free = pawns.against(pawnPlaces[1 - side], into.ways());
            for (int word = 0, n = into.ways().words(); word < n; word++) {
                countFree(sets[stride * pawns.code() + word], word, free, numbers, into);
            }
        }
    }

    private void countFree(long pawns, int word, long[] freeFrom, int[] numbers, AttackSummary into) {
        for (long rest = moving ? pawns : pawns & freeFrom[word]; rest != 0; rest &= rest - 1) {
            int cell = word << 6 | Long.numberOfTrailingZeros(rest);
            boolean free = !moving || into.ways().has(position.placeOf(cell), freeFrom);
            int distance = free ? position.promotionDistance(cell) : -1;
            if (distance >= 0) {
                numbers[into.free(distance)]++;
            }
        }
    }

    private static int code(int side, int type) {
        return 2 * (type + 1) + side;
    }

    /**
     * The places from which pawns of one {@link org.plyspace.api.Piece} code have a free way to promotion, kept until an enemy pawn has
     * moved: most moves move none. Hot; allocates nothing.
     */
    static final class FreePlaces {

        private final int code;
        private final long[] enemies;
        private final long[] free;
        /** The ways by which they were found; null before the first call. */
        private PromotionWays ways;

        /**
         * Creates it without any places.
         *
         * @param words the number of longs in a set of places
         */
        FreePlaces(int code, int words) {
            this.code = code;
            this.enemies = new long[words];
            this.free = new long[words];
        }

        int code() {
            return code;
        }

        /**
         * The places, a set valid until the next call.
         *
         * @param enemyPawns the places of all enemy pawns, a set
         */
        long[] against(long[] enemyPawns, PromotionWays among) {
            if (ways != among || !Arrays.equals(enemies, enemyPawns)) {
                ways = among;
                System.arraycopy(enemyPawns, 0, enemies, 0, enemies.length);
                among.findFree(code, enemies, free);
            }
            return free;
        }
    }

    /** The types of a rule set's men by the words of {@link org.plyspace.api.AttackSummary}: each is royal, a pawn or a piece. */
    static final class MenTypes {

        final int[] royals;
        final int[] pawns;
        final int[] pieces;

        MenTypes(Rules rules) {
            royals = types(rules, PieceType::royal);
            pawns = types(rules, type -> type.resetsClock() && !type.royal());
            pieces = types(rules, type -> !type.resetsClock() && !type.royal());
        }

        private static int[] types(Rules rules, Predicate<PieceType> ofTypes) {
            return rules.pieceTypes().stream()
                    .filter(ofTypes)
                    .mapToInt(PieceType::index)
                    .toArray();
        }
    }
}
