package org.plyspace.match.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.plyspace.api.Outcome;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.engine.Game;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.engine.WorkCounter;
import org.plyspace.engine.exchange.ReplayedGame;
import org.plyspace.search.Limits;
import org.plyspace.search.SearchSettings;
import org.plyspace.search.Tablebase;
import org.plyspace.search.review.ReviewedMove;
import org.plyspace.search.review.Reviewer;

/**
 * Reviews games: searches each position, and says what each move lost.
 *
 * @param nodes the most nodes searched for each position
 * @param tables gives the tablebases that the search asks
 */
public record GameReviews(Registry registry, long nodes, Function<Rules, Tablebase> tables) {

    /**
     * The reviews of games, in their order.
     *
     * @param progress receives each position of all games
     */
    public List<ReviewReport> of(List<ReplayedGame> games, Progress progress) {
        int total = games.stream().mapToInt(game -> game.game().plies()).sum();
        List<ReviewReport> reports = new ArrayList<>();
        int before = 0;
        for (ReplayedGame game : games) {
            int done = before;
            reports.add(registry.follow(
                    game.record().setting(),
                    "for what moves are worth",
                    counter -> of(game.game(), searched -> progress.reached(done + searched, total), counter)));
            before += game.game().plies();
        }
        return reports;
    }

    private ReviewReport of(Game game, IntConsumer progress, WorkCounter counter) {
        Rules rules = game.position().rules();
        // A resignation or an agreed draw is not the last move's doing.
        Optional<Outcome> end = game.isDeclared() ? Optional.empty() : game.outcome();
        Reviewer reviewer = new Reviewer(rules, SearchSettings.USUAL_MEGABYTES, tables.apply(rules));
        counter.count(reviewer::nodes);
        List<ReviewedMove> reviewed = reviewer.review(
                rules.position(game.start(), Purpose.GAME), game.moves(), end, Limits.NONE.ofNodes(nodes), progress);
        return ReviewReport.of(game, reviewed, nodes);
    }

    /** The games with the findings as comments. */
    public static List<ReplayedGame> commented(List<ReplayedGame> games, List<ReviewReport> reports) {
        return IntStream.range(0, games.size())
                .mapToObj(i -> {
                    ReplayedGame game = games.get(i);
                    return new ReplayedGame(
                            game.record()
                                    .withLine(reports.get(i).onto(game.record().line())),
                            game.game());
                })
                .toList();
    }
}
