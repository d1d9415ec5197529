package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.UsageException;
import org.plyspace.engine.PositionText;
import org.plyspace.engine.Registry;
import org.plyspace.engine.WorkCounter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments that name rules and a position, shared by many commands. */
public class PositionArguments {

    private final CommandContext context;

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
    public PositionArguments(CommandContext context) {
        this.context = context;
    }

    /** The rules of the variant, with the options that the position fixes. */
    public Rules rules() {
        return rules(variant);
    }

    /** The rules of another setting, with the options that the position fixes. */
    Rules rules(String setting) {
        return registry().rules(setting, text().orElse(""));
    }

    /** Asks the variant a short question, which it must answer in time. Standard input is read first, however slowly somebody types. */
    <T> T ask(String asked, Supplier<T> question) {
        Registry all = registry();
        text();
        return all.ask(variant, asked, question);
    }

    /** Has the variant do work that may take long but must keep advancing. Standard input is read first. */
    <T> T follow(String asked, Function<WorkCounter, T> work) {
        Registry all = registry();
        text();
        return all.follow(variant, asked, work);
    }

    /** All rule sets. */
    Registry registry() {
        return context.registry();
    }

    private Optional<String> text() {
        if (text.isEmpty()) {
            text = position.map(given -> PositionText.of(context.input, given, "--position"));
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

    /** The same arguments, which also accept a position that cannot be played, if {@code --study} is given. */
    public static final class OrStudy extends PositionArguments {

        private static final String STUDY = "--study";

        @Option(
                names = STUDY,
                description =
                        "accept a position that cannot be played, with any pieces anywhere; kings may then be captured")
        private boolean study;

        @Inject
        public OrStudy(CommandContext context) {
            super(context);
        }

        /** Whether the position need not be playable. */
        boolean isStudy() {
            return study;
        }

        /** The given position, to be played or studied. */
        @Override
        public Position position(Rules rules) {
            Setup setup = setup(rules);
            try {
                return rules.position(setup, study ? Purpose.STUDY : Purpose.GAME);
            } catch (InvalidSetupException refused) {
                if (!study && rules.faults(setup, Purpose.STUDY).isEmpty()) {
                    throw new UsageException(refused.getMessage() + "; " + STUDY + " takes it as it is");
                }
                throw refused;
            }
        }
    }
}
