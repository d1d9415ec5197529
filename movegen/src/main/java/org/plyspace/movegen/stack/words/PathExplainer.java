package org.plyspace.movegen.stack.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.plyspace.api.Move;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.judge.Explainer;
import org.plyspace.movegen.stack.declare.Citations.Topic;
import org.plyspace.movegen.stack.declare.PathWords;
import org.plyspace.movegen.stack.declare.Squares;
import org.plyspace.movegen.stack.declare.StackDeclaration;
import org.plyspace.movegen.stack.play.StackState;
import org.plyspace.movegen.stack.tables.PathTables;

/** Says what blocks the paths between two cells. */
final class PathExplainer {

    private final StackExplainer explainer;
    private final StackDeclaration declaration;
    private final StackState state;
    private final Squares squares;

    PathExplainer(StackExplainer explainer) {
        this.explainer = explainer;
        this.declaration = explainer.declaration;
        this.state = explainer.state;
        this.squares = explainer.squares;
    }

    /** The reason why no path between two cells is free. */
    Verdict.Illegal explain(int from, int to) {
        long between = between(from, to);
        int serving = state.serving(from, to);
        List<PathWords.Path> paths = paths(from, between, serving);
        long squares = 0;
        long blockers = 0;
        for (int list = serving; list != 0; list = PathTables.rest(list)) {
            int ceiling = PathTables.first(list);
            squares |= state.paths.squares(between, ceiling);
            blockers |= state.paths.squares(between & state.paths.closed(ceiling), ceiling) & state.occupied();
        }
        String reason = declaration.pathWords().blocked(way(from, to, paths));
        Topic topic = isForWantOfSquare(paths) ? Topic.SQUARES : Topic.PATH;
        return Explainer.refusal(Refusal.BLOCKED, reason, explainer.cite(topic, state.piece[from]), from, to)
                .mark(Role.PATH, StackExplainer.cells(squares & ~state.occupied()))
                .mark(Role.BLOCKER, StackExplainer.cells(blockers));
    }

    /** The verdict on a legal move, with the path that it takes if the rule set has a word for that. */
    Verdict.Legal legal(long move) {
        int from = Move.from(move);
        int to = Move.to(move);
        boolean steps = Move.kind(move) == Move.NORMAL || Move.kind(move) == Move.DOUBLE_STEP;
        long between = steps && !state.leaps(from, to) ? between(from, to) : 0;
        if (between == 0) {
            return new Verdict.Legal(move);
        }
        int ceiling = state.paths.firstOpen(from, to, state.serving(from, to));
        PathWords.Path used = path(ceiling, state.attachment.columnOf(from), between);
        List<PathWords.Path> without = paths(from, between, state.paths.servingWithoutBoards(from, to));
        PathWords.Way way = way(from, to, without);
        PathWords words = declaration.pathWords();
        String remark =
                state.paths.isOpenWithoutBoards(from, to) ? words.taken(way, used) : words.takenByBoards(way, used);
        if (remark.isEmpty()) {
            return new Verdict.Legal(move);
        }
        int[] crossed = StackExplainer.cells(state.paths.squares(between, ceiling));
        return new Verdict.Legal(
                move,
                remark,
                Arrays.stream(crossed)
                        .boxed()
                        .sorted(Comparator.comparing(
                                cell -> Math.abs(state.attachment.columnOf(cell) - state.attachment.columnOf(from))))
                        .map(cell -> new Verdict.Mark(Role.PATH, cell))
                        .toList());
    }

    private long between(int from, int to) {
        return state.tables.grid.between(state.attachment.columnOf(from), state.attachment.columnOf(to));
    }

    private PathWords.Way way(int from, int to, List<PathWords.Path> paths) {
        int higher = Math.max(state.attachment.levelOf(from), state.attachment.levelOf(to));
        return new PathWords.Way(state.tables.men.described(state.piece[from]), higher, paths);
    }

    private List<PathWords.Path> paths(int from, long between, int serving) {
        List<PathWords.Path> paths = new ArrayList<>();
        for (int list = serving; list != 0; list = PathTables.rest(list)) {
            paths.add(path(PathTables.first(list), state.attachment.columnOf(from), between));
        }
        return paths;
    }

    private static boolean isForWantOfSquare(List<PathWords.Path> paths) {
        return paths.stream().allMatch(path -> path.crossings().stream().anyMatch(PathWords.Crossing::breaks));
    }

    private PathWords.Path path(int ceiling, int start, long between) {
        List<Integer> columns = new ArrayList<>();
        for (long rest = between; rest != 0; rest &= rest - 1) {
            columns.add(Long.numberOfTrailingZeros(rest));
        }
        columns.sort(Comparator.comparing(column -> Math.abs(column - start)));
        return new PathWords.Path(
                ceiling,
                columns.stream().map(column -> crossing(column, ceiling)).toList());
    }

    private PathWords.Crossing crossing(int column, int ceiling) {
        long cells = state.paths.squares(1L << column, ceiling);
        List<String> men = new ArrayList<>();
        for (long rest = cells & state.occupied(); rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            men.add(state.tables.men.described(state.piece[cell]) + " on " + squares.name(cell));
        }
        return new PathWords.Crossing(
                squares.column(column), squares.list(cells), men, state.paths.breaks(column, ceiling));
    }
}
