package org.plyspace.movegen.stack.tables;

import java.util.Arrays;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.movegen.end.Occupation;
import org.plyspace.movegen.hand.HandTables;
import org.plyspace.movegen.stack.declare.BoardRule;
import org.plyspace.movegen.stack.declare.PawnRule;

/**
 * Proves that the statements of a declaration about an image are the images of its statements, by checking every possible
 * answer: a symmetry that passes holds in every position. Castling rights are excluded, as in {@link
 * org.plyspace.api.Rules#symmetries()}.
 */
public final class SymmetryProof {

    /** The largest number of arrangements of boards that are checked; a symmetry that needs more is not claimed. */
    private static final int MOST_ARRANGEMENTS = 200_000;

    private final StackTables tables;
    private final BoardStack stack;
    private final StackImage image;
    private final int flip;

    public SymmetryProof(StackTables tables, StackImage image, boolean exchangesSides) {
        this.tables = tables;
        this.stack = tables.stack;
        this.image = image;
        this.flip = exchangesSides ? 1 : 0;
    }

    public boolean holdsWithoutPawns() {
        return keepsPaths()
                && keepsOwners()
                && keepsBoardMoves()
                && keepsGoals()
                && keepsOccupations()
                && keepsDrops()
                && (!pawnsAreHeld() || holdsForPawns());
    }

    /** Whether pawns may come from hands, so that they count even where none is on a board. */
    private boolean pawnsAreHeld() {
        return tables.hands.codes().anyMatch(tables::isPawn);
    }

    private boolean keepsDrops() {
        int[] images = image.cells();
        return tables.hands.codes().allMatch(code -> keepsDrop(code, tables.hands.drops[code].line, images));
    }

    private boolean keepsDrop(int code, int[] line, int[] images) {
        boolean keepsCells = IntStream.range(0, images.length)
                .allMatch(cell ->
                        (tables.droppable[code] >>> cell & 1) == (tables.droppable[code ^ flip] >>> images[cell] & 1));
        return keepsCells && (line == null || HandTables.keepsLines(cell -> line[cell], images));
    }

    private boolean keepsPaths() {
        return tables.space == null
                ? new PathSymmetry(tables, image).holds()
                : new SpaceSymmetry(tables, image, flip).holdsWithoutPawns();
    }

    public boolean holdsForPawns() {
        return (tables.space == null || new SpaceSymmetry(tables, image, flip).holdsForPawns())
                && keepsPawnMoves()
                && keepsHomes()
                && keepsPromotion();
    }

    /** Owners change sides with the men; if boards never change owners, the first owners must be exchanged too. */
    private boolean keepsOwners() {
        return IntStream.range(0, tables.boardCount)
                .allMatch(board -> tables.changesHands
                        || tables.originalOwners[image.board(board)] == (tables.originalOwners[board] ^ flip));
    }

    private boolean keepsBoardMoves() {
        BoardRule rule = tables.boards;
        for (int mover = 0; mover < 2; mover++) {
            for (int anchor = 0; anchor < stack.anchors().size(); anchor++) {
                for (boolean ridden : new boolean[] {false, true}) {
                    int imageAt = rule.destinations(mover ^ flip, ridden, image.anchor(anchor));
                    if (imageAt != image.anchors(rule.destinations(mover, ridden, anchor))) {
                        return false;
                    }
                }
            }
            if (!keepsMovers(mover)) {
                return false;
            }
        }
        return keepsReach();
    }

