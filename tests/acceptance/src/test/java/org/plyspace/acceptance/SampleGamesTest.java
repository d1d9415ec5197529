package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** The sources' own games, which are shipped as records. */
class SampleGamesTest {

    private static final Path GAMES = Program.HOME.resolve("games");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvFileSource(resources = "sample-games.tsv", delimiter = '\t', numLinesToSkip = 1)
    void replayTellsHowItEnded(String file, String text, int plies, String setting, String outcome) throws IOException {
        Program.Result result = new Program().run("replay", GAMES.resolve(file).toString());

        assertEquals(0, result.code(), result.err());
        assertTrue(
                result.out().contains("; the game is over: " + outcome + "\n" + plies + " plies played"), result.out());
    }

    @ParameterizedTest
    @CsvFileSource(resources = "sample-games.tsv", delimiter = '\t', numLinesToSkip = 1)
    void recordAndPrintedTextAreTheSameGame(String file, String text, int plies, String setting, String outcome)
            throws IOException {
        String printed;
        try (InputStream stream = getClass().getResourceAsStream("games/" + text)) {
            printed = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
        Program.Result fromText = new Program()
                .input(printed)
                .run("convert", "-", "--from", "source", "--variant", setting, "--to", "source");
        Program.Result fromRecord =
                new Program().run("convert", GAMES.resolve(file).toString(), "--to", "source");

        assertEquals(0, fromText.code(), fromText.err());
        assertEquals(fromText.out(), fromRecord.out());
        assertTrue(
                fromRecord.err().startsWith("plyspace: left out, because source text cannot hold"), fromRecord.err());
    }

    @ParameterizedTest
    @CsvFileSource(resources = "sample-games.tsv", delimiter = '\t', numLinesToSkip = 1)
    void theRecordComesBackFromPgnToTheLetter(String file, String text, int plies, String setting, String outcome)
            throws IOException {
        String pgn = folder.resolve("game.pgn").toString();

        assertEquals(
                0,
                new Program()
                        .run("convert", GAMES.resolve(file).toString(), pgn, "--to", "pgn")
                        .code());

        Program.Result back = new Program().run("convert", pgn, "--to", "json");
        assertEquals(Files.readString(GAMES.resolve(file)), back.out());
    }

    /** The records that version 0.1 came with, as they were. */
    @ParameterizedTest
    @CsvFileSource(resources = "sample-games.tsv", delimiter = '\t', numLinesToSkip = 1)
    void recordsOfTheFirstVersionStillLoad(String file, String text, int plies, String setting, String outcome)
            throws Exception {
        Assumptions.assumeFalse(file.startsWith("roth"), "came later");
        Path record = Path.of(getClass().getResource("records-0.1/" + file).toURI());

        Program.Result replayed = new Program().run("replay", record.toString());
        Program.Result converted = new Program().run("convert", record.toString(), "--to", "json");

        assertEquals(0, replayed.code(), replayed.err());
        assertTrue(
                replayed.out().contains("; the game is over: " + outcome + "\n" + plies + " plies played"),
                replayed.out());
        assertEquals(Files.readString(record), converted.out());
    }

    @Test
    void everyGameOfTheFolderIsHeldAgainstThisTable() throws IOException {
        try (Stream<Path> files = Files.list(GAMES);
                InputStream table = getClass().getResourceAsStream("sample-games.tsv")) {
            List<String> listed = new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .skip(1)
                    .map(line -> line.split("\t", -1)[0])
                    .toList();
            assertEquals(
                    listed,
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
    }

    @Test
    void manyGamesAreReplayedWithALineForEach() throws IOException {
        StringBuilder all = new StringBuilder();
        for (String name : List.of("koernke-foolsmate", "twoboard-1")) {
            all.append(Files.readString(GAMES.resolve(name + ".json")));
        }
        Program.Result lines = new Program().input(all.toString()).run("convert", "-", "--to", "json");
        String bad = lines.out().replaceFirst("\"h8-E5\"", "\"h8-h3\"");

        Program.Result good = new Program().input(lines.out()).run("replay", "-");
        Program.Result wrong = new Program().input(bad).run("replay", "-");

        assertEquals(
                List.of(
                        "standard input:1: koernke, 13 plies, white wins by checkmate",
                        "standard input:2: twoboard, 42 plies, black wins by checkmate"),
                good.outLines());
        assertEquals(1, wrong.code());
        assertEquals(good.outLines().get(0), wrong.outLines().get(0));
        assertTrue(
                wrong.outLines().get(1).startsWith("standard input:2: bad move 1 of black (line 2), 'h8-h3': "),
                wrong.out());
    }
}
