package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Console;
import org.plyspace.engine.io.AtomicFolder;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.OutputFiles;
import org.plyspace.engine.io.ShellWord;
import org.plyspace.report.html.ReportPage;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The folder that results are written to as a page. */
public final class ReportFolder {

    private final Console console;

    @Option(
            names = "--report",
            paramLabel = "DIR",
            description = "write a page for any browser, " + ReportPage.PAGE
                    + ", and its data to this folder instead of printing results, replacing older ones")
    private Optional<String> folder = Optional.empty();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Inject
    public ReportFolder(Console console) {
        this.console = console;
    }

    boolean isGiven() {
        return folder.isPresent();
    }

    /**
     * Creates the folder, if one is wanted, before any game is played.
     *
     * @throws UsageException if the name is empty or that of a file
     * @throws org.plyspace.api.PlyspaceException if the folder cannot be created or written to
     */
    void prepare() {
        folder.ifPresent(into -> {
            if (into.isBlank()) {
                throw new UsageException("--report: expected the name of a folder");
            }
            OutputFiles.into(into, path -> {
                if (Files.exists(path) && !Files.isDirectory(path)) {
                    throw new UsageException("--report: '" + FileNames.shown(into) + "' is a file; expected a folder");
                }
                new AtomicFolder(path).make();
                if (!Files.isWritable(path)) {
                    throw new AccessDeniedException(into);
                }
                return path;
            });
        });
    }

    /**
     * Writes a page and prints where it is.
     *
     * @param page gives the page that names this command line and this version of the program
     */
    void write(BiFunction<String, String, ReportPage> page) {
        ReportPage written = page.apply(commandLine(), PlyspaceCommand.version());
        console.line(OutputFiles.into(folder.orElseThrow(), path -> {
                    written.write(path);
                    return path.resolve(ReportPage.PAGE);
                })
                .toString());
    }

    /** The command line that a page was made by, to be typed again: words are quoted where a shell needs it. */
    private String commandLine() {
        CommandSpec root = command.root();
        return Stream.concat(Stream.of(root.name()), root.commandLine().getParseResult().originalArgs().stream())
                .map(ShellWord::quoted)
                .collect(Collectors.joining(" "));
    }
}
