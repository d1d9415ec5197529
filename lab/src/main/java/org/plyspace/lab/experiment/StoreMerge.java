package org.plyspace.lab.experiment;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.plyspace.api.FailureException;
import org.plyspace.api.UsageException;
import org.plyspace.engine.io.Sha256;

/** Brings games of one experiment together that were played in several places. */
public final class StoreMerge {

    private static final int AT_ONCE = 1_000;

    private final List<Store> stores;

    /**
     * Of stores, which are looked at and left as they are.
     *
     * @param stores one or more
     * @throws UsageException if they are not of one experiment, version and files of rules, or a game that two of them have is not the
     *     same
     */
    public StoreMerge(List<Store> stores) {
        this.stores = List.copyOf(stores);
        checkSameGames();
        checkDuplicates();
    }

    /** All with the first one, and with the first that knows its build. */
    private void checkSameGames() {
        Store first = stores.get(0);
        Store known = stores.stream()
                .filter(store -> store.manifest().build().isPresent())
                .findFirst()
                .orElse(first);
        for (Store store : stores) {
            first.manifest().checkSameGames(first.name(), store.manifest(), store.name());
            known.manifest().checkSameGames(known.name(), store.manifest(), store.name());
        }
    }

    private void checkDuplicates() {
        BitSet shared = shared();
        Map<Integer, Store> owners = new HashMap<>();
        Map<Integer, String> digests = new HashMap<>();
        GameLines lines = new GameLines(stores.get(0).experiment());
        for (Store store : stores) {
            try (Stream<PlayedGame<String>> games = store.games(store.numbers().filter(shared::get))) {
                games.forEach(game -> {
                    String digest = Sha256.of(lines.write(game));
                    String other = digests.putIfAbsent(game.number(), digest);
                    if (other != null && !other.equals(digest)) {
                        throw new FailureException("game " + game.number() + " is not the same in "
                                + owners.get(game.number()).name() + " and " + store.name()
                                + "; expected the same games where several stores have one"
                                + (store.manifest().repeatable() ? "" : ", which this experiment cannot have twice"));
                    }
                    owners.putIfAbsent(game.number(), store);
                });
            }
        }
    }

    /** The games that several of the stores have. */
    private BitSet shared() {
        BitSet seen = new BitSet();
        BitSet shared = new BitSet();
        for (Store store : stores) {
            store.numbers().forEach(number -> {
                shared.set(number, shared.get(number) || seen.get(number));
                seen.set(number);
            });
        }
        return shared;
    }

    /** What the store must be of that they are put into: it names all their machines, and their build if it is known of all. */
    public Manifest manifest() {
        return stores.stream().map(Store::manifest).reduce(Manifest::and).orElseThrow();
    }

    /**
     * Adds what a store does not have. One that is among those that are merged already has its own.
     *
     * @return how many games were added
     * @throws IOException if they cannot be written; those that were stay, and merging again goes on
     */
    public int into(StoreWriter target) throws IOException {
        int added = 0;
        for (Store store : stores) {
            try (Stream<PlayedGame<String>> games =
                    store.games(store.numbers().filter(number -> !target.has(number)))) {
                Iterator<PlayedGame<String>> missing = games.iterator();
                while (missing.hasNext()) {
                    List<PlayedGame<String>> some = new ArrayList<>();
                    while (missing.hasNext() && some.size() < AT_ONCE) {
                        some.add(missing.next());
                    }
                    target.add(some);
                    added += some.size();
                }
            }
        }
        return added;
    }
}
