package org.plyspace.movegen.stack.declare;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.MoveTag;

/** A rule set's own words on why a path is blocked. */
public interface PathWords {

    /** A sentence, without its full stop, that names what blocks each path of a way when none is free. */
    String blocked(Way way);

    /**
     * A clause on the path of a legal move; empty if the rule set has none.
     *
     * @param way the paths that exist without any movable board
     * @param used the path used, over at least one column
     */
    default String taken(Way way, Path used) {
        return "";
    }

    /**
     * A clause on the path of a move that only a movable board makes possible.
     *
     * @param way the paths that exist without any movable board, none of them free
     * @param used the path used
     */
    default String takenByBoards(Way way, Path used) {
        return "";
    }

    /** The tag of the moves described by {@link #takenByBoards}, if the rule set defines one. */
    default Optional<MoveTag> byBoards() {
        return Optional.empty();
    }

    /**
     * A way from start to target.
     *
     * @param man the moving man: {@code white rook}
     * @param higherLevel the higher one of the levels of start and target
     * @param paths the existing paths, in the order of {@link PathRule#serving}
     */
    record Way(String man, int higherLevel, List<Path> paths) {

        public Way {
            paths = List.copyOf(paths);
        }
    }

    /**
     * A path in question.
     *
     * @param ceiling the ceiling, as in {@link PathRule}
     * @param crossings the columns between start and target, from the start
     */
    record Path(int ceiling, List<Crossing> crossings) {}

    /**
     * A column that a path crosses.
     *
     * @param column the name of its file and rank
     * @param squares the squares of the path in it; empty if it breaks the path or is passed over
     * @param men the men on those squares: {@code black pawn on b3N}
     * @param breaks whether the path ends for lack of a square
     */
    record Crossing(String column, List<String> squares, List<String> men, boolean breaks) {}
}
