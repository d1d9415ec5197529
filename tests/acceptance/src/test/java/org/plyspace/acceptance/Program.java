package org.plyspace.acceptance;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.cli.Launcher;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.Streams;
import org.plyspace.cli.io.Streams.Window;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.PluginFolders;
import org.plyspace.engine.plugin.PluginLoader;

/** The program in this process, with the distribution's rule sets. */
final class Program {

    /** The distribution's folder. */
    static final Path HOME = Path.of(System.getProperty("plyspace.home")).normalize();

    /** Empty, so that jars which somebody tries in the distribution's own folder change no test. */
    private static final Path NO_PLUGINS = emptyFolder();

    private final Map<String, String> environment = new HashMap<>(Map.of(
            "PLYSPACE_PLUGINS",
            NO_PLUGINS.toString(),
            // However slow the machine is, the output is the same.
            "PLYSPACE_PATIENCE",
            "9999"));
    private InputStream input = InputStream.nullInputStream();
    private Window window = Window.ofUnknownColumns();
    private Optional<Path> home = Optional.of(HOME);

    /** What a run came to. */
    record Result(int code, String out, String err) {

        List<String> outLines() {
            return out.lines().toList();
        }
    }

    private static Path emptyFolder() {
        try {
            return Files.createDirectories(Path.of("target", "no-plugins").toAbsolutePath());
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    /** The bundled rule sets, without the command around them. */
    static Registry registry() {
        return new Registry(
                PluginLoader.load(new PluginFolders(Optional.of(HOME.resolve("variants")), Optional.empty())));
    }

    /** The names of all commands. */
    static List<String> commands() throws IOException {
        return new Program()
                .run("--help", "--all")
                .out()
                .lines()
                .dropWhile(line -> !line.equals("Commands:"))
                .filter(line -> line.matches(" {2}\\S.*"))
                .map(line -> line.strip().split(" ", 2)[0])
                .distinct()
                .toList();
    }

    Program environment(String name, String value) {
        environment.put(name, value);
        return this;
    }

    /** Starts the program as if by hand, not by its script. */
    Program withoutHome() {
        home = Optional.empty();
        return this;
    }

    /** Starts the program as in a terminal of this width. */
    Program columns(int number) {
        window = Window.ofColumns(number);
        return this;
    }

    Program input(byte[] bytes) {
        return input(new ByteArrayInputStream(bytes.clone()));
    }

    Program input(InputStream stream) {
        input = stream;
        return this;
    }

    Program input(String text) {
        return input(text.getBytes(StandardCharsets.UTF_8));
    }

    Result run(String... arguments) throws IOException {
        try (ByteArrayOutputStream out = new ByteArrayOutputStream()) {
            Result result = run(out, arguments);
            return new Result(result.code, out.toString(StandardCharsets.UTF_8), result.err);
        }
    }

    /** Runs the program with the test's own standard output. */
    Result run(OutputStream out, String... arguments) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Streams streams = new Streams(input, out, new PrintStream(err, true, StandardCharsets.UTF_8), false, window);
        int code = new Launcher(streams, new Environment(home, environment)).run(arguments);
        return new Result(code, "", err.toString(StandardCharsets.UTF_8));
    }
}
