package org.plyspace.search;

import java.util.Optional;
import java.util.function.Consumer;
import org.plyspace.api.Position;
import org.plyspace.api.PublicApi;

/** Chooses the moves of one game at a time. Confined to one thread, except for {@link #progress} and {@link #stop}. */
@PublicApi(usage = PublicApi.Usage.CALL)
public interface Engine {

    /**
     * Forgets the preceding game, and a {@link #stop} that came too late for its last choice.
     *
     * @param seed the seed of everything drawn at random in the new game
     */
    default void newGame(long seed) {}

    /**
     * Chooses a legal move.
     *
     * @param position a position with at least one legal move; unchanged afterwards
     * @param earlier the {@linkplain Position#repetitionKey() repetition keys} of the game's earlier positions, oldest first
     * @param clock the time left, if the game limits it beyond the engine's own limits
     */
    EngineMove choose(Position position, long[] earlier, Optional<Clock> clock);

    /**
     * Registers a listener for results found while a move is chosen; engines that do not search ignore it.
     *
     * @param progress called in the thread that requested the move
     */
    default void tell(Consumer<SearchResult> progress) {}

    /** A number that changes while a long choice is being made. Thread-safe. */
    default long progress() {
        return 0;
    }

    /** Makes the choice in progress, or else the next one, end as soon as possible. Thread-safe. */
    default void stop() {}
}
