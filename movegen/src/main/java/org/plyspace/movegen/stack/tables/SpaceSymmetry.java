package org.plyspace.movegen.stack.tables;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.plyspace.api.Piece;
import org.plyspace.geometry.stack.Attachment;

/**
 * Proves that men move in the image of space as they do in space: all levels are kept or all are turned over, and the image of each
 * direction is one in which the image of the man goes as far. Cold.
 */
final class SpaceSymmetry {

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
                        .allMatch(anchor -> start.levelAt(image.anchor(anchor)) == image.level(start.levelAt(anchor)));
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
