package org.plyspace.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.inject.AbstractModule;
import com.google.inject.util.Modules;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.cli.command.CliModule;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.Streams;
import org.plyspace.cli.io.Streams.Window;
import org.plyspace.cli.toy.Loft;
import org.plyspace.engine.Registry;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The program in this process, with {@link Loft} for its only rule set; each command line has parts of its own. */
final class LoftProgram {

    private static final Registry REGISTRY = Loft.registry();

    private final Environment environment;
    private final Window window;
    private final Registry registry;

    /** With a folder for what it keeps. */
    LoftProgram(Path folder) {
        this(folder, REGISTRY);
    }

    /** With output as wide as a window says. */
    LoftProgram(Path folder, Window window) {
        this(folder, REGISTRY, window);
    }

    /** With other rule sets. */
    LoftProgram(Path folder, Registry registry) {
        this(folder, registry, Window.ofColumns(80));
    }

    private LoftProgram(Path folder, Registry registry, Window window) {
        this.registry = registry;
        this.window = window;
        this.environment = new Environment(Optional.empty(), Map.of("XDG_DATA_HOME", folder.toString()));
    }

    /**
     * What came of a command line.
     *
     * @param code of exit
     */
    record Result(int code, String out, String err) {

        /** Standard output as lines; the exit code must be the one expected. */
        List<String> lines(int expected) {
            assertEquals(expected, code, out + err);
            return out.lines().toList();
        }

        /** Standard output as JSON; the exit code must be the one expected. */
        JsonNode json(int expected) {
            assertEquals(expected, code, out + err);
            return new JsonMapper().readTree(out);
        }

        /** Standard error; the exit code must be that of bad usage, and nothing be printed. */
        String usage() {
            assertEquals(2, code, out + err);
            assertEquals("", out);
            return err;
        }
    }

    Result run(String... arguments) {
        return typed("", arguments);
    }

    /** With something on standard input. */
    Result typed(String input, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Streams streams = new Streams(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                out,
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false,
                window);
        CliModule parts = new CliModule(streams, environment);
        int code = new Launcher(Modules.override(parts).with(new AbstractModule() {
                    @Override
                    protected void configure() {
                        bind(Registry.class).toInstance(registry);
                    }
                }))
                .run(arguments);
        return new Result(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
