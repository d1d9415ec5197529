package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.cli.io.Output;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.PieceReach;
import org.plyspace.engine.Registry;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plyspace moves}: the legal moves, or where one piece could go on the empty board. */
@Command(
        name = "moves",
        description =
                "Lists the legal moves, sorted, one a line; with --piece and --at, the squares that a piece alone "
                        + "on the board can go to.")
public final class MovesCommand implements Callable<Integer> {

    private final Provider<Registry> registry;
    private final Output output;

    @Mixin
    private PositionArguments arguments;

    @ArgGroup(exclusive = false)
    private Optional<Alone> alone = Optional.empty();

    @Option(names = "--json", description = "print JSON")
    private boolean asJson;

    @Inject
    public MovesCommand(Provider<Registry> registry, Output output) {
        this.registry = registry;
        this.output = output;
    }

    @Override
    public Integer call() {
        Rules rules = arguments.rules(registry.get());
        if (alone.isPresent()) {
            print(alone.get(), rules);
        } else {
            print(arguments.position(rules));
        }
        return 0;
    }

    private void print(Position position) {
        List<String> moves = MoveTexts.sorted(position);
        if (asJson) {
            output.json(new Moves(position.rules().spec(), position.words().text(), moves));
        } else {
            moves.forEach(output::line);
        }
    }

    private void print(Alone piece, Rules rules) {
        List<String> squares = PieceReach.squares(rules, piece.letter, piece.square);
        if (asJson) {
            output.json(new Reach(rules.spec(), piece.letter, piece.square, squares));
        } else {
            squares.forEach(output::line);
        }
    }

    /** A piece alone on the board. */
    static final class Alone {

        @Option(
                names = "--piece",
                paramLabel = "K",
                required = true,
                description = "the piece alone on the board: its letter, lower case for black")
        private String letter = "";

        @Option(names = "--at", paramLabel = "SQUARE", required = true, description = "where it stands")
        private String square = "";
    }

    /** The JSON form of the legal moves. */
    record Moves(String variant, String position, List<String> moves) {}

    /** The JSON form of a piece's reach. */
    record Reach(String variant, String piece, String at, List<String> squares) {}
}
