package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.InWholeForm;
import org.plyspace.testing.TestForm;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What releases wrote is read, and what programs read of their output is still there (docs/compatibility.md). Files of a release
 * are never changed; {@code .ci/formats} writes those of a new one.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the program is started by a script for bash")
class FormatsTest {

    /** The release since which JSON output keeps its members. */
    private static final String STABLE = "1.0";

    private static final JsonMapper JSON = new JsonMapper();

    @TempDir
    private Path folder;

    private Path data;
    private Path plugins;

    /** A file of a release, and the command that reads it. */
    private record Reader(String version, String format, String command, String prints) {

        @Override
        public String toString() {
            return version + ": " + format;
        }
    }

    /** All, or in everyday builds each of what one release wrote, of the releases by turns. */
    static Stream<Reader> readers() throws IOException {
        List<List<Reader>> all = text("readers.tsv")
                .lines()
                .skip(1)
                .map(line -> line.split("\t", -1))
                .map(parts -> Arrays.stream(parts[0].split(" "))
                        .map(version -> new Reader(version, parts[1], parts[2], parts[3]))
                        .toList())
                .toList();
        return IntStream.range(0, all.size())
                .boxed()
                .flatMap(i -> TestForm.isWhole()
                        ? all.get(i).stream()
                        : Stream.of(all.get(i).get(i % all.get(i).size())));
    }

