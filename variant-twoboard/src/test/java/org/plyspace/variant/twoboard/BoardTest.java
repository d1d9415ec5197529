package org.plyspace.variant.twoboard;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Board;

@DisplayName("Boards and start, twoboard.md 1 and 5, ruling T-2")
final class BoardTest {

    private static final String ARRAY = "1:rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

    @Test
    void theUsualArrayStandsOnBoard1() {
        assertEquals(
                ARRAY + "|2:8/8/8/8/8/8/8/8 w KQkq - 0 1",
                Twoboard.STANDARD.start().text());
    }

    @Test
    @DisplayName("T-2: the protective pawns stand over the pawns, not over the pieces")
    void protectorsStandOverThePawns() {
        assertEquals(
                ARRAY + "|2:8/ssssssss/8/8/8/8/SSSSSSSS/8 w KQkq - 0 1",
                Twoboard.rules("protectors=on").start().text());
    }

    @ParameterizedTest(name = "{0} is light: {1}")
    @CsvSource({"a1, false", "h1, true", "e4, true", "A1, true", "H1, false", "E4, false"})
    void board2IsColouredTheOtherWayRound(String name, boolean light) {
        Layout layout = Twoboard.STANDARD.start().position().words().layout();
        assertEquals(
                List.of(light),
                layout.boards().stream()
                        .flatMap(board -> board.squares().stream())
                        .filter(square -> square.name().equals(name))
                        .map(square -> square.light())
                        .toList());
    }

    @Test
    void smallLettersAreOnBoard1() {
        List<Board> boards =
                Twoboard.STANDARD.start().position().words().layout().boards();
        assertEquals(List.of("1", "2"), boards.stream().map(Board::name).toList());
        assertEquals("a1", boards.get(0).square(0, 0).orElseThrow().name());
        assertEquals("H8", boards.get(1).square(7, 7).orElseThrow().name());
    }
}
