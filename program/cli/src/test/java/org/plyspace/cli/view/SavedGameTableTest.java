package org.plyspace.cli.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.session.SavedGame;

class SavedGameTableTest {

    private static SavedGame game(String setting) {
        return new SavedGame(
                "a", Path.of("a.json"), setting, "", "", 1, GameResult.OPEN, Optional.empty(), Instant.EPOCH);
    }

    /** A file may say anything: a name of a thousand letters, or one that a terminal would obey. */
    @Test
    void longNamesLeaveRoomForTheRest() {
        String name = "\u001b[2J" + "n".repeat(1_000);
        SavedGame game = new SavedGame(
                "a", Path.of("a.json"), "one:" + name, name, name, 1, GameResult.OPEN, Optional.empty(), Instant.EPOCH);

        for (String line : new SavedGameTable(List.of(game, game("other")), "").lines()) {
            assertTrue(line.length() <= 160, line);
            assertEquals(-1, line.indexOf('\u001b'), line);
        }
        assertTrue(new SavedGameTable(List.of(game), "").lines().get(1).contains("?[2Jnnnnnnnnnnnnnnnnnnnnnnnnn...  "));
    }

    @Test
    void thousandsAreNumberedInARow() {
        List<SavedGame> many = Collections.nCopies(20_000, game("one"));

        List<String> lines = new SavedGameTable(many, "one").lines();

        assertTrue(lines.get(20_000).startsWith("20000  ?"), lines.get(20_000));
        assertTrue(lines.get(1).startsWith("    1  ?"), lines.get(1));
    }

    /** By these numbers they are resumed, whichever rule set was listed. */
    @Test
    void gamesOfOneRuleSetKeepTheirNumbersAmongAll() {
        List<SavedGame> games = List.of(game("one"), game("other:x=1"), game("one:x=2"), game("other"));

        List<String> numbers = new SavedGameTable(games, "other")
                .lines().stream()
                        .filter(line -> line.contains("other"))
                        .map(line -> line.strip().split(" ", 2)[0])
                        .toList();

        assertEquals(List.of("2", "4"), numbers);
    }
}