    private boolean keepsMovers(int mover) {
        BoardRule rule = tables.boards;
        for (int carried = 0; carried < Piece.CODES; carried++) {
            boolean isPossible = carried == Piece.NONE || tables.men.has(carried);
            int carriedThere = carried == Piece.NONE ? carried : carried ^ flip;
            for (int owner = 0; isPossible && owner < 2; owner++) {
                for (int pawns = 0; pawns <= stack.cells(); pawns++) {
                    boolean here = rule.mayMove(carried, owner, mover, pawns);
                    if (here != rule.mayMove(carriedThere, owner ^ flip, mover ^ flip, pawns)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private boolean keepsReach() {
        return IntStream.range(0, tables.boardCount)
                .allMatch(board -> IntStream.range(0, stack.anchors().size())
                        .allMatch(anchor -> tables.boards.canComeTo(stack.home(board), anchor)
                                == tables.boards.canComeTo(stack.home(image.board(board)), image.anchor(anchor))));
    }

    private boolean keepsGoals() {
        return IntStream.range(0, 2)
                .allMatch(side -> IntStream.range(0, stack.cells())
                        .allMatch(cell -> (tables.goals[side] >>> cell & 1)
                                == (tables.goals[side ^ flip] >>> image.cell(cell) & 1)));
    }

    private boolean keepsOccupations() {
        return IntStream.range(0, 2)
                .allMatch(side -> tables.endings.rule().occupations().stream()
                        .allMatch(occupation -> areas(occupation, side, image::cell)
                                .equals(areas(occupation, side ^ flip, cell -> cell))));
    }

    /** The areas of a side as sets of the images of their cells. */
    private Set<Long> areas(Occupation occupation, int side, IntUnaryOperator images) {
        return occupation.areas().stream()
                .map(area -> IntStream.range(0, stack.cells())
                        .filter(cell -> area.has(Side.of(side), cell))
                        .mapToLong(cell -> 1L << images.applyAsInt(cell))
                        .reduce(0, (some, more) -> some | more))
                .collect(Collectors.toSet());
    }

    private boolean keepsPawnMoves() {
        for (long[] columns : new long[][] {tables.pawnSteps, tables.pawnDoubleSteps, tables.pawnCaptures}) {
            for (int index = 0; index < columns.length; index++) {
                int column = index & 63;
                if (column < tables.grid.columns()) {
                    int imageAt = ((index >> 6) ^ flip) << 6 | image.column(column);
                    if (columns[imageAt] != image.columns(columns[index])) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** Starting squares of pawns map to starting squares wherever their board hangs. */
    private boolean keepsHomes() {
        Attachment here = new Attachment(stack);
        Attachment imageAt = new Attachment(stack);
        for (int board = 0; board < tables.boardCount; board++) {
            for (int anchor = 0; anchor < stack.anchors().size(); anchor++) {
                int[] arrangement = arrangement(board, anchor);
                int[] turned = new int[arrangement.length];
                for (int other = 0; other < turned.length; other++) {
                    turned[image.board(other)] = image.anchor(arrangement[other]);
                }
                here.hangAll(arrangement);
                imageAt.hangAll(turned);
                if (!keepsHomes(here, imageAt)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean keepsHomes(Attachment here, Attachment imageAt) {
        PawnRule pawns = tables.pawns;
        for (Side side : Side.values()) {
            for (int cell = 0; cell < stack.cells(); cell++) {
                if (pawns.isHome(side, cell, here)
                        != pawns.isHome(Side.of(side.index() ^ flip), image.cell(cell), imageAt)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** An arrangement of one board at a given anchor and all others at the first free ones. */
    private int[] arrangement(int board, int anchor) {
        int[] anchors = new int[tables.boardCount];
        int next = 0;
        for (int other = 0; other < anchors.length; other++) {
            next += next == anchor ? 1 : 0;
            anchors[other] = other == board ? anchor : next++;
        }
        return anchors;
    }

    private boolean keepsPromotion() {
        if (!tables.promotion.dependsOnBoards()) {
            return keepsPromotion(0);
        }
        long arrangements = 1;
        for (int i = 0; i < tables.boardCount; i++) {
            arrangements = arrangements * (stack.anchors().size() - i) / (i + 1);
        }
        return arrangements <= MOST_ARRANGEMENTS && keepsPromotion(0, 0, tables.boardCount);
    }

    /** Checks every arrangement of the remaining boards at anchors from an index on. */
    private boolean keepsPromotion(int taken, int from, int left) {
        if (left == 0) {
            return keepsPromotion(taken);
        }
        for (int anchor = from; anchor <= stack.anchors().size() - left; anchor++) {
            if (!keepsPromotion(taken | 1 << anchor, anchor + 1, left - 1)) {
                return false;
            }
        }
        return true;
    }

    private boolean keepsPromotion(int taken) {
        return Arrays.stream(Side.values())
                .allMatch(side -> tables.promotion.columns(Side.of(side.index() ^ flip), image.anchors(taken))
                        == image.columns(tables.promotion.columns(side, taken)));
    }

    /**
     * Proves that men move in the image of space as they do in space: all levels are kept or all are turned over, and the image of each
     * direction is one in which the image of the man goes as far. Cold.
     */
    private static final class SpaceSymmetry {

        private final StackTables tables;
        private final SpaceTables space;
        private final StackImage image;
        private final int flip;

        SpaceSymmetry(StackTables tables, StackImage image, int flip) {
            this.tables = tables;
            this.space = tables.space;
            this.image = image;
            this.flip = flip;
        }

        boolean holdsWithoutPawns() {
            return keepsLevels()
                    && IntStream.range(Piece.NONE + 1, space.directions.length)
                            .filter(code -> !tables.isPawn(code))
                            .allMatch(this::keepsDirections);
        }

        boolean holdsForPawns() {
            return IntStream.of(tables.pawnCode).filter(code -> code > 0).allMatch(this::keepsDirections)
                    && IntStream.range(0, 2)
                            .allMatch(side -> keeps(space.pawnSteps[side], space.pawnSteps[side ^ flip])
                                    && keeps(space.pawnDoubles[side], space.pawnDoubles[side ^ flip]));
        }

        private boolean keepsLevels() {
            Attachment start = new Attachment(tables.stack);
            boolean mains = IntStream.range(0, tables.stack.cells())
                    .filter(cell -> tables.stack.movableOf(cell) < 0)
                    .allMatch(cell -> start.levelOf(image.cell(cell)) == image.level(start.levelOf(cell)));
            return mains
                    && IntStream.range(0, tables.stack.anchors().size())
                            .allMatch(anchor ->
                                    start.levelAt(image.anchor(anchor)) == image.level(start.levelAt(anchor)));
        }

        private boolean keepsDirections(int code) {
            int[] here = space.directions[code];
            return keeps(here, space.directions[code ^ flip])
                    && Arrays.stream(here).allMatch(direction -> {
                        int there = space.image(direction, image);
                        return space.reach(there, code ^ flip) == space.reach(direction, code)
                                && space.isOverGaps(there, code ^ flip) == space.isOverGaps(direction, code);
                    });
        }

        /** Whether the images of some directions are some others. */
        private boolean keeps(int[] here, int[] there) {
            int[] images = IntStream.of(here)
                    .map(direction -> space.image(direction, image))
                    .sorted()
                    .toArray();
            return Arrays.equals(images, IntStream.of(there).sorted().toArray());
        }
    }
}
