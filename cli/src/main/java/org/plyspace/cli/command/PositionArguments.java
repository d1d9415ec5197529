package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.engine.Registry;
import org.plyspace.engine.WorkCounter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments that name rules and a position, the same for all commands. */
public class PositionArguments {

    private final PositionText texts;

    @Parameters(index = "0", paramLabel = "<variant>", description = "id, or id:option=value,option=value")
    private String variant = "";

    @Option(
            names = "--position",
            paramLabel = "P",
            description =
                    "the position as text, as 'show' prints it, or - for standard input; the start position if not "
                            + "given")
    private Optional<String> position = Optional.empty();

    /** What {@link #position} stands for, once it has been looked at: standard input can be read only once. */
    private Optional<String> text = Optional.empty();

    @Inject
    public PositionArguments(PositionText texts) {
        this.texts = texts;
    }

    /** The rules asked for, with options that the position fixes. */
    public Rules rules(Registry registry) {
        return rules(registry, variant);
    }

    /** Other rules, with options that the position fixes. */
    Rules rules(Registry registry, String setting) {
        return registry.rules(setting, text().orElse(""));
    }

    /** Asks the variant a short question, which must be answered in time. Standard input is read before, which may take people theirs. */
    <T> T ask(Registry registry, String asked, Supplier<T> question) {
        text();
        return registry.askWithin(Registry.PATIENCE, variant, asked, question);
    }

    /** Asks the variant for work that may be long, but must get on; standard input is read before. */
    <T> T follow(Registry registry, String asked, Function<WorkCounter, T> work) {
        text();
        return registry.follow(variant, asked, work);
    }

    private Optional<String> text() {
        if (text.isEmpty()) {
            text = position.map(given -> texts.of(given, "--position"));
        }
        return text;
    }

    /** Whether a position was given. */
    boolean hasPosition() {
        return position.isPresent();
    }

    /** What was given as the variant, whatever it is. */
    String variant() {
        return variant;
    }

    /** The setup asked for: of the position's text, or the start. */
    public Setup setup(Rules rules) {
        return text().map(rules::read).orElseGet(rules::start);
    }

    /** The position asked for, to be played. */
    public Position position(Rules rules) {
        return rules.position(setup(rules), Purpose.GAME);
    }
}
