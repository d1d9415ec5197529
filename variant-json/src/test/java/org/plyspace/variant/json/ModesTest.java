package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.tck.text.TextRules;

/** Men move in the ways that files give them, under all the conditions that are stated together. */
final class ModesTest {

    private static final String RULES = """
            {"format": "plyspace-lattice/2", "id": "modes", "title": "Modes", "summary": "Ways.", "source": "made up",
             "board": {"files": 5, "ranks": 5, "squares": "{file}{rank}"},
             "directions": {"any": {"flat": [1, 0, 0]}, "ahead": [0, 1, 0]},
             "pieces": {"K": {"name": "king", "royal": true, "leaps": "any"},
                        "G": {"name": "guard", "leaps": [[1, 0, 0], [-1, 0, 0]]},
                        "M": {"name": "man", "modes": %s}},
             "noStart": "made up"}
            """;

    private static TextRules rules(String modes) {
        return Examples.rules(RULES.formatted(modes));
    }

    /** The squares that a man alone on the board can go to, and those where it captures; {@code =} means the same ones. */
    @ParameterizedTest(name = "{0}: {1} on {2} to {3}, captures {4}")
    @CsvSource(delimiter = ';', textBlock = """
            {"slide": "ahead"}; M; c2; c3 c4 c5; =
            {"slide": "ahead"}; m; c4; c1 c2 c3; =
            {"slide": "any", "reach": 1}; M; a1; a2 b1; =
            {"slide": "ahead", "reach": 2}; M; c1; c2 c3; =
            {"leap": [1, 2, 0]}; M; c3; d5; =
            {"leap": [1, 2, 0]}; m; c3; d1; =
            {"lame": [[0, 1, 0], [1, 1, 0]]}; M; c3; d5; =
            {"lame": [[0, 1, 0], [1, 1, 0]]}; m; c3; d1; =
            {"leap": "ahead", "does": "move"}; M; c3; c4; ''
            {"leap": "ahead", "does": "capture"}; M; c3; ''; c4
            {"leap": "ahead", "does": "move or capture"}; M; c3; c4; =
            {"slide": "ahead", "does": "move"}; M; c3; c4 c5; ''
            {"afar": "ahead"}; M; c3; ''; c4
            {"leapTo": {"ranks": 1, "files": [1, -1]}}; M; c3; a1 e1; =
            {"leapTo": {"ranks": 1, "files": [1, -1]}}; m; c3; a5 e5; =
            {"leapTo": {"ranks": 1, "files": [1, -1]}, "from": {"ranks": 2}}; M; c3; ''; =
            {"leapTo": {"ranks": 1, "files": [1, -1]}, "from": {"ranks": 2}}; M; c2; a1 e1; =
            {"leap": "any", "from": {"ranks": [1, 2]}}; M; c2; b2 c1 c3 d2; =
            {"leap": "any", "from": {"ranks": [1, 2]}}; M; c3; ''; =
            {"leap": "any", "from": {"ranks": [1, 2]}}; m; c4; b4 c3 c5 d4; =
            {"leap": "any", "from": {"ranks": [1, 2]}}; m; c2; ''; =
            {"leap": "any", "to": {"ranks": [1, 2]}}; M; c3; c2; =
            {"leap": "any", "to": {"ranks": [1, 2]}}; m; c4; b4 c5 d4; =
            {"leap": "any", "from": {"ranks": 2}, "to": {"ranks": [1, 2]}}; M; c2; b2 c1 d2; =
            {"leap": "any", "from": {"ranks": 2}, "to": {"ranks": [1, 2]}}; M; c3; ''; =
            {"leap": "any", "from": {"ranks": 2}, "to": {"ranks": [1, 2]}}; M; c1; ''; =
            {"leap": "any", "from": {"ranks": 2}, "to": {"ranks": [1, 2]}}; m; c4; b4 c5 d4; =
            {"leap": "any", "from": {"ranks": 2}, "to": {"ranks": [1, 2]}}; m; c2; ''; =
            {"slide": "any", "from": {"files": 3}, "to": {"both": ["a3", "c5"]}}; M; c3; a3 c5; =
            {"slide": "any", "from": {"files": 3}, "to": {"both": ["a3", "c5"]}}; M; e3; ''; =
            {"leap": "any", "does": "move", "from": {"ranks": 2}, "to": {"ranks": 1}}; M; c2; c1; ''
            {"leap": "any", "does": "capture", "from": {"ranks": 2}, "to": {"ranks": 1}}; M; c2; ''; c1
            {"afar": "any", "from": {"ranks": 2}, "to": {"ranks": 3}}; M; c2; ''; c3
            {"afar": "any", "from": {"ranks": 2}, "to": {"ranks": 3}}; M; c4; ''; ''
            {"stay": true}; M; c3; c3; ''
            {"stay": true, "from": {"ranks": 2}}; M; c2; c2; ''
            {"stay": true, "from": {"ranks": 2}}; m; c2; ''; ''
            [{"stay": true}, {"stay": true, "from": {"ranks": 3}}, {"leap": "ahead"}]; M; c3; c3 c4; c4
            [{"leap": "any", "from": {"ranks": 1}}, {"slide": "ahead", "to": {"ranks": 5}}]; M; c1; b1 c2 c5 d1; =
            [{"leap": "any", "from": {"ranks": 1}}, {"slide": "ahead", "to": {"ranks": 5}}]; M; c2; c5; =
            """)
    void aManGoesWhereAllThatItsWaySaysHolds(String modes, String man, String from, String to, String captures) {
        TextRules rules = rules(modes);
        assertEquals(to, String.join(" ", rules.reach(man, from)));
        assertEquals(captures.equals("=") ? to : captures, String.join(" ", rules.attacks(man, from)));
    }

