package org.plyspace.movegen.stack.tables;

import java.util.Arrays;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.BoardStack;

/**
 * Proves that the paths of an image are the images of the paths: each square of a column has an image on some level of the
 * image's column, each ceiling one among the ceilings, and all that closes a column under a ceiling closes its image. Checks
 * every set of squares and men that a column can have. Cold.
 */
final class PathSymmetry {

    private static final int NONE = -1;
    private static final int LEVELS = BoardStack.MAX_LEVEL + 1;

    private final PathTables paths;
    private final boolean columnsCrossed;
    private final BoardStack stack;
    private final StackImage image;
    /** The level of a square's image, by column and level; 0 where there can be no square. */
    private final int[][] levels;

    private final int[] ceilings;

    PathSymmetry(StackTables tables, StackImage image) {
        this.paths = tables.paths;
        this.columnsCrossed = tables.columnsCrossed;
        this.stack = tables.stack;
        this.image = image;
        this.levels = new int[tables.grid.columns()][LEVELS];
        this.ceilings = new int[paths.ceilings];
        Arrays.fill(ceilings, NONE);
    }

    boolean holds() {
        return mapsLevels() && mapsCeilings() && keepsColumns();
    }

    private boolean mapsLevels() {
        Attachment start = new Attachment(stack);
        boolean agrees = true;
        for (int cell = 0; cell < stack.cells(); cell++) {
            int to = image.cell(cell);
            if (stack.movableOf(cell) < 0) {
                agrees &= map(start.columnOf(cell), start.levelOf(cell), start.levelOf(to));
                continue;
            }
            for (int anchor = 0; anchor < stack.anchors().size(); anchor++) {
                int level = start.levelAt(anchor);
                agrees &= map(start.columnAt(cell, anchor), level, start.levelAt(image.anchor(anchor)));
            }
        }
        return agrees;
    }

    private boolean map(int column, int level, int to) {
        int known = levels[column][level];
        levels[column][level] = to;
        return known == 0 || known == to;
    }

    /** If boards decide which paths serve, levels must be preserved: the same paths then serve in any arrangement. */
    private boolean mapsCeilings() {
        if (paths.dependsOnBoards) {
            for (int ceiling = 0; ceiling < ceilings.length; ceiling++) {
                ceilings[ceiling] = ceiling;
            }
            return image.keepsLevels() && keepsCounts();
        }
        boolean agrees = mapAll(paths.doubleStep, paths.doubleStep);
        for (int one = 0; one < levels.length; one++) {
            for (int other = 0; other < levels.length; other++) {
                agrees &= mapBetween(one, other);
            }
        }
        return agrees;
    }

    /** Whether levels count as the same in the image. */
    private boolean keepsCounts() {
        for (int column = 0; column < levels.length; column++) {
            for (int level = 1; level < LEVELS; level++) {
                int to = levels[column][level];
                if (to != 0 && paths.level(column, level) != paths.level(image.column(column), to)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean mapBetween(int one, int other) {
        boolean agrees = true;
        for (int level = 1; level < LEVELS; level++) {
            for (int otherLevel = 1; otherLevel < LEVELS; otherLevel++) {
                if (levels[one][level] != 0 && levels[other][otherLevel] != 0) {
                    int here = paths.level(one, level) << 3 | paths.level(other, otherLevel);
                    int imageSort = paths.level(image.column(one), levels[one][level]) << 3
                            | paths.level(image.column(other), levels[other][otherLevel]);
                    agrees &= mapAll(paths.serving[here], paths.serving[imageSort]);
                }
            }
        }
        return agrees;
    }

    private boolean mapAll(int here, int imageSort) {
        int rest = here;
        int images = imageSort;
        for (; rest != 0 && images != 0; rest = PathTables.rest(rest), images = PathTables.rest(images)) {
            int ceiling = PathTables.first(rest);
            int known = ceilings[ceiling];
            ceilings[ceiling] = PathTables.first(images);
            if (known != NONE && known != ceilings[ceiling]) {
                return false;
            }
        }
        return rest == images;
    }

    private boolean keepsColumns() {
        for (int column = 0; column < levels.length; column++) {
            int possible = 0;
            for (int level = 1; level < LEVELS; level++) {
                possible |= levels[column][level] == 0 ? 0 : 1 << (level - 1);
            }
            for (int existing = possible; ; existing = (existing - 1) & possible) {
                if (!keepsColumn(column, existing)) {
                    return false;
                }
                if (existing == 0) {
                    break;
                }
            }
        }
        return true;
    }

    /** Whether the image of a column with these levels is closed by the images of the men that close it. */
    private boolean keepsColumn(int column, int existing) {
        int to = image.column(column);
        int imageSort = image(column, existing);
        for (int ceiling = 0; ceiling < ceilings.length; ceiling++) {
            int path = paths.squares(column, existing, ceiling);
            boolean serves = ceilings[ceiling] != NONE;
            if (serves && (image(column, path) != paths.squares(to, imageSort, ceilings[ceiling]) || isUnclear(path))) {
                return false;
            }
        }
        for (int occupied = existing; ; occupied = (occupied - 1) & existing) {
            int closedThere = paths.closed(to, imageSort, image(column, occupied));
            if (!agree(paths.closed(column, existing, occupied), closedThere)) {
                return false;
            }
            if (occupied == 0) {
                return true;
            }
        }
    }

    /** Whether the square that a double step crosses depends on more than the levels of the path's squares. */
    private boolean isUnclear(int path) {
        return !columnsCrossed && (path & path - 1) != 0 && !image.keepsLevels();
    }

    private boolean agree(int closed, int closedThere) {
        for (int ceiling = 0; ceiling < ceilings.length; ceiling++) {
            int to = ceilings[ceiling];
            if (to != NONE && (closed >>> ceiling & 1) != (closedThere >>> to & 1)) {
                return false;
            }
        }
        return true;
    }

    private int image(int column, int mask) {
        int images = 0;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            images |= 1 << (levels[column][Integer.numberOfTrailingZeros(rest) + 1] - 1);
        }
        return images;
    }
}
