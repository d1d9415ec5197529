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

/** The arguments that name rules and a position, shared by many commands. */
public class PositionArguments {

    private final PositionText texts;

    @Parameters(index = "0", paramLabel = "<variant>", description = "id, or id:option=value,option=value")
    private String variant = "";

    @Option(
            names = "--position",
            paramLabel = "P",
            description =
                    "the position as text, as 'show' prints it, or - for standard input; default: the starting position")
    private Optional<String> position = Optional.empty();

    /** The text of {@link #position}, once resolved: standard input can be read only once. */
    private Optional<String> text = Optional.empty();

    @Inject
    public PositionArguments(PositionText texts) {
        this.texts = texts;
    }

    /** The rules of the variant, with the options that the position fixes. */
    public Rules rules(Registry registry) {
        return rules(registry, variant);
    }

    /** The rules of another setting, with the options that the position fixes. */
    Rules rules(Registry registry, String setting) {
        return registry.rules(setting, text().orElse(""));
    }

    /** Asks the variant a short question, which it must answer in time. Standard input is read first, however slowly somebody types. */
    <T> T ask(Registry registry, String asked, Supplier<T> question) {
        text();
        return registry.askWithin(Registry.PATIENCE, variant, asked, question);
    }

    /** Has the variant do work that may take long but must keep advancing. Standard input is read first. */
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

    /** The variant as given, unchecked. */
    String variant() {
        return variant;
    }

    /** The setup of the given position, or of the start. */
    public Setup setup(Rules rules) {
        return text().map(rules::read).orElseGet(rules::start);
    }

    /** The given position, which must be playable, or the start. */
    public Position position(Rules rules) {
        return rules.position(setup(rules), Purpose.GAME);
    }
}
