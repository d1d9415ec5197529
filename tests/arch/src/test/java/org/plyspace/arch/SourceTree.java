package org.plyspace.arch;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The source files of the checkout, for comparison with the classes that the rules saw. */
final class SourceTree {

    /** Includes spark, which is built only on request; {@link TextRule} checks it. */
    private static final Set<String> NO_MODULES_OF_THE_PROGRAM =
            Set.of("arch", "bench", "dist", "examples", "spark", "testing");

    /** The folders of a checkout in which modules lie; the first is the checkout itself. */
    private static final List<String> ROOMS = List.of("", "core", "program", "kit", "tests", "release");

    /** Modules with tests that are built after arch, or on request; {@link TextRule} checks them. */
    private static final Set<String> LATER_MODULES = Set.of("acceptance", "bench", "spark");

    /** The module that measures time. */
    private static final String FUZZ = "fuzz";

    /** Modules that are for tests alone. */
    private static final Set<String> MODULES_FOR_TESTS = Set.of("tck", "testing");

    private SourceTree() {}

    /** The folder that contains all modules, this one in the room {@code tests}. */
    static Path checkout() {
        return Path.of(System.getProperty("basedir", ""))
                .toAbsolutePath()
                .resolve("../..")
                .normalize();
    }

    /** The folders of all modules of a checkout but the examples, sorted. Rooms, which contain modules, are among them. */
    static List<Path> modules(Path checkout) {
        return ROOMS.stream()
                .map(checkout::resolve)
                .filter(Files::isDirectory)
                .flatMap(room -> folders(room).stream())
                .sorted()
                .toList();
    }

    /** The folders of the modules whose tests are built after arch, on request or by strangers, sorted. */
    static List<Path> laterModules(Path checkout) {
        Path examples = checkout.resolve("examples");
        return Stream.concat(
                        modules(checkout).stream()
                                .filter(module -> LATER_MODULES.contains(
                                        module.getFileName().toString())),
                        Files.isDirectory(examples) ? folders(examples).stream() : Stream.of())
                .sorted()
                .toList();
    }

    private static List<Path> folders(Path room) {
        try (Stream<Path> folders = Files.list(room)) {
            return folders.filter(Files::isDirectory).toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot list the modules in " + room, e);
        }
    }

    /** The names of the top-level types in all shipped modules, sorted. */
    static List<String> shippedTypes() {
        return modules(checkout()).stream()
                .filter(module ->
                        !NO_MODULES_OF_THE_PROGRAM.contains(module.getFileName().toString()))
                .flatMap(module -> typesBelow(module.resolve("src/main/java")))
                .sorted()
                .toList();
    }

    /** The names of the top-level types in the module with a name, sorted. */
    static List<String> types(String module) {
        return modules(checkout()).stream()
                .filter(folder -> folder.endsWith(module))
                .flatMap(folder -> typesBelow(folder.resolve("src/main/java")))
                .sorted()
                .toList();
    }

    /** The simple names of the top-level types of all modules, tests included. */
    static Set<String> simpleNames() {
        return modules(checkout()).stream()
                .flatMap(module -> Stream.of(module.resolve("src/main/java"), module.resolve("src/test/java")))
                .flatMap(SourceTree::typesBelow)
                .map(type -> type.substring(type.lastIndexOf('.') + 1))
                .collect(Collectors.toSet());
    }

    /** The names of the top-level types of tests in all modules that are built before arch, sorted. */
    static List<String> testTypes() {
        return modulesOfTests()
                .flatMap(module -> sourcesOfTests(module).flatMap(SourceTree::typesBelow))
                .sorted()
                .toList();
    }

    /** The folders of their classes. */
    static List<Path> testClasses() {
        return modulesOfTests()
                .flatMap(module -> Stream.of(module.resolve("target/test-classes"), module.resolve("target/classes"))
                        .filter(folder -> folder.endsWith("test-classes") || isForTests(module)))
                .filter(Files::isDirectory)
                .toList();
    }

    private static Stream<Path> modulesOfTests() {
        return modules(checkout()).stream()
                .filter(module -> !module.endsWith(FUZZ)
                        && !LATER_MODULES.contains(module.getFileName().toString()));
    }

    private static Stream<Path> sourcesOfTests(Path module) {
        Path tests = module.resolve("src/test/java");
        return isForTests(module) ? Stream.of(tests, module.resolve("src/main/java")) : Stream.of(tests);
    }

    private static boolean isForTests(Path module) {
        return MODULES_FOR_TESTS.contains(module.getFileName().toString());
    }

    private static Stream<String> typesBelow(Path sources) {
        if (!Files.isDirectory(sources)) {
            return Stream.empty();
        }
        try (Stream<Path> files = Files.walk(sources)) {
            return files
                    .map(file -> sources.relativize(file).toString())
                    .filter(file -> file.endsWith(".java") && !file.endsWith("package-info.java"))
                    .map(file ->
                            file.substring(0, file.length() - ".java".length()).replace(File.separatorChar, '.'))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot list the sources in " + sources, e);
        }
    }
}
