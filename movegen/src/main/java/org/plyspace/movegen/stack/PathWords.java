package org.plyspace.movegen.stack;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.MoveTag;

/** How a rule set says why a path is blocked: its own words. */
public interface PathWords {

    /** A sentence without its full stop that names what blocks each path of a way, none of them being free. */
    String blocked(Way way);

    /**
     * A clause on the path of a legal move; empty if the rule set has no word for it.
     *
     * @param way the paths that would be there without any movable board
     * @param used the path that is taken, over one column at least
     */
    default String taken(Way way, Path used) {
        return "";
    }

    /**
     * The same of a move that could not be made but for boards that hang somewhere.
     *
     * @param way the paths that would be there without any movable board, none of them being free
     * @param used the path that is taken
     */
    default String takenByBoards(Way way, Path used) {
        return "";
    }

    /** What statistics call the moves that {@link #takenByBoards} speaks of, if the rule set has words of its own for them. */
    default Optional<MoveTag> byBoards() {
        return Optional.empty();
    }

    /**
     * A way from start to target.
     *
     * @param man what moves: {@code white rook}
     * @param higherLevel the higher one of the levels of start and target
     * @param paths the paths that are there, in the order of {@link PathRule#serving}
     */
    record Way(String man, int higherLevel, List<Path> paths) {

        public Way {
            paths = List.copyOf(paths);
        }
    }

    /**
     * A path in question.
     *
     * @param ceiling its ceiling, as in {@link PathRule}
     * @param crossings the columns between start and target, from the start
     */
    record Path(int ceiling, List<Crossing> crossings) {

        public Path {
            crossings = List.copyOf(crossings);
        }
    }

    /**
     * A column that a path crosses.
     *
     * @param column its file and rank
     * @param squares the squares of the path in it; none if it breaks the path or is passed over
     * @param men the men on those squares, with their squares: {@code black pawn on b3N}
     * @param breaks whether the path ends for want of a square
     */
    record Crossing(String column, List<String> squares, List<String> men, boolean breaks) {

        public Crossing {
            squares = List.copyOf(squares);
            men = List.copyOf(men);
        }
    }
}
