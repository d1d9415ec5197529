package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.concurrent.Callable;
import org.plyspace.api.Rules;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.view.ExplanationText;
import org.plyspace.engine.Registry;
import org.plyspace.engine.checkmate.CheckmateQuestion;
import org.plyspace.engine.checkmate.ExplanationData;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace checkmate}: whether the side to move is checkmated. */
@Command(
        name = "checkmate",
        description = "Prints true if the side to move is checkmated, else false; exit code 0 for both.")
public final class CheckmateCommand implements Callable<Integer> {

    private final Provider<Registry> registry;
    private final PositionText texts;
    private final Output output;

    @Parameters(index = "0", paramLabel = "<variant>", description = "id, or id:option=value,option=value")
    private String variant = "";

    @Parameters(index = "1", paramLabel = "<setup>", description = "the position as text, or - for standard input")
    private String setup = "";

    @Option(names = "--explain", description = "say who gives check and why each way out fails, or what saves")
    private boolean explain;

    @Option(names = "--json", description = "print JSON")
    private boolean asJson;

    @Inject
    public CheckmateCommand(Provider<Registry> registry, PositionText texts, Output output) {
        this.registry = registry;
        this.texts = texts;
        this.output = output;
    }

    @Override
    public Integer call() {
        String text = texts.of(setup, "the setup");
        return registry.get().ask(variant, "whether it is checkmate", () -> answer(text));
    }

    private int answer(String text) {
        Rules rules = registry.get().rules(variant, text);
        CheckmateQuestion question = new CheckmateQuestion(rules, rules.read(text));
        if (asJson) {
            output.json(ExplanationData.of(question, explain));
            return 0;
        }
        output.line(String.valueOf(question.isCheckmate()));
        if (explain) {
            ExplanationText.lines(question).forEach(output::line);
        }
        return 0;
    }
}
