package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.Streams;
import org.plyspace.engine.MoveFacts;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.PieceReach;
import org.plyspace.engine.Registry;
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
    private final Streams streams;

    @Mixin
    private StudyArguments arguments;

    @Option(
            names = "--piece",
            paramLabel = "K",
            description = "with --at: a piece alone on the board, by its symbol (K, +R), lower case for black")
    private Optional<String> piece = Optional.empty();

    @Option(names = "--at", paramLabel = "SQUARE", description = "with --piece: where it stands")
    private Optional<String> square = Optional.empty();

    @Option(names = "--json", description = "print JSON")
    private boolean asJson;

    @Inject
    public MovesCommand(Provider<Registry> registry, Output output, Streams streams) {
        this.registry = registry;
        this.output = output;
        this.streams = streams;
    }

    @Override
    public Integer call() {
        Rules rules = arguments.rules(registry.get());
        if (piece.isPresent() != square.isPresent()) {
            throw new UsageException("--piece and --at go together: --piece K --at " + square.orElse("SQUARE"));
        }
        if (piece.isPresent() && arguments.hasPosition()) {
            throw new UsageException("--position does not go with --piece and --at, which ask about the empty board;"
                    + " leave it out, or leave them out");
        }
        if (piece.isPresent()) {
            printReach(rules, piece.get(), square.get());
        } else {
            print(arguments.position(rules));
        }
        return 0;
    }

    private void print(Position position) {
        if (asJson) {
            output.json(new Moves(
                    position.rules().spec(),
                    position.words().text(),
                    arguments.isStudy(),
                    position.sideToMove().word(),
                    position.inCheck(),
                    MoveTexts.facts(position)));
        } else {
            MoveTexts.sorted(position).forEach(output::line);
        }
    }

    private void printReach(Rules rules, String symbol, String at) {
        List<String> squares = PieceReach.squares(rules, symbol, at);
        if (asJson) {
            output.json(new Reach(rules.spec(), symbol, at, squares, PieceReach.moves(rules, symbol, at)));
        } else {
            squares.forEach(output::line);
            if (squares.isEmpty()) {
                streams.err().println("plyspace: " + PieceReach.nowhere(rules, symbol, at));
            }
        }
    }

    /** The JSON form of the legal moves. */
    record Moves(String variant, String position, boolean study, String side, boolean check, List<MoveFacts> moves) {}

    /** The JSON form of a piece's reach. */
    record Reach(String variant, String piece, String at, List<String> squares, List<MoveFacts> moves) {}
}
