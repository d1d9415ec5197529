package org.plyspace.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SparkArgumentsTest {

    @TempDir
    private Path folder;

    private String home;

    @BeforeEach
    void makeAHome() throws IOException {
        home = folder.toString();
        Files.createDirectory(folder.resolve("lib"));
        Files.createDirectory(folder.resolve("variants"));
    }

    @Test
    void whatIsLeftOutIsAsUsual() throws FailedRun {
        SparkArguments few = SparkArguments.parse("dir/e.json", "--home=" + home);

        assertEquals(Path.of("dir/e.store"), few.store());
        assertEquals(Optional.empty(), few.plugins());
        assertEquals(Optional.empty(), few.range());
        assertEquals(64, few.gamesPerTask());
        assertEquals(600, few.seconds());
    }

    @Test
    void everythingIsRead() throws IOException, FailedRun {
        Files.createDirectory(folder.resolve("plugins"));
        SparkArguments all = SparkArguments.parse(
                "--home",
                home,
                "--store",
                "s",
                "--range=0-9",
                "e",
                "--games-per-task",
                "7",
                "--timeout=9",
                "--unrepeatable");

        assertEquals(
                new SparkArguments(
                        Path.of("e"),
                        folder,
                        Optional.of(folder.resolve("plugins")),
                        Path.of("s"),
                        Optional.of("0-9"),
                        7,
                        9,
                        true),
                all);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                              | EXPERIMENT is missing
            e.json                          | --home is missing
            e.json f.json                   | expected one EXPERIMENT, found [e.json, f.json]
            e.json --home                   | --home has no value
            e.json --home nowhere           | --home: there is no folder 'nowhere'
            e.json --home src               | --home: there is no folder lib in src; expected a distribution
            e.json --home HOME --home HOME  | --home is given twice
            e.json --home HOME --plugins x  | --plugins: there is no folder 'x'
            e.json --home HOME --threads 2  | there is no option --threads
            e.json --home HOME --games-per-task 0     | --games-per-task: '0' is not a whole number from 1 to 10000
            e.json --home HOME --games-per-task 10001 | --games-per-task: '10001' is not a whole number
            e.json --home HOME --timeout x  | --timeout: 'x' is not a whole number from 1 to 604800
            """)
    void badUsageIsRefusedInWords(String line, String words) {
        String[] arguments =
                line.isEmpty() ? new String[0] : line.replace("HOME", home).split(" ");
        FailedRun refused = assertThrows(FailedRun.class, () -> SparkArguments.parse(arguments));

        assertTrue(refused.getMessage().startsWith(words), refused.getMessage());
        assertTrue(refused.getMessage().contains("\nusage: spark-submit "), refused.getMessage());
        assertEquals(2, refused.code());
    }
}
