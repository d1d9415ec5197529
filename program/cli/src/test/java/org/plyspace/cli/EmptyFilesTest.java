package org.plyspace.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.cli.LoftProgram.Result;

/** Whoever names a file with nothing in it, a folder, or no file at all is told so, and nothing is made. */
class EmptyFilesTest {

    @TempDir
    private Path folder;

    private LoftProgram program;

    @BeforeEach
    void start() throws IOException {
        program = new LoftProgram(folder);
        Files.createFile(folder.resolve("empty.json"));
        Files.createFile(folder.resolve("empty.pgn"));
        Files.createDirectory(folder.resolve("folder"));
    }

    /** Words stand apart by two blanks; FILE stands for each of them. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "replay  FILE",
                "convert  FILE  --to  pgn",
                "convert  FILE  --to  json  --from  pgn",
                "convert  FILE  --to  pgn  --from  source  --variant  loft",
                "analyse  FILE  --nodes  10",
                "play  loft  --load  FILE",
                "play  --resume  FILE",
                "play  --delete  FILE",
                "match  random  random  --variant  loft  --games  2  --openings  FILE",
                "match  random  alphabeta:eval=FILE  --variant  loft  --games  2",
                "tournament  random  greedy  --variant  loft  --games  2  --openings  FILE",
                "tune  loft  --from  FILE",
                "tune  loft  --eval  FILE",
                "scenarios  --engine  random  --check  FILE",
                "check  FILE",
                "add  FILE",
                "lab  run  FILE",
                "lab  plan  FILE",
                "lab  report  FILE",
                "lab  export  FILE  --csv  out.csv",
                "lab  rows  FILE  --out  rows",
                "lab  merge  FILE  --into  merged",
            })
    void areToldOf(String words) throws IOException {
        for (String name : new String[] {"empty.json", "empty.pgn", "folder", "none.json"}) {
            String[] arguments = Arrays.stream(words.split(" {2}", -1))
                    .map(word -> word.replace("FILE", folder.resolve(name).toString()))
                    .toArray(String[]::new);
            Result result = program.run(arguments);
            String said = name + ", " + result.code() + ": " + result.out() + "--\n" + result.err();
            assertTrue(result.code() == 1 || result.code() == 2, said);
            assertTrue(result.err().contains(name) || result.out().contains(name), said);
            assertFalse(said.contains("Exception") || said.contains("\tat "), said);
            assertTrue(result.err().lines().count() <= 3, said);
        }
        assertFalse(Files.exists(folder.resolve("none.json")));
        assertTrue(Files.size(folder.resolve("empty.json")) == 0);
    }
}
