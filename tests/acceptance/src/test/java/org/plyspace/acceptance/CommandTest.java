package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.engine.plugin.FoundVariant;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What cannot be compared word for word: times, paths, JSON, files. */
class CommandTest {

    private final JsonMapper json = new JsonMapper();

    @TempDir
    private Path folder;

    @Test
    void variantsTellsIdOptionsAndJarOfEach() throws IOException {
        JsonNode listing = json.readTree(new Program().run("variants", "--json").out());

        List<String> ids = listing.path("variants")
                .valueStream()
                .map(variant -> variant.path("id").stringValue())
                .toList();
        assertTrue(ids.containsAll(List.of("cube", "koernke", "twoboard")), ids.toString());
        JsonNode cube = listing.path("variants").path(ids.indexOf("cube"));
        assertTrue(Files.exists(Path.of(cube.path("file").stringValue())), cube.toString());
        assertEquals(32, cube.path("options").path(0).path("max").intValue());
        assertEquals("5", cube.path("options").path(0).path("defaultValue").stringValue());
        assertEquals(0, listing.path("refused").size());
    }

    @Test
    void variantsExplainsCommonOptionsOnce() throws IOException {
        String out = new Program().run("variants").out();
        JsonNode listing = json.readTree(new Program().run("variants", "--json").out());

        assertTrue(
                out.contains("    common options: castling=on, doubleStep=on, enPassant=on, stalemate=draw, clock=50"),
                out);
        assertEquals(2, out.split("whether castling is part of the game", -1).length, out);
        assertTrue(out.contains("    option edition: "), out);
        listing.path("variants")
                .valueStream()
                .forEach(variant -> assertTrue(
                        variant.path("options")
                                .valueStream()
                                .anyMatch(option ->
                                        option.path("name").stringValue().equals("clock")),
                        variant.toString()));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "play twoboard --load game.json, --position and --load exclude each other",
        "play --resume twoboard, --position and --resume exclude each other"
    })
    void aPositionIsRefusedWhereItMeansNothing(String command, String refusal) throws IOException {
        String start =
                Program.registry().rules("twoboard").startPosition().words().text();
        List<String> words = new ArrayList<>(List.of(command.split(" ")));
        words.addAll(List.of("--position", start));

        Program.Result result = new Program().run(words.toArray(String[]::new));

        assertEquals(2, result.code(), result.toString());
        assertTrue(result.err().contains(refusal), result.err());
    }

    /** All but the names of files, which are for copying. */
    @ParameterizedTest(name = "variants {0}")
    @ValueSource(strings = {"", "koernke"})
    void variantsFitsTheTerminal(String id) throws IOException {
        String[] words = ("variants " + id).strip().split(" ");
        Program.Result wide = new Program().columns(9_999).run(words);
        Program.Result narrow = new Program().columns(40).run(words);

        assertEquals(List.of(wide.out().split("\\s+")), List.of(narrow.out().split("\\s+")));
        assertEquals(
                List.of(),
                narrow.outLines().stream()
                        .filter(line -> line.length() > 40 && !line.startsWith("    bundled: "))
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"show", "moves", "perft --depth 1", "compare", "scenarios", "play"})
    void optionsThatDoNotGoTogetherAreBadUsage(String command) throws IOException {
        String[] words = (command + " roth:doubleStep=off,enPassant=on").split(" ");
        Program.Result result = new Program().run(words);

        assertEquals(2, result.code(), result.err());
        assertEquals("plyspace: roth: option enPassant means nothing with doubleStep=off\n", result.err());
        assertEquals("", result.out());
    }

    @Test
    void showWritesPositionsInOtherNotations() throws IOException {
        Program.Result own = new Program().run("show", "twoboard", "--notation", "machine");
        Program.Result none = new Program().run("show", "twoboard", "--notation", "machin");

        assertEquals(
                List.of("1:rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|2:8/8/8/8/8/8/8/8 w KQkq - 0 1"),
                own.outLines());
        assertEquals(2, none.code());
        assertTrue(none.err().endsWith("; did you mean 'machine'?\n"), none.err());
    }

    @Test
    void variantsShowsWhatWasRefusedAndAskingForItTellsWhy() throws IOException {
        Path jar = Files.writeString(folder.resolve("half-chess-1.2.jar"), "PK");
        Program program = new Program().environment("PLYSPACE_PLUGINS", folder.toString());

        Program.Result listed = program.run("variants");
        Program.Result asked = program.run("show", "half-chess");

        assertEquals(0, listed.code());
        assertTrue(listed.out().contains("refused: " + jar + ": it is not a jar"), listed.out());
        assertEquals(2, asked.code());
        assertTrue(
                asked.err().startsWith("plyspace: variant 'half-chess' was refused: " + jar + ": it is not a jar"),
                asked.err());
    }

    @Test
    void theOptionPluginsGoesBeforeTheEnvironment() throws IOException {
        Files.writeString(folder.resolve("bad.jar"), "");
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Program program = new Program().environment("PLYSPACE_PLUGINS", folder.toString());

        assertTrue(program.run("variants").out().contains("refused: "));
        assertTrue(!program.run("variants", "--plugins", empty.toString()).out().contains("refused: "));
        assertTrue(!program.run("--plugins", empty.toString(), "variants").out().contains("refused: "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"koernke:triagonal=queen;2;1936", "twoboard:protectors=on;2;3844", "cube:n=4;2;2650", "cube;1;88"})
    void perftCountsAsTheVectorsDo(String variant, int depth, long nodes) throws IOException {
        JsonNode report = json.readTree(new Program()
                .run("perft", variant, "--depth", String.valueOf(depth), "--json")
                .out());

        assertEquals(
                List.of("variant", "position", "depth", "nodes", "seconds", "nodesPerSecond", "divide"),
                List.copyOf(report.propertyNames()));
        assertEquals(nodes, report.path("nodes").longValue());
        assertEquals(
                nodes,
                report.path("divide")
                        .valueStream()
                        .mapToLong(JsonNode::longValue)
                        .sum());
        assertEquals(
                report.path("nodes").longValue() / report.path("seconds").doubleValue(),
                report.path("nodesPerSecond").doubleValue(),
                1);
    }

    @Test
    void perftDividesByMove() throws IOException {
        List<String> lines = new Program()
                .run("perft", "twoboard", "--depth", "1", "--divide", "--threads", "2")
                .outLines();

        assertEquals(103, lines.size());
        assertEquals("a1-A1: 1", lines.get(0));
        assertTrue(lines.get(102).startsWith("twoboard depth 1: 102 nodes in "), lines.get(102));
    }

    @ParameterizedTest
    @CsvSource({
        "koernke, koernke-foolsmate.txt, 13, white wins by checkmate",
        "koernke, koernke-printed.txt, 13, white wins by checkmate",
        "koernke:movement=total, koernke-foolsmate.txt, 13, white wins by checkmate",
        "twoboard, twoboard-1.txt, 42, black wins by checkmate",
        "twoboard, twoboard-2.txt, 97, white wins by checkmate",
        "meder:edition=tournament, meder-tournament.txt, 33, draw by agreed draw"
    })
    void theSourcesGamesReplay(String variant, String game, int plies, String outcome) throws Exception {
        Path file = Path.of(CommandTest.class.getResource("games/" + game).toURI());

        for (Program.Result result : List.of(
                new Program().run("replay", variant, "--source", file.toString()),
                new Program().input(Files.readString(file)).run("replay", variant, "--source", "-"))) {
            assertEquals(0, result.code(), result.err() + result.out());
            assertTrue(result.out().contains("the game is over: " + outcome), result.out());
            assertEquals(
                    plies + " plies played",
                    result.outLines().get(result.outLines().size() - 1));
        }
    }

    @Test
    void verifyReportsEveryDisagreement() throws IOException {
        String right = "{\"variant\":\"cube:n=3\",\"position\":\"III:1K1/3/2r|II:2n/3/Rk1|I:1B1/3/3 b - - 20 39\","
                + "\"check\":true,\"outcome\":null,\"moves\":[\"b1(II)-a1(II)\",\"b1(II)-a2(I)\",\"b1(II)-b1(I)\","
                + "\"b1(II)-b1(III)\",\"b1(II)-b2(I)\",\"b1(II)-c1(I)\",\"b1(II)-c2(I)\"],\"perft\":{\"1\":7,\"2\":76}}";
        String wrong = right.replace("true", "false")
                .replace("null", "\"stalemate\"")
                .replace("b1(II)-a2(I)", "b1(II)-a3(I)")
                .replace("76", "77");
        Path file = Files.writeString(
                folder.resolve("lines.jsonl"),
                String.join("\n", right, wrong, "", "{\"variant\":\"nope\",\"position\":\"x\"}", "{\"moves\":[1]}")
                        + "\n");

        Program.Result result = new Program().run("verify", file.toString(), folder + "/nowhere");

        assertEquals(
                List.of(
                        file + ":2: check: the file says false, the rules true",
                        file + ":2: outcome: the file says stalemate, the rules none",
                        file + ":2: in the file, but not legal by the rules: b1(II)-a3(I)",
                        file + ":2: legal by the rules, but not in the file: b1(II)-a2(I)",
                        file + ":2: perft 2: the file says 77, the rules 76",
                        file + ":4: no variant 'nope'; there are " + ids(),
                        file + ":5: field variant: expected a string",
                        folder + "/nowhere: there is no such file",
                        "4 positions: 1 agree, 1 disagree, 2 could not be checked; files unread or only partly read: 1"),
                result.outLines());
        assertEquals(1, result.code());
        assertEquals(0, new Program().input(right).run("verify", "-").code());
        assertTrue(!new Program()
                .input(wrong)
                .run("verify", "--depth", "1", "-")
                .out()
                .contains("perft"));
    }

    @Test
    void anEnginesListIsJudgedMoveByMove() throws IOException {
        String position = "III:1K1/3/2r|II:2n/3/Rk1|I:1B1/3/3 b - - 20 39";
        String line = "{\"variant\":\"cube:n=3\",\"position\":\"" + position
                + "\",\"check\":true,\"moves\":[\"b1(II)-a1(II)\","
                + "\"b1(II)-a3(I)\",\"c3(II)-b1(II)\",\"b1(II)-b1(I)\",\"b1(II)-b1(I)\",\"hello\",\"b1(II)-b1(III)\",\"b1(II)-b2(I)\","
                + "\"b1(II)-c1(I)\",\"b1(II)-c2(I)\"]}";

        Program.Result result = new Program().input(line).run("verify", "--mine", "-");

        List<String> said = result.outLines();
        assertEquals(1, result.code(), result.err());
        assertEquals("standard input:1: in " + position + ":", said.get(0));
        assertTrue(
                said.get(1)
                        .matches("standard input:1: b1\\(II\\)-a3\\(I\\): in the file, but illegal: .+; cube\\.md .+"),
                said.get(1));
        assertTrue(
                said.get(3).matches("standard input:1: c3\\(II\\)-b1\\(II\\): in the file, but illegal: .+; .+"),
                said.get(3));
        assertTrue(said.get(2).startsWith("standard input:1: b1(II)-b1(I): in the file more than once"), said.get(2));
        assertTrue(said.get(4).startsWith("standard input:1: hello: in the file, but no move: "), said.get(4));
        assertTrue(said.get(5).startsWith("standard input:1: b1(II)-a2(I): not in the file, but legal: "), said.get(5));
    }

    private static String ids() {
        return Program.registry().variants().stream().map(FoundVariant::id).collect(Collectors.joining(", "));
    }

    @Test
    void anUnknownVariantIsAnsweredWithAllThereAreAndTheNearest() throws IOException {
        assertEquals(
                "plyspace: no variant 'koernk'; there are " + ids() + "; did you mean 'koernke'?\n",
                new Program().run("show", "koernk").err());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "why koernke start 1a2-1a3 | '1a2-1a3' is one argument too many; expected <variant> <move>; a position is given by --position",
                "study run one two | 'two' is one argument too many; expected EXPERIMENT",
            })
    void anArgumentTooManyIsToldWithWhatIsExpected(String arguments, String message) throws IOException {
        Program.Result result = new Program().run(arguments.split(" "));

        assertEquals(2, result.code());
        assertEquals("plyspace: " + message, result.err().lines().findFirst().orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({"perf,perft", "shw,show", "varients,variants"})
    void anUnknownCommandIsAnsweredWithAllThereAreAndTheNearest(String typed, String meant) throws IOException {
        Program.Result result = new Program().run(typed);

        assertEquals(2, result.code());
        String line = result.err().lines().findFirst().orElse("");
        assertTrue(
                line.startsWith("plyspace: no command '" + typed + "'; there are variants, add, show, moves, "), line);
        assertTrue(line.endsWith("; did you mean '" + meant + "'?"), line);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n\n"})
    void verifyingNothingIsNotSuccess(String nothing) throws IOException {
        Program.Result result = new Program().input(nothing).run("verify", "-");

        assertEquals(new Program.Result(1, "no lines to check\n", ""), result);
    }

    @Test
    void checkmateReadsStandardInput() throws IOException {
        Program.Result result =
                new Program().input("[[[bq][##]]\n [[bn][KQ]]]\n").run("checkmate", "cube", "-");

        assertEquals(new Program.Result(0, "false\n", ""), result);
    }

    @ParameterizedTest
    @ValueSource(strings = {"variants", "show", "moves", "why", "perft", "replay", "checkmate", "verify"})
    void everyCommandHasHelp(String command) throws IOException {
        Program.Result result = new Program().run(command, "--help");

        assertEquals(0, result.code(), result.err());
        assertTrue(result.out().startsWith("Usage: plyspace " + command), result.out());
        assertEquals("", result.err());
        assertEquals(result, new Program().run("help", command));
    }

    @Test
    void helpIsACommandToo() throws IOException {
        assertEquals(new Program().run("--help"), new Program().run("help"));
        assertEquals(2, new Program().run("help", "shwo").code());
        assertEquals(new Program().run("shwo"), new Program().run("shwo", "--help"));
    }
}
