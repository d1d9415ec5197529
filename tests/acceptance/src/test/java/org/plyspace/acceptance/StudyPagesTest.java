package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.testing.InWholeForm;

/** The tables of the pages on studies are what the program makes of the games that lie beside them. */
@InWholeForm
class StudyPagesTest {

    private static final Path DOCS = Program.HOME.resolve("../../../../docs").normalize();
    private static final String MADE = "<!-- from: ";

    @TempDir
    private Path folder;

    private Path plugins;

    @BeforeEach
    void addRuleSetsOfStudies() throws IOException, InterruptedException {
        plugins = Files.createDirectory(folder.resolve("plugins"));
        ExamplePlugins.copyJars(plugins);
        Path kings = DOCS.resolve("studies/defining-rules/rules/koernke-kings.json");
        Files.copy(kings, plugins.resolve(kings.getFileName()));
        List<String> boards = new ArrayList<>(List.of(plugins.toString()));
        boards.addAll(
                List.of("8x8x1", "10x10x1", "4x4x4", "5x5x5", "6x6x6", "7x7x7", "8x8x8", "8x8x2", "8x8x3", "8x8x4"));
        Program.Result made = new Script(DOCS.resolve("studies/boards/make")).run(boards.toArray(String[]::new));
        assertEquals(0, made.code(), made.err());
    }

    private Program.Result makeTables(Path... pages) throws IOException, InterruptedException {
        return new Script(DOCS.resolve("studies/tables"))
                .environment("PLYSPACE", Program.HOME.resolve("plyspace").toString())
                .environment("PLYSPACE_PLUGINS", plugins.toString())
                .run(Stream.of(pages).map(Path::toString).toArray(String[]::new));
    }

    @Test
    void thePagesSayWhatTheirGamesSay() throws IOException, InterruptedException {
        Path copy = folder.resolve("docs");
        List<Path> pages = new ArrayList<>();
        try (Stream<Path> files = Files.walk(DOCS)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path own = copy.resolve(DOCS.relativize(file).toString());
                Files.createDirectories(own.getParent());
                Files.copy(file, own);
                if (own.toString().endsWith(".md") && Files.readString(own).contains("\n" + MADE)) {
                    pages.add(own);
                }
            }
        }

        assertFalse(pages.isEmpty(), "without a page the script would write the real ones");
        Program.Result result = makeTables(pages.toArray(Path[]::new));

        assertEquals(0, result.code(), result.err());
        for (Path page : pages) {
            assertEquals(
                    Files.readString(DOCS.resolve(copy.relativize(page).toString())),
                    Files.readString(page),
                    "docs/studies/tables writes another " + copy.relativize(page));
        }
        try (Stream<Path> files = Files.walk(copy)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path name = copy.relativize(file);
                assertEquals(
                        -1,
                        Files.mismatch(DOCS.resolve(name.toString()), file),
                        "docs/studies/tables writes another " + name);
            }
        }
    }

    @Test
    void tablesAreReplacedWhatStandsAroundThemStaysAndWhatIsPrintedMayGoToAFile()
            throws IOException, InterruptedException {
        playGames();
        Path page = Files.writeString(folder.resolve("page.md"), """
                # Dice

                <!-- from: study report dice.store -->
                old
                <!-- end -->

                Between.

                <!-- from: study report dice.store > dice.txt -->
                <!-- end -->

                Last.
                """);

        assertEquals(0, makeTables(page).code());

        String made = Files.readString(page);
        String table = "\n\nOf 1 hypothesis: 1 not tested.\n";
        assertTrue(made.startsWith("# Dice\n\n<!-- from: study report dice.store -->" + table), made);
        assertTrue(
                made.contains(
                        "\n\n<!-- end -->\n\nBetween.\n\n<!-- from: study report dice.store > dice.txt -->" + table),
                made);
        assertTrue(made.endsWith("\n\n<!-- end -->\n\nLast.\n"), made);
        assertTrue(Files.readString(folder.resolve("dice.txt")).contains("not tested: White scores half."));
    }

    private void playGames() throws IOException {
        Path experiment = Files.writeString(folder.resolve("dice.json"), """
                {"format": "plyspace-experiment/1", "name": "dice", "settings": ["cube:n=4"], "players": ["random"], "games": 2,
                 "openings": "start", "hypotheses": [{"text": "White scores half."}]}
                """);

        assertEquals(0, new Program().run("lab", "run", experiment.toString()).code());
    }

    @Test
    void aPageThatCannotBeMadeIsLeftAsItIs() throws IOException, InterruptedException {
        playGames();
        String open = "<!-- from: study report dice.store -->\nold\n";
        Path unended = Files.writeString(folder.resolve("unended.md"), open);
        String wrong = "<!-- from: study report missing.rows.gz -->\nold\n<!-- end -->\n";
        Path withoutGames = Files.writeString(folder.resolve("without.md"), wrong);

        Program.Result first = makeTables(unended);
        Program.Result second = makeTables(withoutGames);

        assertEquals(1, first.code());
        assertTrue(first.err().contains("unended.md: a table has no <!-- end --> line"), first.err());
        assertEquals(2, second.code());
        assertTrue(second.err().contains("missing.rows.gz"), second.err());
        assertEquals(open, Files.readString(unended));
        assertEquals(wrong, Files.readString(withoutGames));
    }
}
