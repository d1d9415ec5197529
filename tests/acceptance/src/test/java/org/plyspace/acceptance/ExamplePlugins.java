package org.plyspace.acceptance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.PluginFolders;
import org.plyspace.engine.plugin.PluginLoader;

/** The examples, put into a plugins folder as a user would. */
final class ExamplePlugins {

    private static final Path EXAMPLES =
            Program.HOME.resolve("../../../../examples").normalize();

    private static final List<String> JARS =
            List.of("alice", "dragonchess", "ferry", "millennium", "orthodox", "raumschach", "spaceshogi", "thompson");

    private ExamplePlugins() {}

    /** The ids of the rule sets that come as jars, each in a project named after it. */
    static List<String> jars() {
        return JARS;
    }

    /** The files of rules as data. */
    static Path json(String fileName) {
        return EXAMPLES.resolve("json").resolve(fileName);
    }

    /** The project of a jar. */
    static Path project(String module) {
        return EXAMPLES.resolve(module);
    }

    /** All jars and all files of rules as data. */
    static void copyAll(Path folder) throws IOException {
        copyJars(folder);
        copy(EXAMPLES.resolve("json"), "*.json", folder);
    }

    /** All jars. */
    static void copyJars(Path folder) throws IOException {
        for (String id : JARS) {
            copy(project("variant-" + id).resolve("target"), "variant-" + id + "-*[!s].jar", folder);
        }
    }

    private static void copy(Path from, String pattern, Path to) throws IOException {
        try (Stream<Path> files = Files.list(from)) {
            List<Path> wanted = files.filter(file -> file.getFileSystem()
                            .getPathMatcher("glob:" + pattern)
                            .matches(file.getFileName()))
                    .toList();
            if (wanted.isEmpty()) {
                throw new IllegalStateException("no " + pattern + " in " + from);
            }
            for (Path file : wanted) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        }
    }

    /** The bundled rule sets and those of a folder. */
    static Registry registry(Path plugins) {
        return new Registry(PluginLoader.load(
                new PluginFolders(Optional.of(Program.HOME.resolve("variants")), Optional.of(plugins))));
    }
}