    @Test
    void aPawnCapturesFromAfarBesideItsSteps() {
        TextRules rules = rules("""
                [{"afar": [1, 0, 0]}], "pawn": {"advances": "ahead", "captures": [[-1, 1, 0]]}""");

        assertEquals(List.of("b4", "d3"), rules.attacks('M', "c3"));
        assertEquals(
                List.of("c3*d3", "c3-b4", "c3-c4"),
                rules.men("Ka1 ke5 Mc3 gb4 gd3 gd4 w").moves("c3"));
    }

    /** What stands on c4, and whether a man on c3 that captures guards only may capture it. */
    @ParameterizedTest(name = "{0} on c4: {1}")
    @CsvSource(delimiter = ';', textBlock = """
            g; c3-c4
            m; ''
            k; ''
            G; ''
            """)
    void aManCapturesOnlyWhatItMay(String victim, String moves) {
        String others = victim.equals("k") ? "" : " ke5";
        TextRules rules = rules("{\"leap\": \"ahead\", \"does\": \"capture\", \"mayCapture\": \"G\"}");

        assertEquals(
                moves,
                String.join(
                        " ",
                        rules.men("Ka1 Mc3 " + victim + "c4" + others + " w").moves("c3")));
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(delimiter = ';', textBlock = """
            2:2/4/4/4/2|1:2g1/3r/4/1r2/AG2 w - - 0 1; 1a1-1b2; an archer does not capture a rook in that way (generals.json)
            2:2/4/4/4/r1|1:3g/4/4/4/1AG1 w - - 0 1; 1b1*2b1; an archer does not capture a rook in that way (generals.json)
            2:2/4/4/1s2/2|1:3g/4/4/1A2/2G1 w - - 0 1; 1b2-2b2; 'an archer goes to 2b2 only if it is empty: 2b2 is occupied by a black soldier; it captures there from afar: 1b2*2b2 (generals.json)'
            2:2/4/4/4/2|1:2g1/4/4/4/AG2 w - - 0 1; 1b1-1c1; leaves the general on 1c1 attacked by the black general on 1c5 (generals.json)
            """)
    void whatAManMayNotCaptureIsTold(String position, String move, String reason) {
        assertEquals(
                reason,
                new TextRules(Examples.named("generals.json"), "")
                        .read(position)
                        .refusal(move));
    }

    /** A side may pass by its general unless it is in check, and only so; castling is not lost, nor the clock set back. */
    @Test
    void aGeneralPasses() {
        TextRules rules = new TextRules(Examples.named("generals.json"), "");
        String start = "2:2/4/4/4/2|1:g3/4/1s2/4/1G1R w G - 3 1";

        assertEquals(
                "2:2/4/4/4/2|1:g3/4/1s2/4/1G1R b G - 4 1",
                rules.read(start).play("1b1-1b1").text());
        assertEquals(
                "a rook must leave its square (generals.json)",
                rules.read(start).refusal("1d1-1d1"));
        assertEquals(
                "leaves the general on 1b1 attacked by the black soldier on 1c2 (generals.json)",
                rules.read("2:2/4/4/4/2|1:g3/4/4/2s1/1G1R w G - 0 1").refusal("1b1-1b1"));
    }

    /** What could capture a royal piece there attacks an empty square: a king must not castle over it. */
    @ParameterizedTest(name = "{0}: {1} attacked {2}")
    @CsvSource(delimiter = ';', textBlock = """
            2:2/4/4/4/2|1:g3/4/4/4/2GR w - - 0 1; 1a2; true
            2:2/4/4/4/2|1:3g/4/1a2/4/G3 w - - 0 1; 1c2; false
            2:2/4/1a2/4/2|1:3g/4/4/4/G3 w - - 0 1; 1b3; true
            2:2/4/4/4/2|1:3g/4/1a2/2R1/G3 w - - 0 1; 1c2; false
            2:2/4/4/4/2|1:3g/4/1a2/2S1/G3 w - - 0 1; 1c2; true
            """)
    void whatMayBeCapturedThereIsAttacked(String text, String square, boolean attacked) {
        Position position =
                new TextRules(Examples.named("generals.json"), "").read(text).position();
        int cell = IntStream.range(0, position.rules().cells())
                .filter(any -> position.words().name(any).equals(square))
                .findFirst()
                .orElseThrow();

        assertEquals(attacked, position.isAttacked(cell, Side.BLACK));
    }

    /** Its way forward ends in a hole on b5, and it captures onto the last rank beside it. */
    @ParameterizedTest(name = "{0}: {1} steps")
    @CsvSource({"Mb3, 2", "Mb4, 1", "Mc3, 2", "me3, 2"})
    void aPawnThatCanOnlyCaptureIsNearItsPromotionToo(String pawn, int steps) {
        Position position = Examples.rules(RULES.formatted("""
                [{"afar": [1, 0, 0]}], "pawn":
                  {"advances": "ahead", "captures": [[1, 1, 0]], "promotion": {"ranks": -1}, "promotesTo": "G"}""")
                        .replace("\"ranks\": 5,", "\"ranks\": 5, \"missing\": {\"both\": [\"b5\"]},"))
                .men("Ka1 ke5 " + pawn + " w")
                .position();
        int nearest = IntStream.range(0, position.rules().cells())
                .map(position::promotionDistance)
                .max()
                .orElseThrow();

        assertEquals(steps, nearest);
    }

    /** Paths turned in all ways, and those among them of which one step changes all that is named. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = ';', textBlock = """
            {"flat": [[0, 1, 0], [1, 1, 0]]}; a2 a4 b1 b5 d1 d5 e2 e4
            {"flat": [[0, 1, 0], [1, 1, 0]], "changing": "rank"}; a2 a4 b1 b5 d1 d5 e2 e4
            {"flat": [[0, 1, 0], [1, 1, 0]], "changing": ["file", "rank"]}; a2 a4 b1 b5 d1 d5 e2 e4
            {"flat": [[0, 1, 0], [0, 1, 0]]}; a3 c1 c5 e3
            {"flat": [[0, 1, 0], [0, 1, 0]], "changing": "rank"}; c1 c5
            {"flat": [[0, 1, 0], [1, 0, 0]]}; b2 b4 d2 d4
            [{"flat": [[0, 1, 0], [1, 0, 0]], "changing": ["file", "rank"]}, {"flat": [[0, 1, 0], [0, 1, 0]]}]; a3 c1 c5 e3
            """)
    void aPathHasAStepThatChangesEachAxisNamed(String paths, String to) {
        assertEquals(to, String.join(" ", rules("{\"lame\": " + paths + "}").reach("M", "c3")));
    }

    /** The king on c2 is leapt over, and a guard is the first man beyond it, on c5. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = ';', textBlock = """
            {"hop": "ahead"}; c5
            {"hop": "ahead", "does": "capture"}; c5
            {"hop": "ahead", "does": "move"}; c3 c4
            {"hop": "ahead", "does": "move or capture"}; c3 c4 c5
            {"hop": "ahead", "does": "move or capture", "to": {"ranks": [4, 5]}}; c4 c5
            {"hop": "ahead", "does": "move or capture", "from": {"ranks": 2}}; ''
            """)
    void aManHopsOverExactlyOneOther(String mode, String to) {
        assertEquals(to, String.join(" ", rules(mode).men("Mc1 Kc2 gc5 ka4").targets("c1")));
    }
}
