package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.match.puzzle.Puzzle;
import org.plyspace.match.puzzle.PuzzleFile;

/** Puzzles in the terminal. */
class PuzzlesTest {

    @TempDir
    private Path folder;

    private static Program.Result solve(String typed, String... arguments) throws IOException {
        return new Program().input(typed.replace(" / ", "\n") + "\n").run(arguments);
    }

    @Test
    void aPuzzleIsSolvedByTheMovesOfItsHints() throws IOException {
        List<Puzzle> all = PuzzleFile.broughtBy(Program.registry().rules("koernke"))
                .orElseThrow()
                .puzzles();
        Puzzle second = all.get(1);
        String line = second.moves() == 1 ? "" : " / " + second.line().get(2);
        Program.Result result = solve(
                "next / hint / hint / " + second.line().get(0) + line + " / nonsense / back / quit",
                "puzzles",
                "koernke");

        assertEquals("", result.err());
        assertEquals(0, result.code());
        String out = result.out();
        assertTrue(out.contains("puzzle 1 of 30> next"), out);
        assertTrue(out.contains("look at "), out);
        assertTrue(out.contains("the move is " + second.line().get(0)), out);
        assertTrue(second.moves() == 1 || out.contains("right: " + second.line().get(0)), out);
        assertTrue(second.moves() == 3 || out.contains("solved: "), out);
        assertTrue(out.endsWith("solved " + (second.moves() == 3 ? 0 : 1) + " of 2 puzzles\n"), out);
    }

    @Test
    void aWrongMoveIsTriedAgain() throws IOException {
        Puzzle first = PuzzleFile.broughtBy(Program.registry().rules("meder"))
                .orElseThrow()
                .puzzles()
                .get(0);
        List<String> moves = new Program()
                .run("moves", "meder", "--position", first.position()).outLines().stream()
                        .map(move -> move.strip().replaceFirst(" .*", ""))
                        .filter(move ->
                                move.contains("-") && !move.equals(first.line().get(0)))
                        .toList();
        String out = solve(moves.get(0) + " / fen", "puzzles", "meder").out();

        assertTrue(out.contains("not that: " + moves.get(0)), out);
        assertTrue(out.contains("try again"), out);
        assertTrue(out.contains(first.position()), out);
        assertTrue(out.endsWith("solved 0 of 1 puzzle\n"), out);
    }

    @Test
    void foundPuzzlesAreGivenFromTheirFile() throws IOException {
        Path file = folder.resolve("found.jsonl");
        Program.Result found = new Program()
                .run("puzzles", "twoboard", "--out", file.toString(), "--count", "1", "--seed", "3", "--threads", "1");
        assertEquals(0, found.code(), found.err());
        assertTrue(found.out().startsWith("1 puzzle of twoboard in " + file), found.out());
        assertEquals(2, Files.readAllLines(file).size());

        String out =
                solve("quit", "puzzles", "twoboard", "--file", file.toString()).out();
        assertTrue(out.contains("puzzle 1 of 1> quit"), out);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "puzzles koernke --count 3; 2; --count is about finding puzzles; --out FILE finds them",
                "puzzles koernke --out x --file y; 2; --file and --out exclude each other",
                "puzzles koernke --file none.jsonl; 2; none.jsonl",
                "puzzles koernke:castling=off; 1; there are no puzzles of koernke:castling=off",
            })
    void whatCannotBeIsRefused(String line) throws IOException {
        String[] parts = line.split("; ", 3);
        Program.Result result = new Program().run(parts[0].split(" "));
        assertEquals(Integer.parseInt(parts[1]), result.code(), result.toString());
        assertTrue(result.err().contains(parts[2]), result.err());
    }
}
