package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.TextException;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

@DisplayName("Plain FEN")
final class PlainFenTest {

    private static final TextRules CHESS = new TextRules(new Orthodox(), "");

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                Orthodox.START,
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
                "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w Qk f6 0 3",
                "8/8/8/8/8/4k3/8/4K3 b - - 99 200",
            })
    void isReadAsItIsWritten(String fen) {
        assertEquals(fen, CHESS.read(fen).text());
    }

    @Test
    void clocksMayBeLeftOut() {
        String fields = "4k3/8/8/8/8/8/8/4K2R w K -";
        assertEquals(fields + " 0 1", CHESS.read(fields).text());
    }

    @Test
    void enPassantIsTheSquareCrossed() {
        TextPosition position = CHESS.start().play("e2-e4");
        assertTrue(position.text().endsWith(" b KQkq e3 0 1"), position::text);
        assertEquals(
                position.position().key(),
                CHESS.read(position.text()).position().key());
        position.play("a7-a6", "e4-e5", "d7-d5");
        assertTrue(CHESS.read(position.text()).allows("e5-d6"));
        assertEquals(
                "rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3",
                CHESS.read(position.text()).play("e5-d6").text());
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "board:8/8/8/8/8/8/8/8 w - - 0 1; 1; placement: no piece is written 'o'; expected, in upper case for White",
                "8/8/8/8/8/8/8 w - - 0 1; 0; placement: board board has 7 rows; expected 8",
                "8/8/8/8/8/8/8/9 w - - 0 1; 14; placement: run of empty squares '9' is out of range",
                "8/8/8/8/8/8/8/8 w - e3:e4 0 1; 20; en passant: expected '-' or <square crossed>, found 'e3:e4'",
                "8/8/8/8/8/8/8/8 w - e9 0 1; 20; en passant: there is no square 'e9'",
                "8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8 w - - 0 1; 0; placement has 2 boards; expected 1 board",
            })
    void otherTextIsRefusedWithItsPlace(String fen, int offset, String reason) {
        TextException refused =
                assertThrows(TextException.class, () -> CHESS.rules().read(fen));
        assertTrue(refused.getMessage().startsWith(reason), refused.getMessage());
        assertEquals(offset, refused.offset());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "Ka1 kh8 pe5 w - e3; en passant: e3 is impossible: no black pawn can just have crossed it (FIDE 3)",
                "Ka1 kh8 Pe4 w - e3; en passant: e3 is impossible: no black pawn can just have crossed it (FIDE 3)",
                "Ka1 kh8 Pe4 Ne2 b - e3; \"en passant: e3 is impossible: e2, where it came from, is occupied (FIDE"
                        + " 3)\"",
                "Ka1 kh8 Pe4 Ne3 b - e3; en passant: e3 is impossible: e3 is occupied (FIDE 3)",
            })
    void impossibleEnPassantIsAFault(String men, String fault) {
        assertEquals(List.of(fault), CHESS.faults(men));
    }
}
