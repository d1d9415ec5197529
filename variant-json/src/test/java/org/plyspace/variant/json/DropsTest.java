package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

/** Men are dropped where a file lets them be. */
final class DropsTest {

    private static final String RULES = """
            {"format": "plyspace-lattice/2", "id": "drops", "title": "Drops", "summary": "Men in hand.", "source": "made up",
             "board": {"files": 5, "ranks": 5, "squares": "{file}{rank}"},
             "pieces": {"K": {"name": "king", "royal": true, "leaps": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                        "G": {"name": "guard", "leaps": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                        "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}},
                        "S": {"name": "step", "leaps": [[0, 1, 0]]}},
             "hands": {"held": "GRS", "most": 9, "drops": {"S": %s}},
             "start": "1:k4/5/5/5/4K w - - 0 1"}
            """;
    /** The step on the fourth rank is guarded, and the king's own men shut it in. */
    private static final String MATE = "1:3rk/3s1/3G1/5/K4 w - - 0 1 hand=S";

    private static final String MATE_BY_BLACK = "1:k4/5/3g1/3S1/3RK b - - 0 1 hand=s";
    private static final String FILE_TAKEN = "1:k4/5/5/1S3/4K w - - 0 1 hand=S,s";
    private static final String FILE_TAKEN_BY_BLACK = "1:k4/1s3/5/5/4K b - - 0 1 hand=S,s";

    private static TextPosition read(String drop, String position) throws IOException {
        byte[] text = RULES.formatted(drop).getBytes(StandardCharsets.UTF_8);
        return new TextRules(new JsonVariantSource().read("drops.json", new ByteArrayInputStream(text)), "")
                .read(position);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "{}; white wins by checkmate",
                "{\"onePer\": \"file\"}; white wins by checkmate",
                "{\"mate\": true}; white wins by checkmate",
                "{\"mate\": false}; ''",
                "{\"check\": false}; ''",
            })
    void aDropMatesUnlessTheFileSaysOtherwise(String drop, String outcome) throws IOException {
        TextPosition white = read(drop, MATE);
        TextPosition black = read(drop, MATE_BY_BLACK);
        assertEquals(!outcome.isEmpty(), white.allows("S*e4"));
        assertEquals(!outcome.isEmpty(), black.allows("S*e2"));
        if (!outcome.isEmpty()) {
            assertEquals(outcome, white.play("S*e4").outcome());
            assertEquals(outcome.replace("white", "black"), black.play("S*e2").outcome());
        }
    }

    @ParameterizedTest(name = "{0}: {1} and {2} squares")
    @CsvSource(
            delimiter = ';',
            value = {
                "{}; 22; 22",
                "{\"onePer\": \"file\"}; 18; 18",
                "{\"onePer\": \"rank\"}; 18; 18",
                "{\"forbidden\": {\"ranks\": 5}}; 18; 18",
                "{\"onePer\": \"file\", \"forbidden\": {\"ranks\": 5}}; 15; 15",
            })
    void aManIsDroppedOnAnEmptySquareThatIsNotForbidden(String drop, int white, int black) throws IOException {
        assertEquals(white, read(drop, FILE_TAKEN).moves("S*").size());
        assertEquals(black, read(drop, FILE_TAKEN_BY_BLACK).moves("S*").size());
    }
}
