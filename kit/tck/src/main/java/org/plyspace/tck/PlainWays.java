package org.plyspace.tck;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.PromotionWays;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/** Free ways to promotion as {@link PromotionWays} defines them, by the cells that lone pawns reach. Asking allocates nothing. */
final class PlainWays implements PromotionWays {

    /** On larger boards pawns have no ways, so that no table of them is too large. */
    private static final int MOST_CELLS = 1024;

    private final int words;
    private final int[] cellAt;
    /** By code and cell: where a lone pawn gets from there without capturing; null for codes and cells without promotion. */
    private final BitSet[][] reached = new BitSet[Piece.CODES][];
    /** By side and cell: the cells where a pawn of the side stands or captures. */
    private final BitSet[][] hindered = new BitSet[2][];

    PlainWays(Rules rules) {
        int cells = rules.cells();
        List<Integer> pawns = rules.pieceTypes().stream()
                .filter(type -> type.resetsClock() && !type.royal())
                .map(PieceType::index)
                .toList();
        words = cells <= MOST_CELLS && !pawns.isEmpty() ? (cells + Long.SIZE - 1) / Long.SIZE : 0;
        cellAt = new int[rules.places()];
        Arrays.fill(cellAt, -1);
        if (words > 0) {
            Position board = Specimens.emptyBoard(rules);
            for (int cell = 0; cell < cells; cell++) {
                cellAt[board.placeOf(cell)] = cell;
            }
            for (Side side : Side.values()) {
                hindered[side.index()] = sets(cells);
                pawns.forEach(type -> walk(rules, board, Piece.code(side, type)));
            }
        }
    }

    private static BitSet[] sets(int count) {
        BitSet[] sets = new BitSet[count];
        Arrays.setAll(sets, i -> new BitSet());
        return sets;
    }

    private void walk(Rules rules, Position board, int code) {
        int cells = rules.cells();
        BitSet[] next = sets(cells);
        boolean[] promotes = new boolean[cells];
        Placement alone = new Placement(rules);
        int[] attacked = new int[cells];
        for (int cell = 0; cell < cells; cell++) {
            int from = cell;
            alone.clear();
            alone.put(cell, code);
            alone.turn(Piece.side(code));
            board.place(alone);
            BitSet hinders = hindered[code & 1][cell];
            hinders.set(cell);
            Arrays.stream(attacked, 0, board.attacks(cell, attacked)).forEach(hinders::set);
            promotes[cell] = board.promotionDistance(cell) >= 0;
            if (promotes[cell]) {
                Arrays.stream(Moves.legal(board))
                        .filter(move -> Move.kind(move) != Move.BOARD && Move.kind(move) != Move.DROP)
                        .filter(move -> Move.from(move) == from)
                        .forEach(move -> next[from].set(Move.to(move)));
            }
        }
        reached[code] = new BitSet[cells];
        for (int cell = 0; cell < cells; cell++) {
            if (promotes[cell]) {
                reached[code][cell] = new BitSet();
                spread(cell, next, reached[code][cell]);
            }
        }
    }

    private static void spread(int cell, BitSet[] next, BitSet into) {
        next[cell].stream().filter(to -> !into.get(to)).forEach(to -> {
            into.set(to);
            spread(to, next, into);
        });
    }

    @Override
    public int words() {
        return words;
    }

    @Override
    public void add(int place, long[] set) {
        if (words > 0 && cellAt[place] >= 0) {
            set[cellAt[place] / Long.SIZE] |= 1L << cellAt[place] % Long.SIZE;
        }
    }

    @Override
    public boolean has(int place, long[] set) {
        return words > 0 && cellAt[place] >= 0 && contains(set, cellAt[place]);
    }

    @Override
    public boolean isFree(int code, int place, long[] enemies) {
        return cellAt[place] >= 0 && isFreeFrom(code, cellAt[place], enemies);
    }

    private boolean isFreeFrom(int code, int cell, long[] enemies) {
        BitSet way = reached[code] == null ? null : reached[code][cell];
        boolean free = way != null;
        for (int enemy = 0; free && enemy < reached[code].length; enemy++) {
            free = !contains(enemies, enemy) || !hindered[1 - (code & 1)][enemy].intersects(way);
        }
        return free;
    }

    private static boolean contains(long[] set, int cell) {
        return (set[cell / Long.SIZE] >>> cell & 1) != 0;
    }

    @Override
    public void findFree(int code, long[] enemies, long[] into) {
        Arrays.fill(into, 0, words, 0);
        for (int cell = 0; cell < words * Long.SIZE && reached[code] != null; cell++) {
            if (cell < reached[code].length && isFreeFrom(code, cell, enemies)) {
                into[cell / Long.SIZE] |= 1L << cell % Long.SIZE;
            }
        }
    }
}
