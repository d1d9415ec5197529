package org.plyspace.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.plyspace.api.Texts;

/**
 * A setting as people write it, a rule set with options: {@code id} or {@code id:option=value,...}.
 *
 * @param id the id as given; the {@link Registry} knows whether it exists
 * @param given the options given, by name
 */
public record SettingName(String id, Map<String, String> given) {

    private static final String FORM = "expected 'id' or 'id:option=value,option=value'";

    public SettingName {
        given = Collections.unmodifiableMap(new LinkedHashMap<>(given));
    }

    /**
     * Parses a setting.
     *
     * @throws VariantException if the text is malformed or gives an option twice
     */
    public static SettingName parse(String text) {
        int colon = text.indexOf(':');
        String id = colon < 0 ? text : text.substring(0, colon);
        if (id.isBlank()) {
            throw new VariantException("no variant is named in '" + Texts.shorten(text) + "'; " + FORM);
        }
        Map<String, String> given = new LinkedHashMap<>();
        if (colon >= 0) {
            for (String part : text.substring(colon + 1).split(",", -1)) {
                addOption(given, part, text);
            }
        }
        return new SettingName(id, given);
    }

    private static void addOption(Map<String, String> given, String part, String text) {
        int equals = part.indexOf('=');
        if (equals <= 0 || equals == part.length() - 1) {
            throw new VariantException("'" + Texts.shorten(part) + "' in '" + Texts.shorten(text)
                    + "' is not an option with a value; " + FORM);
        }
        String name = part.substring(0, equals);
        if (given.put(name, part.substring(equals + 1)) != null) {
            throw new VariantException(
                    "option " + Texts.shorten(name) + " is given twice in '" + Texts.shorten(text) + "'");
        }
    }
}
