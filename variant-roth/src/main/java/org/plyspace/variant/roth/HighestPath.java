package org.plyspace.variant.roth;

import java.util.List;
import java.util.stream.Collectors;
import org.plyspace.movegen.stack.PathRule;
import org.plyspace.movegen.stack.PathWords;

/**
 * A path crosses the highest square of each column that is not above its ceiling (roth.md 2). Path A has the higher of the
 * two elevations as its ceiling, path B one more; ceiling {@code c} here is elevation {@code c + 1}.
 */
final class HighestPath implements PathRule, PathWords {

    private static final int ELEVATIONS = 7;

    private final boolean pathB;

    HighestPath(boolean pathB) {
        this.pathB = pathB;
    }

    @Override
    public int ceilings() {
        return ELEVATIONS;
    }

    @Override
    public int ceiling(int level, int otherLevel) {
        return Math.max(level, otherLevel) - 1;
    }

    /** Path B, from the elevation of a main board only. */
    @Override
    public int alternative(int ceiling) {
        return pathB && isMainBoard(ceiling) ? ceiling + 1 : NO_CEILING;
    }

    private static boolean isMainBoard(int ceiling) {
        return (ceiling + 1) % 2 == 0;
    }

    @Override
    public int alternativeNeeds(int ceiling) {
        return ceiling + 2;
    }

    @Override
    public int squares(int existing, int ceiling) {
        return Integer.highestOneBit(existing & (1 << (ceiling + 1)) - 1);
    }

    /** A column without a square low enough breaks the path. */
    @Override
    public boolean breaks(int existing, int ceiling) {
        return squares(existing, ceiling) == 0;
    }

    @Override
    public String blocked(String man, List<Path> paths) {
        String pathA = "path A of the " + man + describe(paths.get(0));
        if (paths.size() > 1) {
            return pathA + "; path B" + describe(paths.get(1));
        }
        int ceiling = paths.get(0).ceiling();
        return pathB && isMainBoard(ceiling)
                ? pathA + "; there is no path B, since no attack board lies at elevation " + (ceiling + 2)
                : pathA;
    }

    private static String describe(Path path) {
        String course = path.crossings().stream()
                .map(crossing -> crossing.breaks()
                        ? crossing.column() + "(-)"
                        : crossing.squares().get(0))
                .collect(Collectors.joining(", "));
        return " (" + course + ") " + obstacles(path);
    }

    private static String obstacles(Path path) {
        String missing = path.crossings().stream()
                .filter(PathWords.Crossing::breaks)
                .map(crossing -> "breaks off: column " + crossing.column() + " has no square up to elevation "
                        + (path.ceiling() + 1))
                .findFirst()
                .orElse("");
        if (!missing.isEmpty()) {
            return missing;
        }
        return "is blocked by the "
                + path.crossings().stream()
                        .flatMap(crossing -> crossing.men().stream())
                        .collect(Collectors.joining(" and the "));
    }
}
