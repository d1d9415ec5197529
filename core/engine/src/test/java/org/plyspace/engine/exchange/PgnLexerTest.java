package org.plyspace.engine.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.engine.exchange.PgnLexer.PgnToken;

class PgnLexerTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            1. e4 e5 *          | 1. e4 e5 *
            1. e4 e5*           | 1. e4 e5 *
            1. e4*[Event "x"]   | 1. e4 * Event
            20... 1a1*2a1 *     | 20... 1a1*2a1 *
            20... 1a1*2a1*      | 20... 1a1*2a1 *
            (20... 1a1*2a1) *   | ( 20... 1a1*2a1 ) *
            1a1*2a1$4 {x}       | 1a1*2a1 $4 x
            3. b5(4)-b1(2)) *   | 3. b5(4)-b1(2) ) *
            """)
    void aStarIsTheResultUnlessItsWordGoesOn(String text, String tokens) {
        assertEquals(
                tokens,
                new PgnLexer(text, "game.pgn", 1)
                        .tokens().stream()
                                .map(PgnToken::text)
                                .filter(content -> !content.isEmpty())
                                .collect(Collectors.joining(" ")));
    }
}
