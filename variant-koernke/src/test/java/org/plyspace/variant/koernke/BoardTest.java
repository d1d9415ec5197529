package org.plyspace.variant.koernke;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Facing;
import org.plyspace.api.Layout.Square;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;

@DisplayName("Board and array, koernke.md 1 and 5, ruling K-1")
final class BoardTest {

    private static final List<String> RING =
            List.of("1a", "1b", "1c", "1d", "2d", "3d", "4d", "4c", "4b", "4a", "3a", "2a");

    private final Position start = Koernke.STANDARD.start().position();

    private String letterOn(String square) {
        int code = start.pieceAt(QuadlevelBoard.cell(square));
        return start.rules().pieceTypes().get(Piece.type(code)).symbol(Piece.side(code));
    }

    @Test
    void theStartIsThatOfTheNotationPage() {
        assertEquals(
                "1:rnbr/pppp/4/4/4/4/PPPP/RNBR|2:bkqn/pppp/4/4/4/4/PPPP/BKQN|3:nqkb/pppp/4/4/4/4/PPPP/NQKB"
                        + "|4:rbnr/pppp/4/4/4/4/PPPP/RBNR w 2b1,3c1,1a1,1d1,4a1,4d1,2b8,3c8,1a8,1d8,4a8,4d8 - 0 1",
                Koernke.STANDARD.start().text());
    }

    @ParameterizedTest(name = "{0} of {1}")
    @CsvSource({"K, 2", "Q, 2", "R, 4", "B, 4", "N, 4", "P, 16"})
    void eachSideHasTwoSets(String letter, int count) {
        String text = Koernke.STANDARD.start().text().split(" ", -1)[0];
        assertEquals(count, text.chars().filter(c -> c == letter.charAt(0)).count());
        assertEquals(
                count,
                text.chars()
                        .filter(c -> c == Character.toLowerCase(letter.charAt(0)))
                        .count());
    }

    @Test
    @DisplayName("K-1: the ring of twelve edge squares reads R N B R round and round")
    void theRingReadsRookKnightBishop() {
        assertEquals(
                "RNBRNBRNBRNB",
                RING.stream().map(column -> letterOn(column + "1")).collect(Collectors.joining()));
        assertEquals(
                "rnbrnbrnbrnb",
                RING.stream().map(column -> letterOn(column + "8")).collect(Collectors.joining()));
    }

    @Test
    @DisplayName("K-1: the white knight of the top board and the queens stand on white squares")
    void knightAndQueensStandOnWhite() {
        for (String square : List.of("1b1", "2c1", "3b1")) {
            assertTrue(square(square).light(), square);
        }
        assertEquals("NQQ", letterOn("1b1") + letterOn("2c1") + letterOn("3b1"));
    }

    @ParameterizedTest(name = "{0} is white: {1}")
    @CsvSource({
        "1a1, false",
        "1a2, true",
        "1b1, true",
        "2a1, true",
        "2b2, true",
        "2a2, false",
        "4d8, true",
        "3d8, false"
    })
    void aSquareIsWhiteIfLevelFileAndRankAddUpToEven(String name, boolean white) {
        assertEquals(white, square(name).light());
    }

    private Square square(String name) {
        return layout().boards().stream()
                .flatMap(board -> board.squares().stream())
                .filter(square -> square.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private Layout layout() {
        return start.words().layout();
    }

    @Test
    void squaresAreNamedLevelFileRank() {
        List<String> expected = IntStream.rangeClosed(1, 4)
                .boxed()
                .flatMap(level -> Stream.of('a', 'b', 'c', 'd')
                        .flatMap(file -> IntStream.rangeClosed(1, 8).mapToObj(rank -> "" + level + file + rank)))
                .toList();
        List<String> names = IntStream.range(0, start.rules().cells())
                .mapToObj(start.words()::name)
                .sorted()
                .toList();
        assertEquals(expected, names);
        assertTrue(names.stream()
                .allMatch(name -> start.words().name(QuadlevelBoard.cell(name)).equals(name)));
    }

    @Test
    @DisplayName("K-1: level 1 is the top, seen first with White on the left")
    void theTopBoardComesFirst() {
        assertEquals(Facing.WHITE_LEFT, layout().view().facing());
        assertEquals(List.of("1", "2", "3", "4"), layout().view().order());
        assertTrue(start.z(QuadlevelBoard.cell("1a1")) > start.z(QuadlevelBoard.cell("2a1")));
    }
}
