package org.plyspace.acceptance;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The program as a process, started by its script. */
final class Script {

    /** Java options for runs of about a second. Checking the class data archive for damage takes as long as the archive saves. */
    static final String FOR_SHORT_RUNS = "-XX:TieredStopAtLevel=1 -XX:-VerifySharedSpaces";

    private final Path script;
    private final Map<String, String> environment =
            new HashMap<>(Map.of("PLYSPACE_JAVA_OPTS", FOR_SHORT_RUNS, "PLYSPACE_PATIENCE", "9999"));
    private String input = "";

    Script(Path script) {
        this.script = script;
    }

    /** The distribution's. */
    static Script ofDistribution() {
        return new Script(Program.HOME.resolve("plyspace"));
    }

    Script environment(String name, String value) {
        environment.put(name, value);
        return this;
    }

    Script input(String text) {
        input = text;
        return this;
    }

    Process start(String... arguments) throws IOException {
        List<String> words = new ArrayList<>(List.of(script.toString()));
        words.addAll(List.of(arguments));
        return start(words, ProcessBuilder.Redirect.INHERIT);
    }

    private Process start(List<String> words, ProcessBuilder.Redirect err) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(words).redirectError(err);
        builder.environment().remove("LC_ALL");
        builder.environment().remove("LC_CTYPE");
        builder.environment().putAll(environment);
        return builder.start();
    }

    /** Runs it to its end. */
    Program.Result run(String... arguments) throws IOException, InterruptedException {
        return run(List.of(), arguments);
    }

    /** Runs it to its end by another program, which takes it as its last arguments. */
    Program.Result run(List<String> by, String... arguments) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(by);
        words.add(script.toString());
        words.addAll(List.of(arguments));
        Path err = Files.createTempFile("torture", ".err");
        try {
            Process process = start(words, ProcessBuilder.Redirect.to(err.toFile()));
            try (OutputStream typed = process.getOutputStream()) {
                typed.write(input.getBytes(StandardCharsets.UTF_8));
            } catch (IOException nobodyReadsIt) {
                // it is not asked for in every test
            }
            String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Program.Result(process.waitFor(), out, Files.readString(err));
        } finally {
            Files.delete(err);
        }
    }
}
