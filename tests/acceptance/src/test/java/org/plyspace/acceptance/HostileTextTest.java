package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.testing.InWholeForm;

/** Text from outside is refused where it is not UTF-8, and printed so that no terminal obeys it. */
@InWholeForm
final class HostileTextTest {

    private static final String ESCAPE = "\u001b[2J\u009b1m\u202e\nplyspace: forged";
    private static final String IN_JSON = "\\u001b[2J\\u009b1m\\u202e\\nplyspace: forged";

    @TempDir
    private Path folder;

    static Stream<List<String>> commands() {
        return Stream.of(
                List.of("show", ESCAPE),
                List.of("show", "koernke", "--position", ESCAPE),
                List.of("show", "koernke", "--view", ESCAPE),
                List.of("show", "koernke:" + ESCAPE + "=1"),
                List.of("moves", "koernke", "--piece", ESCAPE, "--at", "1a1"),
                List.of("why", "koernke", ESCAPE),
                List.of("why", "koernke", "1a2-1a3" + ESCAPE, "--json"),
                List.of("replay", "koernke", ESCAPE),
                List.of("replay", ESCAPE + ".json"),
                List.of("verify", ESCAPE),
                List.of("convert", ESCAPE, "--to", "pgn"),
                List.of("play", "koernke", "--load", ESCAPE),
                List.of("scenarios", "koernke", "--games", "1", "--out", ESCAPE + "/x"),
                List.of("new-variant", ESCAPE),
                List.of(ESCAPE),
                List.of("--" + ESCAPE));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void argumentsAreMasked(List<String> arguments) throws IOException {
        assertHarmless(new Program().run(arguments.toArray(String[]::new)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1a2-1a3" + IN_JSON, IN_JSON})
    void movesOfRecordsAreMasked(String move) throws IOException {
        String record = "{\"format\":\"plyspace-game/1\",\"variant\":\"koernke\",\"moves\":[\"" + move
                + "\"],\"result\":\"*\"}\n";
        Path one = Files.writeString(folder.resolve("one.json"), record);
        Path two = Files.writeString(folder.resolve("two.jsonl"), record + record);

        assertHarmless(new Program().run("replay", one.toString()));
        assertHarmless(new Program().run("replay", two.toString()));
        assertHarmless(new Program().run("convert", one.toString(), "--to", "pgn"));
    }

    @Test
    void whatIsTypedInAGameIsMasked() throws IOException {
        assertHarmless(new Program()
                .input("\u001b[2J\u009b1m\nsave \u001b[2J/x\nmoves \u001b[2J\n")
                .run("play", "koernke"));
    }

    @Test
    void questionsAndVectorsAreMasked() throws IOException {
        assertHarmless(new Program()
                .input("{\"variant\":\"" + IN_JSON + "\",\"ask\":\"moves\"}\n\u001b[2J\n")
                .run("referee"));
        assertHarmless(new Program()
                .input("{\"variant\":\"koernke\",\"position\":\"" + IN_JSON + "\"}\n\u001b[2J\n")
                .run("verify", "-"));
    }

    private static void assertHarmless(Program.Result result) {
        String all = result.out() + result.err();
        assertFalse(
                all.chars().anyMatch(c -> c != '\n' && (Character.isISOControl(c) || c == '\u202e')),
                () -> "a raw character in " + result);
        assertFalse(all.lines().anyMatch(line -> line.equals("plyspace: forged")), () -> "a forged line in " + result);
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "pgn", "source"})
    void whatIsNotUtf8IsRefusedByEveryReader(String form) throws IOException {
        byte[] latin = "[Event \"Z\u00fcrich\"]\n".getBytes(StandardCharsets.ISO_8859_1);
        Path file = Files.write(folder.resolve("latin.json"), latin);

        for (String[] command : new String[][] {
            {"convert", file.toString(), "--from", form, "--variant", "koernke", "--to", "json"},
            {"convert", file.toString(), "--to", "json"},
            {"replay", file.toString()},
            {"play", "koernke", "--load", file.toString()},
            {"show", "koernke", "--position", "-"}
        }) {
            Program.Result result = new Program().input(latin).run(command);

            if (!result.err().contains("--variant and --position are for source text only")) {
                assertTrue(
                        result.err().contains("line 1, column 10: byte FC is not UTF-8"),
                        String.join(" ", command) + ": " + result);
            }
            assertEquals(2, result.code());
        }
    }

    @Test
    void aByteOrderMarkInFrontOfAGameIsNoText() throws IOException {
        Path file = folder.resolve("game.json");
        new Program().input("1a2-1a3\n").run("play", "koernke", "--save", file.toString());
        Files.writeString(file, "\ufeff" + Files.readString(file));

        assertEquals(0, new Program().run("replay", file.toString()).code());
        assertEquals(
                0,
                new Program()
                        .input("4a7-4a6\n")
                        .run("play", "koernke", "--load", file.toString(), "--save", file.toString())
                        .code());
    }
}
