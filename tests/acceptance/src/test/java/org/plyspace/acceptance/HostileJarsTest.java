package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Variant;
import org.plyspace.testing.Await;
import org.plyspace.testing.InWholeForm;

/** Jars that reach for the process around them, and files that are no jars: the rest works, and the culprit is named. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the program is started by a shell script")
@InWholeForm
final class HostileJarsTest {

    private static final String SERVICE = "META-INF/services/" + Variant.class.getName();
    private static final String PERFT = "{\"variant\":\"koernke\",\"ask\":\"perft\",\"depth\":1}\n";

    @TempDir
    private Path folder;

    private Path plugins;
    private Path jar;

    @BeforeEach
    void makeAFolder() throws IOException {
        plugins = Files.createDirectory(folder.resolve("plugins"));
        jar = plugins.resolve("hostile.jar");
    }

    private Script script() {
        return Script.ofDistribution().environment("PLYSPACE_PLUGINS", plugins.toString());
    }

    private void jarThat(String deed, String point) throws IOException {
        new HostileJar(Files.createDirectory(folder.resolve("work"))).write(jar, deed, point);
    }

    @ParameterizedTest
    @ValueSource(strings = {"constructor", "start", "legalMoves"})
    void aJarThatExitsIsNamedAndIsAFailure(String point) throws IOException, InterruptedException {
        jarThat("exit", point);

        Program.Result result = script().run("moves", "hostile");

        assertEquals(1, result.code(), result.toString());
        assertEquals("", result.out());
        assertTrue(
                result.err().startsWith("plyspace: the class stranger.Hostile ended the program")
                        && result.err().contains("hostile.jar"),
                result.err());
    }

    @Test
    void whatAJarPrintsIsNotInTheResult() throws IOException, InterruptedException {
        jarThat("print", "constructor");

        Program.Result result = script().run("variants", "--json");

        assertEquals(0, result.code(), result.err());
        assertTrue(result.out().startsWith("{") && !result.out().contains("forged"), result.out());
        assertTrue(result.err().contains("forged output"), result.err());
    }

    @Test
    void aJarThatReadsStandardInputSwallowsNoQuestion() throws IOException, InterruptedException {
        jarThat("read", "constructor");

        Program.Result result = script().input("{\"variant\":\"hostile\",\"ask\":\"moves\"}\n" + PERFT)
                .run("referee");

        assertEquals(0, result.code(), result.err());
        assertEquals(2, result.outLines().size(), result.out());
        assertEquals("{\"nodes\":44}", result.outLines().get(1));
    }

    @ParameterizedTest
    @CsvSource({
        "constructor, whose variants are being loaded",
        "start, asked for its moves",
        "make, asked for its moves"
    })
    void aJarThatNeverAnswersIsNamed(String point, String what) throws IOException, InterruptedException {
        jarThat("hang", point);
        Path err = folder.resolve("err");
        ProcessBuilder builder = new ProcessBuilder(
                        Program.HOME.resolve("plyspace").toString(), "moves", "hostile", "--json")
                .redirectError(err.toFile());
        builder.environment().put("PLYSPACE_PLUGINS", plugins.toString());
        builder.environment().put("PLYSPACE_PATIENCE", "1");
        builder.environment().put("PLYSPACE_JAVA_OPTS", Script.FOR_SHORT_RUNS);
        Process process = builder.start();
        try {
            String told = Await.until(what, () -> Files.readString(err), said -> said.contains(what));
            assertTrue(told.startsWith("plyspace: still waiting after ") && told.contains("hostile.jar"), told);
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    @Test
    void compareDropsWhatNeverAnswers() throws IOException, InterruptedException {
        jarThat("hang", "make");

        Program.Result result =
                script().run("compare", "hostile", "koernke", "--games", "2", "--max-plies", "10", "--timeout", "8");

        assertEquals(1, result.code(), result.err());
        assertTrue(result.out().contains("koernke"), result.out());
        assertTrue(result.err().contains("hostile.jar failed when asked"), result.err());
        assertTrue(result.err().contains("it did not answer within 8 s"), result.err());
    }

    @Test
    void anExperimentEndsWhereAJarNeverAnswersAndKeepsWhatWasPlayed() throws IOException, InterruptedException {
        jarThat("hang", "make");
        Path file = Files.writeString(folder.resolve("e.json"), """
                {"format": "plyspace-experiment/1", "name": "hanging", "settings": ["koernke", "hostile"],
                 "players": ["random"], "games": 1, "openings": "start", "maxPlies": 10}
                """);

        Program.Result result = script().run("lab", "run", file.toString(), "--timeout", "8", "--threads", "1");

        assertEquals(1, result.code(), result.err());
        assertTrue(result.err().contains("hostile.jar failed when asked to play game 1 of"), result.err());
        assertTrue(result.err().contains(" in hostile: ply 1 did not end within 8 s"), result.err());
        assertTrue(result.out().startsWith("hanging: 1 of 2 games in "), result.out());
    }

    @Test
    void aFolderWhoseNameEndsInAnExclamationMarkIsAFolder() throws IOException {
        Path wow = Files.createDirectories(folder.resolve("wow!/dots!"));
        new HostileJar(Files.createDirectory(folder.resolve("work")))
                .write(wow.resolve("hostile!.jar"), "none", "none");

        Program.Result result =
                new Program().environment("PLYSPACE_PLUGINS", wow.toString()).run("show", "hostile");

        assertEquals(0, result.code(), result.err());
    }

    @Test
    void aHugeServiceEntryIsNotRead() throws IOException {
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file)) {
            out.putNextEntry(new ZipEntry(SERVICE));
            byte[] part = new byte[1 << 20];
            int parts = Torture.isMost() ? 1_000 : 50;
            for (int i = 0; i < parts; i++) {
                out.write(part);
            }
            out.closeEntry();
        }

        assertRefused("has more than 1000000 bytes");
    }

    @Test
    void aLinkToNothingIsCalledOne() throws IOException {
        Files.createSymbolicLink(jar, Path.of("gone.jar"));

        assertRefused("it is a link to gone.jar, where there is nothing");
    }

    @Test
    void aProviderThatIsNotInTheJarAndOneThatIsDamagedAreToldApart() throws IOException {
        byte[] provider = "stranger.Hostile".getBytes(StandardCharsets.UTF_8);
        HostileJar.write(jar, Map.of(SERVICE, provider));
        assertRefused("names the class stranger.Hostile, which is not in the jar");

        byte[] garbage = {(byte) 0xCA, (byte) 0xFE, (byte) 0xBA, (byte) 0xBE, 0x12, 0x34, 0x56, 0x78, 1, 2, 3, 4};
        HostileJar.write(jar, Map.of(SERVICE, provider, "stranger/Hostile.class", garbage));
        assertRefused("one of its classes is not one");
    }

    @Test
    void aFolderThatCannotBeReadIsToldAndTheBundledRuleSetsWork() throws IOException, InterruptedException {
        Files.setPosixFilePermissions(plugins, Set.of());
        boolean root = System.getProperty("user.name").equals("root");
        List<String> by = root ? List.of("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups") : List.of();
        // Another user could not read the class data archive.
        Script script = script().environment("PLYSPACE_JAVA_OPTS", "-XX:TieredStopAtLevel=1 -Xshare:auto");
        Program.Result tried;
        try {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
            tried = script.run(by, "--version");
        } catch (IOException withoutSetpriv) {
            tried = new Program.Result(127, "", withoutSetpriv.toString());
        }
        if (tried.code() != 0) {
            Torture.tellSkipped("a folder of plugins that cannot be read (root reads all, and setpriv does not serve): "
                    + tried.err());
            Assumptions.abort("root reads every folder");
        }

        assertEquals(0, script.run(by, "show", "koernke").code());
        Program.Result listed = script.run(by, "variants");

        assertEquals(0, listed.code(), listed.err());
        assertTrue(
                listed.out().contains("refused: " + plugins + ": the folder cannot be read: permission denied"),
                listed.out());
    }

    private void assertRefused(String reason) throws IOException {
        Program program = new Program().environment("PLYSPACE_PLUGINS", plugins.toString());
        String refused = program.run("variants").outLines().stream()
                .filter(line -> line.startsWith("refused: " + jar))
                .findFirst()
                .orElse("none");

        assertTrue(refused.contains(reason), refused);
        assertEquals(0, program.run("show", "koernke").code());
    }
}
