package org.plyspace.lab.study;

import java.util.Optional;
import org.plyspace.engine.SettingName;
import org.plyspace.engine.SettingReference;

/**
 * A setting as an experiment names it: {@code id:option=value}, or with odds {@code id:option=value odds=N:B}.
 *
 * @param rules the rule set with its options
 * @param odds the pieces that sides have and lack at the start, see {@link org.plyspace.lab.study.PieceExchange}; empty if both begin
 *     with all
 */
public record NamedSetting(SettingReference rules, Optional<String> odds) {

    private static final String ODDS = " odds=";

    /** Parses a setting without checking that the rule set and the pieces exist. */
    public static NamedSetting parse(String text) {
        int mark = text.lastIndexOf(ODDS);
        return mark < 0
                ? new NamedSetting(SettingReference.parse(text), Optional.empty())
                : new NamedSetting(
                        SettingReference.parse(text.substring(0, mark)),
                        Optional.of(text.substring(mark + ODDS.length())));
    }

    /** The id of the rule set. */
    public String id() {
        return SettingName.parse(rules.spec()).id();
    }

    /** The same setting with another rule set of the same file, or of none. */
    NamedSetting with(String spec) {
        return new NamedSetting(rules.with(spec), odds);
    }

    /** The setting as it was given. */
    @Override
    public String toString() {
        return rules + odds.map(exchange -> ODDS + exchange).orElse("");
    }
}
