package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.testing.InWholeForm;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class AnalyseTest {

    private static final String FOOLS_MATE =
            Program.HOME.resolve("games/koernke-foolsmate.json").toString();
    private static final JsonMapper JSON = new JsonMapper();
    private static final String PGN = "[Variant \"twoboard\"]\n\n1. e2-e4! {hello} e7-e5 *\n";

    @TempDir
    private Path folder;

    private static Program.Result analyse(String file, String... words) throws IOException {
        List<String> all = new ArrayList<>(List.of("analyse", file, "--nodes", "1500"));
        all.addAll(List.of(words));
        return new Program().run(all.toArray(String[]::new));
    }

    @Test
    void everyMoveHasItsScoresItsLossAndTheBestLine() throws IOException {
        Program.Result result = analyse(FOOLS_MATE, "--json");
        assertEquals(0, result.code(), result.err());
        JsonNode game = JSON.readTree(result.out()).path("games").path(0);

        assertEquals("koernke", game.path("variant").asString());
        assertEquals(13, game.path("moves").size());
        JsonNode mate = game.path("moves").path(12);
        assertEquals("3d3-3d7", mate.path("move").asString());
        assertEquals(1, mate.path("after").path("winIn").asInt());
        assertEquals(0, mate.path("loss").asInt());
        assertTrue(mate.path("best").asBoolean());
        JsonNode blunder = game.path("moves").path(11);
        assertEquals(2, blunder.path("after").path("lossIn").asInt());
        assertTrue(blunder.path("loss").asInt() > 100, blunder::toString);
        assertEquals("blunder", blunder.path("grade").asString());
        assertTrue(mate.path("grade").isMissingNode());
        int sum = 0;
        for (JsonNode move : game.path("moves")) {
            assertTrue(move.path("loss").asInt() >= 0);
            assertTrue(move.path("line").size() > 0);
            sum += move.path("side").asString().equals("white")
                    ? move.path("loss").asInt()
                    : 0;
        }
        JsonNode white = game.path("sides").path("white");
        assertEquals(7, white.path("moves").asInt());
        assertEquals(sum / 7.0, white.path("meanLoss").asDouble(), 1e-9);
    }

    @Test
    void badMovesHaveTheirSignsAndAreCounted() throws IOException {
        List<String> lines = analyse(FOOLS_MATE).outLines();

        assertTrue(
                lines.stream().anyMatch(line -> line.matches("6\\.\\.\\. 2b6-3b4\\?\\? .* loss in 1 .*")),
                lines::toString);
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("7. 3d3-3d7 ")), lines::toString);
        assertTrue(
                lines.get(lines.size() - 1).matches("black: .*; [1-6] blunders?, \\d mistakes?, \\d inaccurac(y|ies)"),
                lines::toString);
    }

    @InWholeForm
    @Test
    void theSameNodesHaveTheSameTable() throws IOException {
        Program.Result first = analyse(FOOLS_MATE);
        assertEquals(first, analyse(FOOLS_MATE));
        assertEquals(1 + 1 + 13 + 2, first.outLines().size(), first.out());
        assertTrue(first.out().contains("7. 3d3-3d7        win in 1    win in 1   best  3d3-3d7\n"), first.out());
    }

    @Test
    void commentsGoIntoANewFileAndOthersStay() throws IOException {
        Path game = Files.writeString(folder.resolve("game.pgn"), PGN);
        String out = folder.resolve("annotated.pgn").toString();
        assertEquals(0, analyse(game.toString(), "--annotate", out).code());

        String annotated = Files.readString(Path.of(out)).replace("\n", " ");
        assertTrue(annotated.contains("1. ee4! {hello [analysis: "), annotated);
        assertEquals(PGN, Files.readString(game));
        assertEquals(0, new Program().run("convert", out, "--to", "json").code());
    }

    @Test
    void theFileItselfIsAnnotatedAndAnOlderAnalysisGivesWay() throws IOException {
        Path game = Files.writeString(folder.resolve("game.pgn"), PGN);
        assertEquals(0, analyse(game.toString(), "--annotate", game.toString()).code());
        String once = Files.readString(game);
        assertEquals(0, analyse(game.toString(), "--annotate", game.toString()).code());

        assertEquals(once, Files.readString(game));
        assertEquals(2, once.split("\\[analysis: ", -1).length - 1);
    }

    /** As other programs read it; what a player thought of its own move stays, and is not told twice. */
    @Test
    void scoresAreWrittenAsOtherProgramsReadThem() throws IOException {
        Path game = Files.writeString(folder.resolve("game.pgn"), PGN.replace("{hello}", "{[%eval 0.17,9]}"));
        String out = folder.resolve("annotated.pgn").toString();
        analyse(game.toString(), "--annotate", out);
        analyse(out, "--annotate", out);

        String annotated = Files.readString(Path.of(out)).replace("\n", " ");
        assertTrue(annotated.matches(".*\\{\\[%eval 0.17,9] \\[analysis: [^]]*]} .*"), annotated);
        assertTrue(annotated.matches(".*\\{\\[analysis: [^]]*] \\[%eval -?\\d+\\.\\d\\d]} .*"), annotated);
        assertEquals(2, annotated.split("%eval", -1).length - 1, annotated);
    }

    @Test
    void anotherFileIsNotOverwritten() throws IOException {
        Path other = Files.writeString(folder.resolve("other.json"), "mine");
        Program.Result result = analyse(FOOLS_MATE, "--annotate", other.toString());

        assertEquals(2, result.code());
        assertTrue(
                result.err()
                        .endsWith(
                                "file exists and is not the one analysed; choose another name, or that of the file analysed\n"),
                result.err());
        assertEquals("mine", Files.readString(other));
    }

    @Test
    void aGameGivenUpIsSearchedToItsLastPosition() throws IOException {
        Path game = Files.writeString(
                folder.resolve("game.pgn"),
                "[Variant \"twoboard\"]\n[Termination \"resignation\"]\n\n1. e2-e4 e7-e5 0-1\n");
        Program.Result result = analyse(game.toString(), "--json");

        assertEquals(0, result.code(), result.err());
        assertTrue(JSON.readTree(result.out())
                .path("games")
                .path(0)
                .path("moves")
                .path(1)
                .path("after")
                .has("score"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nosuch.json|2|nosuch.json: there is no such file",
                "- --nodes 0|2|--nodes: 0 is less than 1",
                "-|2|standard input: there is no game in it",
            })
    void whatIsNoGameIsRefused(String words, int code, String message) throws IOException {
        Program.Result result = new Program().run(("analyse " + words).split(" "));
        assertEquals(new Program.Result(code, "", "plyspace: " + message + "\n"), result);
    }

    @Test
    void sourceTextNeedsItsVariant() throws IOException {
        Program.Result without = new Program().input("1. e2-e4 e7-e5").run("analyse", "-", "--nodes", "200");
        assertEquals(2, without.code());
        assertTrue(without.err().contains("expected --variant ID"), without.err());
        Program.Result with =
                new Program().input("a1(I)-a2(I)").run("analyse", "-", "--nodes", "200", "--variant", "nosuch");
        assertEquals(2, with.code(), with.err());
    }
}
