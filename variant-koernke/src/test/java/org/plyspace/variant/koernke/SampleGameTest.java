package org.plyspace.variant.koernke;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.tck.text.TextPosition;

@DisplayName("The example game, koernke.md 6, rulings K-1 and K-2")
final class SampleGameTest {

    private static final String LAST_POSITION = "1:r1br/pppp/4/4/4/P3/1PPP/RN1R|2:bkqn/pppp/4/4/2P1/4/PP1P/BKQN"
            + "|3:nqkb/pppQ/4/4/BnP1/4/PP1P/N1K1|4:1bnr/1ppp/4/p3/2B1/4/PPPP/RBNR"
            + " b 2b1,3c1,1a1,1d1,4a1,4d1,2b8,3c8,1a8,1d8,4d8 - 0 7";

    private static List<String> moves() throws IOException {
        try (InputStream game = SampleGameTest.class.getResourceAsStream("foolsmate.txt")) {
            return new String(game.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .flatMap(line -> Stream.of(line.split(" ", -1)).skip(1))
                    .toList();
        }
    }

    @ParameterizedTest(name = "with {0}")
    @ValueSource(strings = {"movement=cid", "movement=total", "triagonal=queen-bishop", "kings=both"})
    void everyMoveIsLegal(String options) throws IOException {
        TextPosition position = Koernke.rules(options).start().playSource(moves());
        assertEquals(7, position.position().fullmoveNumber());
    }

    @ParameterizedTest(name = "with {0}")
    @ValueSource(strings = {"movement=cid", "movement=total"})
    void theLastMoveIsCheckmate(String options) throws IOException {
        TextPosition position = Koernke.rules(options).start().playSource(moves());
        assertEquals("white wins by checkmate", position.outcome());
        assertEquals(LAST_POSITION, position.text());
    }

    @ParameterizedTest(name = "with {0}")
    @ValueSource(strings = {"movement=cid", "movement=total"})
    void movesAndMarksAreWrittenAsInTheGame(String options) throws IOException {
        TextPosition position = Koernke.rules(options).start();
        for (String move : moves()) {
            String machine = position.fromSource(move);
            assertEquals(withoutOrigin(move), withoutOrigin(position.inSource(machine)));
            position.play(machine);
        }
    }

    /** Under movement=total more pieces can reach a square, so more of the origin must be written. */
    private static String withoutOrigin(String move) {
        return move.replaceAll("\\(.*\\)", "");
    }

    @Test
    @DisplayName("K-1: the bishops come from 1c1 and 3d1, as the game needs")
    void theBishopsComeFromWhereTheArrayHasThem() {
        TextPosition position = Koernke.STANDARD.start().playSource(List.of("2c4", "4a5", "3c4", "R4a6"));
        assertEquals("1c1-4c4", position.fromSource("B4c4"));
        position.playSource(List.of("B4c4", "R3a6", "1a3", "R3a4"));
        assertEquals("3d1-3a4", position.fromSource("Bx3a4"));
    }
}
