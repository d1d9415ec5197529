package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.concurrent.Callable;
import org.plyspace.api.Position;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.cli.io.Output;
import org.plyspace.engine.JudgedMove;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.Registry;
import org.plyspace.engine.TypedMoves;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace why}: whether a move is legal, and if not, why not. */
@Command(name = "why", description = "Says whether a move is legal (exit code 0), or why not (1).")
public final class WhyCommand implements Callable<Integer> {

    private static final int LONGEST_MOVE = 200;

    private final Provider<Registry> registry;
    private final Output output;

    @Mixin
    private StudyArguments arguments;

    @Parameters(
            index = "1",
            paramLabel = "<move>",
            description = "as 'moves' lists it, or in the notation of the rule set's source")
    private String move = "";

    @Option(
            names = "--json",
            description = "print JSON: verdict, kind of refusal, reason, citation, squares by the part they play")
    private boolean asJson;

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
        return registry.get().ask(arguments.variant(), "to judge a move", this::judge);
    }

    private int judge() {
        Position position = arguments.position(arguments.rules(registry.get()));
        Verdict verdict = TypedMoves.judge(position, move);
        if (verdict instanceof Verdict.Legal legal) {
            print(position, legal);
            return 0;
        }
        if (verdict instanceof Verdict.Illegal illegal) {
            print(position, illegal);
            return 1;
        }
        Verdict.Malformed malformed = (Verdict.Malformed) verdict;
        throw new UsageException(MoveTexts.reason(move, malformed));
    }

    private void print(Position position, Verdict.Legal legal) {
        if (asJson) {
            output.json(JudgedMove.legal(position, legal));
        } else {
            output.line(TypedMoves.answer(position, move));
        }
    }

    private void print(Position position, Verdict.Illegal illegal) {
        if (asJson) {
            output.json(JudgedMove.illegal(position, move, illegal));
        } else {
            output.line(TypedMoves.reason(move, illegal));
        }
    }
}
