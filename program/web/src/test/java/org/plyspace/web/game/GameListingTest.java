package org.plyspace.web.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.session.SavedGame;
import org.plyspace.engine.session.SavedGames;

class GameListingTest {

    private static final SavedGames.Listing SAVED = new SavedGames.Listing(
            List.of(
                    saved("a", "cube:n=4", "Ada", "level3"),
                    saved("b", "koernke", "", "Bob"),
                    saved("c", "cube", "Cleo", "Ada"),
                    saved("d", "cubes", "Dora", "Eve")),
            List.of());

    /** The game b as it is played on, and one that was never saved. */
    private static final List<ListedGame> UNSAVED =
            List.of(unsaved("new", "meder", "Ada", "Finn"), unsaved("b", "koernke", "human", "Bob"));

    private static SavedGame saved(String name, String spec, String white, String black) {
        return new SavedGame(
                name,
                Path.of(name + ".json"),
                spec,
                white,
                black,
                3,
                GameResult.OPEN,
                Optional.empty(),
                Instant.EPOCH.plusMillis(1_234));
    }

    private static ListedGame unsaved(String name, String spec, String white, String black) {
        return new ListedGame(name, spec, white, black, 4, "*", Optional.empty(), Optional.empty());
    }

    private static GameListing listing(int from, int count, String variant, String text) {
        return GameListing.of(SAVED, UNSAVED, new GameListing.Wanted(from, count, variant, text));
    }

    private static String names(GameListing listing) {
        return String.join(" ", listing.games().stream().map(ListedGame::game).toList());
    }

    /** Whatever is wanted, the choice is among the variants of all games. */
    @ParameterizedTest(name = "{1} from {0}, of {2}, with {3}: {4} of {5}")
    @CsvSource({
        "0, 50, '', '', new b a c d, 5",
        "0, 2, '', '', new b, 5",
        "3, 50, '', '', c d, 5",
        "1, 2, '', '', b a, 5",
        "5, 50, '', '', '', 5",
        "0, 50, cube, '', a c, 2",
        "1, 50, cube, '', c, 2",
        "0, 50, cubes, '', d, 1",
        "0, 50, roth, '', '', 0",
        "0, 50, '', ada, new a c, 3",
        "0, 50, '', EVE, 'a d', 2",
        "0, 50, '', N=4, a, 1",
        "0, 50, cube, ada, a c, 2",
        "0, 50, meder, bob, '', 0",
        "0, 50, '', human, b, 1",
    })
    void whatIsWantedIsListedAndAllVariantsAreOffered(
            int from, int count, String variant, String text, String names, int total) {
        GameListing listing = listing(from, count, variant, text);

        assertEquals(names, names(listing));
        assertEquals(total, listing.total());
        assertEquals(List.of("cube", "cubes", "koernke", "meder"), listing.variants());
    }

    /** A game that is open and on disk too stands there once, as it is now. */
    @Test
    void whatIsNotOnDiskYetCountsForMoreThanWhatIs() {
        List<ListedGame> games = listing(0, 50, "", "").games();

        assertEquals(
                List.of(4, 4, 3, 3, 3), games.stream().map(ListedGame::plies).toList());
        assertEquals(Optional.empty(), games.get(1).played());
        assertEquals(Optional.of("1970-01-01T00:00:01Z"), games.get(2).played());
    }

    @Test
    void whoeverHasNoNameIsAPerson() {
        GameListing listing = GameListing.of(SAVED, List.of(), new GameListing.Wanted(0, 50, "koernke", ""));

        assertEquals("human", listing.games().get(0).white());
        assertEquals("Bob", listing.games().get(0).black());
    }

    @Test
    void twentyOfTheFilesThatCannotBeReadAreNamed() {
        List<String> reasons =
                IntStream.range(0, 25).mapToObj(i -> i + ".json: damaged").toList();
        SavedGames.Listing damaged = new SavedGames.Listing(List.of(), reasons);

        assertEquals(
                reasons.subList(0, 20),
                GameListing.of(damaged, List.of(), new GameListing.Wanted(0, 1, "cube", "x"))
                        .unreadable());
    }
}
