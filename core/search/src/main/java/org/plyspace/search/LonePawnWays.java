package org.plyspace.search;

import java.util.Arrays;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.PromotionWays;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/** Free ways to promotion, found once by moving lone pawns on the board as it is set up without men. Immutable. */
final class LonePawnWays implements PromotionWays {

    /** Larger rule sets have no free ways, since the tables grow with the square of the cells. */
    private static final int MOST_CELLS = 1024;

    private static final int NO_CELL = -1;

    private final int words;
    /** The cell that a place has at first, or {@link #NO_CELL}. */
    private final int[] cellAt;
    /** By code: the places from which its pawns have a way, hindered or not, as a set; null for codes that have none. */
    private final long[][] ways = new long[Piece.CODES][];
    /** By code and the cell of an enemy pawn's place: the places of pawns that it hinders, as sets; null for codes that have no way. */
    private final long[][] hindered = new long[Piece.CODES][];

    /** Finds the ways of a rule set, which takes some milliseconds. */
    LonePawnWays(Rules rules) {
        int[] pawns = rules.pieceTypes().stream()
                .filter(type -> type.resetsClock() && !type.royal())
                .mapToInt(PieceType::index)
                .toArray();
        this.words = rules.cells() <= MOST_CELLS && pawns.length > 0 ? (rules.cells() + Long.SIZE - 1) / Long.SIZE : 0;
        this.cellAt = new int[rules.places()];
        Arrays.fill(cellAt, NO_CELL);
        if (words > 0) {
            LonePawn pawn = new LonePawn(rules);
            for (int cell = 0; cell < pawn.cells; cell++) {
                cellAt[pawn.board.placeOf(cell)] = cell;
            }
            for (Side side : Side.values()) {
                long[][] hinder = hinderOn(pawn, pawns, side.opposite());
                for (int type : pawns) {
                    find(pawn, Piece.code(side, type), hinder);
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
                addCell(cell, hinder[cell]);
                for (int on : pawn.attacks(cell)) {
                    addCell(cell, hinder[on]);
                }
            }
        }
        return hinder;
    }

    private void find(LonePawn pawn, int code, long[][] hinder) {
        long[] from = new long[words];
        int[][] next = new int[pawn.cells][0];
        for (int cell = 0; cell < pawn.cells; cell++) {
            pawn.stand(cell, code);
            if (pawn.board.promotionDistance(cell) >= 0) {
                addCell(cell, from);
                next[cell] = pawn.next(cell);
            }
        }
        if (Arrays.stream(from).anyMatch(word -> word != 0)) {
            ways[code] = from;
            hindered[code] = new long[pawn.cells * words];
            long[][] onTheWay = hinderOnTheWay(next, hinder);
            for (int cell = 0; cell < pawn.cells; cell++) {
                for (int enemy = 0; enemy < pawn.cells; enemy++) {
                    if (has(onTheWay[cell], enemy)) {
                        hindered[code][enemy * words + (cell >> 6)] |= 1L << cell;
                    }
                }
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
                for (int to : next[cell]) {
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

    @Override
    public int words() {
        return words;
    }

    @Override
    public void add(int place, long[] set) {
        if (words > 0 && cellAt[place] != NO_CELL) {
            addCell(cellAt[place], set);
        }
    }

    @Override
    public boolean has(int place, long[] set) {
        return words > 0 && cellAt[place] != NO_CELL && has(set, cellAt[place]);
    }

    private static void addCell(int cell, long[] set) {
        set[cell >> 6] |= 1L << cell;
    }

    private static boolean has(long[] set, int cell) {
        return (set[cell >> 6] >>> cell & 1) != 0;
    }

    @Override
    public boolean isFree(int code, int place, long[] enemies) {
        int cell = cellAt[place];
        if (ways[code] == null || cell == NO_CELL || !has(ways[code], cell)) {
            return false;
        }
        int half = cell >> 6;
        for (int word = 0; word < words; word++) {
            for (long rest = enemies[word]; rest != 0; rest &= rest - 1) {
                int enemy = word << 6 | Long.numberOfTrailingZeros(rest);
                if ((hindered[code][enemy * words + half] >>> cell & 1) != 0) {
                    return false;
                }
            }
        }
        return true;
    }

    @Override
    public void findFree(int code, long[] enemies, long[] into) {
        for (int word = 0; word < words; word++) {
            into[word] = ways[code] == null ? 0 : free(code, word, enemies);
        }
    }

    private long free(int code, int word, long[] enemies) {
        long[] rows = hindered[code];
        long free = ways[code][word];
        for (int from = 0; from < words; from++) {
            for (long rest = enemies[from]; rest != 0; rest &= rest - 1) {
                free &= ~rows[words * (from << 6 | Long.numberOfTrailingZeros(rest)) + word];
            }
        }
        return free;
    }
}
