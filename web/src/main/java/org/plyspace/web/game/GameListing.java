package org.plyspace.web.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.plyspace.engine.session.SavedGames;

/**
 * The games in which something was played, the one played last first, some at a time.
 *
 * @param total how many there are that are wanted
 * @param variants the ids of the variants of all
 * @param unreadable why some that are kept cannot be read, each beginning with its file's name
 */
record GameListing(List<ListedGame> games, int total, List<String> variants, List<String> unreadable) {

    /** The default number of games listed at a time. */
    static final int USUAL = 50;
    /** No more are listed at a time. */
    static final int MOST = 500;

    private static final int MOST_UNREADABLE = 20;

    /**
     * Which are wanted.
     *
     * @param from the first one, from 0
     * @param variant the id of their variant, empty for any
     * @param text that names of players or of the rule set contain, in letters of either case; empty for any
     */
    record Wanted(int from, int count, String variant, String text) {

        private boolean is(ListedGame game) {
            return (variant.isEmpty() || game.variantId().equals(variant))
                    && (contains(game.variant()) || contains(game.white()) || contains(game.black()));
        }

        private boolean contains(String name) {
            return name.toLowerCase(Locale.ROOT).contains(text.toLowerCase(Locale.ROOT));
        }
    }

    /**
     * Some of all.
     *
     * @param unsaved those open that are not on disk as they are
     */
    static GameListing of(SavedGames.Listing kept, List<ListedGame> unsaved, Wanted wanted) {
        List<ListedGame> all = new ArrayList<>(unsaved);
        Set<String> known = unsaved.stream().map(ListedGame::game).collect(Collectors.toSet());
        kept.games().stream()
                .filter(game -> !known.contains(game.name()))
                .map(ListedGame::of)
                .forEach(all::add);
        List<ListedGame> fitting = all.stream().filter(wanted::is).toList();
        return new GameListing(
                fitting.stream().skip(wanted.from).limit(wanted.count).toList(),
                fitting.size(),
                all.stream().map(ListedGame::variantId).distinct().sorted().toList(),
                kept.unreadable().stream().limit(MOST_UNREADABLE).toList());
    }
}
