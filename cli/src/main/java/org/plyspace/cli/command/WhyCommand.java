package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.concurrent.Callable;
import org.plyspace.api.Position;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.play.TypedMoves;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.Registry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code plyspace why}: whether a move is legal, and if not, why not. */
@Command(name = "why", description = "Says whether a move is legal (exit code 0), or why not (1).")
public final class WhyCommand implements Callable<Integer> {

    private static final int LONGEST_MOVE = 200;

    private final Provider<Registry> registry;
    private final Output output;

    @Mixin
    private PositionArguments arguments;

    @Parameters(
            index = "1",
            paramLabel = "<move>",
            description = "as 'moves' lists it, or in the notation of the rule set's source")
    private String move = "";

    @Inject
    public WhyCommand(Provider<Registry> registry, Output output) {
        this.registry = registry;
        this.output = output;
    }

    @Override
    public Integer call() {
        if (move.length() > LONGEST_MOVE) {
            throw new UsageException("no move has " + move.length() + " characters: '" + Texts.shorten(move) + "'");
        }
        Position position = arguments.position(arguments.rules(registry.get()));
        Verdict verdict = TypedMoves.judge(position, move);
        if (verdict instanceof Verdict.Legal legal) {
            output.line("legal: " + MoveTexts.described(position, legal.move()));
            return 0;
        }
        if (verdict instanceof Verdict.Illegal illegal) {
            output.line("illegal: " + MoveTexts.reason(illegal));
            return 1;
        }
        Verdict.Malformed malformed = (Verdict.Malformed) verdict;
        throw new UsageException(MoveTexts.reason(move, malformed));
    }
}
