package org.plyspace.api;

import java.util.Arrays;
import java.util.Comparator;
import org.plyspace.api.PublicApi.Usage;

/**
 * What the men of both sides attack, in numbers that mean the same in every rule set, so that an evaluation needs to know no rules. Created
 * once for each position of a search, filled by {@link Position#attackSummary}, and confined to one thread; filling it allocates nothing.
 *
 * <p>Three words are used below. A <em>pawn</em> is a man whose moves reset the clock ({@link PieceType#resetsClock}) and that is not royal;
 * a <em>piece</em> is one that is neither royal nor a pawn. The <em>zone</em> of a side is the cells of its royal men and all cells that these
 * attack. Attacks are those of {@link Position#attacks}: a man is defended by attacks of its own side on its cell, and pins do not matter.
 *
 * <p>Each side has {@link #size()} numbers, none below 0, in this order:
 *
 * <ul>
 *   <li>for each type, at {@link #mobility}: the number of cells that its men attack, each man's for itself, apart from those with an own man
 *       and those that an enemy pawn attacks; 0 for pawns
 *   <li>for each type, at {@link #hits}: the number of cells of the enemy's zone that its men attack, each man's for itself; 0 for pawns and
 *       royal men
 *   <li>at {@link #term}: {@link #HANGING} and the other constants below
 * </ul>
 */