    private static String text(String resource) throws IOException {
        try (InputStream stream = FormatsTest.class.getResourceAsStream("formats/" + resource)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Path release(String version) throws URISyntaxException {
        return Path.of(FormatsTest.class.getResource("formats/" + version).toURI());
    }

    @BeforeEach
    void makeFolders() throws IOException {
        data = folder.resolve("data");
        plugins = Files.createDirectory(folder.resolve("plugins"));
        Files.createDirectories(data.resolve("plyspace/games"));
    }

    /** Puts a release's files where the program looks for such. */
    private Path settleIn(String version) throws IOException, URISyntaxException {
        // Some commands write beside what they read.
        Path files = folder.resolve("files");
        try (Stream<Path> all = Files.walk(release(version))) {
            for (Path file : all.toList()) {
                Path copy = files.resolve(release(version).relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(file, copy);
                }
            }
        }
        for (String rules : List.of("rules-1.json", "rules-2.json")) {
            Files.copy(files.resolve(rules), plugins.resolve(rules));
        }
        Files.copy(files.resolve("saved.json"), data.resolve("plyspace/games/duel-20261126-120000.json"));
        return files;
    }

    private Program program() {
        return new Program()
                .environment("PLYSPACE_PLUGINS", plugins.toString())
                .environment("XDG_DATA_HOME", data.toString());
    }

    @EveryThirdCase
    @ParameterizedTest
    @MethodSource("readers")
    void whatAReleaseWroteIsRead(Reader reader) throws IOException, URISyntaxException {
        Path files = settleIn(reader.version);
        String[] words = Arrays.stream(reader.command.split(" "))
                .map(word -> word.contains("{") ? word : word.replace('_', ' '))
                .map(word -> word.replace("{F}", files.toString())
                        .replace(
                                "{REFEREE}",
                                "'" + Program.HOME.resolve("plyspace") + "' referee --plugins '" + plugins + "'"))
                .toArray(String[]::new);

        Program.Result result = program().run(words);

        assertEquals(0, result.code(), () -> result.out() + result.err());
        assertTrue(result.out().contains(reader.prints), result.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.2", STABLE})
    void theRefereeAnswersOldQuestionsWithAllThatItSaid(String version) throws Exception {
        Path files = settleIn(version);

        Program.Result result = program()
                .input(Files.readString(files.resolve("referee.questions")))
                .run("referee");

        List<String> before = Files.readAllLines(files.resolve("referee.answers"));
        assertEquals(before.size(), result.outLines().size(), result.out());
        for (int i = 0; i < before.size(); i++) {
            assertKept(before.get(i), result.outLines().get(i));
        }
    }

    @Test
    void theLineProtocolAnswersOldQuestionsWithAllThatItSaid() throws Exception {
        Path files = settleIn(STABLE);

        Program.Result result = program()
                .input(Files.readString(files.resolve("protocol.questions"))
                        .replace("\"tables\":\"tables\"", "\"tables\":\"" + files.resolve("tables") + "\""))
                .run("serve", "--stdio");

        Map<String, String> now = finalAnswers(result.out());
        for (Map.Entry<String, String> answer : finalAnswers(Files.readString(files.resolve("protocol.answers")))
                .entrySet()) {
            String told = now.get(answer.getKey());
            // Another build may not read the tables of this one, and says so.
            if (!answer.getKey().equals("\"tablebase\"") || !told.contains("\"error\"")) {
                assertKept(answer.getValue(), told);
            }
        }
    }

    /** The last answer to each question, those of a search under way left out, by what was asked. */
    private static Map<String, String> finalAnswers(String answers) throws IOException {
        Map<String, String> byQuestion = new LinkedHashMap<>();
        Map<String, String> asks = new LinkedHashMap<>();
        text("given/protocol.questions")
                .lines()
                .map(JSON::readTree)
                .forEach(question -> asks.put(question.get("id").toString(), question.get("ask") + ""));
        answers.lines()
                .filter(line -> !line.isEmpty())
                .forEach(line ->
                        byQuestion.put(asks.get(JSON.readTree(line).get("id").toString()), line));
        return byQuestion;
    }

    @Test
    void optionsOfUciStayAndKeepTheirTypeAndDefault() throws Exception {
        Path files = settleIn(STABLE);

        Program.Result result = program()
                .input(Files.readString(files.resolve("uci.questions")))
                .run("uci");

        List<String> gone = new ArrayList<>(Files.readAllLines(files.resolve("uci.answers")));
        gone.removeIf(line -> line.startsWith("id ") || line.startsWith("info ") || line.startsWith("bestmove "));
        // The rule sets of a release are not all that a later one may have.
        gone.removeIf(line -> line.startsWith("option name UCI_Variant "));
        assertTrue(gone.contains("option name MultiPV type spin default 1 min 1 max 500"), gone.toString());
        gone.removeAll(result.outLines());
        assertEquals(List.of(), gone, "lines that are gone or changed");
        assertTrue(
                result.outLines()
                        .get(result.outLines().size() - 1)
                        .matches("bestmove [a-d][1-4]-[a-d][1-4]( ponder .*)?"),
                result.out());
    }

    @InWholeForm
    @Test
    void aLinkOfAReleaseOpensItsGame() throws Exception {
        Path files = settleIn(STABLE);
        JsonNode made = JSON.readTree(files.resolve("links.json").toFile());
        String game = made.get("game").asString();
        Path kept = Files.createDirectories(data.resolve("plyspace/games/seats"));
        Files.copy(files.resolve("people/" + game + ".json"), kept.resolveSibling(game + ".json"));
        Files.copy(files.resolve("people/seats/" + game + ".json"), kept.resolve(game + ".json"));

        try (PageProcess page = new PageProcess(data, Optional.of(plugins))) {
            JsonNode seat = page.client()
                    .post(
                            "/api/games/" + game + "/seat",
                            "{}",
                            made.at("/links/white").asString())
                    .json();

            assertEquals("white", seat.path("seat").asString(), seat.toString());
            assertEquals("Ada", seat.at("/game/seats/white/name").asString());
            assertEquals(2, seat.at("/game/ply").asInt());
        }
    }

    @InWholeForm
    @Test
    void membersOfJsonStayAndKeepTheirKind() throws Exception {
        Path files = settleIn(STABLE);

        assertKept(
                Files.readString(files.resolve("moves.json")),
                program().run("moves", "duel", "--json").out());
        assertKept(
                Files.readString(files.resolve("why.json")),
                program().run("why", "duel", "a1-b2", "--json").out());
        assertKept(
                Files.readString(files.resolve("comparison.json")),
                program()
                        .run("compare", "duel", "duel:stalemate=win", "--games", "2", "--json")
                        .out());
        Path report = folder.resolve("report");
        Program.Result reported = program()
                .run("lab", "report", files.resolve("experiment.store").toString(), "--report", report.toString());
        assertEquals(0, reported.code(), reported.err());
        assertKept(Files.readString(files.resolve("results.json")), Files.readString(report.resolve("results.json")));
    }

    /** A table holds for the rule set's files that it was made from: it is read, or refused with what to do. */
    @Test
    void aTableIsReadUnlessItsRuleSetIsAnother() throws Exception {
        Path tables = settleIn(STABLE).resolve("tables");

        Program.Result result =
                program().run("tablebase", "verify", "duel", "KRvK", "--clock", "--out", tables.toString());

        if (result.code() == 0) {
            assertTrue(result.out().contains("443 positions of KRvK derived anew"), result.out());
        } else {
            assertEquals(2, result.code(), result.err());
            assertTrue(result.err().contains("it was made by another version of duel"), result.err());
            assertTrue(result.err().contains("make it anew"), result.err());
        }
    }

    /** A file that a later version writes is refused with what to do, not misread. */
    @Test
    void aFormatOfALaterVersionIsRefusedByItsName() throws Exception {
        Path files = settleIn(STABLE);
        Path record = Files.writeString(
                files.resolve("later.json"),
                Files.readString(files.resolve("saved.json")).replace("plyspace-game/1", "plyspace-game/2"));

        Program.Result result = program().run("replay", record.toString());

        assertEquals(2, result.code());
        assertTrue(result.err().contains("plyspace-game/2"), result.err());
        assertTrue(result.err().contains("expected format plyspace-game/1"), result.err());
    }

    private static void assertKept(String before, String now) {
        Set<String> missing = new TreeSet<>();
        collect("", JSON.readTree(before), missing);
        Set<String> there = new TreeSet<>();
        collect("", JSON.readTree(now), there);
        missing.removeAll(there);
        assertEquals(Set.of(), missing, "members that are gone, or of another kind");
    }

    /** The members with the kinds of their values; those of all elements of an array together. */
    private static void collect(String path, JsonNode node, Set<String> members) {
        if (node.isObject()) {
            List<String> names = new ArrayList<>(node.propertyNames());
            names.forEach(name -> collect(path + "/" + name, node.get(name), members));
        } else if (node.isArray()) {
            node.forEach(element -> collect(path + "[]", element, members));
        } else if (!node.isNull()) {
            members.add(path + ": " + (node.isNumber() ? "NUMBER" : node.getNodeType()));
        }
    }
}
