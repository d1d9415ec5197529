package org.plyspace.movegen.stack;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.plyspace.api.Piece;
import org.plyspace.api.Verdict;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.stack.Citations.Topic;

/** Says what blocks the paths between two cells. */
final class PathExplainer {

    private final StackDefinition definition;
    private final StackState state;
    private final Squares squares;
    private final Reasons reasons;

    PathExplainer(StackDefinition definition, StackState state, Squares squares, Reasons reasons) {
        this.definition = definition;
        this.state = state;
        this.squares = squares;
        this.reasons = reasons;
    }

    Verdict.Illegal explain(int from, int to) {
        ColumnGrid grid = state.tables.grid;
        int start = state.attachment.columnOf(from);
        long between = grid.between(start, state.attachment.columnOf(to));
        List<PathWords.Path> paths = new ArrayList<>();
        long concerned = 0;
        for (int list = state.paths.serving(from, to); list != 0; list = PathTables.rest(list)) {
            int ceiling = PathTables.first(list);
            paths.add(path(ceiling, start, between));
            concerned |= state.paths.squares(between, ceiling) & state.occupied();
        }
        int higher = Math.max(state.attachment.levelOf(from), state.attachment.levelOf(to));
        String reason =
                definition.pathWords().blocked(new PathWords.Way(Men.described(state.piece[from]), higher, paths));
        Topic topic = isForWantOfSquare(paths) ? Topic.SQUARES : Topic.PATH;
        return reasons.illegal(reason, topic, Piece.type(state.piece[from]), cells(concerned));
    }

    private static boolean isForWantOfSquare(List<PathWords.Path> paths) {
        return paths.stream().allMatch(path -> path.crossings().stream().anyMatch(PathWords.Crossing::breaks));
    }

    private static int[] cells(long cells) {
        int[] list = new int[Long.bitCount(cells)];
        int count = 0;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            list[count++] = Long.numberOfTrailingZeros(rest);
        }
        return list;
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
            men.add(Men.described(state.piece[cell]) + " on " + squares.name(cell));
        }
        return new PathWords.Crossing(
                squares.column(column), squares.list(cells), men, state.paths.breaks(column, ceiling));
    }
}