@PublicApi(usage = Usage.CALL)
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
    /** The empty cells of the enemy's zone that no enemy pawn or piece defends, times the men in hand, of which four at most count. */
    public static final int HELD_NEAR = 7;
    /**
     * Own pawns with a {@linkplain PromotionWays free way} that are at most one step from promotion; those that are two, three, four and more
     * steps away follow. Steps are those of {@link Position#promotionDistance}; pawns that cannot promote as boards hang now do not count.
     */
    public static final int FREE = 8;
    /** The number of distances that {@link #FREE} distinguishes. */
    public static final int FREE_STEPS = 5;
    /** The number of terms. */
    public static final int TERMS = FREE + FREE_STEPS;

    private static final int MOST_HELD = 4;
    private static final int NOBODY = Integer.MAX_VALUE;

    private static final int ANY = 1;
    private static final int BY_PAWN = 2;
    private static final int NOT_BY_ROYAL = 4;

    private final int types;
    private final int[] ranks;
    /** The types of pieces, those of lower rank first. */
    private final int[] pieces;

    private final int[] heldCodes;
    private final boolean[] royal = new boolean[Piece.CODES];
    private final boolean[] pawn = new boolean[Piece.CODES];
    private final PromotionWays ways;
    private final int[][] numbers = new int[2][];

    /** By side and cell: how the cell is attacked, and the lowest rank of a piece that attacks it; valid where the stamp is that of this count. */
    private final int[][] attacked = new int[2][];

    private final int[][] lowest = new int[2][];
    private final int[][] stamps = new int[2][];
    private final int[][] zoneStamps = new int[2][];
    private int stamp;

    private final int[][] men = new int[2][];
    private final int[] menCount = new int[2];
    private final int[][] zone = new int[2][];
    private final int[] zoneCount = new int[2];
    private final int[] royals;
    private final int[] targets;
    private final long[][] pawnPlaces = new long[2][];

    /**
     * Creates a summary for positions of a rule set.
     *
     * @param ranks by type, from 0: types of lower rank are worth less; those of pawns and royal types do not matter; copied
     * @throws IllegalArgumentException if there is not one rank for each type
     */
    public AttackSummary(Rules rules, int[] ranks) {
        this(rules, ranks, new PromotionWays(rules));
    }

    /**
     * Creates a summary with ways to promotion that were found before.
     *
     * @param ways the ways of the same rules; may be shared between threads
     * @throws IllegalArgumentException if there is not one rank for each type
     */
    public AttackSummary(Rules rules, int[] ranks, PromotionWays ways) {
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
        int cells = rules.cells();
        for (int side = 0; side < 2; side++) {
            numbers[side] = new int[size()];
            attacked[side] = new int[cells];
            lowest[side] = new int[cells];
            stamps[side] = new int[cells];
            zoneStamps[side] = new int[cells];
            men[side] = new int[cells];
            zone[side] = new int[cells];
            pawnPlaces[side] = new long[ways.words()];
        }
        this.royals = new int[cells];
        this.targets = new int[cells];
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

    /** Fills in the numbers of a position by {@link Position#attacks} alone; what the faster ways of positions are held to. */
    public void count(Position position) {
        clear();
        nextStamp();
        for (int side = 0; side < 2; side++) {
            menCount[side] = position.men(Side.of(side), men[side]);
            findZone(position, side);
            attackByPawns(position, side);
        }
        for (int side = 0; side < 2; side++) {
            attackByPieces(position, side);
        }
        for (int side = 0; side < 2; side++) {
            countEnemies(position, side);
            countPawns(position, side);
            countZone(position, side);
        }
    }

    private void nextStamp() {
        if (++stamp == Integer.MAX_VALUE) {
            for (int side = 0; side < 2; side++) {
                Arrays.fill(stamps[side], 0);
                Arrays.fill(zoneStamps[side], 0);
            }
            stamp = 1;
        }
    }

    private void findZone(Position position, int side) {
        int count = position.royals(Side.of(side), royals);
        zoneCount[side] = 0;
        for (int i = 0; i < count; i++) {
            addToZone(side, royals[i]);
        }
        for (int i = 0; i < count; i++) {
            int reached = position.attacks(royals[i], targets);
            for (int j = 0; j < reached; j++) {
                addToZone(side, targets[j]);
                attack(side, targets[j], ANY, NOBODY);
            }
        }
    }

    private void addToZone(int side, int cell) {
        if (zoneStamps[side][cell] != stamp) {
            zoneStamps[side][cell] = stamp;
            zone[side][zoneCount[side]++] = cell;
        }
    }

    private void attack(int side, int cell, int how, int rank) {
        if (stamps[side][cell] != stamp) {
            stamps[side][cell] = stamp;
            attacked[side][cell] = 0;
            lowest[side][cell] = NOBODY;
        }
        attacked[side][cell] |= how;
        lowest[side][cell] = Math.min(lowest[side][cell], rank);
    }

    private boolean isAttacked(int side, int cell, int how) {
        return stamps[side][cell] == stamp && (attacked[side][cell] & how) != 0;
    }

    private void attackByPawns(Position position, int side) {
        Arrays.fill(pawnPlaces[side], 0);
        for (int i = 0; i < menCount[side]; i++) {
            int cell = men[side][i];
            if (pawn[position.pieceAt(cell)]) {
                ways.add(position.placeOf(cell), pawnPlaces[side]);
                int reached = position.attacks(cell, targets);
                for (int j = 0; j < reached; j++) {
                    attack(side, targets[j], ANY | BY_PAWN | NOT_BY_ROYAL, NOBODY);
                }
            }
        }
    }

    private void attackByPieces(Position position, int side) {
        int enemy = 1 - side;
        for (int i = 0; i < menCount[side]; i++) {
            int code = position.pieceAt(men[side][i]);
            if (pawn[code]) {
                continue;
            }
            int type = Piece.type(code);
            int reached = position.attacks(men[side][i], targets);
            int free = 0;
            int hits = 0;
            for (int j = 0; j < reached; j++) {
                int cell = targets[j];
                int there = position.pieceAt(cell);
                boolean own = there != Piece.NONE && (there & 1) == side;
                free += own || isAttacked(enemy, cell, BY_PAWN) ? 0 : 1;
                if (!royal[code]) {
                    hits += zoneStamps[enemy][cell] == stamp ? 1 : 0;
                    attack(side, cell, ANY | NOT_BY_ROYAL, ranks[type]);
                }
            }
            numbers[side][mobility(type)] += free;
            numbers[side][hits(type)] += hits;
        }
    }

    private void countEnemies(Position position, int side) {
        int enemy = 1 - side;
        for (int i = 0; i < menCount[enemy]; i++) {
            int cell = men[enemy][i];
            int code = position.pieceAt(cell);
            if (royal[code] || !isAttacked(side, cell, ANY)) {
                continue;
            }
            boolean defended = isAttacked(enemy, cell, ANY);
            if (pawn[code]) {
                add(side, HANGING_PAWNS, !defended);
            } else {
                add(side, HANGING, !defended);
                add(side, UNDER_PAWNS, isAttacked(side, cell, BY_PAWN));
                add(side, UNDER_LESSER, lowest[side][cell] < ranks[Piece.type(code)]);
            }
        }
    }

    private void add(int side, int term, boolean counts) {
        numbers[side][term(term)] += counts ? 1 : 0;
    }

    private void countPawns(Position position, int side) {
        for (int i = 0; i < menCount[side]; i++) {
            int cell = men[side][i];
            int code = position.pieceAt(cell);
            if (pawn[code]) {
                add(side, SUPPORT, isAttacked(side, cell, BY_PAWN));
                add(side, SHELTER, zoneStamps[side][cell] == stamp);
                int distance = ways.isFree(code, position.placeOf(cell), pawnPlaces[1 - side])
                        ? position.promotionDistance(cell)
                        : -1;
                if (distance >= 0) {
                    numbers[side][free(distance)]++;
                }
            }
        }
    }

    private void countZone(Position position, int side) {
        int enemy = 1 - side;
        int open = 0;
        for (int i = 0; i < zoneCount[enemy]; i++) {
            int cell = zone[enemy][i];
            if (!isAttacked(enemy, cell, NOT_BY_ROYAL)) {
                add(side, WEAK_ZONE, isAttacked(side, cell, NOT_BY_ROYAL));
                open += position.pieceAt(cell) == Piece.NONE ? 1 : 0;
            }
        }
        numbers[side][term(HELD_NEAR)] = open * held(position, side);
    }
}
