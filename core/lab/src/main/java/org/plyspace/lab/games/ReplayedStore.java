package org.plyspace.lab.games;

import java.util.function.IntConsumer;
import java.util.stream.Stream;

/**
 * The games of a store, all of which are replayed.
 *
 * @param store the store
 */
public record ReplayedStore(Store store) implements ResultSource {

    @Override
    public String name() {
        return store.name();
    }

    @Override
    public Manifest manifest() {
        return store.manifest();
    }

    @Override
    public int size() {
        return store.size();
    }

    @Override
    public void addTo(GameColumns columns, IntConsumer done) {
        int[] count = new int[1];
        try (Stream<PlayedGame<String>> games = games()) {
            games.forEach(game -> {
                columns.add(game);
                done.accept(++count[0]);
            });
        }
    }

    @Override
    public Stream<PlayedGame<String>> games() {
        return store.games();
    }
}
