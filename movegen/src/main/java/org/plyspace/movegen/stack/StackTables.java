package org.plyspace.movegen.stack;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.end.Endings;

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
    /** What pawns become, in the order in which it is listed. */
    final int[] promotions;
    /** Whether own men but kings can be captured. */
    final boolean selfCapture;
    /** Whether a pawn that has stepped twice can be captured in passing. */
    final boolean enPassant;

    final Endings endings;
    /** Cells on which kings win, by side; what follows from {@link EndRule#goals()}. */
    final long[] goals = new long[2];

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

    /** The first fullmove number at which no way to castle is forbidden for being too early. */
    final int castlingFrom;
    /** The rights that are of no use before some fullmove number. */
    final int lateRights;

    StackTables(StackDefinition definition) {
        stack = definition.stack();
        grid = stack.grid();
        paths = new PathTables(definition.paths());
        promotion = definition.promotion();
        boards = definition.boards();
        castlings = definition.castlings().toArray(Castling[]::new);
        castlingFrom = Stream.of(castlings).mapToInt(Castling::firstMove).max().orElse(0);
        lateRights = Stream.of(castlings)
                .filter(castling -> castling.firstMove() > 1)
                .mapToInt(Castling::right)
                .reduce(0, (rights, right) -> rights | right);
        columnsCrossed = definition.columnsCrossed();
        changesHands = boards.changesHands();
        promotions = definition.switches().promotions().stream()
                .mapToInt(type -> type)
                .toArray();
        selfCapture = definition.switches().selfCapture();
        enPassant = !definition.switches().enPassantOff();
        endings = new Endings(definition.end(), Men.TYPES, new int[] {Men.code(0, Men.KING), Men.code(1, Men.KING)});
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
        definition.end().goals().ifPresent(this::fillGoals);
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

    private void fillGoals(EndRule.Goals declared) {
        for (Side side : Side.values()) {
            for (int cell = 0; cell < stack.cells(); cell++) {
                goals[side.index()] |= declared.has(side, cell) ? 1L << cell : 0;
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

    /** The letters of the rights that there are: {@code KQkq}. */
    String castlingLetters() {
        return Stream.of(castlings)
                .map(castling -> String.valueOf(castling.letter()))
                .collect(Collectors.joining());
    }

    /** The number of a place: column by column, each from its lowest level. */
    int place(int column, int level) {
        return column * BoardStack.MAX_LEVEL + level - 1;
    }

    boolean inverted(int anchor) {
        return (invertedAnchors >>> anchor & 1) != 0;
    }
}
