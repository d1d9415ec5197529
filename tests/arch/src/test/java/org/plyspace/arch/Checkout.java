package org.plyspace.arch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A checkout whose files the {@link TextRule}s read: the project, or a fixture laid out like it.
 *
 * @param root the root folder
 * @param variantIds the ids of its rule sets
 */
record Checkout(Path root, Set<String> variantIds) {

    /** The project itself, with the ids of bundled rule sets, examples and rules written as data. */
    static Checkout project() {
        Path root = SourceTree.checkout();
        Set<String> ids = new TreeSet<>(Codebase.project().variantIds());
        for (Path file : list(root.resolve("examples"))) {
            String name = file.getFileName().toString();
            if (name.startsWith("variant-")) {
                ids.add(name.substring("variant-".length()));
            }
        }
        for (Path file : list(root.resolve("examples/json"))) {
            ids.add(file.getFileName().toString().replaceFirst("\\..*", ""));
        }
        return new Checkout(root, ids);
    }

    /** A fixture with two rule sets, {@code quux} and {@code cube}; the latter is also an ordinary word. */
    static Checkout fixture(String name) {
        return new Checkout(
                SourceTree.checkout().resolve("tests/arch/src/test/resources/checkouts/" + name),
                Set.of("quux", "cube"));
    }

    /** The existing modules of the core. */
    List<Path> coreModules() {
        return SourceTree.modules(root).stream()
                .filter(module -> Codebase.CORE.contains(module.getFileName().toString()))
                .toList();
    }

    /** The poms of all modules and of the parent. */
    List<Path> poms() {
        return Stream.concat(Stream.of(root), SourceTree.modules(root).stream())
                .map(folder -> folder.resolve("pom.xml"))
                .filter(Files::isRegularFile)
                .toList();
    }

    /** All files below a folder; empty if it is missing. */
    static List<Path> below(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static List<Path> list(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
