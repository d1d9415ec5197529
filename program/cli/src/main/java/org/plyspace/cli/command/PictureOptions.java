package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Console;
import org.plyspace.engine.io.OutputFiles;
import org.plyspace.engine.picture.Picture;
import picocli.CommandLine.Option;

/** The files that boards are drawn to. {@code -} is standard output, which then has nothing else. */
public final class PictureOptions {

    private static final String STANDARD_OUTPUT = "-";

    private final Console console;

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "draw the boards to FILE as SVG, replacing what is there; - for standard output")
    private Optional<String> svg = Optional.empty();

    @Option(names = "--html", paramLabel = "FILE", description = "the same as a self-contained HTML page")
    private Optional<String> html = Optional.empty();

    @Inject
    public PictureOptions(Console console) {
        this.console = console;
    }

    /** Whether a picture goes to standard output, so that nothing else may. */
    boolean takeStandardOutput() {
        return svg.equals(Optional.of(STANDARD_OUTPUT)) || html.equals(Optional.of(STANDARD_OUTPUT));
    }

    /** Whether a picture is wanted. */
    boolean areWanted() {
        return svg.isPresent() || html.isPresent();
    }

    /** Draws the pictures that were asked for, if any. */
    void draw(List<Picture.Panel> panels) {
        if (svg.equals(html) && svg.isPresent()) {
            throw new UsageException("--svg and --html name the same file; expected two different ones");
        }
        svg.ifPresent(file -> write(file, panels, Picture::svg));
        html.ifPresent(file -> write(file, panels, Picture::html));
    }

    private void write(String file, List<Picture.Panel> panels, Function<List<Picture.Panel>, String> form) {
        String text = form.apply(panels);
        if (file.equals(STANDARD_OUTPUT)) {
            console.data(text.stripTrailing());
        } else {
            OutputFiles.write(file, text);
        }
    }
}
