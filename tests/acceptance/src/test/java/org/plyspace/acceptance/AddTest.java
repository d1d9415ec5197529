package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.testing.InWholeForm;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Rule sets among the examples are offered, and switched on by one command. */
@InWholeForm
class AddTest {

    private static final JsonMapper JSON = new JsonMapper();

    @TempDir
    private Path plugins;

    private Program.Result run(String... words) throws IOException {
        return new Program()
                .run(Stream.concat(Stream.of(words), Stream.of("--plugins", plugins.toString()))
                        .toArray(String[]::new));
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(plugins)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private List<String> available() throws IOException {
        JsonNode all = JSON.readTree(run("variants", "--available", "--json").out());
        return Stream.iterate(0, i -> i < all.size(), i -> i + 1)
                .map(i -> all.path(i).path("id").asString())
                .toList();
    }

    @Test
    void whatIsAvailableIsAddedAndThenKnown() throws IOException {
        assertTrue(available().containsAll(List.of("alice", "dragonchess", "orthodox", "threedc", "hill")));
        assertTrue(available()
                .containsAll(List.of(
                        "parton-cubic",
                        "chess-cubed",
                        "flying",
                        "free-form",
                        "unfolded",
                        "hex-raumschach",
                        "hyperchess",
                        "strato")));
        Program.Result unknown = run("show", "dragonchess");
        assertEquals(2, unknown.code());
        assertTrue(
                unknown.err().endsWith("; 'plyspace add dragonchess --plugins " + plugins + "' switches it on\n"),
                unknown.err());

        Program.Result added = run("add", "dragonchess", "threedc");
        assertEquals(0, added.code(), added.err());
        assertTrue(added.outLines().get(0).startsWith("added dragonchess - Dragonchess: "), added.out());
        assertEquals(0, run("show", "dragonchess").code());
        assertEquals(
                "threedc depth 2: 4,624",
                run("perft", "threedc", "--depth", "2").out().split(" nodes", 2)[0]);
        assertTrue(available().stream().noneMatch(List.of("dragonchess", "threedc")::contains));
        assertTrue(run("variants", "--available").out().contains("plyspace add alice --plugins " + plugins + "\n"));
        assertTrue(new Program().run("variants", "--available").out().contains("plyspace add alice\n"));

        List<String> before = files();
        Program.Result again = run("add", "dragonchess");
        assertEquals(0, again.code(), again.err());
        assertTrue(again.out().startsWith("was there: dragonchess - "), again.out());
        assertEquals(before, files());
    }

    @Test
    void ownFilesAreAddedIfTheyAreRulesAndTheirIdsAreFree(@TempDir Path own) throws IOException {
        String hill = Files.readString(Program.HOME.resolve("examples/json/hill.json"));
        Path mine = Files.writeString(own.resolve("mine.json"), hill.replace("\"id\": \"hill\"", "\"id\": \"mine\""));
        assertEquals(0, run("add", mine.toString()).code());
        assertEquals(0, run("show", "mine").code());

        Path other = Files.writeString(own.resolve("other.json"), hill.replace("\"id\": \"hill\"", "\"id\": \"mine\""));
        refused(other.toString(), "its id 'mine' is taken by ");
        Path broken = Files.writeString(own.resolve("broken.json"), "{}");
        refused(broken.toString(), "broken.json: ");
        Path note = Files.writeString(own.resolve("note.txt"), "no rules");
        refused(note.toString(), "no plugin reads files with this name");
        refused("dragonches", "did you mean 'dragonchess'?");
        assertEquals(List.of("mine.json"), files());
    }

    @Test
    void filesOfWhichOneWouldReplaceOrHideAnotherAreRefused(@TempDir Path own) throws IOException {
        String hill = Files.readString(Program.HOME.resolve("examples/json/hill.json"));
        Path one = Files.createDirectory(own.resolve("one"));
        Path two = Files.createDirectory(own.resolve("two"));
        Path first = Files.writeString(one.resolve("x.json"), hill.replace("\"id\": \"hill\"", "\"id\": \"first\""));
        Path sameName =
                Files.writeString(two.resolve("x.json"), hill.replace("\"id\": \"hill\"", "\"id\": \"second\""));
        Path sameId = Files.copy(first, two.resolve("y.json"));

        Program.Result names = run("add", first.toString(), sameName.toString());
        assertEquals(2, names.code());
        assertTrue(names.err().contains("have the same name, and cannot both be copied"), names.err());
        Program.Result ids = run("add", first.toString(), sameId.toString());
        assertEquals(2, ids.code());
        assertTrue(ids.err().contains("both bring a rule set with the id 'first'"), ids.err());
        assertEquals(List.of(), files());

        Program.Result twice = run("add", first.toString(), one + "/../one/x.json");
        assertEquals(0, twice.code(), twice.err());
        assertEquals(List.of("x.json"), files());
    }

    private void refused(String name, String reason) throws IOException {
        Program.Result result = run("add", "alice", name);
        assertEquals(2, result.code());
        assertTrue(result.err().contains(reason), result.err());
        assertEquals("", result.out(), "nothing is added if anything is refused");
    }

    @Test
    void anotherFileOfTheSameNameIsKept() throws IOException {
        byte[] theirs = "{}".getBytes(StandardCharsets.UTF_8);
        Path taken = Files.write(plugins.resolve("threedc.json"), theirs);

        Program.Result result = run("add", "threedc");

        assertEquals(2, result.code());
        assertTrue(result.err().contains("there is another file '"), result.err());
        assertArrayEquals(theirs, Files.readAllBytes(taken));
    }

    @Test
    void withoutAFolderOfPluginsOneIsAskedFor() throws IOException {
        Program.Result result =
                new Program().withoutHome().environment("PLYSPACE_PLUGINS", "").run("add", "alice");
        assertEquals(2, result.code());
        assertTrue(result.err().contains("there are none among the examples"), result.err());
    }
}
