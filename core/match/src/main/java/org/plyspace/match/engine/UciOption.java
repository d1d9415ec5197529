package org.plyspace.match.engine;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An option that a UCI engine offers.
 *
 * @param type {@code spin}, {@code combo}, {@code button} and so on
 * @param values the values to choose from, if the engine lists them
 */
record UciOption(String name, String type, List<String> values) {

    private static final Pattern FORM =
            Pattern.compile("option\\s+name\\s+(?<name>.+?)\\s+type\\s+(?<type>\\S+)(?<rest>.*)");
    private static final Pattern VALUE = Pattern.compile("\\svar\\s+(?<value>.+?)(?=\\s+var\\s|\\s*$)");

    /** Reads the option in a line, if it has one. */
    static Optional<UciOption> parse(String line) {
        Matcher form = FORM.matcher(line);
        if (!form.matches()) {
            return Optional.empty();
        }
        List<String> values = VALUE.matcher(form.group("rest"))
                .results()
                .map(found -> found.group(1))
                .toList();
        return Optional.of(new UciOption(form.group("name"), form.group("type"), values));
    }

    /** The line that sets the option. */
    String setting(String value) {
        return "setoption name " + name + (type.equals("button") ? "" : " value " + value);
    }
}
