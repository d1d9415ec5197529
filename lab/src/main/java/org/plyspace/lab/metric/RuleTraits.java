package org.plyspace.lab.metric;

import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.api.Layout;
import org.plyspace.api.MoveTag;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;

/**
 * What a rule set has of what metrics look at.
 *
 * @param rules the rules
 * @param levels all levels in space, the lowest first
 * @param ranks how many ranks there are in space
 * @param boardCells for each movable board the cells on it
 * @param tags what moves can be tagged with
 */
public record RuleTraits(
        Rules rules, List<Integer> levels, int ranks, List<List<Integer>> boardCells, List<MoveTag> tags) {

    /** Takes copies. */
    public RuleTraits {
        levels = List.copyOf(levels);
        boardCells = List.copyOf(boardCells);
        tags = List.copyOf(tags);
    }

    /** Of games that begin with this setup. */
    public static RuleTraits of(Rules rules, Setup start) {
        return new RuleTraits(
                rules,
                IntStream.range(0, rules.places())
                        .map(rules::placeZ)
                        .distinct()
                        .sorted()
                        .boxed()
                        .toList(),
                (int) IntStream.range(0, rules.places())
                        .map(rules::placeY)
                        .distinct()
                        .count(),
                rules.layout(start).movableBoards().stream()
                        .map(board -> board.squares().stream()
                                .map(Layout.Square::cell)
                                .toList())
                        .toList(),
                rules.tags());
    }

    /**
     * Of games that begin at the start.
     *
     * @throws org.plyspace.api.NoStartException if the rules have none
     */
    public static RuleTraits of(Rules rules) {
        return of(rules, rules.start());
    }
}
