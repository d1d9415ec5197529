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

/** Who plays which side. Sides that are played by the same kind of engine are played by the same one. */
public final class Seats implements AutoCloseable {

    private final Seat white;
    private final Seat black;
    private final long seed;
    private final Map<String, GameEngine> engines = new ConcurrentHashMap<>();

    /** With the seed of random engines; the same seed and the same moves of people give the same game. */
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

    /** Who plays a side. */
    public Seat player(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /**
     * Lets the engines begin, which play games of one rule set.
     *
     * @throws org.plyspace.match.engine.EngineFailedException if one is another program that does not start, or does not play this rule set
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
     * A legal move of the side to move, which must have one and be played by an engine.
     *
     * @throws org.plyspace.match.engine.EngineFailedException if the engine fails
     */
    public long choose(Game game) {
        return choice(game).move();
    }

    /** Likewise, with what the engine thinks of it. */
    public EngineMove choice(Game game) {
        EngineSpec spec = player(game.position().sideToMove()).engine().orElseThrow();
        return engines.get(spec.toString()).choose(game, Optional.empty());
    }

    /**
     * Has somebody told what engines find while they choose, as far as they say it; they must have {@linkplain #begin begun}.
     *
     * @param progress is told in the thread that asks for the move
     */
    public void tell(Consumer<SearchResult> progress) {
        engines.values().forEach(engine -> engine.tell(progress));
    }

    /** A number that changes while an engine chooses; any thread may ask. */
    public long progress() {
        return engines.values().stream().mapToLong(GameEngine::progress).sum();
    }

    /** Lets a choice that is being made be made as soon as may be; the engines may then play the next move in haste too. Any thread may ask. */
    public void stop() {
        engines.values().forEach(GameEngine::stop);
    }

    /** Ends the engines. */
    @Override
    public void close() {
        engines.values().forEach(GameEngine::close);
        engines.clear();
    }

    /** The tags White and Black of a record. */
    public Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("White", inWords(white));
        tags.put("Black", inWords(black));
        return tags;
    }

    private String inWords(Seat seat) {
        boolean random = seat.engine().filter(EngineSpec::isRandom).isPresent();
        return random ? seat + ", seed " + seed : seat.toString();
    }
}
