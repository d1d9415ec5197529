package org.plyspace.lab.games;

import java.io.IOException;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.InputException;
import org.plyspace.lab.numbers.GameRow;

/** The rows of the games in a store: those that were written as the games ended, and the others by replay. */
public final class StoreRows implements RowSource {

    private final Store store;
    private final RowMaker maker;
    private final Optional<Manifest> here;

    /**
     * Prepares the rows of a store; this program replays games without a kept row.
     *
     * @param maker makes rows of its experiment
     */
    public StoreRows(Store store, RowMaker maker) {
        this(store, maker, Optional.empty());
    }

    /**
     * Prepares the rows of a store that must be those of the program that played its games.
     *
     * @param here the manifest that the store would have if this program had begun it: unless both play the same games, a game whose row
     *     was not kept is refused rather than replayed
     */
    public StoreRows(Store store, RowMaker maker, Manifest here) {
        this(store, maker, Optional.of(here));
    }

    private StoreRows(Store store, RowMaker maker, Optional<Manifest> here) {
        this.store = store;
        this.maker = maker;
        this.here = here;
    }

    @Override
    public String name() {
        return store.name();
    }

    @Override
    public Manifest manifest() {
        return store.manifest();
    }

    @Override
    public BitSet numbers() {
        BitSet numbers = new BitSet();
        store.numbers().forEach(numbers::set);
        return numbers;
    }

    /**
     * {@inheritDoc}
     *
     * @throws org.plyspace.api.FailureException if a game cannot be replayed, or a row that was kept is damaged
     * @throws org.plyspace.api.UsageException if a game without a kept row was played by another program
     */
    @Override
    public void rows(Consumer<GameRow> each) {
        PlayTogether together = new PlayTogether(store.experiment());
        boolean checked = false;
        try (RowLog.Reader kept = new RowLog.Reader(store);
                Stream<PlayedGame<String>> games = store.games()) {
            for (PlayedGame<String> game : (Iterable<PlayedGame<String>>) games::iterator) {
                Optional<GameRow> found = kept.row(game);
                if (found.isEmpty() && !checked) {
                    here.ifPresent(mine -> store.manifest().checkSameGames(store.name(), mine, "this program"));
                    checked = true;
                }
                GameRow row = found.orElseGet(() -> maker.stored(game, store.name()));
                each.accept(row.with(together.of(game)));
            }
        } catch (IOException failed) {
            throw new InputException(store.name() + ": its rows cannot be read: " + FileErrors.describe(failed));
        }
    }
}
