package org.plyspace.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the program behind its class loader, without Spark. */
class WorkerApiTest {

    private static final Path LIB = Installation.HOME.resolve("lib");
    private static final String EXPERIMENT = """
            {"format": "plyspace-experiment/1", "name": "few", "settings": ["cube:n=4"], "players": ["random"],
             "games": 6, "openings": "random:4", "maxPlies": 20}
            """;

    @TempDir
    private Path folder;

    private SparkArguments arguments(String experiment, String... more) throws IOException, FailedRun {
        List<String> words = new ArrayList<>(List.of(
                Files.writeString(folder.resolve("few.json"), experiment).toString(),
                "--home",
                Installation.HOME.toString()));
        words.addAll(List.of(more));
        return SparkArguments.parse(words.toArray(String[]::new));
    }

    private int lines() throws IOException {
        try (Stream<String> lines = Files.lines(folder.resolve("few.store/games.jsonl"))) {
            return (int) lines.count();
        }
    }

    @Test
    void theTwoSidesShareTheTypesOfTheBorderAndNoOthers() throws Exception {
        WorkerApi workerApi = CoreLoader.load(LIB);
        ClassLoader loader = workerApi.getClass().getClassLoader();

        assertSame(WorkerApi.class, loader.loadClass(WorkerApi.class.getName()));
        assertNotSame(
                WorkerApiTest.class.getClassLoader().loadClass("org.plyspace.api.Rules"),
                loader.loadClass("org.plyspace.api.Rules"));
        assertThrows(ClassNotFoundException.class, () -> loader.loadClass("org.apache.spark.SparkConf"));
        assertThrows(
                ClassNotFoundException.class, () -> loader.loadClass("com.fasterxml.jackson.databind.ObjectMapper"));
    }

    @Test
    void gamesThatComeTwiceAreKeptOnce() throws IOException, FailedRun {
        WorkerApi workerApi = CoreLoader.load(LIB);
        try (GameQueue gameQueue = workerApi.desk(arguments(EXPERIMENT))) {
            RemoteWorker player = workerApi.player(Installation.HOME, gameQueue.job(), 600);
            List<Long> missing = new ArrayList<>();
            gameQueue.missing().forEachRemaining(missing::add);
            assertEquals(LongStream.range(0, 6).boxed().toList(), missing);

            List<String> some = player.play(List.of(4L, 1L));
            List<String> twice = new ArrayList<>(some);
            twice.addAll(player.play(List.of(1L, 2L)));
            assertEquals(Optional.empty(), gameQueue.keep(some));
            assertEquals(Optional.empty(), gameQueue.keep(twice));
            assertEquals(Optional.of("no luck"), gameQueue.keep(List.of("!no luck", some.get(0))));

            assertEquals("few: 3 of 6 games in " + folder.resolve("few.store"), gameQueue.summary());
        }
        assertEquals(3, lines());
        String manifest = Files.readString(folder.resolve("few.store/manifest.json"));
        assertTrue(manifest.contains("\"java\" : \"" + System.getProperty("java.version") + "\""), manifest);
        try (GameQueue gameQueue = workerApi.desk(arguments(EXPERIMENT, "--range", "2-4"))) {
            List<Long> missing = new ArrayList<>();
            gameQueue.missing().forEachRemaining(missing::add);
            assertEquals(List.of(3L), missing);
        }
    }

    @Test
    void aMoveThatTakesTooLongIsToldAndNotTriedAgain() throws IOException, FailedRun {
        WorkerApi workerApi = CoreLoader.load(LIB);
        String endless = EXPERIMENT
                .replace("cube:n=4", "cube")
                .replace("\"random\"]", "\"alphabeta:nodes=2000000000,eval=generic\"]")
                .replace("random:4", "start")
                .replace("\"games\": 6", "\"games\": 1");
        try (GameQueue gameQueue = workerApi.desk(arguments(endless))) {
            List<String> told =
                    workerApi.player(Installation.HOME, gameQueue.job(), 1).play(List.of(0L));

            assertEquals(2, told.size(), told::toString);
            assertTrue(told.get(1).startsWith("!variant 'cube' of "), told.get(1));
            assertTrue(told.get(1).contains("to play game 0 of engine alphabeta:nodes=2000000000"), told.get(1));
            assertTrue(told.get(1).contains(": ply 1 did not end within 1 s"), told.get(1));
        }
    }

    @Test
    void otherRulesThanThoseOfTheJobAreRefusedWhereTheyWouldPlay() throws IOException, FailedRun {
        WorkerApi workerApi = CoreLoader.load(LIB);
        try (GameQueue gameQueue = workerApi.desk(arguments(EXPERIMENT))) {
            String other = gameQueue.job().replaceFirst("(\"sha256\" : \")[0-9a-f]{4}", "$1beef");
            FailedRun refused = assertThrows(FailedRun.class, () -> workerApi.player(Installation.HOME, other, 600));

            assertTrue(refused.getMessage().startsWith("the job was begun with "), refused.getMessage());
            assertTrue(refused.getMessage().contains("expected the same file"), refused.getMessage());
            String build = gameQueue.job().replaceFirst("(\"build\" : \")[0-9a-f]{4}", "$1beef");
            assertTrue(assertThrows(FailedRun.class, () -> workerApi.player(Installation.HOME, build, 600))
                    .getMessage()
                    .contains("another one"));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "games": 6  | "games": 0                  | few.json: field games: expected a whole number
            cube:n=4"   | cbe"                        | few.json: field settings[0]: no variant 'cbe'
            cube:n=4"   | few.json#cube"              | few.json: field settings[0]:
            "random"    | "alphabeta:time=1s"         | few.json: the same games would not come again
            "random"    | "alphabeta:nodes=9,eval=few.json" | few.json
            "games": 6  | "games": 6, "metrics": ["lenght"] | few.json: field metrics[0]: no metric 'lenght'
            """)
    void whatCannotBePlayedIsRefusedBeforeSparkIsAsked(String old, String changed, String words)
            throws IOException, FailedRun {
        SparkArguments arguments =
                arguments(EXPERIMENT.replace(old, changed.replace("few.json", folder + "/few.json")));
        WorkerApi workerApi = CoreLoader.load(LIB);
        FailedRun refused = assertThrows(FailedRun.class, () -> workerApi.desk(arguments));

        assertTrue(refused.getMessage().contains(words), refused.getMessage());
        assertEquals(2, refused.code());
        assertTrue(Files.notExists(folder.resolve("few.store")));
    }

    @Test
    void aFolderOfOtherJarsIsRefused() {
        FailedRun refused = assertThrows(FailedRun.class, () -> CoreLoader.load(Installation.HOME.resolve("variants")));

        assertTrue(refused.getMessage().contains("do not go with this plyspace-spark.jar"), refused.getMessage());
    }
}
