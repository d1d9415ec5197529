package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Output;
import org.plyspace.engine.io.AtomicFolder;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.ShellWord;
import org.plyspace.report.html.ReportPage;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The folder that results are written to as a page. */
public final class ReportFolder {

    private final Output output;

    @Option(
            names = "--report",
            paramLabel = "DIR",
            description = "write a page for any browser, " + ReportPage.PAGE
                    + ", and its data to this folder instead of printing results, replacing older ones")
    private Optional<String> folder = Optional.empty();

    @Inject
    public ReportFolder(Output output) {
        this.output = output;
    }

    boolean isGiven() {
        return folder.isPresent();
    }

    /**
     * Creates the folder, if one is wanted, before any game is played.
     *
     * @throws UsageException if the name is empty or that of a file
     * @throws PlyspaceException if the folder cannot be created or written to
     */
    void prepare() {
        folder.ifPresent(into -> {
            if (into.isBlank()) {
                throw new UsageException("--report: expected the name of a folder");
            }
            Output.into(into, path -> {
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

    /** Writes a page and prints where it is. */
    void write(ReportPage page) {
        output.line(Output.into(folder.orElseThrow(), path -> {
                    page.write(path);
                    return path.resolve(ReportPage.PAGE);
                })
                .toString());
    }

    /** The command line that a page was made by, to be typed again: words are quoted where a shell needs it. */
    static String commandLine(CommandSpec command) {
        CommandSpec root = command.root();
        return Stream.concat(Stream.of(root.name()), root.commandLine().getParseResult().originalArgs().stream())
                .map(ShellWord::quoted)
                .collect(Collectors.joining(" "));
    }
}
