package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code new-variant} writes and refuses to write; that it builds is tested by {@link GuideTest}. */
class NewVariantTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"tower, Tower, Tower", "my-3d-chess, My3dChess, My 3d chess", "a-, A, A "})
    void writesAProjectNamedAfterTheVariant(String id, String stem, String title) throws IOException {
        Path project = folder.resolve("new/project");

        Program.Result result = new Program().run("new-variant", id, project.toString());

        assertEquals(0, result.code(), result.err());
        String type = stem + "Variant";
        List<Path> files = Stream.of(
                        "README.md",
                        "pom.xml",
                        "src/main/java/org/example/variant/" + type + ".java",
                        "src/main/resources/META-INF/services/org.plyspace.api.Variant",
                        "src/test/java/org/example/variant/" + stem + "ContractTest.java")
                .map(project::resolve)
                .toList();
        assertEquals(files, filesIn(project));
        for (Path file : files) {
            assertFalse(Files.readString(file).matches("(?s).*@[A-Za-z]+@.*"), "not filled in: " + file);
            assertTrue(result.outLines().contains(file.toString()), result.out());
        }
        assertTrue(Files.readString(files.get(2)).contains("return \"" + id + "\";"));
        assertEquals("org.example.variant." + type + "\n", Files.readString(files.get(3)));
        assertTrue(Files.readString(files.get(0)).startsWith("# " + title), Files.readString(files.get(0)));
    }

    @Test
    void theSummaryIsWrittenAsGivenOrLeftForTheContractTestsToAskFor() throws IOException {
        String source = "src/main/java/org/example/variant/TowerVariant.java";
        String summary = "Says \"check\" \\ @id@ & more.";
        new Program().run("new-variant", "tower", folder.resolve("a").toString(), "--summary", summary);
        Program.Result without =
                new Program().run("new-variant", "tower", folder.resolve("b").toString());
        assertTrue(without.out().contains("its tests fail until you write its summary()"), without.out());

        String given = Files.readString(folder.resolve("a").resolve(source));
        assertTrue(given.contains("return \"Says \\\"check\\\" \\\\ @id@ & more.\";"), given);
        String open = Files.readString(folder.resolve("b").resolve(source));
        assertTrue(open.contains("return \"TODO: "), open);
        for (String bad : new String[] {"", " ", "two\nlines", "\u001b[31m"}) {
            assertRefused(
                    new Program()
                            .run("new-variant", "tower", folder.resolve("c").toString(), "--summary", bad),
                    "--summary: expected a sentence or two");
        }
        assertFalse(Files.exists(folder.resolve("c")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "Tower", "my chess", "3d", "a_b", "a/b", "../up", "tür"})
    void refusesABadName(String name) throws IOException {
        assertRefused(new Program().run("new-variant", name, folder.resolve("x").toString()), "NAME: its id");
        assertFalse(Files.exists(folder.resolve("x")));
    }

    @Test
    void refusesANameThatIsTooLong() throws IOException {
        Path project = folder.resolve("x");

        assertRefused(new Program().run("new-variant", "a".repeat(41), project.toString()), "at most 40 characters");
        assertEquals(
                0,
                new Program()
                        .run("new-variant", "a".repeat(40), project.toString())
                        .code());
    }

    @Test
    void refusesANameThatIsTaken() throws IOException {
        String taken = Program.registry().variants().get(0).id();

        assertRefused(
                new Program().run("new-variant", taken, folder.resolve("x").toString()),
                "NAME: the id '" + taken + "' is taken by " + Program.HOME.resolve("variants"));
        assertFalse(Files.exists(folder.resolve("x")));
    }

    @Test
    void refusesAFolderThatIsNotEmptyAndOverwritesNothing() throws IOException {
        Path mine = Files.writeString(folder.resolve("pom.xml"), "mine");

        assertRefused(
                new Program().run("new-variant", "tower", folder.toString()), "DIR: '" + folder + "' is not empty");
        assertEquals("mine", Files.readString(mine));
        assertEquals(List.of(mine), filesIn(folder));
    }

    @Test
    void refusesAFileInPlaceOfAFolder() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "mine");

        assertRefused(new Program().run("new-variant", "tower", file.toString()), "DIR: '" + file + "' is a file");
        assertRefused(new Program().run("new-variant", "tower", file + "/below"), "cannot write '" + file + "/below'");
        assertEquals("mine", Files.readString(file));
    }

    @Test
    void writesIntoAnEmptyFolder() throws IOException {
        assertEquals(
                0, new Program().run("new-variant", "tower", folder.toString()).code());
        assertEquals(5, filesIn(folder).size());
    }

    @Test
    void needsTheDistributionThatTheProjectIsBuiltAgainst() throws IOException {
        assertRefused(
                new Program()
                        .withoutHome()
                        .run("new-variant", "tower", folder.resolve("x").toString()),
                "has no folder 'maven'");
        assertFalse(Files.exists(folder.resolve("x")));
    }

    private static List<Path> filesIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static void assertRefused(Program.Result result, String reason) {
        assertEquals(2, result.code(), result.err());
        assertEquals("", result.out());
        assertEquals(1, result.err().lines().count(), result.err());
        assertTrue(result.err().contains(reason), result.err());
    }
}
