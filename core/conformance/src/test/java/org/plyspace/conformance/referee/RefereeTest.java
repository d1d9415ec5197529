package org.plyspace.conformance.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.testing.Bundled;
import org.plyspace.tck.GoldenFile;
import tools.jackson.databind.node.ObjectNode;

class RefereeTest {

    private static final String MATE =
            "\"variant\":\"cube\",\"position\":\"III:3/n2/1rr|II:1b1/3/3|I:3/3/bRK w - - 0 1\"";

    private static final String KING_EN_PRISE =
            "\"variant\":\"twoboard\",\"position\":\"1:4k3/8/8/8/8/8/8/4R2K|2:8/8/8/8/8/8/8/8 w - - 0 1\"";

    private static final int FEWEST_EXAMPLES = 10;

    private final Referee referee = new Referee(Bundled.REGISTRY);

    @Test
    void judgesMoves() {
        assertEquals(
                "{\"valid\":true,\"outcome\":\"none\",\"position\":\"1:rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"
                        + "|2:8/8/8/8/8/8/8/8 b KQkq e3:e4 0 1\"}",
                referee.answer("{\"variant\":\"twoboard\",\"move\":\"e2-e4\"}"));
        assertTrue(referee.answer("{\"variant\":\"twoboard\",\"move\":\"e2-e5\"}")
                .matches(
                        "\\{\"valid\":false,\"kind\":\"does not move so\",\"reason\":\".+\",\"citation\":\"twoboard.md [^\"]*\","
                                + "\"cells\":\\{\"mover\":\\[\"e2\"],\"target\":\\[\"e5\"]}}"));
        assertTrue(referee.answer("{\"variant\":\"twoboard\",\"move\":\"e9-e5\"}")
                .startsWith("{\"valid\":false,\"kind\":\"no such square\",\"reason\":\""));
    }

    @Test
    void theOutcomeMayBeAskedOfPositionsThatCannotBePlayed() {
        assertEquals("{\"outcome\":\"checkmate\"}", referee.answer("{" + MATE + ",\"ask\":\"outcome\"}"));
    }

