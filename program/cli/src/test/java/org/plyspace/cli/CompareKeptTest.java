package org.plyspace.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.cli.toy.Loft;

/** {@code compare --keep} keeps its games as a study does. */
final class CompareKeptTest {

    @TempDir
    private Path folder;

    private Path store;
    private LoftProgram program;

    @BeforeEach
    void start() throws IOException {
        store = folder.resolve("kept.store");
        Path jar = Files.writeString(folder.resolve("loft.jar"), "a jar");
        program = new LoftProgram(folder, Loft.registry(new Loft(), jar));
    }

    private LoftProgram.Result compare(int games, String... more) {
        return program.run(Stream.concat(
                        Stream.of("compare", "loft", "loft:pawns=peaceful", "--engine", "random", "--max-plies", "60"),
                        Stream.concat(
                                Stream.of("--games", String.valueOf(games), "--keep", store.toString()),
                                Stream.of(more)))
                .toArray(String[]::new));
    }

    private List<String> games() throws IOException {
        return Files.readAllLines(store.resolve("games.jsonl"));
    }

    @Test
    void keptGamesAreNotPlayedAgain() throws IOException {
        List<String> first = compare(10).lines(0);
        List<String> kept = games();

        assertEquals(20, kept.size());
        assertEquals(first, compare(10).lines(0));
        assertEquals(kept, games());
    }

    /** As after a kill. */
    @Test
    void aComparisonGoesOnWhereItWas() throws IOException {
        List<String> whole = compare(10).lines(0);
        Files.write(store.resolve("games.jsonl"), games().subList(0, 7));

        assertEquals(whole, compare(10).lines(0));
        assertEquals(20, games().size());
    }

    @Test
    void moreGamesAreAddedToThoseKept() throws IOException {
        compare(10).lines(0);
        List<String> kept = games();
        compare(20).lines(0);

        assertEquals(40, games().size());
        assertTrue(games().containsAll(kept.subList(0, 1)), "the first games stay");
    }

    @Test
    void theStoreIsThatOfAStudy() {
        compare(10).lines(0);

        String report = String.join(
                "\n", program.run("study", "report", store.toString()).lines(0));
        assertTrue(report.contains("loft:pawns=peaceful"), report);
    }

    @Test
    void thePageShowsGamesThatWereKept() throws IOException {
        compare(10, "--report", folder.resolve("page").toString()).lines(0);

        String page = Files.readString(folder.resolve("page").resolve("report.html"));
        assertTrue(page.contains("loft:pawns=peaceful, random, game "), "a game of each setting");
    }

    @Test
    void gamesThatNoStudyPlaysAreNotKept() {
        assertTrue(compare(10, "--judge").usage().contains("kept games are those of a study"));
        assertTrue(compare(10, "--rules").usage().contains("expected no --keep with it"));
        assertTrue(Files.notExists(store));
    }
}
