package org.plyspace.lab.games;

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

/** Merges games of one experiment that were played in several places. */
public final class StoreMerge {

    private static final int AT_ONCE = 1_000;

    private final List<Store> stores;

    /**
     * Prepares to merge stores, which are checked and left unchanged.
     *
     * @param stores one or more
     * @throws UsageException if they do not have the same experiment, version and files of rules, or a game that two of them have
     *     differs
     */
    public StoreMerge(List<Store> stores) {
        this.stores = List.copyOf(stores);
        Manifest.checkSameGames(
                stores.stream().map(Store::name).toList(),
                stores.stream().map(Store::manifest).toList());
        checkDuplicates();
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
                                + (store.manifest().repeatable() ? "" : "; this experiment cannot repeat games"));
                    }
                    owners.putIfAbsent(game.number(), store);
                });
            }
        }
    }

    /** The games that more than one store has. */
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

    /** The manifest that the target store must have: it names the computers of all stores, and their build if all know it. */
    public Manifest manifest() {
        return stores.stream().map(Store::manifest).reduce(Manifest::and).orElseThrow();
    }

    /**
     * Adds the games that a store lacks. The target may itself be one of the merged stores.
     *
     * @return the number of games added
     * @throws IOException if they cannot be written; those that were written stay, and merging again adds the others
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
