package org.plyspace.web.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.plyspace.engine.session.SavedGames;

/**
 * A part of the list of games that have moves, the last played first.
 *
 * @param total the number of games that match
 * @param variants the ids of the variants of all games
 * @param unreadable the reasons why some saved games cannot be read, each beginning with the file's name
 */
record GameListing(List<ListedGame> games, int total, List<String> variants, List<String> unreadable) {

    /** The default number of games listed at a time. */
    static final int USUAL = 50;
    /** The most games listed at a time. */
    static final int MOST = 500;

    private static final int MOST_UNREADABLE = 20;

    /**
     * The games that are wanted.
     *
     * @param from the index of the first one, from 0
     * @param variant the id of their variant, empty for any
     * @param text a text in the names of the players or of the rule set, in upper or lower case; empty for any
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
     * Selects the wanted games.
     *
     * @param unsaved the open games whose current state is not on disk
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