    /** If the side to move could capture a king, or a king is missing, no move is legal and questions about moves are refused. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                KING_EN_PRISE + ",\"move\":\"e1-e8\"",
                KING_EN_PRISE + ",\"move\":\"e1-e2\"",
                KING_EN_PRISE + ",\"ask\":\"moves\"",
                KING_EN_PRISE + ",\"ask\":\"perft\",\"depth\":1",
                MATE + ",\"move\":\"c1(I)-c2(I)\"",
                MATE + ",\"ask\":\"moves\""
            })
    void movesAreJudgedOnlyInPositionsThatCanBePlayed(String question) {
        String answer = referee.answer("{" + question + "}");

        assertTrue(answer.startsWith("{\"error\":\"impossible position: "), answer);
        assertTrue(answer.endsWith("; only its outcome can be asked\",\"type\":\"refused\"}"), answer);
    }

    @Test
    void aPositionThatHasNoOutcomeEitherIsRefusedWithItsFaultsOnly() {
        String answer =
                referee.answer("{\"variant\":\"cube\",\"position\":\"II:2/2|I:2/2 w - - 0 1\",\"ask\":\"moves\"}");

        assertTrue(answer.startsWith("{\"error\":\"impossible position: ") && !answer.contains("can be asked"), answer);
    }

    @Test
    void examplesOfThePageAreAnsweredAsItSays() {
        GoldenFile page = GoldenFile.at(Path.of("..", "..", "docs", "referee.md"));
        List<String> lines = page.text().lines().toList();
        int examples = 0;
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith("> ")) {
                page.holds(
                        lines.get(i) + "\n",
                        lines.get(i + 1) + "\n",
                        "< " + referee.answer(lines.get(i).substring(2)) + "\n");
                examples++;
            }
        }
        assertTrue(examples > FEWEST_EXAMPLES, "only " + examples + " examples");
    }

    @Test
    void countsPerft() {
        assertEquals("{\"nodes\":1936}", referee.answer("{\"variant\":\"koernke\",\"ask\":\"perft\",\"depth\":2}"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "[]",
                "null",
                "{}",
                "{\"variant\":\"cube\"}",
                "{\"variant\":\"nosuch\",\"move\":\"a-b\"}",
                "{\"variant\":\"cube\",\"move\":\"a-b\",\"ask\":\"moves\"}",
                "{\"variant\":\"cube\",\"ask\":\"advice\"}",
                "{\"variant\":\"cube\",\"ask\":\"perft\"}",
                "{\"variant\":\"cube\",\"ask\":\"perft\",\"depth\":-1}",
                "{\"variant\":\"cube\",\"ask\":\"perft\",\"depth\":1e9}",
                "{\"variant\":\"cube\",\"ask\":\"perft\",\"depth\":1.7}",
                "{\"variant\":\"cube\",\"ask\":\"perft\",\"depth\":1.0}",
                "{\"variant\":\"cube\",\"ask\":\"perft\",\"depth\":\"1\"}",
                "{\"variant\":\"cube\",\"ask\":\"perft\",\"depth\":99999999999}",
                "{\"variant\":\"cube\",\"ask\":\"perft\",\"depth\":[1]}",
                "{\"variant\":\"cube\",\"ask\":\"perft\",\"depth\":1,\"depth\":2}",
                "{\"variant\":\"cube\",\"ask\":\"moves\",\"variant\":\"cube\"}",
                "{\"variant\":5,\"ask\":\"moves\"}",
                "{\"variant\":\"cube\",\"ask\":\"moves\"",
                "[[[[",
                "{\"variant\":\"cube\",\"ask\":\"moves\"} {}",
                "{\"variant\":\"cube\",\"position\":\"xyz\",\"ask\":\"moves\"}",
                "{\"variant\":\"cube\",\"ask\":\"moves\",\"colour\":1}"
            })
    void whatIsNoQuestionIsAnsweredWithTheReason(String line) {
        String answer = referee.answer(line);

        assertTrue(answer.startsWith("{\"error\":\""), answer);
        assertTrue(answer.matches(".*\",\"type\":\"(malformed|refused)\"}"), answer);
        assertEquals(1, answer.lines().count());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"variant\":\"cube\",\"ask\":\"perft\",\"depth\":1.7}|depth: expected a whole number, found 1.7",
                "{\"variant\":\"cube\",\"ask\":\"perft\",\"depth\":1,\"depth\":2}|\\\"depth\\\"",
                "{\"variant\":5,\"ask\":\"moves\"}|variant: expected a text, found 5",
                "{\"variant\":\"cube\",\"asks\":\"moves\"}|unknown member 'asks'",
                "[]|expected a JSON object",
                "{|not JSON"
            })
    void saysWhatIsWrongWithAQuestion(String line, String part) {
        String answer = referee.answer(line);

        assertTrue(answer.contains(part), answer);
        assertTrue(answer.endsWith("\"type\":\"malformed\"}"), answer);
    }

    @Test
    void oneQuestionAboutManyPositionsHasAnAnswerToEach() {
        assertEquals(
                "{\"answers\":[{\"nodes\":0},{\"error\":\"" + "x" + "\",\"type\":\"refused\"}]}",
                referee.answer(question("{\"variant\":\"cube\",\"ask\":\"perft\",\"depth\":1,\"positions\":["
                                + "\"III:3/n2/1rr|II:1b1/3/3|I:3/k2/1RK w - - 0 1\",\"x\"]}"))
                        .replaceFirst("\"error\":\"[^\"]*\"", "\"error\":\"x\""));
        assertEquals(
                "{\"answers\":[]}",
                referee.answer(question("{\"variant\":\"cube\",\"ask\":\"moves\",\"positions\":[]}")));
    }

    @Test
    void theAnswersAboutVeryManyPositionsComeInTheirOrder() {
        String mated = "\"III:3/n2/1rr|II:1b1/3/3|I:3/k2/1RK w - - 0 1\"";
        String free = "\"III:2k/3/3|II:3/3/3|I:K1R/3/3 b - - 0 1\"";

        String answer = referee.answer(question("{\"variant\":\"cube\",\"ask\":\"perft\",\"depth\":1,\"positions\":["
                + (mated + ",").repeat(301) + free + ("," + mated).repeat(301) + "]}"));

        assertEquals(
                "{\"answers\":[" + "{\"nodes\":0},".repeat(301) + "{\"nodes\":4}" + ",{\"nodes\":0}".repeat(301) + "]}",
                answer);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"variant\":\"cube\",\"ask\":\"moves\",\"positions\":\"x\"}|positions: expected an array of texts",
                "{\"variant\":\"cube\",\"ask\":\"moves\",\"positions\":[1]}|positions[0]: expected a text, found 1",
                "{\"variant\":\"cube\",\"ask\":\"moves\",\"positions\":[],\"position\":\"x\"}|expected either position or positions",
                "{\"ask\":\"moves\",\"positions\":[]}|variant is missing"
            })
    void saysWhatIsWrongWithAQuestionAboutManyPositions(String line, String part) {
        String answer = referee.answer(question(line));

        assertTrue(answer.contains(part), answer);
        assertTrue(answer.endsWith("\"type\":\"malformed\"}"), answer);
    }

    private static ObjectNode question(String line) {
        return (ObjectNode) JsonMappers.STRICT.readTree(line);
    }

    @Test
    void absurdlyNestedTextIsAnswered() {
        assertTrue(referee.answer("[".repeat(100_000)).endsWith("\"type\":\"malformed\"}"));
    }
}
