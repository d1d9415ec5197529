package org.plyspace.lab.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.io.Sha256;
import org.plyspace.lab.study.Expectation.SmallestDifference;
import org.plyspace.statistics.SequentialBounds.Spending;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ExperimentFormatTest {

    private static final Path SCHEMA = Path.of("../../docs/schema/plyspace-experiment-1.schema.json");
    private static final String SMALL = """
            {"format": "plyspace-experiment/1", "name": "castling", "settings": ["a", "a:x=off"], "games": 10}
            """;
    private static final String LARGE = """
            {
              "$schema": "urn:plyspace:experiment:1",
              "format": "plyspace-experiment/1",
              "name": "castling",
              "settings": ["a", "a:x=off,y=2", "b"],
              "players": ["random", "greedy"],
              "games": 3000,
              "openings": "random:8",
              "seed": -5000000000,
              "maxPlies": 400,
              "metrics": ["score", "length"],
              "hypotheses": [
                {"text": "Games are longer."},
                {"text": "b", "metric": "length", "setting": "a:x=off,y=2", "baseline": "a", "direction": "higher"}
              ]
            }
            """;

    private static final String PLANNED = """
            {
              "format": "plyspace-experiment/1",
              "name": "castling",
              "settings": ["a", "a:x=off"],
              "players": ["random", "greedy"],
              "games": 400,
              "openings": "random:8+20",
              "hypotheses": [
                {
                  "text": "Less drawish and not longer.",
                  "metric": "winners",
                  "setting": "a:x=off",
                  "baseline": "a",
                  "direction": "higher",
                  "margin": 0.05,
                  "player": "greedy",
                  "and": [{"metric": "mean-length", "direction": "not-higher", "relativeMargin": 0.1}]
                }
              ],
              "looks": {"games": [100, 200, 400], "spending": "late", "stop": false}
            }
            """;

    private static Experiment read(String text) {
        return ExperimentFormat.read(text, "e.json");
    }

    @Test
    void whatIsLeftOutHasItsDefault() {
        Experiment experiment = read(SMALL);

        assertEquals(List.of("alphabeta:nodes=1000,eval=generic"), experiment.players());
        assertEquals("softmax:20", experiment.openings().toString());
        assertEquals(1, experiment.seed());
        assertEquals(1_000, experiment.maxPlies());
        assertEquals(List.of(), experiment.metrics());
        assertEquals(List.of(), experiment.hypotheses());
    }

    @Test
    void everythingIsRead() {
        Experiment experiment = read(LARGE);

        assertEquals(List.of("a", "a:x=off,y=2", "b"), experiment.settings());
        assertEquals(List.of("random", "greedy"), experiment.players());
        assertEquals(3000, experiment.games());
        assertEquals(-5_000_000_000L, experiment.seed());
        assertEquals(new OpeningRule(OpeningRule.Kind.RANDOM, 8), experiment.openings());
        assertEquals(400, experiment.maxPlies());
        assertEquals(List.of("score", "length"), experiment.metrics());
        assertEquals(
                new Hypothesis(
                        "b",
                        Optional.of("a:x=off,y=2"),
                        Optional.of("a"),
                        Optional.empty(),
                        List.of(new Expectation(
                                Optional.of("length"), Optional.of(Direction.HIGHER), Optional.empty()))),
                experiment.hypotheses().get(1));
        assertEquals(List.of(0, 0, 2), List.of(experiment.baseline(0), experiment.baseline(1), experiment.baseline(2)));
    }

    @Test
    void marginsEnginesAndLooksAreRead() {
        Experiment experiment = read(PLANNED);

        assertEquals(
                new Hypothesis(
                        "Less drawish and not longer.",
                        Optional.of("a:x=off"),
                        Optional.of("a"),
                        Optional.of("greedy"),
                        List.of(
                                new Expectation(
                                        Optional.of("winners"),
                                        Optional.of(Direction.HIGHER),
                                        Optional.of(new SmallestDifference(0.05, false))),
                                new Expectation(
                                        Optional.of("mean-length"),
                                        Optional.of(Direction.NOT_HIGHER),
                                        Optional.of(new SmallestDifference(0.1, true))))),
                experiment.hypotheses().get(0));
        assertEquals(20, experiment.openings().plies());
        assertEquals(8, experiment.openings().plies(2));
        assertEquals(20, experiment.openings().plies(3));
        assertEquals(Optional.of(new InterimLooks(List.of(100, 200, 400), Spending.LATE, false)), experiment.looks());
        assertTrue(experiment.isReadFromIntervals());
        assertFalse(read(LARGE).isReadFromIntervals());
    }

    @Test
    void numbersToCompareWithAndOddsAreRead() {
        String text = SMALL.replace("10}", """
                10, "hypotheses": [{"text": "x", "setting": "a:x=off odds=N:B", "metric": "m", "direction": "higher", "than": 0.5}]}
                """).replace("\"a:x=off\"", "\"a:x=off odds=N:B\"");
        Experiment experiment = read(text);

        Expectation expectation = experiment.hypotheses().get(0).expectations().get(0);
        assertEquals(OptionalDouble.of(0.5), expectation.than());
        assertTrue(experiment.hypotheses().get(0).isStatedInNumbers());
        assertTrue(experiment.isReadFromIntervals());
        assertEquals(experiment, read(ExperimentFormat.line(experiment)));
    }

    @Test
    void aNumberThatNoDoubleHoldsIsRefused() {
        String digits = "7".repeat(400);
        String file = SMALL.replace("10}", """
                10, "hypotheses": [{"text": "x", "setting": "a", "metric": "m", "direction": "higher", "than": %s}]}
                """.formatted(digits));

        assertEquals(
                "e.json: field hypotheses[0].than: expected a number, found the number " + Texts.shorten(digits),
                assertThrows(UsageException.class, () -> ExperimentFormat.read(file, "e.json"))
                        .getMessage());
    }

    /** Reckoned from the file's JSON on one line before there were margins and looks. */
    @Test
    void experimentsWithoutLooksKeepTheirIdentity() {
        assertEquals(
                Sha256.of(
                        "{\"format\":\"plyspace-experiment/1\",\"name\":\"castling\",\"settings\":[\"a\",\"a:x=off,y=2\",\"b\"],"
                                + "\"players\":[\"random\",\"greedy\"],\"games\":3000,\"openings\":\"random:8\",\"seed\":-5000000000,"
                                + "\"maxPlies\":400,\"metrics\":[\"score\",\"length\"],\"hypotheses\":[{\"text\":\"Games are longer.\"},"
                                + "{\"text\":\"b\",\"metric\":\"length\",\"setting\":\"a:x=off,y=2\",\"baseline\":\"a\",\"direction\":\"higher\"}]}"),
                ExperimentFormat.identity(read(LARGE)));
    }

    @Test
    void identityIsThatOfWhatIsMeantAndNotOfHowItIsWritten() {
        String same = SMALL.replace("\"games\": 10}", "\"seed\" : 1, \"openings\":\"softmax:20\", \"games\": 10 }");

        assertEquals(ExperimentFormat.identity(read(SMALL)), ExperimentFormat.identity(read(same)));
        assertEquals(64, ExperimentFormat.identity(read(SMALL)).length());
        for (String other : List.of(
                SMALL.replace("castling", "casting"),
                SMALL.replace("10", "11"),
                SMALL.replace("x=off", "x=on"),
                SMALL.replace("\"games\"", "\"seed\": 2, \"games\""),
                SMALL.replace("\"games\"", "\"metrics\": [\"m\"], \"games\""),
                SMALL.replace("\"games\"", "\"hypotheses\": [{\"text\": \"m\"}], \"games\""))) {
            assertNotEquals(ExperimentFormat.identity(read(SMALL)), ExperimentFormat.identity(read(other)), other);
        }
    }

    @Test
    void whatIsWrittenIsReadAsTheSame() {
        assertEquals(read(LARGE), read(ExperimentFormat.line(read(LARGE))));
        assertEquals(read(PLANNED), read(ExperimentFormat.line(read(PLANNED))));
    }

    /** Each row is one change of the small experiment; those marked with ! are beyond what a schema can express. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
              | "format": "plyspace-experiment/1"   | "format": "plyspace-experiment/2"   | e.json: field format: expected plyspace-experiment/1, found 'plyspace-experiment/2'
              | "format": "plyspace-experiment/1",  |                                     | e.json: missing field 'format'; expected plyspace-experiment/1
              | "name": "castling",                 |                                     | e.json: missing field 'name'; expected a string
              | "castling"                          | " "                                 | e.json: field name: expected one line of 1 to 80 characters without blanks at its ends, found ' '
              | "castling"                          | 7                                   | e.json: field name: expected a string, found the number 7
              | "castling"                          | "a\\u0007b"                         | e.json: field name: expected one line
              | "games": 10                         | "game": 10                          | e.json: unknown field 'game'; expected one of
              | "games": 10                         | "games": 0                          | e.json: field games: expected a whole number from 1 to 10000000, found the number 0
              | "games": 10                         | "games": 1.5                        | e.json: field games: expected a whole number from 1 to 10000000, found the number 1.5
              | "games": 10                         | "games": "10"                       | e.json: field games: expected a whole number from 1 to 10000000, found the string '10'
              | "games": 10                         | "seed": 1                           | e.json: field games: expected a whole number from 1 to 10000000, found nothing
            ! | "games": 10                         | "games": 10, "games": 11            | e.json:1: this is not JSON: Duplicate
            ! | "games": 10                         | "games": 10,                        | e.json:1: this is not JSON
              | "games": 10                         | "games": 10, "seed": 1.5            | e.json: field seed: expected a whole number from -2^63 to 2^63 - 1, found the number 1.5
              | "games": 10                         | "games": 10, "seed": 9223372036854775808 | e.json: field seed: expected a whole number from -2^63
              | "games": 10                         | "games": 10, "maxPlies": 100001     | e.json: field maxPlies: expected a whole number from 1 to 100000, found the number 100001
            ! | "games": 10                         | "games": 10, "maxPlies": 19         | e.json: field openings: expected no longer openings than games, found softmax:20 and games of 19 plies
              | "games": 10                         | "games": 10, "openings": "soft"     | e.json: field openings: expected softmax:N or random:N with N from 1 to 200, several different N as N+M, or start, found 'soft'
            ! | "games": 10                         | "games": 10, "openings": "random:8+8" | e.json: field openings: expected softmax:N
            ! | "games": 10                         | "games": 10, "openings": "random:201" | e.json: field openings: expected softmax:N
              | "games": 10                         | "games": 10, "openings": "random:0" | e.json: field openings: expected softmax:N
              | "games": 10                         | "games": 10, "players": []          | e.json: field players: expected 1 to 100, found none
              | "games": 10                         | "games": 10, "players": ["random", "random"] | e.json: field players[1]: 'random' occurs twice; expected each once
              | "games": 10                         | "games": 10, "players": "random"    | e.json: field players: expected an array in [ ], found the string 'random'
              | "games": 10                         | "games": 10, "metrics": [7]         | e.json: field metrics[0]: expected a string, found the number 7
              | ["a", "a:x=off"]                    | []                                  | e.json: field settings: expected 1 to 1000, found none
              | ["a", "a:x=off"]                    | ["a", "a"]                          | e.json: field settings[1]: 'a' occurs twice
              | "a:x=off"                           | "a:x"                               | e.json: field settings[1]: 'x' in 'a:x' is not an option with a value
              | "a:x=off"                           | null                                | e.json: field settings[1]: expected a string, found null
            ! | "games": 10                         | "games": 10000000, "players": ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q", "r", "s", "t", "u", "v", "w", "x", "y", "z", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "c1", "c2", "c3", "c4", "c5", "c6", "c7"] | e.json: field games: expected at most 1000000000 games of all engines in all settings, found 1020000000
              | "games": 10                         | "games": 10, "hypotheses": [{"metric": "x"}] | e.json: field hypotheses[0]: missing field 'text'; expected a string
              | "games": 10                         | "games": 10, "hypotheses": [{"text": "x", "why": "x"}] | e.json: field hypotheses[0]: unknown field 'why'
              | "games": 10                         | "games": 10, "hypotheses": [{"text": "x", "direction": "up"}] | e.json: field hypotheses[0].direction: expected one of higher, lower, different, equivalent, not-higher, not-lower, found 'up'
            ! | "games": 10                         | "games": 10, "hypotheses": [{"text": "x", "setting": "b"}] | e.json: field hypotheses[0].setting: expected one of the field settings, found 'b'
            ! | "games": 10                         | "games": 10, "hypotheses": [{"text": "x", "baseline": "b"}] | e.json: field hypotheses[0].baseline: expected one of the field settings, found 'b'
            ! | "games": 10                         | "games": 10, "metrics": ["m"], "hypotheses": [{"text": "x", "metric": "n"}] | e.json: field hypotheses[0].metric: expected one of the field metrics, found 'n'
            ! | "games": 10                         | "games": 10, "hypotheses": [{"text": "x", "player": "random"}] | e.json: field hypotheses[0].player: expected one of the field players, found 'random'
            ! | "games": 10                         | "games": 10, "hypotheses": [{"text": "x", "margin": 0.05}] | e.json: field hypotheses[0].text: expected metric, direction, setting, and baseline or than, beside a player, a margin, or 'and'
              | "games": 10                         | "games": 10, "hypotheses": [{"text": "x", "metric": "score", "setting": "a:x=off", "baseline": "a", "direction": "higher", "margin": 0}] | e.json: field hypotheses[0].margin: expected a number above 0, found 0.0
              | "games": 10                         | "games": 10, "hypotheses": [{"text": "x", "metric": "score", "setting": "a:x=off", "baseline": "a", "direction": "higher", "margin": 1, "relativeMargin": 1}] | e.json: field hypotheses[0].relativeMargin: expected a margin or a relativeMargin, found both
            ! | "games": 10                         | "games": 10, "hypotheses": [{"text": "x", "metric": "score", "setting": "a:x=off", "baseline": "a", "direction": "not-higher"}] | e.json: field hypotheses[0].direction: expected a margin or relativeMargin beside not-higher and not-lower, found none
            ! | "games": 10                         | "games": 10, "hypotheses": [{"text": "x", "and": [{"metric": "score", "direction": "higher"}]}] | e.json: field hypotheses[0].and: expected metric and direction beside it, found neither of them
              | "games": 10                         | "games": 10, "hypotheses": [{"text": "x", "metric": "score", "direction": "higher", "and": [{"metric": "length"}]}] | e.json: field hypotheses[0].and[0]: missing field 'direction'; expected a string
              | "games": 10                         | "games": 10, "looks": {"stop": true} | e.json: field looks.games: expected 1 to 20 numbers, found 0
            ! | "games": 10                         | "games": 10, "looks": {"games": [5, 4, 10]} | e.json: field looks.games[1]: expected a number above 5, found 4
            ! | "games": 10                         | "games": 100000, "looks": {"games": [50000, 50001, 100000]} | e.json: field looks.games[1]: expected looks at least a thousandth of all 100000 games apart, found 50000 and 50001
            ! | "games": 10                         | "games": 10, "looks": {"games": [5]} | e.json: field looks.games: expected the last look after all 10 games, found it after 5
              | "games": 10                         | "games": 10, "looks": {"games": [10], "spending": "free"} | e.json: field looks.spending: expected one of linear, late, found 'free'
            ! | {                                   | [{                                  | e.json:2: this is not JSON: Unexpected end-of-input: expected close marker for Array
            """)
    void whatIsNoExperimentIsRefusedInWords(String beyond, String old, String changed, String words)
            throws IOException {
        String text = SMALL.replace(old, changed == null ? "" : changed);
        assertNotEquals(SMALL, text);
        UsageException refused = assertThrows(UsageException.class, () -> read(text));

        assertTrue(refused.getMessage().startsWith(words), refused.getMessage());
        if (beyond == null) {
            assertFalse(schema().validate(text, InputFormat.JSON).isEmpty(), "the schema would take it");
        }
    }

    @Test
    void whatIsReadIsValidByTheSchema() throws IOException {
        for (String text : List.of(
                SMALL, LARGE, PLANNED, ExperimentFormat.line(read(LARGE)), ExperimentFormat.line(read(PLANNED)))) {
            assertEquals(List.of(), schema().validate(text, InputFormat.JSON));
        }
    }

    @Test
    void theSchemaHasTheReadersFields() throws IOException {
        JsonNode properties =
                JsonMapper.shared().readTree(Files.readString(SCHEMA)).path("properties");

        assertEquals(ExperimentFormat.FIELDS, List.copyOf(properties.propertyNames()));
        assertEquals(
                ExperimentFormat.HYPOTHESIS_FIELDS,
                List.copyOf(properties
                        .path("hypotheses")
                        .path("items")
                        .path("properties")
                        .propertyNames()));
        assertEquals(
                ExperimentFormat.EXPECTATION_FIELDS,
                List.copyOf(properties
                        .path("hypotheses")
                        .path("items")
                        .path("properties")
                        .path("and")
                        .path("items")
                        .path("properties")
                        .propertyNames()));
        assertEquals(
                ExperimentFormat.LOOK_FIELDS,
                List.copyOf(properties.path("looks").path("properties").propertyNames()));
    }

    private static Schema schema() throws IOException {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(SCHEMA));
    }
}
