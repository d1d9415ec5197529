package org.plyspace.lab.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.FailureException;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.ExperimentFormat;

class GameLinesTest {

    private static final Experiment EXPERIMENT = Trials.coins(10);
    private static final String LINE = """
            {"game":0,"experiment":"IDENTITY","setting":0,"player":0,"opening":0,"plies":2,"shared":1,"result":"1-0",\
            "reason":"saying so","depths":[3],"moves":["on","check","win"]}
            """.strip()
            .replace("IDENTITY", ExperimentFormat.identity(EXPERIMENT).substring(0, 12));

    private final GameLines lines = new GameLines(EXPERIMENT);

    @Test
    void aLineIsReadAsItWasWritten() {
        PlayedGame<String> game = lines.read(LINE, "games.jsonl:1");

        assertEquals(LINE, lines.write(game));
        assertEquals(List.of("on", "check", "win"), game.moves());
        assertEquals(List.of(3), game.depths());
        assertEquals(1, game.sharedPlies());
    }

    /** The form of lines for games in which a setting followed its rule set's opening to the end. */
    @Test
    void whereNothingIsSaidOfItTheWholeOpeningIsShared() {
        String line = LINE.replace("\"shared\":1,", "");
        PlayedGame<String> game = lines.read(line, "games.jsonl:1");

        assertEquals(2, game.sharedPlies());
        assertEquals(line, lines.write(game));
    }

    /** Each row is one change of a line that is a game, followed by the message that refuses it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"game":0          | {"game":20              | field game: expected a whole number from 0 to 19, found the number 20
            {"game":0          | {"game":-1              | field game: expected a whole number from 0 to 19
            {"game":0          | {"game":1               | field setting: expected 1, as game 1 has, found 0
            "setting":0        | "setting":1             | field setting: expected 0, as game 0 has, found 1
            "player":0         | "player":1              | field player: expected 0
            "opening":0        | "opening":7             | field opening: expected 0
            "opening":0,       |                         | field opening: expected a whole number from 0, found nothing
            "plies":2          | "plies":4               | field plies: expected a whole number from 0 to 3, found the number 4
            "plies":2          | "plies":1               | 1 depths of 2 moves after the opening; expected one for each
            "shared":1         | "shared":3              | field shared: expected a whole number from 0 to 2
            "shared":1         | "share":1               | unknown field 'share'; expected one of game, experiment
            "1-0"              | "2-0"                   | field result: '2-0' is not a result; expected 1-0, 0-1, 1/2-1/2, *
            "1-0"              | "*"                     | the result is * and the reason 'saying so'; expected the reason unfinished with the result *
            "saying so"        | "unfinished"            | the result is 1-0 and the reason 'unfinished'
            "saying so"        | ""                      | field reason: expected 1 to 200 characters, found ''
            "saying so"        | 7                       | field reason: expected a string, found the number 7
            [3]                | [-3]                    | field depths[0]: expected a whole number from 0 to 10000
            [3]                | [3,3]                   | 2 depths of 1 moves after the opening
            "win"]             | ""]                     | field moves[2]: expected 1 to 200 characters, found ''
            "win"]             | "w\\u0000"]             | field moves[2]: expected 1 to 200 characters
            "win"]             | 7]                      | field moves[2]: expected a string, found the number 7
            ["on","check","win"] | "on check win"        | field moves: expected an array in [ ], found the string 'on check win'
            "experiment":"     | "experiment":"x         | field experiment: expected
            "win"]}            | "win"]                  | this is not JSON
            "win"]}            | "win"]} {}              | this is not JSON
            {"game":0          | [{"game":0              | this is not JSON
            """)
    void whatIsNoGameIsRefusedInWords(String old, String changed, String words) {
        String bad = LINE.replace(old, changed == null ? "" : changed);
        assertNotEquals(LINE, bad);
        FailureException refused = assertThrows(FailureException.class, () -> lines.read(bad, "games.jsonl:7"));

        assertTrue(refused.getMessage().startsWith("games.jsonl:7: " + words), refused.getMessage());
    }

    @Test
    void aGameThatWasCutOffBeforeGamesAreIsRefused() {
        String bad = LINE.replace("1-0", "*").replace("saying so", "unfinished");
        FailureException refused = assertThrows(FailureException.class, () -> lines.read(bad, "games.jsonl:7"));

        assertTrue(
                refused.getMessage()
                        .contains(
                                "field moves: expected 40 moves, after which a game without a result is cut off, found 3"),
                refused.getMessage());
    }
}
