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

    private SourceTree() {}

    /** The folder that contains all modules. */
    static Path checkout() {
        return Path.of(System.getProperty("basedir", "")).toAbsolutePath().getParent();
    }

    /** The names of the top-level types in all shipped modules, sorted. */
    static List<String> shippedTypes() {
        Path checkout = checkout();
        try (Stream<Path> modules = Files.list(checkout)) {
            return modules.filter(module -> !NO_MODULES_OF_THE_PROGRAM.contains(
                            module.getFileName().toString()))
                    .map(module -> module.resolve("src/main/java"))
                    .filter(Files::isDirectory)
                    .flatMap(SourceTree::typesBelow)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot list the modules in " + checkout, e);
        }
    }

    /** The names of the top-level types in a module, sorted. */
    static List<String> types(String module) {
        return typesBelow(checkout().resolve(module).resolve("src/main/java"))
                .sorted()
                .toList();
    }

    /** The simple names of the top-level types of all modules, tests included. */
    static Set<String> simpleNames() {
        Path checkout = checkout();
        try (Stream<Path> modules = Files.list(checkout)) {
            return modules.flatMap(
                            module -> Stream.of(module.resolve("src/main/java"), module.resolve("src/test/java")))
                    .filter(Files::isDirectory)
                    .flatMap(SourceTree::typesBelow)
                    .map(type -> type.substring(type.lastIndexOf('.') + 1))
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot list the modules in " + checkout, e);
        }
    }

    private static Stream<String> typesBelow(Path sources) {
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
