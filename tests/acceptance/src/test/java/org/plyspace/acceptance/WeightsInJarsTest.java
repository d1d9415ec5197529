package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a variant's own jar says its pieces are worth. */
class WeightsInJarsTest {

    private static final String RESOURCE = "META-INF/plyspace/weights/raumschach.txt";
    private static final String[] QUESTION = {"best", "raumschach", "--depth", "2", "--json"};

    @TempDir
    private Path plugins;

    @BeforeEach
    void install() throws IOException {
        ExamplePlugins.copyJars(plugins);
    }

    private Program.Result best() throws IOException {
        return new Program().environment("PLYSPACE_PLUGINS", plugins.toString()).run(QUESTION);
    }

    private void bring(String weights) throws IOException {
        try (Stream<Path> jars = Files.list(plugins)) {
            Path jar = jars.filter(file -> file.getFileName().toString().startsWith("variant-raumschach"))
                    .findFirst()
                    .orElseThrow();
            bring(jar, weights);
        }
    }

    private static void bring(Path jar, String weights) throws IOException {
        try (FileSystem inside = FileSystems.newFileSystem(jar)) {
            Files.createDirectories(inside.getPath(RESOURCE).getParent());
            Files.writeString(inside.getPath(RESOURCE), weights);
        }
    }

    @Test
    void weightsOfTheJarChangeWhatIsBest() throws IOException {
        String before = best().out();
        bring("plyspace-weights/1\ntempo 100\n");

        assertNotEquals(score(before), score(best().out()));
    }

    private static String score(String json) {
        return json.lines()
                .filter(line -> line.contains("\"score\""))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void weightsThatCannotBeReadAreNamed() throws IOException {
        bring("plyspace-weights/1\ntempo fast\n");

        Program.Result result = best();
        assertEquals(2, result.code());
        assertEquals("", result.out());
        assertTrue(result.err().startsWith("plyspace: " + RESOURCE + ":2: 'tempo fast' is not a weight"), result.err());
    }
}
