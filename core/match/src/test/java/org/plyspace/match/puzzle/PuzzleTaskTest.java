package org.plyspace.match.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Progress;
import org.plyspace.engine.testing.Bundled;
import org.plyspace.testing.RuleSets;

class PuzzleTaskTest {

    private static final int COUNT = 2;

    @TempDir
    private static Path folder;

    private static Path whole;

    private static PuzzleTask task(long seed, int count, int threads) {
        return new PuzzleTask(Bundled.REGISTRY, "meder", seed, count, 40, threads, Duration.ofMinutes(5));
    }

    @BeforeAll
    static void find() {
        whole = folder.resolve("whole.jsonl");
        task(7, COUNT, 1).into(whole.toString(), Progress.NONE);
    }

    @Test
    void whatWasInterruptedEndsAsIfItHadNotBeenWithAnyNumberOfThreads() throws IOException {
        Path part = folder.resolve("part.jsonl");
        assertThrows(
                Killed.class,
                () -> task(7, COUNT, 1).into(part.toString(), (done, total) -> {
                    if (done == 1) {
                        throw new Killed();
                    }
                }));
        assertEquals(2, Files.readString(part).lines().count());

        PuzzleFile found = task(7, COUNT, 2).into(part.toString(), Progress.NONE);

        assertEquals(Files.readString(whole), Files.readString(part));
        assertEquals(COUNT, found.puzzles().size());
    }

    private static final class Killed extends UsageException {

        private static final long serialVersionUID = 1;

        Killed() {
            super("killed");
        }
    }

    @Test
    void whatIsThereIsNotSoughtAgain() throws IOException {
        String before = Files.readString(whole);
        task(7, 1, 1).into(whole.toString(), (done, total) -> assertEquals(COUNT, done));
        assertEquals(before, Files.readString(whole));
    }

    @Test
    void aFileOfOtherPuzzlesIsRefusedAndStays() throws IOException {
        String before = Files.readString(whole);
        UsageException refused =
                assertThrows(UsageException.class, () -> task(8, COUNT, 1).into(whole.toString(), Progress.NONE));
        assertTrue(refused.getMessage().contains("meder with seed 7"), refused.getMessage());
        assertTrue(refused.getMessage().contains("expected meder with seed 8"), refused.getMessage());
        assertEquals(before, Files.readString(whole));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "\"kind\":; \"sort\":; 2: unknown field 'sort'",
                "\"id\":\"7-; \"id\":\"x-; 2: field id: expected a seed",
                "\"proof\":{; \"proof\":{{; this is not JSON",
                "\"position\":\"W:; \"position\":\"9:; 2: ",
                "plyspace-puzzles/1; plyspace-puzzles/9; 1: field format: expected plyspace-puzzles/1",
                "\"line\":[\"; \"line\":[\"8z9-; 2: move 1, '8z9-"
            })
    void aBrokenLineIsRefusedWithItsNumber(String right, String wrong, String reason) throws IOException {
        String text = Files.readString(whole);
        int at = text.indexOf(right);
        assertTrue(at >= 0, text);
        String broken = text.substring(0, at) + wrong + text.substring(at + right.length());
        UsageException refused =
                assertThrows(UsageException.class, () -> PuzzleFile.read(broken, "p.jsonl", RuleSets.of("meder")));
        assertTrue(refused.getMessage().startsWith("p.jsonl:"), refused.getMessage());
        assertTrue(refused.getMessage().contains(reason), refused.getMessage());
    }

    @Test
    void puzzlesOfOtherRulesAreRefused() throws IOException {
        Rules other = RuleSets.of("cube");
        List<String> texts = List.of(Files.readString(whole), "");
        assertEquals(
                "p.jsonl: these are puzzles of meder; expected cube",
                assertThrows(UsageException.class, () -> PuzzleFile.read(texts.get(0), "p.jsonl", other))
                        .getMessage());
        assertTrue(assertThrows(UsageException.class, () -> PuzzleFile.read(texts.get(1), "p.jsonl", other))
                .getMessage()
                .contains("it is empty"));
    }
}
