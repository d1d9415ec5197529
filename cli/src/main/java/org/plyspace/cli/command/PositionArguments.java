package org.plyspace.cli.command;

import java.util.Optional;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.engine.Registry;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments that name rules and a position, the same for all commands. */
public final class PositionArguments {

    /** Longer texts are refused unread; the largest cube's position has some 35,000 characters, five times as many as a JSON array. */
    public static final int LONGEST_POSITION = 200_000;

    @Parameters(index = "0", paramLabel = "<variant>", description = "id, or id:option=value,option=value")
    private String variant = "";

    @Option(
            names = "--position",
            paramLabel = "P",
            description = "the position as text, as 'show' prints it; the start position if not given")
    private Optional<String> position = Optional.empty();

    /** The rules asked for, with options that the position fixes. */
    public Rules rules(Registry registry) {
        return registry.rules(variant, position.map(PositionArguments::checked).orElse(""));
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
        return position.map(rules::read).orElseGet(rules::start);
    }

    /** The position asked for, to be played. */
    public Position position(Rules rules) {
        return rules.position(setup(rules), Purpose.GAME);
    }

    private static String checked(String text) {
        return checkedLength(text, "--position");
    }

    /** The text itself if it is not absurdly long; an empty one is refused as well. */
    static String checkedLength(String text, String whence) {
        if (text.isBlank()) {
            throw new UsageException(whence + ": the position is empty; a text as 'plyspace show' prints it would do");
        }
        if (text.length() > LONGEST_POSITION) {
            throw new UsageException(whence + ": a position of " + text.length() + " characters; at most "
                    + LONGEST_POSITION + " would be accepted");
        }
        return text;
    }
}
