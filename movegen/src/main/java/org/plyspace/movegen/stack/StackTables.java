package org.plyspace.movegen.stack;

import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;

/** A {@link StackDefinition} compiled for play: what make, unmake and generation look up. Immutable, shared. */
final class StackTables {

    final BoardStack stack;
    final ColumnGrid grid;
    final PathTables paths;
    final PromotionRule promotion;
    final BoardRule boards;
    final Castling[] castlings;
    final boolean columnsCrossed;
    final boolean changesHands;
    final int boardCount;
    final int firstMovableCell;
    /** Columns by {@code side << 6 | column}. */
    final long[] pawnSteps = new long[2 << 6];

    final long[] pawnDoubleSteps = new long[2 << 6];
    final long[] pawnCaptures = new long[2 << 6];
    /** Columns that a side's pawns capture from into this one. */
    final long[] pawnAttackers = new long[2 << 6];
    /** Castling rights that are lost when something happens on a cell. */
    final int[] rightsOf;
    /** Movable board of each cell, or -1. */
    final int[] boardOf;

    final long[] boardCells;
    /** Anchor of each movable board in the start arrangement. */
    final int[] homes;

    final int[] originalOwners;
    private final int invertedAnchors;

    StackTables(StackDefinition definition) {
        stack = definition.stack();
        grid = stack.grid();
        paths = new PathTables(definition.paths());
        promotion = definition.promotion();
        boards = definition.boards();
        castlings = definition.castlings().toArray(Castling[]::new);
        columnsCrossed = definition.columnsCrossed();
        changesHands = boards.changesHands();
        boardCount = stack.movables().size();
        firstMovableCell = stack.movables().get(0).firstCell();
        rightsOf = new int[stack.cells()];
        boardOf = new int[stack.cells()];
        boardCells = new long[boardCount];
        homes = new int[boardCount];
        originalOwners = new int[boardCount];
        invertedAnchors = IntStream.range(0, stack.anchors().size())
                .filter(anchor -> stack.anchors().get(anchor).inverted())
                .map(anchor -> 1 << anchor)
                .sum();
        fillPawns(definition.pawns());
        fillCells();
        fillBoards();
    }

    private void fillPawns(PawnRule pawns) {
        for (Side side : Side.values()) {
            for (int column = 0; column < grid.columns(); column++) {
                int index = side.index() << 6 | column;
                pawnSteps[index] = pawns.steps(side, column);
                pawnDoubleSteps[index] = pawns.doubleSteps(side, column);
                pawnCaptures[index] = pawns.captures(side, column);
                for (long rest = pawnCaptures[index]; rest != 0; rest &= rest - 1) {
                    pawnAttackers[side.index() << 6 | Long.numberOfTrailingZeros(rest)] |= 1L << column;
                }
            }
        }
    }

    private void fillCells() {
        for (int cell = 0; cell < stack.cells(); cell++) {
            boardOf[cell] = stack.movableOf(cell);
        }
        for (Castling castling : List.of(castlings)) {
            rightsOf[castling.kingFrom()] |= castling.right();
            rightsOf[castling.rookFrom()] |= castling.right();
        }
    }

    private void fillBoards() {
        for (int board = 0; board < boardCount; board++) {
            boardCells[board] = stack.movables().get(board).mask();
            homes[board] = stack.home(board);
            originalOwners[board] = stack.owner(board).index();
        }
    }

    boolean inverted(int anchor) {
        return (invertedAnchors >>> anchor & 1) != 0;
    }
}
