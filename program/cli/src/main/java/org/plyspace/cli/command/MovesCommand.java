package org.plyspace.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.UsageException;
import org.plyspace.cli.view.SideBySide;
import org.plyspace.engine.MoveFacts;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.MovesReport;
import org.plyspace.engine.PieceReach;
import org.plyspace.engine.picture.Picture.Panel;
import org.plyspace.engine.picture.ReachPanels;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plyspace moves}: lists the legal moves, or shows where one piece can go. */
@Command(
        name = "moves",
        description =
                "Lists the legal moves, sorted, one a line. With --at, draws where the piece there can go; with --at and"
                        + " --piece, where a piece could go alone on the board.")
public final class MovesCommand extends BaseCommand {

    @Mixin
    private PositionArguments.OrStudy arguments;

    @Option(
            names = "--piece",
            paramLabel = "K",
            description =
                    "with --at: put this piece alone on the board, by its symbol (K, +R), in lower case for Black; with"
                            + " --position, boards hang as they do there")
    private Optional<String> piece = Optional.empty();

    @Option(
            names = "--at",
            paramLabel = "SQUARE",
            description = "draw where the piece on SQUARE can go; with --piece: where that piece stands")
    private Optional<String> square = Optional.empty();

    @Option(
            names = "--contrast",
            paramLabel = "VARIANT",
            description =
                    "with --at: draw the same by the rules of VARIANT beside it, and list what only one of them allows")
    private List<String> contrasts = List.of();

    @Mixin
    private ViewOptions view;

    @Mixin
    private PictureOptions pictures;

    @Mixin
    private CommonOptions.Json json;

    @Override
    public Integer call() {
        return arguments.ask("for its moves", this::list);
    }

    private int list() {
        Rules rules = arguments.rules();
        check();
        if (square.isPresent() && !json.isWanted()) {
            draw(rules, square.get());
        } else if (piece.isPresent()) {
            printReach(rules, piece.get(), square.orElseThrow());
        } else {
            print(arguments.position(rules));
        }
        return ExitCode.DONE;
    }

    private void check() {
        if (piece.isPresent() && square.isEmpty()) {
            throw new UsageException("--piece goes with --at: --piece K --at SQUARE");
        }
        if (square.isEmpty() && (!contrasts.isEmpty() || pictures.areWanted())) {
            throw new UsageException(
                    "--contrast, --svg and --html draw where one piece can go; name its square with --at;"
                            + " 'plyspace show' draws positions");
        }
        if (json.isWanted() && (!contrasts.isEmpty() || pictures.areWanted())) {
            throw new UsageException("--json does not go with --contrast, --svg and --html, which draw");
        }
    }

    private void draw(Rules rules, String at) {
        List<Rules> all = new ArrayList<>(List.of(rules));
        contrasts.forEach(spec -> all.add(arguments.rules(spec)));
        List<Position> positions = all.stream()
                .map(one -> piece.isPresent()
                        ? PieceReach.position(one, boards(one), piece.get(), at)
                        : arguments.position(one))
                .toList();
        List<Panel> panels = new ReachPanels(positions, at, piece.isPresent()).panels();
        pictures.draw(panels);
        if (!pictures.takeStandardOutput()) {
            SideBySide.withNotes(panels, view.look()).forEach(console()::drawn);
        }
        if (piece.isPresent()
                && PieceReach.squares(rules, boards(rules), piece.get(), at).isEmpty()) {
            console().notice(PieceReach.nowhere(rules, boards(rules), piece.get(), at));
        }
    }

    private void print(Position position) {
        if (json.isWanted()) {
            MovesReport all = MovesReport.of(position, arguments.isStudy());
            console().json(square.map(all::from).orElse(all));
        } else {
            MoveTexts.sorted(position).forEach(console()::line);
        }
    }

    private void printReach(Rules rules, String symbol, String at) {
        console()
                .json(new Reach(
                        rules.setting(),
                        symbol,
                        at,
                        PieceReach.squares(rules, boards(rules), symbol, at),
                        PieceReach.moves(rules, boards(rules), symbol, at),
                        PieceReach.captureSquares(rules, boards(rules), symbol, at)));
    }

    /** The setup whose boards a piece stands on alone. */
    private Setup boards(Rules rules) {
        return arguments.hasPosition() ? arguments.setup(rules) : rules.empty();
    }

    /** The JSON form of a piece's reach. */
    record Reach(
            String variant,
            String piece,
            String at,
            List<String> squares,
            List<MoveFacts> moves,
            List<String> captures) {}
}
