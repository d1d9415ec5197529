package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.plyspace.cli.io.Output;
import org.plyspace.engine.io.UnwritableException;
import org.plyspace.lab.html.ReportPage;
import picocli.CommandLine.Option;

/** Where results are written as a page. */
public final class ReportFolder {

    private final Output output;

    @Option(
            names = "--report",
            paramLabel = "DIR",
            description = "instead of printing results write a page for any browser, " + ReportPage.PAGE
                    + ", and their data into this folder, in place of older ones")
    private Optional<String> folder = Optional.empty();

    @Inject
    public ReportFolder(Output output) {
        this.output = output;
    }

    boolean isGiven() {
        return folder.isPresent();
    }

    /** Writes a page and says where. */
    void write(ReportPage page) {
        String into = folder.orElseThrow();
        try {
            page.write(Path.of(into));
        } catch (IOException failed) {
            throw new UnwritableException(into, failed);
        } catch (InvalidPathException invalid) {
            throw new UnwritableException(into, invalid);
        }
        output.line(Path.of(into, ReportPage.PAGE).toString());
    }
}
