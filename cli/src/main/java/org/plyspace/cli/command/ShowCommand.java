package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plyspace.api.Layout;
import org.plyspace.api.PositionNotation;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Texts;
import org.plyspace.api.text.NearestMatch;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.view.BoardsView;
import org.plyspace.cli.view.EdgeView;
import org.plyspace.cli.view.FlatView;
import org.plyspace.cli.view.Highlight;
import org.plyspace.cli.view.PieceSymbols;
import org.plyspace.cli.view.PositionReport;
import org.plyspace.engine.Registry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plyspace show}: the boards as text. */
@Command(
        name = "show",
        description =
                "Shows a position: boards, text, side to move, check, outcome; of one that cannot be played, why not.")
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

    @Option(
            names = "--notation",
            paramLabel = "ID",
            description = "print only the position's text, in this notation of the rule set's; machine is its own")
    private Optional<String> notation = Optional.empty();

    @Inject
    public ShowCommand(Provider<Registry> registry, Output output) {
        this.registry = registry;
        this.output = output;
    }

    @Override
    public Integer call() {
        Rules rules = arguments.rules(registry.get());
        if (notation.isPresent()) {
            output.line(Texts.printable(rules.write(arguments.setup(rules), written(rules, notation.get()))));
            return 0;
        }
        Setup setup = arguments.setup(rules);
        boards(rules, setup).forEach(output::line);
        output.line("");
        PositionReport.words(rules, setup).forEach(output::line);
        return 0;
    }

    private static PositionNotation written(Rules rules, String id) {
        List<PositionNotation> all = rules.positionNotations().stream()
                .filter(PositionNotation::writable)
                .toList();
        return all.stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow(() -> {
            List<String> ids = all.stream().map(PositionNotation::id).toList();
            return new UsageException("--notation: no notation '" + Texts.shorten(id) + "' for positions of "
                    + rules.spec() + "; there are " + String.join(", ", ids) + NearestMatch.question(id, ids));
        });
    }

    private List<String> boards(Rules rules, Setup setup) {
        Layout layout = rules.layout(setup);
        PieceSymbols symbols = new PieceSymbols(rules.pieceTypes(), setup::pieceAt);
        if (view.equals("boards")) {
            return new BoardsView(layout, symbols, Highlight.NONE).lines(width.characters());
        }
        if (view.equals("flat")) {
            return new FlatView(layout, symbols).lines(width.characters());
        }
        if (view.startsWith(EDGE)) {
            EdgeView edge = new EdgeView(layout, symbols);
            return edge.lines(view.substring(EDGE.length()))
                    .orElseThrow(() -> new UsageException("--view: no file or rank '"
                            + Texts.shorten(view.substring(EDGE.length())) + "'; there are " + edge.names()));
        }
        throw new UsageException("--view: no view '" + Texts.shorten(view)
                + "'; expected boards, flat or edge:NAME with a file or rank");
    }
}
