package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.testing.InWholeForm;
import tools.jackson.core.json.JsonFactory;

/** A file of rules in the plugins folder works with every command as a jar does, or is refused with the reason. */
class RulesAsDataTest {

    @TempDir
    private Path folder;

    @InWholeForm
    @ParameterizedTest
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '"',
            value = {
                "variants => orthodox-json - Orthodox chess (JSON)",
                "show orthodox-json => 8  r :n: b :q: k :b: n :r:",
                "show orthodox-json --position 'k7/8/8/8/8/8/8/K7 w - - 0 1' => position: k7/8/8/8/8/8/8/K7 w - - 0 1",
                "moves raumschach-json => Ab2-Ab3",
                "why orthodox-json e2-e4 => legal: e2-e4",
                "perft raumschach-json --depth 3 => raumschach-json depth 3: ",
                "perft cube5-unicorns:knights=long,pawns=on --depth 2 => depth 2: ",
                "replay orthodox-json f2-f3 e7-e5 g2-g4 d8-h4 => checkmate",
                "scenarios orthodox-json --per-category 1 --games 2 => FIDE Laws of Chess 3",
                "compare orthodox-json cube5-json --games 2 --seed 1 --all => 5x5x5, 125 squares",
                "checkmate cube5-json 'V:k4/5/5/5/5|IV:5/5/5/5/5|III:5/5/5/5/5|II:5/5/5/5/5|I:5/5/5/5/K4 w - - 0 1' =>"
                        + " false"
            })
    void commandsTakeIt(String command, String printed) throws IOException {
        ExamplePlugins.copyAll(folder);

        Program.Result result = run(command);

        assertTrue(result.code() <= 1 && result.err().isEmpty(), result.err());
        assertTrue(result.out().contains(printed), result.out());
    }

    @Test
    void refusedFilesAreListedWithTheReasonAndTheRestWorks() throws IOException {
        ExamplePlugins.copyAll(folder);
        String good = Files.readString(ExamplePlugins.json("orthodox.json"));
        Files.writeString(
                folder.resolve("strait.json"), good.replace("\"rides\": \"straight\"", "\"rides\": \"strait\""));
        Files.writeString(folder.resolve("half.json"), good.substring(0, good.length() / 2));
        Files.writeString(folder.resolve("twice.json"), good);
        Files.write(folder.resolve("latin.json"), "{\n\"\u00e9\": 1}".getBytes(StandardCharsets.ISO_8859_1));
        Files.createDirectory(folder.resolve("folder.json"));

        Program.Result result = run("variants");

        assertEquals(0, result.code());
        assertTrue(result.out().contains("raumschach-json - Raumschach (JSON)"), result.out());
        assertRefused(
                result,
                "strait.json",
                "strait.json, line 21, column 36, /pieces/R/rides: there is no direction "
                        + "'strait'; did you mean 'straight'?");
        assertRefused(
                result,
                "half.json",
                "half.json, line 21, column 30, /pieces/R/name: not JSON: Unexpected end-of-input");
        assertRefused(result, "twice.json", "its id 'orthodox-json' is taken by " + folder.resolve("orthodox.json"));
        assertRefused(result, "latin.json", "latin.json, line 2, column 2: byte E9 is not UTF-8");
        assertRefused(result, "folder.json", "it is not a regular file");
        assertFalse(result.out().contains("Exception") || result.out().contains("\tat "), result.out());
    }

    private void assertRefused(Program.Result result, String fileName, String reason) {
        String line = "refused: " + folder.resolve(fileName) + ": " + reason;
        assertTrue(
                result.outLines().stream().anyMatch(printed -> printed.startsWith(line)),
                () -> line + "\nis not in\n" + result.out());
    }

    @Test
    void refusedFileAskedForByNameGivesTheReason() throws IOException {
        Files.writeString(folder.resolve("mine.json"), "{\"format\": \"plyspace-lattice/9\"}");

        Program.Result result = run("show mine");

        assertEquals(2, result.code());
        assertEquals(
                "plyspace: variant 'mine' was refused: " + folder.resolve("mine.json")
                        + ": mine.json, line 1, column 12, /format: expected format "
                        + "'plyspace-lattice/1' or 'plyspace-lattice/2', found 'plyspace-lattice/9'",
                result.err().strip());
    }

    @Test
    void refusedFileOfAnotherNameIsMentioned() throws IOException {
        Files.writeString(folder.resolve("mine.json"), "{\"id\": \"my-chess\"}");

        assertTrue(run("show my-chess").err().contains("; refused files, see 'variants': mine.json"));
    }

    @Test
    void readersLibraryIsItsOwn() throws Exception {
        ExamplePlugins.copyAll(folder);
        Class<?> reader =
                ExamplePlugins.registry(folder).find("orthodox-json").variant().getClass();
        Class<?> library = reader.getClassLoader().loadClass(JsonFactory.class.getName());

        assertSame(reader.getClassLoader(), library.getClassLoader());
        assertNotSame(JsonFactory.class, library);
    }

    @Test
    void filesInAJarAreReadToo() throws IOException {
        try (OutputStream file = Files.newOutputStream(folder.resolve("chess.jar"));
                JarOutputStream jar = new JarOutputStream(file)) {
            jar.putNextEntry(new ZipEntry("META-INF/plyspace/chess.json"));
            jar.write(Files.readAllBytes(ExamplePlugins.json("orthodox.json")));
            jar.closeEntry();
            jar.putNextEntry(new ZipEntry("META-INF/plyspace/broken.json"));
            jar.write("{]".getBytes(StandardCharsets.UTF_8));
            jar.closeEntry();
        }

        assertTrue(run("perft orthodox-json --depth 3").out().contains("orthodox-json depth 3: 8,902 nodes"));
        assertRefused(run("variants"), "chess.jar", "META-INF/plyspace/broken.json, line 1, column 2: not JSON");
    }

    private Program.Result run(String command) throws IOException {
        List<String> words = new ArrayList<>(List.of(Transcript.words(command)));
        words.addAll(List.of("--plugins", folder.toString()));
        return new Program().run(words.toArray(String[]::new));
    }
}
