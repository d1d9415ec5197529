package org.plyspace.match.engine;

import java.util.Optional;
import java.util.function.Consumer;
import org.plyspace.engine.Game;
import org.plyspace.search.Clock;
import org.plyspace.search.Engine;
import org.plyspace.search.EngineMove;
import org.plyspace.search.SearchResult;

/** Plays the moves of one of the program's own engines. */
final class BuiltInEngine implements GameEngine {

    private final Engine engine;

    BuiltInEngine(Engine engine) {
        this.engine = engine;
    }

    @Override
    public void newGame(long seed) {
        engine.newGame(seed);
    }

    @Override
    public EngineMove choose(Game game, Optional<Clock> clock) {
        return engine.choose(game.position(), game.earlierKeys(), clock);
    }

    @Override
    public void tell(Consumer<SearchResult> progress) {
        engine.tell(progress);
    }

    @Override
    public long progress() {
        return engine.progress();
    }

    @Override
    public void stop() {
        engine.stop();
    }

    @Override
    public void close() {}
}
