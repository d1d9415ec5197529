package org.plyspace.engine.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.UsageException;
import org.plyspace.engine.replay.GameText.GameWord;

@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class GameTextTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. a2-a3 b7-b6 2. c2-c3 | a2-a3 b7-b6 c2-c3",
                "1 2c4 4a5 2 3c4 | 2c4 4a5 3c4",
                "1.a2-a3 1...b7-b6 | a2-a3 b7-b6",
                "1)2c4 2c5 | 2c4 2c5",
                "1) 2c4 2c5 2)3c4 | 2c4 2c5 3c4",
                "1. 2c4.......4a5 | 2c4 4a5",
                "2c4 ....... 4a5 | 2c4 4a5",
                "7)Qx3d7++ | Qx3d7++",
                "a2-a3 # as usual 2. x | a2-a3",
                "a2-a3# b7-b6 | a2-a3# b7-b6",
                "0-0 0-0-0 | 0-0 0-0-0",
                "P a2 - a3 R h8 - d4+ | P a2 - a3 R h8 - d4+"
            })
    void keepsTheWordsOfMovesOnly(String line, String words) {
        assertEquals(
                List.of(words.split(" ", -1)),
                text(line).tokens().stream().map(GameWord::text).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1-0", "0-1", "1/2-1/2", "(=)", "*"})
    void keepsTheResultApart(String result) {
        GameText text = text("1. a2-a3 b7-b6", "2. c2-c3 " + result + " # over");

        assertEquals(result, text.result());
        assertEquals(new GameWord("c2-c3", 2), text.tokens().get(2));
        assertEquals(3, text.tokens().size());
    }

    @Test
    void refusesMovesAfterTheResult() {
        UsageException refused = assertThrows(UsageException.class, () -> text("a2-a3 1-0", "b7-b6"));

        assertTrue(refused.getMessage().startsWith("line 2: 'b7-b6' comes after the result 1-0"), refused.getMessage());
    }

    @Test
    void takesControlCharactersForWordsNotForBlanks() {
        assertEquals(
                List.of(new GameWord("\u0000\u0001", 1)), text(" \u0000\u0001 ").tokens());
    }

    /** Characters that begin comments, and one that ends lines elsewhere. */
    @Test
    void readsLongLinesOfComments() {
        String line = "a2-a3" + " #".repeat(500_000) + "\u2028x";

        GameText text = text(line);

        assertEquals(List.of(new GameWord("a2-a3", 1)), text.tokens());
    }

    @Test
    void refusesGamesWithoutEnd() {
        GameText text = new GameText();

        assertThrows(UsageException.class, () -> text.add("a ".repeat(100_001)));
    }

    private static GameText text(String... lines) {
        GameText text = new GameText();
        List.of(lines).forEach(text::add);
        return text;
    }
}
