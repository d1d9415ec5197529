package org.plyspace.match.engine;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.search.EngineMove;
import org.plyspace.search.SearchResult;

/** The seats of a game. Two sides with the same kind of engine share one engine. */
public final class Seats implements AutoCloseable {

    private final Seat white;
    private final Seat black;
    private final long seed;
    private final Map<String, GameEngine> engines = new ConcurrentHashMap<>();

    /** Creates the seats. The same seed of random engines and the same moves of people give the same game. */
    public Seats(Seat white, Seat black, long seed) {
        this.white = white;
        this.black = black;
        this.seed = seed;
    }

    public boolean isHuman(Side side) {
        return player(side).isHuman();
    }

    public boolean anyHuman() {
        return white.isHuman() || black.isHuman();
    }

    /** The seat of a side. */
    public Seat player(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /**
     * Starts the engines for games of one rule set.
     *
     * @throws org.plyspace.match.engine.EngineFailedException if an external engine does not start, or does not play this rule set
     */
    public void begin(Rules rules) {
        for (Side side : Side.values()) {
            player(side)
                    .engine()
                    .filter(spec -> !engines.containsKey(spec.toString()))
                    .ifPresent(spec -> {
                        GameEngine engine = spec.make(rules);
                        engines.put(spec.toString(), engine);
                        engine.newGame(seed);
                    });
        }
    }

    /**
     * Lets the engine of the side to move, which must have a legal move, choose one.
     *
     * @throws org.plyspace.match.engine.EngineFailedException if the engine fails
     */
    public long choose(Game game) {
        return choice(game).move();
    }

    /** Does the same as {@link #choose}, but also returns the engine's opinion of the move. */
    public EngineMove choice(Game game) {
        EngineSpec spec = player(game.position().sideToMove()).engine().orElseThrow();
        return engines.get(spec.toString()).choose(game, Optional.empty());
    }

    /**
     * Sets the listener for what engines find while they choose; they must have {@linkplain #begin begun}.
     *
     * @param progress called in the thread that requests the move
     */
    public void tell(Consumer<SearchResult> progress) {
        engines.values().forEach(engine -> engine.tell(progress));
    }

    /** A number that changes while an engine chooses; safe to call from any thread. */
    public long progress() {
        return engines.values().stream().mapToLong(GameEngine::progress).sum();
    }

    /** Makes the engine that is choosing move as soon as possible; the next move may be hasty too. Safe to call from any thread. */
    public void stop() {
        engines.values().forEach(GameEngine::stop);
    }

    /** Quits the engines. */
    @Override
    public void close() {
        engines.values().forEach(GameEngine::close);
        engines.clear();
    }

    /** The tags of a record that say who plays, and by which versions of the search and the evaluation. */
    public Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            tags.put(SeatTags.name(side), inWords(player(side)));
        }
        for (Side side : Side.values()) {
            SeatTags.setVersion(tags, side, player(side).version());
        }
        return tags;
    }

    private String inWords(Seat seat) {
        boolean random = seat.engine().filter(EngineSpec::isRandom).isPresent();
        return random ? seat + ", seed " + seed : seat.toString();
    }
}
