package org.plyspace.examples.thompson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.tck.text.TextRules;

/** The test cases of thompson.md. */
final class ThompsonPageTest {

    private static final TextRules RULES = new TextRules(new ThompsonVariant(), "");

    /** Moves are listed by what follows their beginning. */
    @ParameterizedTest(name = "{1} in {0}")
    @CsvFileSource(resources = "cases.csv", delimiter = ';')
    void movesAreThoseOfThePage(String position, String beginning, String expected) {
        assertEquals(
                expected == null ? "" : expected,
                RULES.read(position).moves(beginning).stream()
                        .map(move -> move.substring(beginning.length()))
                        .sorted()
                        .collect(Collectors.joining(" ")));
    }

    @ParameterizedTest(name = "{0}: {1}, {2}, {3}")
    @CsvSource({"R, 8, 7, 9", "B, 8, 5, 7", "N, 9, 2, 4", "K, 5, 6, 6", "Q, 16, 12, 16"})
    void reachOnEmptyBoards(String piece, int fromC4, int fromB1, int fromE9) {
        assertEquals(
                List.of(fromC4, fromB1, fromE9),
                List.of(
                        RULES.reach(piece, "c4D").size(),
                        RULES.reach(piece, "b1A").size(),
                        RULES.reach(piece, "e9F").size()));
    }

    /** The files alone, and the stairs turned about if the sides are exchanged. */
    @Test
    void filesAndStairsAreSymmetric() {
        assertEquals(
                List.of("keeps sides: forward true", "exchanges sides: forward true", "exchanges sides: forward true"),
                RULES.rules().symmetries().stream()
                        .map(found -> (found.exchangesSides() ? "exchanges" : "keeps") + " sides: forward "
                                + found.keepsForward())
                        .toList());
    }

    @ParameterizedTest(name = "{1}: {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "Kc2B Pb3B pb4B kd9F w; b3B-b5B; blocked: b4B is occupied by a black pawn (thompson.md 3)",
                "Kb2A Rb3B Pb5D kd9F w; b3B-b7F; blocked: b5D is occupied by a white pawn (thompson.md 3)",
                "Kb2A Rb3B kd9F w; b3B-b6F; a rook does not move from b3B to b6F (thompson.md 3)",
                "Kb2A kd9F w; b2A-b5B; a king does not move from b2A to b5B (thompson.md 3)",
                "Kb2A Pa2A kd9F w; WQL-b2C; 'board WQL holds 2 men, the white pawn on a2A and the white king on b2A;"
                        + " a board carries at most one (thompson.md 5)'",
                "Kc2B kd9F w; WQL-e5C; e5C is not next to b2A, where board WQL hangs (thompson.md 5)",
                "Kc2B kd9F w; BQL-b9E; board BQL is empty, so black, its owner, moves it (thompson.md 5)",
            })
    void refusalsGiveTheRule(String men, String move, String reason) {
        assertEquals(reason, RULES.men(men).refusal(move));
    }
}
