package org.plyspace.engine.plugin;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.plyspace.api.Option;
import org.plyspace.api.Texts;
import org.plyspace.api.Variant;

/** The requirements that a rule set must meet before it is offered. */
public final class VariantCheck {

    private static final int LONGEST_ID = 40;
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]*");
    private static final Pattern OPTION_NAME = Pattern.compile("[A-Za-z][A-Za-z0-9]*");

    private VariantCheck() {}

    /** The reason why an id is refused; empty if it is accepted. */
    public static Optional<String> idRefusal(String id) {
        if (id == null || id.isBlank()) {
            return Optional.of("its id is blank; expected a word such as 'my-chess'");
        }
        if (id.length() > LONGEST_ID || !ID.matcher(id).matches()) {
            return Optional.of(
                    "its id '" + Texts.shorten(id) + "' is not well-formed; expected a lower case letter, then "
                            + "lower case letters, digits or hyphens, at most " + LONGEST_ID + " characters");
        }
        return Optional.empty();
    }

    /** The reason why a rule set's description is refused; empty if it is accepted. May throw whatever the rule set throws. */
    static Optional<String> descriptionRefusal(Variant variant) {
        if (variant.title() == null || variant.summary() == null || variant.source() == null) {
            return Optional.of("its title, summary or source is null; expected texts, which may be empty");
        }
        List<Option> options = variant.options();
        if (options == null) {
            return Optional.of("its options are null; expected a list, which may be empty");
        }
        Set<String> names = new HashSet<>();
        for (Option option : options) {
            if (!OPTION_NAME.matcher(option.name()).matches()) {
                return Optional.of("its option '" + Texts.shorten(option.name())
                        + "' has a name that cannot be typed; expected a letter, then letters or digits");
            }
            if (!names.add(option.name())) {
                return Optional.of("it has two options '" + option.name() + "'");
            }
        }
        return Optional.empty();
    }
}
