package org.plyspace.lab.numbers;

import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.api.Layout;
import org.plyspace.api.MoveTag;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;

/**
 * The properties of a rule set on which metrics depend.
 *
 * @param rules the rules
 * @param levels all levels in space, lowest first
 * @param ranks the number of ranks in space
 * @param boardCells the cells on each movable board
 * @param tags the tags that moves can have
 * @param odds whether games begin with odds, see {@link org.plyspace.lab.study.Odds}
 */
public record RuleTraits(
        Rules rules,
        List<Integer> levels,
        int ranks,
        List<List<Integer>> boardCells,
        List<MoveTag> tags,
        boolean odds) {

    /** The traits for games that begin with a setup. */
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
                rules.tags(),
                false);
    }

    /** The same traits for games that begin with odds, or without. */
    public RuleTraits withOdds(boolean areOdds) {
        return new RuleTraits(rules, levels, ranks, boardCells, tags, areOdds);
    }

    /**
     * The traits for games that begin at the start.
     *
     * @throws org.plyspace.api.NoStartException if the rules have none
     */
    public static RuleTraits of(Rules rules) {
        return of(rules, rules.start());
    }
}
