package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Outcome;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.api.Repetition;
import org.plyspace.api.Variant;

/** Games end as files say. */
final class EndsTest {

    @ParameterizedTest(name = "{0}: {1} after {2}")
    @CsvFileSource(resources = "ends.tsv", delimiter = '\t')
    void gameEndsAsTheFileSays(String file, String text, String move, String expected) {
        Variant variant = Examples.read(file);
        Position position =
                variant.rules(OptionValues.of(variant.options(), Map.of())).readPosition(text);
        if (!move.equals("-")) {
            make(position, move);
        }
        assertEquals(expected, position.outcome().map(Outcome::toString).orElse("goes on"));
    }

    /** What was captured may come back as a drop, so that no move is for good. */
    @Test
    void withHandsRepetitionLooksBackThroughTheWholeGame() {
        Variant variant = Examples.read("spaceshogi.json");
        Repetition repetition =
                variant.rules(OptionValues.of(variant.options(), Map.of())).repetition();
        assertEquals(new Repetition(4, Repetition.Meaning.LOSS_FOR_PERPETUAL_CHECK, Repetition.Bound.GAME), repetition);
    }

    @Test
    void aFileMayLetWhiteLoseByItsRepetition() throws IOException {
        String changed = Examples.text("spaceshogi.json").replace("loss for perpetual check", "loss for white");
        Variant variant = new JsonVariantSource()
                .read("spaceshogi.json", new ByteArrayInputStream(changed.getBytes(StandardCharsets.UTF_8)));
        assertEquals(
                Repetition.Meaning.LOSS_FOR_WHITE,
                variant.rules(OptionValues.of(variant.options(), Map.of()))
                        .repetition()
                        .meaning());
    }

    private static final String TOWERS = """
            {"format": "plyspace-lattice/2", "id": "towers", "title": "Towers", "summary": "Rooks.", "source": "made up",
             "board": {"files": 3, "ranks": 3, "levels": 3, "boards": ["A", "B", "C"], "squares": "{level}{file}{rank}"},
             "pieces": {"K": {"name": "king", "royal": true, "leaps": [{"turns": [1, 0, 0]}]},
                        "R": {"name": "rook", "rides": [{"turns": [1, 0, 0]}]}},
             "end": {"occupations": %s},
             "start": "C:rkr/3/3|B:r2/3/2R|A:3/3/RKR w - - 0 1"}
            """;
    private static final String ON_A_LEVEL = "{\"name\": \"three rooks on a level\", \"pieces\": \"R\", \"count\": 3,"
            + " \"areas\": [{\"levels\": 1}, {\"levels\": 2}, {\"levels\": 3}]}";
    private static final String IN_THE_MIDDLE =
            "{\"name\": \"rook in the middle\", \"pieces\": \"R\", \"areas\": {\"both\": [\"Bb2\"]}}";

    private static Variant towers(String occupations) throws IOException {
        String text = TOWERS.formatted(occupations);
        return new JsonVariantSource()
                .read("towers.json", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            C:1k1/3/3/;B:3/3/RR1/;A:3/3/1KR w | Ac1-Bc1 | white wins by three rooks on a level
            C:1k1/3/3/;B:3/3/RR1/;A:3/3/1KR w | Ac1-Ac2 | goes on
            C:1k1/3/3/;B:rr1/3/3/;A:2r/3/1K1 b | Ac3-Bc3 | black wins by three rooks on a level
            C:1k1/3/3/;B:3/3/1R1/;A:3/3/1K1 w | Bb1-Bb2 | white wins by rook in the middle
            """)
    void menWinWhereTheyStand(String men, String move, String expected) throws IOException {
        Variant variant = towers("[" + ON_A_LEVEL + ", " + IN_THE_MIDDLE + "]");
        String text = men.replace("/;", "|") + " - - 0 1";
        Position position =
                variant.rules(OptionValues.of(variant.options(), Map.of())).readPosition(text);
        make(position, move);
        assertEquals(expected, position.outcome().map(Outcome::toString).orElse("goes on"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"name": "There!", "pieces": "R", "areas": {"levels": 1}} | expected lower case letters, digits, hyphens
            {"name": "there", "pieces": "R"} | missing field 'areas'
            {"name": "there", "pieces": "Q", "areas": {"levels": 1}} | there is no piece Q; the pieces are K R
            {"name": "there", "pieces": "R", "count": 10, "areas": {"levels": 1}} | needs 10 men on an area of 9 cells
            {"name": "there", "pieces": "R", "count": 0, "areas": {"levels": 1}} | expected a whole number from 1 to 1000
            {"name": "there", "pieces": "R", "areas": []} | expected at least one item
            [] | expected at least one item
            """)
    void mistakesInOccupationsAreTold(String occupations, String told) {
        String message =
                assertThrows(PlyspaceException.class, () -> towers(occupations)).getMessage();
        assertTrue(message.contains(told), message);
    }

    private static void make(Position position, String text) {
        Notation machine = position.rules().notations().get(0);
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        for (int i = 0; i < moves.size(); i++) {
            if (position.words().text(moves.get(i), machine).equals(text)) {
                position.make(moves.get(i));
                return;
            }
        }
        throw new AssertionError(text + " is not legal");
    }
}
