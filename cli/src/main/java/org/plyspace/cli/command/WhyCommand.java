package org.plyspace.cli.command;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.concurrent.Callable;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.play.TypedMoves;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.RefusedMove;
import org.plyspace.engine.Registry;
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
        String description = MoveTexts.described(position, legal.move());
        if (asJson) {
            output.json(Judged.legal(position, legal, description));
        } else {
            output.line(TypedMoves.answer(position, move));
        }
    }

    private void print(Position position, Verdict.Illegal illegal) {
        if (asJson) {
            output.json(Judged.illegal(position, move, illegal));
        } else {
            output.line(TypedMoves.reason(move, illegal));
        }
    }

    /**
     * The JSON form; what does not apply is left out.
     *
     * @param move in machine form; as it was typed if it is illegal
     * @param verdict {@code legal} or {@code illegal}
     * @param remark what made a legal move possible, where the rules have something to say of it
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Judged(
            String variant,
            String position,
            String move,
            String verdict,
            String description,
            String remark,
            @JsonUnwrapped RefusedMove refusal) {

        static Judged legal(Position position, Verdict.Legal legal, String description) {
            return new Judged(
                    position.rules().spec(),
                    position.words().text(),
                    position.words().text(legal.move(), Notation.MACHINE),
                    "legal",
                    description,
                    legal.remark().isEmpty() ? null : legal.remark(),
                    null);
        }

        static Judged illegal(Position position, String move, Verdict.Illegal illegal) {
            return new Judged(
                    position.rules().spec(),
                    position.words().text(),
                    move,
                    "illegal",
                    null,
                    null,
                    RefusedMove.of(position, illegal));
        }
    }
}
