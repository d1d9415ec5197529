package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.testing.InWholeForm;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The examples as strangers' jars: in a folder of plugins, unknown to the program but for that. */
@InWholeForm
class ExamplesTest {

    private static final String WITH_A_BISHOP_IN_HAND =
            "3:l1+N/3/1sp/ppg/1P1/g1P/PSN/L1G/B2|2:k2/1s1/1p1/3/1Pp/3/2N/p2/1K1|"
                    + "1:3/1+N1/1lp/2r/2P/3/p2/GpR/S1L w - - 0 45 hand=B,p4";

    private final JsonMapper json = new JsonMapper();

    @TempDir
    private Path plugins;

    @TempDir
    private Path other;

    @BeforeEach
    void dropJars() throws IOException {
        ExamplePlugins.copyJars(plugins);
    }

    static List<Transcript> transcripts() {
        return Transcript.read("examples.txt");
    }

    @ParameterizedTest
    @MethodSource("transcripts")
    void printsWhatTheTranscriptSays(Transcript transcript) throws IOException {
        transcript.holds(program().run(transcript.words()));
    }

    @ParameterizedTest
    @MethodSource("org.plyspace.acceptance.ExamplePlugins#jars")
    void variantsListsThemAsPlugins(String id) throws IOException {
        JsonNode listing = json.readTree(program().run("variants", "--json").out());

        JsonNode entry = listing.path("variants")
                .valueStream()
                .filter(variant -> variant.path("id").stringValue().equals(id))
                .findFirst()
                .orElseThrow();
        assertEquals("plugin", entry.path("origin").stringValue());
        String file = entry.path("file").stringValue();
        assertTrue(file.startsWith(plugins.resolve("variant-" + id + "-").toString()), file);
        assertEquals(0, listing.path("refused").size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"B", "b", "B*", "b*"})
    void playListsDropsByThePieceInHand(String from) throws IOException {
        Program.Result result =
                program().input("moves " + from + "\n").run("play", "spaceshogi", "--position", WITH_A_BISHOP_IN_HAND);

        List<String> moves = result.outLines().stream()
                .filter(line -> line.contains("(bishop), dropped"))
                .toList();
        assertTrue(moves.size() > 10 && moves.stream().allMatch(line -> line.contains("B*")), result::out);
    }

    @ParameterizedTest
    @CsvSource({"orthodox, 3, 8902", "orthodox, 4, 197281", "raumschach, 2, 3615"})
    void perftCounts(String id, int depth, long nodes) throws IOException {
        Program.Result result = program().run("perft", id, "--depth", String.valueOf(depth), "--json");

        assertEquals(nodes, json.readTree(result.out()).path("nodes").longValue());
    }

    @Test
    void compareLaysThemBesideABundledVariant() throws IOException {
        Program.Result result =
                program().run("compare", "raumschach", "orthodox", "twoboard", "--games", "2", "--json");

        JsonNode report = json.readTree(result.out());
        assertEquals(0, result.code(), result.err());
        assertEquals(
                List.of("raumschach", "orthodox", "twoboard"),
                report.path("variants")
                        .valueStream()
                        .map(variant -> variant.path("variant").stringValue())
                        .filter(variant -> !variant.contains("="))
                        .toList());
        report.path("variants")
                .forEach(variant -> assertFalse(variant.path("rulebook").isEmpty(), variant.toString()));
        assertEquals(
                List.of("alphabeta:nodes=1000,eval=generic"),
                report.path("players").valueStream().map(JsonNode::stringValue).toList());
    }

    /** Two versions of one rule set, as an author has them in two jars. */
    @Test
    void compareTakesOneIdFromTwoJars() throws IOException {
        Path jar;
        try (Stream<Path> jars = Files.list(plugins)) {
            jar = jars.filter(file -> file.getFileName().toString().startsWith("variant-raumschach-"))
                    .findFirst()
                    .orElseThrow();
        }
        Path changed = Files.copy(jar, other.resolve("new.jar"));

        Program.Result result = program()
                .run(
                        "compare",
                        jar + "#raumschach",
                        changed + "#raumschach",
                        "--games",
                        "3",
                        "--engine",
                        "random",
                        "--csv");

        assertEquals(0, result.code(), result.err());
        List<String> lines = result.out()
                .lines()
                .filter(line -> line.startsWith("\"" + changed + "#raumschach\",random,length,length,"))
                .toList();
        assertEquals(3, lines.size(), result.out());
        lines.forEach(line -> assertTrue(line.contains(",\"" + jar + "#raumschach\",0.0,"), line));
    }

    @ParameterizedTest
    @CsvSource({
        "orthodox, org.plyspace.examples.orthodox.OrthodoxVariant",
        "raumschach, org.plyspace.examples.raumschach.RaumschachVariant",
        "alice, org.plyspace.examples.alice.AliceVariant",
        "dragonchess, org.plyspace.examples.dragonchess.DragonchessVariant",
        "ferry, org.plyspace.examples.ferry.FerryVariant",
        "millennium, org.plyspace.examples.millennium.MillenniumVariant",
        "spaceshogi, org.plyspace.examples.spaceshogi.SpaceShogiVariant",
        "thompson, org.plyspace.examples.thompson.ThompsonVariant"
    })
    void theProgramKnowsNothingOfThemWithoutTheirJars(String id, String type) throws IOException {
        assertThrows(ClassNotFoundException.class, () -> Class.forName(type));
        String refusal = new Program().run("show", id).err();
        assertTrue(refusal.startsWith("plyspace: no variant '" + id + "'"), refusal);
        assertTrue(refusal.contains("'plyspace add " + id + "' switches it on"), refusal);
        try (Stream<Path> files = Files.walk(Program.HOME)) {
            assertEquals(
                    List.of(),
                    files.filter(file -> !file.startsWith(Program.HOME.resolve("examples"))
                                    && file.getFileName().toString().contains(id))
                            .toList());
        }
    }

    @ParameterizedTest
    @MethodSource("org.plyspace.acceptance.ExamplePlugins#jars")
    void theirProjectsAreThoseThatNewVariantWrites(String id) throws IOException {
        Path project = plugins.resolve("project");
        new Program().run("new-variant", id, project.toString());

        assertEquals(
                essence(Files.readString(project.resolve("pom.xml"))),
                essence(Files.readString(ExamplePlugins.project("variant-" + id).resolve("pom.xml"))));
    }

    /** A project file without its own coordinates, where Plyspace's libraries are, and the rules page that it shares with this project. */
    private static String essence(String pom) {
        return pom.replaceAll("(?s)  <repositories>.*?</repositories>\n\n", "")
                .replaceAll("(?m)^ *<!--.*-->\n", "")
                .replaceAll(" *<plyspace.repository>.*\n", "")
                .replaceAll("(?s) *<testResources>.*</testResources>\n", "")
                .replaceAll("(?s) *<resources>.*</resources>\n", "")
                .replaceAll("(?s)</modelVersion>.*?<properties>", "</modelVersion><properties>");
    }

    private Program program() {
        return new Program().environment("PLYSPACE_PLUGINS", plugins.toString());
    }
}
