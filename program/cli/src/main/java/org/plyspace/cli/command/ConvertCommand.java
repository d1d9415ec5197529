package org.plyspace.cli.command;

import java.util.List;
import java.util.Optional;
import org.plyspace.engine.PositionText;
import org.plyspace.engine.exchange.Exchange;
import org.plyspace.engine.exchange.GameFormat;
import org.plyspace.engine.exchange.GameReader;
import org.plyspace.engine.exchange.GamesText;
import org.plyspace.engine.exchange.ReplayedGame;
import org.plyspace.engine.io.Input;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace convert}: converts games from one form to another. */
@Command(
        name = "convert",
        description =
                "Converts games, checking every move, to json (records; JSON lines if there are several), pgn (moves in"
                        + " SAN) or source (the notation of the rule set's source, or SAN where it has none).")
public final class ConvertCommand extends BaseCommand {

    @Parameters(index = "0", paramLabel = "IN", description = "file of games, or - for standard input")
    private String in = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "OUT",
            description = "file to write, replacing what is there; default: standard output")
    private Optional<String> out = Optional.empty();

    @Option(names = "--to", required = true, paramLabel = "FORM", description = "write json, pgn or source")
    private GameFormat to = GameFormat.JSON;

    @Mixin
    private GameFileOptions reading;

    @Option(names = "--variant", paramLabel = "<variant>", description = GameFileOptions.VARIANT)
    private Optional<String> variant = Optional.empty();

    @Option(
            names = "--position",
            paramLabel = "P",
            description = "position in which the game in IN begins, or - for standard input; for source only")
    private Optional<String> position = Optional.empty();

    @Override
    public Integer call() {
        GameReader reader = reading.reader(input());
        String text = reader.text(in);
        GameFormat form = reader.form(text, in);
        GameReader.check(form, variant, position);
        Exchange exchange = new Exchange(registry());
        GamesText games = new GamesText(
                text, Input.name(in), variant, position.map(given -> PositionText.of(input(), given, "--position")));
        List<ReplayedGame> read = exchange.read(games, form);
        if (to == GameFormat.SOURCE) {
            reportLosses(read);
        }
        write(out, exchange.write(read, to));
        return ExitCode.DONE;
    }

    private void reportLosses(List<ReplayedGame> games) {
        int annotations = games.stream()
                .mapToInt(game -> game.record().line().annotations())
                .sum();
        long starts =
                games.stream().filter(game -> game.record().start().isPresent()).count();
        int tags = games.stream().mapToInt(game -> game.record().tags().size()).sum();
        if (annotations + tags > 0) {
            console()
                    .notice("left out, because source text cannot hold them: " + tags + " tags, " + annotations
                            + " comments, signs and variations");
        }
        if (starts > 0) {
            console().notice("the start position is written as a comment only; give --position to read the game back");
        }
    }
}
