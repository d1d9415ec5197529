package org.plyspace.cli.command;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.PositionNotation;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.api.Verdict;
import org.plyspace.api.text.NearestMatch;
import org.plyspace.cli.view.BoardStyle;
import org.plyspace.cli.view.PositionReport;
import org.plyspace.engine.Game;
import org.plyspace.engine.TypedMoves;
import org.plyspace.engine.picture.Picture.Panel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plyspace show}: shows a position as text or as a picture. */
@Command(
        name = "show",
        description =
                "Shows a position: boards, text, side to move, check and outcome, and what keeps it from being played, if"
                        + " anything does.")
public final class ShowCommand extends BaseCommand {

    @Mixin
    private PositionArguments arguments;

    @Mixin
    private ViewOptions view;

    @Mixin
    private PictureOptions pictures;

    @Option(
            names = "--move",
            paramLabel = "M",
            description = "show the position after M, and mark the move; may be given several times")
    private List<String> moves = List.of();

    @Option(names = "--legend", description = "explain the symbols of the pieces")
    private boolean legend;

    @Option(
            names = "--notation",
            paramLabel = "ID",
            description = "print only the position's text, in this notation of the rule set; machine is Plyspace's own")
    private Optional<String> notation = Optional.empty();

    @Override
    public Integer call() {
        return arguments.ask("for its boards", this::show);
    }

    private int show() {
        Rules rules = arguments.rules();
        if (notation.isPresent()) {
            console().line(rules.write(arguments.setup(rules), written(rules, notation.get())));
            return ExitCode.DONE;
        }
        Panel panel = moves.isEmpty()
                ? PositionReport.picture(rules, arguments.setup(rules))
                : PositionReport.picture(played(rules));
        pictures.draw(List.of(panel));
        if (!pictures.takeStandardOutput()) {
            BoardStyle boardStyle = view.look();
            boardStyle.lines(panel.scene()).forEach(console()::drawn);
            console().line("");
            if (legend) {
                boardStyle.legend(panel.scene()).forEach(console()::line);
                console().line("");
            }
            panel.notes().forEach(console()::line);
        }
        return ExitCode.DONE;
    }

    private Game played(Rules rules) {
        Game game = new Game(rules, arguments.setup(rules));
        for (String move : moves) {
            Verdict verdict = TypedMoves.judge(game.position(), move);
            if (!(verdict instanceof Verdict.Legal legal)) {
                throw new UsageException("--move: " + TypedMoves.reason(game.position(), move, verdict));
            }
            game.play(legal.move());
        }
        return game;
    }

    private static PositionNotation written(Rules rules, String id) {
        List<PositionNotation> all = rules.positionNotations().stream()
                .filter(PositionNotation::writable)
                .toList();
        return all.stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow(() -> {
            List<String> ids = all.stream().map(PositionNotation::id).toList();
            return new UsageException("--notation: no notation '" + Texts.shorten(id) + "' for positions of "
                    + rules.setting() + "; there are " + String.join(", ", ids) + NearestMatch.question(id, ids));
        });
    }
}
