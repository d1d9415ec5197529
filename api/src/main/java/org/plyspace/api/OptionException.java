package org.plyspace.api;

import java.util.List;
import java.util.stream.Collectors;

/** The variant has no such option, or the option does not take the given value. */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class OptionException extends UsageException {

    private static final long serialVersionUID = 1L;

    private final String option;

    /** Creates the exception; the message names the option. */
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

    /** The name of the option as it was given. */
    public String option() {
        return option;
    }
}
