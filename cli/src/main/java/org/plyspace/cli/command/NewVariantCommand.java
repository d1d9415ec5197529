package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.plyspace.api.Texts;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.skeleton.Skeleton;
import org.plyspace.engine.plugin.VariantCheck;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code plyspace new-variant}: the project that a new variant begins with. */
@Command(
        name = "new-variant",
        description =
                "Writes a Maven project for a variant of your own: a small rule set to change, and its contract tests.")
public final class NewVariantCommand implements Callable<Integer> {

    private final Output output;

    @Parameters(index = "0", paramLabel = "NAME", description = "the id: lower case letters, digits and hyphens")
    private String name = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "DIR",
            description = "folder to write into, which must be empty if it is there; default: NAME")
    private Optional<String> folder = Optional.empty();

    @Inject
    public NewVariantCommand(Output output) {
        this.output = output;
    }

    @Override
    public Integer call() {
        VariantCheck.idRefusal(name).ifPresent(reason -> {
            throw new UsageException("NAME: " + reason);
        });
        String target = folder.orElse(name);
        try {
            Path path = Path.of(target);
            checkEmpty(path);
            new Skeleton(name)
                    .writeTo(path)
                    .forEach(file -> output.line(path.resolve(file).toString()));
            output.line("README.md there says how to build it");
        } catch (InvalidPathException invalid) {
            throw new UsageException("DIR: '" + Texts.shorten(target) + "' cannot be the name of a folder");
        } catch (IOException failed) {
            throw new UsageException("DIR: '" + Texts.shorten(target) + "' cannot be written: " + failed);
        }
        return 0;
    }

    private static void checkEmpty(Path path) throws IOException {
        if (Files.exists(path) && !Files.isDirectory(path)) {
            throw new UsageException(
                    "DIR: '" + path + "' is a file; an empty folder, or one that is not there, would be accepted");
        }
        if (Files.isDirectory(path)) {
            try (Stream<Path> content = Files.list(path)) {
                if (content.findAny().isPresent()) {
                    throw new UsageException("DIR: '" + path
                            + "' is not empty; an empty folder, or one that is not there, would be accepted");
                }
            }
        }
    }
}
