package org.plyspace.variant.cube;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Square;
import org.plyspace.tck.text.TextPosition;

@DisplayName("Pieces, cube.md 2")
final class MovementTest {

    @ParameterizedTest(name = "{1} on {2} of n = {0} reaches {3} cells")
    @CsvSource({
        "3, K, b2(II),  26",
        "3, R, b2(II),   6",
        "3, B, b2(II),   8",
        "3, N, b2(II),   0",
        "2, K, a1(I),    7",
        "2, Q, a1(I),    7",
        "2, R, a1(I),    3",
        "2, B, a1(I),    1",
        "2, N, a1(I),    0",
        "3, N, a1(I),    6",
        "5, Q, c3(III), 52",
        "5, R, c3(III), 12",
        "5, B, c3(III), 16",
        "5, N, c3(III), 24",
        "8, Q, a1(I),   49",
        "8, R, d4(IV),  21",
        "26, R, a1(I),  75",
        "26, B, a1(I),  25",
        "32, R, af32(XXXII), 93",
        "32, Q, a1(I),  217",
    })
    void reachOnTheEmptyBoard(int n, char piece, String from, int cells) {
        assertEquals(cells, Cube.of(n).reach(piece, from).size());
        assertEquals(Cube.of(n).reach(piece, from), Cube.of(n).attacks(piece, from));
    }

    @Test
    void theBishopGoesAlongTriagonalsOnly() {
        assertEquals(
                List.of("a1(I)", "a1(III)", "a3(I)", "a3(III)", "c1(I)", "c1(III)", "c3(I)", "c3(III)"),
                Cube.of(3).reach('B', "b2(II)"));
    }

    @Test
    void theRookGoesAlongOneAxis() {
        assertEquals(
                List.of("a1(II)", "a1(III)", "a2(I)", "a3(I)", "b1(I)", "c1(I)"),
                Cube.of(3).reach('R', "a1(I)"));
    }

    @Test
    void theKnightGoesTwoAndOne() {
        assertEquals(
                List.of("a2(III)", "a3(II)", "b1(III)", "b3(I)", "c1(II)", "c2(I)"),
                Cube.of(3).reach('N', "a1(I)"));
    }

    @Test
    void theQueenIsMoreThanRookAndBishopTogether() {
        List<String> reach = Cube.of(3).reach('Q', "a1(I)");
        assertTrue(reach.containsAll(List.of("c3(I)", "c1(III)", "a3(III)")), reach::toString);
    }

    @Test
    void slidersAreBlockedByMenBetween() {
        TextPosition position = Cube.of(4).men("Ka1(IV) Ra1(I) Nc1(I) kd4(IV) na3(I) w");
        assertEquals(List.of("a1(II)", "a1(III)", "a2(I)", "a3(I)", "b1(I)"), position.targets("a1(I)"));
        assertEquals("blocked: a3(I) is occupied by a black knight (cube.md 2)", position.refusal("a1(I)-a4(I)"));
        assertEquals("blocked: c1(I) is occupied by a white knight (cube.md 2)", position.refusal("a1(I)-d1(I)"));
        assertEquals("blocked: c1(I) is occupied by a white knight (cube.md 2)", position.refusal("a1(I)-c1(I)"));
    }

    @Test
    void knightsJump() {
        TextPosition position = Cube.of(4).men("Na1(I) Ra2(I) Rb1(I) Ra1(II) Kb2(I) kd4(IV) w");
        assertTrue(position.allows("a1(I)-b3(I)"));
    }

    @ParameterizedTest(name = "C-2: {0} is light: {1}")
    @CsvSource({"a1(I), false", "b1(I), true", "a2(I), true", "b2(I), false", "a1(II), false", "b1(IV), true"})
    void coloursDependOnFileAndRankOnly(String square, boolean light) {
        List<Board> boards =
                Cube.of(4).men("Ka1(I) kd4(IV) w").position().words().layout().boards();
        Square found = boards.stream()
                .flatMap(board -> board.squares().stream())
                .filter(candidate -> candidate.name().equals(square))
                .findFirst()
                .orElseThrow();
        assertEquals(light, found.light());
    }
}
