package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.skeleton.Skeleton;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.plugin.VariantCheck;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace new-variant}: writes the project that a new variant starts from. */
@Command(
        name = "new-variant",
        description =
                "Writes a Maven project for a variant of your own: a small rule set to change, with its contract tests.")
public final class NewVariantCommand extends BaseCommand {

    private final Environment environment;

    @Parameters(
            index = "0",
            paramLabel = "NAME",
            description = "id of the variant: lower-case letters, digits and hyphens")
    private String name = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "DIR",
            description = "folder to write to, new or empty; default: NAME")
    private Optional<String> folder = Optional.empty();

    @Option(
            names = "--summary",
            paramLabel = "TEXT",
            description =
                    "what is special about the variant, as 'variants' shows it; if missing, the contract tests ask for it")
    private Optional<String> summary = Optional.empty();

    @Inject
    public NewVariantCommand(Environment environment) {
        this.environment = environment;
    }

    @Override
    public Integer call() {
        checkName();
        checkSummary();
        Skeleton skeleton = new Skeleton(name, repository(), summary);
        String target = folder.orElse(name);
        try {
            Path path = Path.of(target);
            checkEmpty(path);
            skeleton.writeTo(path)
                    .forEach(file -> console().line(path.resolve(file).toString()));
            console()
                    .line("its README.md says how to build it"
                            + (summary.isPresent() ? "" : "; its tests fail until you write its summary()"));
            return ExitCode.DONE;
        } catch (InvalidPathException invalid) {
            throw new UsageException("DIR: '" + Texts.shorten(target) + "' cannot be the name of a folder");
        } catch (IOException failed) {
            throw FileErrors.unwritable(target, failed);
        }
    }

    private void checkName() {
        VariantCheck.idRefusal(name).ifPresent(reason -> {
            throw new UsageException("NAME: " + reason);
        });
        registry().variants().stream()
                .filter(found -> found.id().equals(name))
                .findFirst()
                .ifPresent(found -> {
                    throw new UsageException(
                            "NAME: the id '" + name + "' is taken by " + found.file() + "; choose another id");
                });
    }

    private void checkSummary() {
        if (summary.isPresent()
                && (summary.get().isBlank() || !Texts.printable(summary.get()).equals(summary.get()))) {
            throw new UsageException("--summary: expected a sentence or two of printable characters");
        }
    }

    /** The Maven repository that the distribution brings for authors of variants. */
    private URI repository() {
        return environment
                .home()
                .map(home -> home.resolve("maven").toAbsolutePath().normalize())
                .filter(Files::isDirectory)
                .map(Path::toUri)
                .orElseThrow(() ->
                        new UsageException("this Plyspace has no folder 'maven', against which projects are built; "
                                + "run the plyspace of a distribution"));
    }

    private static void checkEmpty(Path path) throws IOException {
        if (Files.exists(path) && !Files.isDirectory(path)) {
            throw new UsageException("DIR: '" + path + "' is a file; expected an empty folder or a new one");
        }
        if (Files.isDirectory(path)) {
            try (Stream<Path> content = Files.list(path)) {
                if (content.findAny().isPresent()) {
                    throw new UsageException("DIR: '" + path + "' is not empty; expected an empty folder or a new one");
                }
            }
        }
    }
}
