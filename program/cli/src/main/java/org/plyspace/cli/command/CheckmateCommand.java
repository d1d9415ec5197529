package org.plyspace.cli.command;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.engine.PositionText;
import org.plyspace.engine.VariantFailure;
import org.plyspace.engine.checkmate.CheckmateQuestion;
import org.plyspace.engine.checkmate.ExplanationData;
import org.plyspace.engine.checkmate.ExplanationText;
import org.plyspace.engine.io.Input;
import org.plyspace.engine.io.LineReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace checkmate}: whether the side to move is checkmated. */
@Command(
        name = "checkmate",
        description =
                "Prints true if the side to move is checkmated, else false; the exit code is 0 for both. With --file it"
                        + " prints one answer a line, in order: an empty one for an empty line, and for a setup that is refused,"
                        + " which makes the exit code 1.")
public final class CheckmateCommand extends BaseCommand {

    @Parameters(index = "0", paramLabel = "<variant>", description = "id, or id:option=value,option=value")
    private String variant = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "<setup>",
            description = "the position as text, or - for standard input")
    private Optional<String> setup = Optional.empty();

    @Option(
            names = "--file",
            paramLabel = "FILE",
            description =
                    "answer for each line of FILE, or of standard input if it is -; with --json, one object a line")
    private Optional<String> file = Optional.empty();

    @Option(names = "--explain", description = "say who gives check and why each defence fails, or which one works")
    private boolean explain;

    @Mixin
    private CommonOptions.Json json;

    @Override
    public Integer call() throws IOException {
        if (setup.isPresent() == file.isPresent()) {
            throw new UsageException("expected either a setup, or --file FILE with one setup a line");
        }
        if (file.isPresent()) {
            return answerAll(file.get());
        }
        String text = PositionText.of(input(), setup.get(), "the setup");
        return registry().ask(variant, "whether it is checkmate", () -> answer(text));
    }

    private int answerAll(String name) throws IOException {
        if (explain && !json.isWanted()) {
            throw new UsageException("--explain with --file needs --json");
        }
        // A missing rule set is reported once, as bad usage, and not for each setup.
        registry().ask(variant, "for its rules", () -> registry().rules(variant));
        int refused = 0;
        try (LineReader lines = input().lines(name, PositionText.LONGEST)) {
            for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
                if (line.get().isBlank()) {
                    console().line("");
                } else {
                    refused += isAnswered(line.get().strip(), Input.name(name) + ":" + lines.line()) ? 0 : 1;
                }
            }
        }
        return ExitCode.of(refused == 0);
    }

    /** Prints exactly one line for each setup, so that answers stay in step with their questions. */
    private boolean isAnswered(String text, String place) {
        try {
            CheckmateQuestion question = registry().ask(variant, "whether it is checkmate", () -> question(text));
            if (json.isWanted()) {
                console().jsonLine(ExplanationData.of(question, explain));
            } else {
                console().line(String.valueOf(question.isCheckmate()));
            }
            return true;
        } catch (VariantFailure failed) {
            throw failed;
        } catch (PlyspaceException refused) {
            console().notice(place + ": " + refused.getMessage());
            if (json.isWanted()) {
                console().jsonLine(Map.of("error", refused.getMessage()));
            } else {
                console().line("");
            }
            return false;
        }
    }

    private CheckmateQuestion question(String text) {
        Rules rules = registry().rules(variant, text);
        return new CheckmateQuestion(rules, rules.read(text));
    }

    private int answer(String text) {
        CheckmateQuestion question = question(text);
        if (json.isWanted()) {
            console().json(ExplanationData.of(question, explain));
            return ExitCode.DONE;
        }
        console().line(String.valueOf(question.isCheckmate()));
        if (explain) {
            ExplanationText.lines(question).forEach(console()::line);
        }
        return ExitCode.DONE;
    }
}
