package org.plyspace.api;

import java.util.List;
import java.util.stream.Collectors;
import org.plyspace.api.PublicApi.Usage;

/** An option that a variant does not have, or a value that the option does not take. */
@PublicApi(usage = Usage.CALL)
public final class OptionException extends UsageException {

    private static final long serialVersionUID = 1L;

    private final String option;

    /** With a message that names the option. */
    public OptionException(String option, String message) {
        super(message);
        this.option = option;
    }

    static OptionException unknown(String name, List<Option> options) {
        String known = options.isEmpty()
                ? "this variant has no options"
                : "there are " + options.stream().map(Option::name).collect(Collectors.joining(", "));
        return new OptionException(name, "no option '" + Texts.shorten(name) + "'; " + known);
    }

    /** The option's name as it was given. */
    public String option() {
        return option;
    }
}
