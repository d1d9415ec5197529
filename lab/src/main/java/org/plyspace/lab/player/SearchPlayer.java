package org.plyspace.lab.player;

import java.util.Optional;
import java.util.function.Consumer;
import org.plyspace.engine.Game;
import org.plyspace.search.Choice;
import org.plyspace.search.Chooser;
import org.plyspace.search.Clock;
import org.plyspace.search.Found;

/** Plays what a machine of the search chooses. */
final class SearchPlayer implements GamePlayer {

    private final Chooser chooser;

    SearchPlayer(Chooser chooser) {
        this.chooser = chooser;
    }

    @Override
    public void newGame(long seed) {
        chooser.newGame(seed);
    }

    @Override
    public Choice choose(Game game, Optional<Clock> clock) {
        return chooser.choose(game.position(), game.earlierKeys(), clock);
    }

    @Override
    public void tell(Consumer<Found> progress) {
        chooser.tell(progress);
    }

    @Override
    public void stop() {
        chooser.stop();
    }

    @Override
    public void close() {}
}
