package org.plyspace.cli.command;

import java.util.List;
import org.plyspace.api.Position;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.api.Verdict;
import org.plyspace.cli.view.BoardStyle;
import org.plyspace.cli.view.PositionReport;
import org.plyspace.engine.JudgedMove;
import org.plyspace.engine.TypedMoves;
import org.plyspace.engine.picture.Picture.Panel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace why}: says whether a move is legal, or why it is not. */
@Command(
        name = "why",
        description =
                "Says whether a move is legal (exit code 0), or why it is not (1). With --view, --svg or --html, draws"
                        + " the cells that decide it.")
public final class WhyCommand extends BaseCommand {

    private static final int LONGEST_MOVE = 200;

    @Mixin
    private PositionArguments.OrStudy arguments;

    @Parameters(
            index = "1",
            paramLabel = "<move>",
            description =
                    "a move as 'moves' lists it, in SAN, or in the notation of the rule set's source; squares may be partial")
    private String move = "";

    @Mixin
    private ViewOptions view;

    @Mixin
    private PictureOptions pictures;

    @Option(
            names = "--json",
            description = "print JSON: verdict, kind of refusal, reason, citation, and the squares by role")
    private boolean asJson;

    @Override
    public Integer call() {
        if (move.length() > LONGEST_MOVE) {
            throw new UsageException("no move has " + move.length() + " characters: '" + Texts.shorten(move) + "'");
        }
        return arguments.ask("to judge a move", this::judge);
    }

    private int judge() {
        Position position = arguments.position(arguments.rules());
        Verdict verdict = TypedMoves.completed(position, move);
        if (!(verdict instanceof Verdict.Malformed)) {
            draw(position, verdict);
        }
        if (verdict instanceof Verdict.Legal legal) {
            print(position, legal);
            return ExitCode.DONE;
        }
        if (verdict instanceof Verdict.Illegal illegal) {
            print(position, illegal);
            return ExitCode.FAILED;
        }
        Verdict.Malformed malformed = (Verdict.Malformed) verdict;
        throw new UsageException(TypedMoves.unread(position, move, malformed));
    }

    private void draw(Position position, Verdict verdict) {
        if (asJson && (view.isNamed() || pictures.areWanted())) {
            throw new UsageException("--json does not go with --view, --svg and --html, which draw");
        }
        Panel panel = PositionReport.picture(position, move, verdict);
        pictures.draw(List.of(panel));
        if (view.isNamed() && !pictures.takeStandardOutput()) {
            view.look().lines(panel.scene()).forEach(console()::drawn);
            console().line("");
            BoardStyle.marks(panel.scene()).forEach(console()::line);
            console().line("");
        }
    }

    private void print(Position position, Verdict.Legal legal) {
        if (asJson) {
            console().json(JudgedMove.legal(position, legal));
        } else if (!pictures.takeStandardOutput()) {
            console().line(TypedMoves.answer(position, move));
        }
    }

    private void print(Position position, Verdict.Illegal illegal) {
        if (asJson) {
            console().json(JudgedMove.illegal(position, move, illegal));
        } else if (!pictures.takeStandardOutput()) {
            console().line(TypedMoves.reason(position, move, illegal));
        }
    }
}
