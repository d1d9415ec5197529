package org.plyspace.cli.play;

import java.util.Optional;
import org.plyspace.api.Position;
import org.plyspace.cli.view.FoundReport;
import org.plyspace.cli.view.FoundText;
import org.plyspace.engine.Game;
import org.plyspace.search.Found;
import org.plyspace.search.Limits;
import org.plyspace.search.Searcher;

/** Searches the game on the table for those who ask; the same answer to the same game on every machine. */
final class Adviser {

    private static final Limits LIMITS = Limits.NONE.ofNodes(100_000);
    private static final int MEGABYTES = 16;

    private Optional<Searcher> searcher = Optional.empty();

    /** Score, expectancy and best play for the side to move, which must have a move. */
    String hint(Game game) {
        Position position = game.position();
        Searcher asked = searcher.orElseGet(() -> new Searcher(position.rules(), MEGABYTES));
        searcher = Optional.of(asked);
        asked.newGame();
        Found found = asked.search(position, game.earlierKeys(), LIMITS, 1, ignored -> {});
        return FoundText.of(FoundReport.of(position, found).lines().get(0)).strip();
    }
}
