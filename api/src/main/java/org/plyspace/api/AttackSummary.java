package org.plyspace.api;

import java.util.Arrays;
import java.util.Comparator;

/**
 * What the men of both sides attack, in numbers that mean the same in every rule set: an evaluation needs to know no rules. Created once
 * for each position of a search, filled by {@link Position#attackSummary}, and confined to one thread; filling it allocates nothing.
 *
 * <p>Terms: a <em>pawn</em> is a man whose moves reset the clock ({@link PieceType#resetsClock}) and that is not royal; a <em>piece</em> is
 * one that is neither royal nor a pawn. The <em>zone</em> of a side is the cells of its royal men and all cells that these attack. Attacks
 * are those of {@link Position#attacks}: a man is defended by attacks of its own side on its cell, and pins do not matter.
 *
 * <p>Each side has {@link #size()} numbers, none below 0, in this order:
 *
 * <ul>
 *   <li>for each type, at {@link #mobility}: the number of cells that its men attack, summed over the men, except cells with an own man or
 *       attacked by an enemy pawn; 0 for pawns
 *   <li>for each type, at {@link #hits}: the number of cells of the enemy's zone that its men attack, summed over the men; 0 for pawns and
 *       royal men
 *   <li>at {@link #term}: {@link #HANGING} and the other constants below
 * </ul>
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class AttackSummary {

    /** Enemy pieces that are attacked and not defended. */
    public static final int HANGING = 0;
    /** Enemy pawns that are attacked and not defended. */
    public static final int HANGING_PAWNS = 1;
    /** Enemy pieces that a pawn attacks. */
    public static final int UNDER_PAWNS = 2;
    /** Enemy pieces that a piece of lower rank attacks. */
    public static final int UNDER_LESSER = 3;
    /** Own pawns that an own pawn defends. */
    public static final int SUPPORT = 4;
    /** Own pawns in the own zone. */
    public static final int SHELTER = 5;
    /** Cells of the enemy's zone that a pawn or piece attacks and no enemy pawn or piece defends. */
    public static final int WEAK_ZONE = 6;
    /** The empty cells of the enemy's zone that no enemy pawn or piece defends, times the men in hand, at most four. */
    public static final int HELD_NEAR = 7;
    /**
     * Own pawns with a {@linkplain PromotionWays free way} at most one step from promotion; those two, three, four and more steps away
     * follow. Steps are those of {@link Position#promotionDistance}; pawns that cannot promote as boards hang now do not count.
     */
    public static final int FREE = 8;
    /** The number of distances that {@link #FREE} distinguishes. */
    public static final int FREE_STEPS = 5;
    /** The number of terms. */
    public static final int TERMS = FREE + FREE_STEPS;

    private static final int MOST_HELD = 4;

    private final int types;
    private final int[] ranks;
    /** The types of pieces, those of lower rank first. */
    private final int[] pieces;

    private final int[] heldCodes;
    private final boolean[] royal = new boolean[Piece.CODES];
    private final boolean[] pawn = new boolean[Piece.CODES];
    private final PromotionWays ways;
    private final Count count;
    private final int[][] numbers = new int[2][];

    /** Counts attacks where a position has no faster way. */
    @PublicApi(usage = PublicApi.Usage.CALL)
    @FunctionalInterface
    public interface Count {

        /** Fills in the numbers of a position, which are 0 before, by {@link Position#attacks}, man by man. */
        void fill(Position position, AttackSummary into);
    }

    /**
     * Creates a summary for positions of a rule set.
     *
     * @param ranks by type, from 0: types of lower rank are worth less; those of pawns and royal types do not matter; copied
     * @param ways the ways to promotion of the same rules; may be shared between threads
     * @param count counts attacks where a position has no faster way; confined to one thread like the summary
     * @throws IllegalArgumentException unless each type has one rank
     */
    public AttackSummary(Rules rules, int[] ranks, PromotionWays ways, Count count) {
        this.types = rules.pieceTypes().size();
        if (ranks.length != types) {
            throw new IllegalArgumentException(ranks.length + " ranks for " + types + " types of pieces");
        }
        this.ranks = ranks.clone();
        this.heldCodes = rules.heldTypes().stream()
                .mapToInt(type -> Piece.code(Side.WHITE, type))
                .toArray();
        for (PieceType type : rules.pieceTypes()) {
            for (Side side : Side.values()) {
                int code = Piece.code(side, type.index());
                royal[code] = type.royal();
                pawn[code] = type.resetsClock() && !type.royal();
            }
        }
        this.pieces = rules.pieceTypes().stream()
                .filter(type -> !type.royal() && !type.resetsClock())
                .map(PieceType::index)
                .sorted(Comparator.comparing(type -> ranks[type]))
                .mapToInt(type -> type)
                .toArray();
        this.ways = ways;
        this.count = count;
        numbers[0] = new int[size()];
        numbers[1] = new int[size()];
    }

    /** The number of numbers of each side. */
    public int size() {
        return 2 * types + TERMS;
    }

    /** The index of a type's mobility. */
    public int mobility(int type) {
        return type;
    }

    /** The index of a type's hits on the enemy's zone. */
    public int hits(int type) {
        return types + type;
    }

    /** The index of a term, 0 to {@link #TERMS} - 1. */
    public int term(int term) {
        return 2 * types + term;
    }

    /** The index of the number of pawns with a free way at a distance from promotion, in steps from 0. */
    public int free(int distance) {
        return term(FREE + Math.max(0, Math.min(FREE_STEPS, distance) - 1));
    }

    /** The numbers of a side, 0 for White and 1 for Black. The array is this summary's own: only a position that fills it writes to it. */
    public int[] numbers(int side) {
        return numbers[side];
    }

    /** Whether men of a {@link Piece} code are pawns, as the word is used here. */
    public boolean isPawn(int code) {
        return pawn[code];
    }

    /** Whether men of a {@link Piece} code are royal. */
    public boolean isRoyal(int code) {
        return royal[code];
    }

    /** The rank of a type. */
    public int rank(int type) {
        return ranks[type];
    }

    /** The number of types of pieces, as the word is used here. */
    public int pieceTypes() {
        return pieces.length;
    }

    /** A type of pieces, {@code index} from 0 to {@link #pieceTypes()} - 1: from the lowest rank to the highest, equals by type. */
    public int pieceType(int index) {
        return pieces[index];
    }

    /** Where pawns have a free way to promotion. */
    public PromotionWays ways() {
        return ways;
    }

    /** The number of men in a side's hand that count for {@link #HELD_NEAR}; sides are 0 and 1. */
    public int held(Position position, int side) {
        int held = 0;
        for (int code : heldCodes) {
            held += position.hand(code + side);
        }
        return Math.min(MOST_HELD, held);
    }

    /** Sets all numbers to 0. */
    public void clear() {
        Arrays.fill(numbers[0], 0);
        Arrays.fill(numbers[1], 0);
    }

    /** Fills in the numbers of a position that has no faster way. */
    public void count(Position position) {
        clear();
        count.fill(position, this);
    }
}
