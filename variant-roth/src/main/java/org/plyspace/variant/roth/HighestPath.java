package org.plyspace.variant.roth;

import java.util.Optional;
import java.util.stream.Collectors;
import org.plyspace.api.MoveTag;
import org.plyspace.movegen.stack.declare.PathRule;
import org.plyspace.movegen.stack.declare.PathWords;
import org.plyspace.variant.roth.RothOption.PathB;

/**
 * Paths that cross, in each column, the highest square that is not above their ceiling (roth.md 2). The ceiling of path A is
 * the higher one of the two elevations, that of path B is one more; ceiling {@code c} here is elevation {@code c + 1}.
 */
record HighestPath(PathB pathB) implements PathRule, PathWords {

    private static final int ELEVATIONS = 7;

    @Override
    public int ceilings() {
        return ELEVATIONS;
    }

    /** The ceilings of path A and of path B, which exists only where it goes up from the elevation of a main board. */
    @Override
    public int[] serving(int level, int otherLevel, int boardLevels) {
        int pathA = ceilingOfA(Math.max(level, otherLevel));
        boolean isThere = isMainBoard(pathA) && (boardLevels >>> (pathA + 1) & 1) != 0;
        if (!isThere || pathB == PathB.OFF) {
            return new int[] {pathA};
        }
        return pathB == PathB.INSTEAD ? new int[] {pathA + 1} : new int[] {pathA, pathA + 1};
    }

    private static int ceilingOfA(int higherLevel) {
        return higherLevel - 1;
    }

    private static boolean isMainBoard(int ceiling) {
        return (ceiling + 1) % 2 == 0;
    }

    @Override
    public int squares(int existing, int ceiling) {
        return Integer.highestOneBit(existing & (1 << (ceiling + 1)) - 1);
    }

    /** Whether a column breaks the path because it has no square low enough. */
    @Override
    public boolean breaks(int existing, int ceiling) {
        return squares(existing, ceiling) == 0;
    }

    @Override
    public String blocked(Way way) {
        int pathA = ceilingOfA(way.higherLevel());
        Path first = way.paths().get(0);
        boolean hasB = way.paths().stream().anyMatch(path -> path.ceiling() > pathA);
        String text = (first.ceiling() > pathA ? "path B" : "path A") + " of the " + way.man() + describe(first);
        if (way.paths().size() > 1) {
            return text + "; path B" + describe(way.paths().get(1));
        }
        if (hasB || (pathB == PathB.OFF && isMainBoard(pathA))) {
            return text + "; " + pathB.gist();
        }
        return isMainBoard(pathA)
                ? text + "; there is no path B, since no attack board lies at elevation " + (pathA + 2)
                : text;
    }

    @Override
    public String taken(Way way, Path used) {
        return (used.ceiling() > ceilingOfA(way.higherLevel()) ? "by path B" : "by path A") + course(used);
    }

    @Override
    public String takenByBoards(Way way, Path used) {
        return "by path B" + course(used)
                + (pathB == PathB.INSTEAD
                        ? "; " + pathB.gist()
                        : ", since path A" + describe(way.paths().get(0)));
    }

    @Override
    public Optional<MoveTag> byBoards() {
        return Optional.of(new MoveTag("path B only", "A move that path A alone would not have allowed."));
    }

    private static String describe(Path path) {
        Optional<Crossing> broken =
                path.crossings().stream().filter(Crossing::breaks).findFirst();
        return broken.map(crossing -> " breaks off: column " + crossing.column() + " has no square up to elevation "
                        + (path.ceiling() + 1))
                .orElseGet(() -> course(path) + " is blocked by the "
                        + path.crossings().stream()
                                .flatMap(crossing -> crossing.men().stream())
                                .collect(Collectors.joining(" and the ")));
    }

    private static String course(Path path) {
        return path.crossings().stream()
                .map(crossing -> crossing.squares().get(0))
                .collect(Collectors.joining(", ", " (", ")"));
    }
}
