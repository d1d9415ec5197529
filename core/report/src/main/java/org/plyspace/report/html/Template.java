package org.plyspace.report.html;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A text with placeholders, {@code {{name}}}. Inserted text is not searched for placeholders. Confined to one thread. */
final class Template {

    private static final Pattern PLACE = Pattern.compile("\\{\\{([a-z]+)}}");

    private final String form;
    private final Map<String, String> texts = new HashMap<>();

    Template(String form) {
        this.form = form;
    }

    /** Fills a placeholder with a text. */
    Template with(String place, String text) {
        texts.put(place, text);
        return this;
    }

    /**
     * The whole text.
     *
     * @throws IllegalStateException if a placeholder has no text
     */
    String text() {
        return PLACE.matcher(form).replaceAll(place -> {
            String text = texts.get(place.group(1));
            if (text == null) {
                throw new IllegalStateException("nothing is said of " + place.group());
            }
            return Matcher.quoteReplacement(text);
        });
    }
}
