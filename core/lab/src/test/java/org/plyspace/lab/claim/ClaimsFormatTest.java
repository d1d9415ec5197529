package org.plyspace.lab.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.UsageException;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.testing.Bundled;

class ClaimsFormatTest {

    private static final Path SCHEMA = Path.of("../../docs/schema/plyspace-claims-1.schema.json");
    private static final String METRIC =
            "{'kind': 'metric', 'metric': 'score', 'games': 10, 'claimed': {'above': 0.5}}";

    private static RuleSetClaims read(String tests) {
        return ClaimsFormat.read(Trial.file(tests.replace('\'', '"')), "coin", "a.jar, claims.json");
    }

    private static boolean isValid(String json) throws IOException {
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(SCHEMA), InputFormat.JSON);
        return schema.validate(json, InputFormat.JSON).isEmpty();
    }

    /** The claims of each bundled rule set, with their text. */
    static List<FoundVariant> bundled() {
        return Bundled.REGISTRY.variants().stream()
                .filter(found -> Trial.resource(found.variant()).length() > 0)
                .toList();
    }

    @Test
    void allClaimsOfTheSourcesAreThere() {
        assertEquals(
                List.of("CU 2", "KR 14", "FS 11", "RR 19", "TB 12"),
                bundled().stream()
                        .map(found -> ClaimsFormat.read(Trial.resource(found.variant()), found.id(), "a jar"))
                        .map(set -> set.source() + " " + set.claims().size())
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("bundled")
    void theSchemaAcceptsWhatIsBundled(FoundVariant found) throws IOException {
        assertTrue(isValid(Trial.resource(found.variant())), found.id());
    }

    @ParameterizedTest
    @MethodSource("bundled")
    void whatIsBundledCanBeTested(FoundVariant found) {
        RuleSetClaims set = ClaimsFormat.read(Trial.resource(found.variant()), found.id(), "a jar");

        for (Claim claim : set.claims()) {
            claim.tests().forEach(test -> test.check(Bundled.REGISTRY));
        }
    }

    static Stream<String> tests() {
        return Stream.of(
                METRIC,
                "{'kind': 'metric', 'metric': 'length:median', 'player': 'random', 'openings': 'start', 'games': 10, 'claimed': {'least': 1,"
                        + " 'most': 2}}",
                "{'kind': 'contrast', 'setting': 'coin:tag=off', 'metric': 'score', 'games': 10, 'claimed': {'below': 0, 'margin': 0.1,"
                        + " 'relative': true}}",
                "{'kind': 'contest', 'first': 'N', 'second': '-', 'pairs': 10, 'claimed': {'above': 0.5}}",
                "{'kind': 'worth', 'piece': 'N', 'games': 10, 'claimed': {'least': 3, 'most': 4}}",
                "{'kind': 'none', 'because': 'it is so'}",
                "{'kind': 'paths', 'piece': 'Q', 'most': 2, 'boards': 1, 'lines': 1}",
                "{'kind': 'paths', 'piece': 'Q', 'most': 2}",
                "{'kind': 'immobile', 'pieces': ['R'], 'by': 'P', 'boards': 1}",
                "{'kind': 'pictures', 'setting': 's', 'baseline': 't', 'piece': 'P', 'moved': ['a'], 'unmoved': ['b'], 'least': 1.1}",
                "{'kind': 'squares', 'cases': [{'name': 'n', 'of': 'mixed-columns', 'most': 0},"
                        + " {'name': 'm', 'of': 'columns', 'board': 'WQL', 'position': 'p', 'exactly': ['a1']}]}",
                "{'kind': 'tables', 'cases': [{'name': 'n', 'setting': 's', 'material': 'KQvK', 'boards': 'p', 'least': 0.9, 'most': 1},"
                        + " {'name': 'm', 'material': 'KRvK'}]}",
                "{'kind': 'legal', 'cases': [{'name': 'n', 'move': 'a', 'legal': true, 'check': false, 'after': ['b']}]}",
                "{'kind': 'moves', 'cases': [{'name': 'n', 'at': 'a', 'most': 3, 'study': true, 'position': 'p'}]}",
                "{'kind': 'checkmate', 'cases': [{'name': 'n', 'position': 'p', 'checkmate': true}]}",
                "{'kind': 'reach', 'cases': [{'name': 'n', 'piece': 'R', 'of': 'kept', 'than': 'B', 'least': 1}]}",
                "{'kind': 'reach', 'cases': [{'name': 'n', 'piece': 'QRR', 'of': 'mobility', 'baseline': 's', 'most': 1}]}",
                "{'kind': 'moves', 'cases': [{'name': 'n', 'at': 'a', 'of': 'capture-levels', 'most': 3}]}",
                "{'kind': 'moves', 'cases': [{'name': 'n', 'at': 'a', 'of': 'same-colour', 'most': 3}]}");
    }

    @ParameterizedTest
    @MethodSource("tests")
    void readerAndSchemaAcceptEachKind(String test) throws IOException {
        assertEquals(1, read(test).claims().get(0).tests().size());
        assertTrue(isValid(Trial.file(test.replace('\'', '"'))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'kind': 'metrik'}                | kind: expected one of legal, moves",
                "{'kind': 'none'}                  | missing field 'because'",
                "{'kind': 'none', 'because': 'a', 'games': 1} | unknown field 'games'",
                "{'kind': 'metric', 'metric': 'score', 'games': 1, 'claimed': {'above': 1}}   | games: expected a whole number from 2",
                "{'kind': 'metric', 'metric': 'score', 'games': 'many', 'claimed': {'above': 1}} | games: expected a whole number",
                "{'kind': 'metric', 'metric': 'score', 'games': 9, 'openings': 'softmax', 'claimed': {'above': 1}} | openings: expected softmax:N",
                "{'kind': 'metric', 'metric': 'score', 'games': 9}                            | missing field 'claimed'",
                "{'kind': 'metric', 'metric': 'score', 'games': 9, 'claimed': {}}             | claimed: expected above, or below",
                "{'kind': 'metric', 'metric': 'score', 'games': 9, 'claimed': {'least': 1}}   | claimed: expected above, or below",
                "{'kind': 'metric', 'metric': 'score', 'games': 9, 'claimed': {'above': 1, 'below': 2}} | claimed: expected above, or below",
                "{'kind': 'metric', 'metric': 'score', 'games': 9, 'claimed': {'least': 1, 'most': 2, 'margin': 1}} | claimed.margin: expected no margin",
                "{'kind': 'metric', 'metric': 'score', 'games': 9, 'claimed': {'above': 1, 'margin': -1}} | claimed.margin: expected a number from 0",
                "{'kind': 'metric', 'metric': 'score', 'games': 9, 'claimed': {'above': 1, 'relative': true}} | claimed.relative: expected no such field",
                "{'kind': 'tables', 'cases': []}   | cases: expected an array with one object or more",
                "{'kind': 'tables', 'cases': [{'name': 'n'}]} | missing field 'material'",
                "{'kind': 'tables', 'cases': [{'name': 'n', 'material': 'KQvK', 'least': 99}]} | cases[0].least: expected a share from 0 to 1",
                "{'kind': 'moves', 'cases': []}    | cases: expected an array with one object or more",
                "{'kind': 'moves', 'cases': [{'name': 'n', 'at': 'a'}]} | cases[0]: expected one of the fields least, most and exactly",
                "{'kind': 'moves', 'cases': [{'name': 'n', 'at': 'a', 'of': 'cats', 'most': 1}]} | cases[0].of: expected targets, levels, capture-levels or same-colour",
                "{'kind': 'paths', 'piece': 'Q', 'most': 2, 'lines': 9} | tests[0]: expected boards and lines, to draw some, or neither",
                "{'kind': 'pictures', 'piece': 'P'} | tests[0]: expected one of the fields least and most",
                "{'kind': 'squares', 'cases': [{'name': 'n', 'of': 'rows', 'most': 1}]} | cases[0].of: expected squares, columns or mixed-columns",
                "{'kind': 'squares', 'cases': [{'name': 'n', 'of': 'squares'}]} | cases[0]: expected one of the fields least, most and exactly",
                "{'kind': 'reach', 'cases': [{'name': 'n', 'piece': 'R', 'of': 'kept'}]} | cases[0]: expected one of the fields least and most",
                "{'kind': 'reach', 'cases': [{'name': 'n', 'piece': 'R', 'of': 'kept', 'per': 0, 'most': 1}]} | cases[0].per: expected a number above 0",
            })
    void whatIsRefusedIsNamedWithJarClaimAndField(String test, String reason) throws IOException {
        String message = assertThrows(UsageException.class, () -> read(test)).getMessage();

        assertTrue(message.startsWith("a.jar, claims.json: claim T 7: field tests[0]"), message);
        assertTrue(message.contains(reason.strip()), message);
        assertFalse(isValid(Trial.file(test.replace('\'', '"'))), test);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[]                                            | expected an object",
                "{'format': 'plyspace-claims/2'                | not JSON in line 1",
                "{'format': 'plyspace-claims/2'}               | field format: expected plyspace-claims/1",
                "{'format': 'plyspace-claims/1', 'claims': []} | missing field 'source'",
                "{'format': 'plyspace-claims/1', 'source': 'T', 'title': 't'} | field claims: expected an array with one object or more",
                "{'format': 'plyspace-claims/1', 'source': 'T', 'title': 't', 'clams': []} | unknown field 'clams'",
                "{'format': 'plyspace-claims/1', 'source': 'T', 'title': 't', 'claims': [{'text': 'a'}]} | field claims[0].number: expected a whole",
                "{'format': 'plyspace-claims/1', 'source': 'T', 'title': 't', 'claims': [{'number': 3}]} | claim T 3: missing field 'text'",
            })
    void aFileThatIsNoneIsRefused(String text, String reason) throws IOException {
        String json = text.replace('\'', '"');
        String message = assertThrows(UsageException.class, () -> ClaimsFormat.read(json, "coin", "a.jar"))
                .getMessage();

        assertTrue(message.startsWith("a.jar"), message);
        assertTrue(message.contains(reason.strip()), message);
    }

    @Test
    void noNumberIsThereTwice() {
        String claim =
                "{\"number\": 7, \"text\": \"a\", \"hypothesis\": \"b\", \"tests\": [{\"kind\": \"none\", \"because\": \"c\"}]}";
        String twice = "{\"format\": \"plyspace-claims/1\", \"source\": \"T\", \"title\": \"t\", \"claims\": [" + claim
                + ", " + claim + "]}";

        String message = assertThrows(UsageException.class, () -> ClaimsFormat.read(twice, "coin", "a.jar"))
                .getMessage();
        assertTrue(message.contains("field claims[1].number: there are two claims 7"), message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'kind': 'metric', 'metric': 'fun', 'games': 9, 'claimed': {'above': 1}}   | field metric: there is no number 'fun' in coin; there are score",
                "{'kind': 'metric', 'metric': 'score', 'setting': 'coin:edge=on', 'games': 9, 'claimed': {'above': 1}} | has no option 'edge'",
                "{'kind': 'metric', 'metric': 'score', 'setting': 'dice', 'games': 9, 'claimed': {'above': 1}} | no variant 'dice'",
                "{'kind': 'metric', 'metric': 'score', 'player': 'nobody', 'games': 9, 'claimed': {'above': 1}} | nobody",
                "{'kind': 'metric', 'metric': 'score', 'player': 'alphabeta:time=1s', 'games': 9, 'claimed': {'above': 1}} | field player",
                "{'kind': 'contest', 'first': 'X', 'second': '-', 'pairs': 9, 'claimed': {'above': 1}} | there is no piece X",
                "{'kind': 'worth', 'piece': 'X', 'games': 9, 'claimed': {'above': 1}} | there is no piece X",
                "{'kind': 'metric', 'metric': 'score', 'games': 9, 'claimed': {'above': 5}} | field claimed: expected ends from 0 to 1, a share (0.05 is 5 %), and not the last of them, found 5.0",
                "{'kind': 'metric', 'metric': 'score', 'games': 9, 'claimed': {'below': 0}} | field claimed: expected ends from 0 to 1",
                "{'kind': 'metric', 'metric': 'score', 'games': 9, 'claimed': {'above': 0.5, 'margin': 5}} | field claimed.margin: expected a share below 1 (0.05 is 5 points), found 5.0",
                "{'kind': 'contest', 'setting': 'cube:n=4', 'first': 'Q', 'second': '-', 'pairs': 9, 'claimed': {'least': 0.4, 'most': 55}} | field claimed: expected ends from 0 to 1",
                "{'kind': 'contrast', 'metric': 'score', 'games': 9, 'claimed': {'above': 0}} | field baseline: expected another setting than the one that is measured, found 'coin' for both",
                "{'kind': 'contrast', 'setting': 'coin:tag=off', 'metric': 'score', 'games': 9, 'claimed': {'above': -5}} | field claimed: expected ends from -1 to 1",
                "{'kind': 'tables', 'cases': [{'name': 'n', 'setting': 'cube', 'material': 'XvK'}]} | material 'XvK': 'X' is no piece of cube",
                "{'kind': 'paths', 'piece': 'X', 'most': 2, 'boards': 1, 'lines': 1} | there is no piece 'X' in coin; there are K",
            })
    void whatIsNotThereIsNamedBeforeAnythingIsPlayed(String test, String reason) {
        String failure = Trial.run("coin", test.replace('\'', '"'), 1).failure().orElseThrow();

        assertTrue(failure.startsWith("trial.jar: claim T 7: "), failure);
        assertTrue(failure.contains(reason.strip()), failure);
    }
}
