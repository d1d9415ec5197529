package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.List;
import java.util.concurrent.Callable;
import org.plyspace.api.Layout;
import org.plyspace.api.Position;
import org.plyspace.api.Texts;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.view.EdgeView;
import org.plyspace.cli.view.FlatView;
import org.plyspace.cli.view.Highlight;
import org.plyspace.cli.view.PieceLetters;
import org.plyspace.cli.view.PositionReport;
import org.plyspace.engine.Registry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plyspace show}: the boards as text. */
@Command(name = "show", description = "Shows a position: boards, text, side to move, check, outcome.")
public final class ShowCommand implements Callable<Integer> {

    private static final String EDGE = "edge:";

    private final Provider<Registry> registry;
    private final Output output;

    @Mixin
    private PositionArguments arguments;

    @Mixin
    private WidthOption width;

    @Option(
            names = "--view",
            paramLabel = "VIEW",
            defaultValue = "boards",
            description =
                    "boards (side by side), flat (all levels in one diagram from above) or edge:NAME (one file or "
                            + "rank from the side, such as edge:b or edge:3); default: boards")
    private String view = "";

    @Inject
    public ShowCommand(Provider<Registry> registry, Output output) {
        this.registry = registry;
        this.output = output;
    }

    @Override
    public Integer call() {
        Position position = arguments.position(arguments.rules(registry.get()));
        boards(position).forEach(output::line);
        output.line("");
        PositionReport.words(position, position.outcome()).forEach(output::line);
        return 0;
    }

    private List<String> boards(Position position) {
        Layout layout = position.words().layout();
        PieceLetters letters = new PieceLetters(position);
        if (view.equals("boards")) {
            return PositionReport.boards(position, Highlight.NONE, width.characters());
        }
        if (view.equals("flat")) {
            return new FlatView(layout, letters).lines(width.characters());
        }
        if (view.startsWith(EDGE)) {
            EdgeView edge = new EdgeView(layout, letters);
            return edge.lines(view.substring(EDGE.length()))
                    .orElseThrow(() -> new UsageException("--view: no file or rank '"
                            + Texts.shorten(view.substring(EDGE.length())) + "'; there are " + edge.names()));
        }
        throw new UsageException("--view: no view '" + Texts.shorten(view)
                + "'; expected boards, flat or edge:NAME with a file or rank");
    }
}
