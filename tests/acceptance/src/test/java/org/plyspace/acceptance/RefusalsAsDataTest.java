package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Kinds of refusals and squares by the part they play, in {@code why}, {@code checkmate} and the referee. */
class RefusalsAsDataTest {

    private static final String PATHS =
            "2:4/4/4/N2K|4:4/q3/4/b3|6:3k/4/4/4|WQL@b1(2):2/2|WKL@e1(2):2/2|BQL@b8(6):2/2" + "|BKL@e8(6):2/2 b - - 0 1";

    private final JsonMapper json = new JsonMapper();

    private JsonNode run(int code, String... arguments) throws IOException {
        Program.Result result = new Program().run(arguments);
        assertEquals(code, result.code(), result.err());
        return json.readTree(result.out());
    }

    @Test
    void whyTellsKindReasonCitationAndSquares() throws IOException {
        JsonNode why = run(1, "why", "roth", "b5(4)-b1(2)", "--position", PATHS, "--json");

        assertEquals(
                List.of("variant", "position", "move", "verdict", "kind", "reason", "citation", "cells"),
                List.copyOf(why.propertyNames()));
        assertEquals("illegal", why.path("verdict").stringValue());
        assertEquals("blocked", why.path("kind").stringValue());
        assertEquals("RR 4", why.path("citation").stringValue());
        assertEquals("[\"b5(4)\"]", why.path("cells").path("mover").toString());
        assertEquals("[\"b1(2)\"]", why.path("cells").path("target").toString());
        assertEquals("[\"b3(4)\"]", why.path("cells").path("blocker").toString());
    }

    @Test
    void whyDescribesALegalMove() throws IOException {
        JsonNode why = run(0, "why", "twoboard", "e2xe4+", "--json");

        assertEquals("legal", why.path("verdict").stringValue());
        assertEquals("e2-e4", why.path("move").stringValue());
        assertEquals("e2-e4 (pawn)", why.path("description").stringValue());
        assertFalse(why.has("kind"));
    }

    @ParameterizedTest
    @CsvSource({
        "twoboard, e2-e5, does not move so",
        "twoboard, e3-e4, empty origin",
        "twoboard, e7-e5, not yours",
        "twoboard, a1-a2, own piece on target",
        "twoboard, a1-a5, blocked",
        "koernke, N@2b1-2b2, wrong piece",
        "meder, b2W-b3W, does not move so",
        "meder, WQL-QL6, board stays"
    })
    void theRefereeTellsTheKind(String variant, String move, String kind) throws IOException {
        JsonNode answer = json.readTree(new Program()
                .input("{\"variant\":\"" + variant + "\",\"move\":\"" + move + "\"}\n")
                .run("referee")
                .out());

        assertFalse(answer.path("valid").booleanValue());
        assertEquals(kind, answer.path("kind").stringValue());
    }

    @Test
    void checkmateTellsWhyEachWayOutFails() throws IOException {
        String mate = "1:4k2r/8/8/8/8/8/5PPP/r5K1|2:8/8/8/8/8/8/8/8 w - - 0 1";
        JsonNode answer = run(0, "checkmate", "twoboard", mate, "--explain", "--json");

        assertTrue(answer.path("inCheck").booleanValue());
        assertEquals("a1", answer.path("checks").path(0).path("attacker").stringValue());
        assertEquals("g1", answer.path("checks").path(0).path("royal").stringValue());
        assertEquals(
                answer.path("checkmate").booleanValue(), answer.path("saving").isEmpty());
        JsonNode failing = answer.path("failing").path(0);
        assertEquals("king move", failing.path("tries").stringValue());
        assertTrue(
                List.of("leaves check", "exposes royal")
                        .contains(failing.path("kind").stringValue()),
                failing.toString());
        assertEquals("g1", failing.path("cells").path("mover").path(0).stringValue());
        assertFalse(failing.path("cells").path("attacker").isEmpty());
    }

    @Test
    void withoutExplanationTheAnswerStandsAlone() throws IOException {
        String start = "1:4k3/8/8/8/8/8/8/4K3|2:8/8/8/8/8/8/8/8 w - - 0 1";

        assertEquals(
                List.of("variant", "position", "inCheck", "checkmate"),
                List.copyOf(run(0, "checkmate", "twoboard", start, "--json").propertyNames()));
    }
}
