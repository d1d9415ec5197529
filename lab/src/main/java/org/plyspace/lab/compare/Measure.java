package org.plyspace.lab.compare;

import java.util.Locale;

/**
 * Something that is known of each variant as a number.
 *
 * @param label unique within its section
 */
public record Measure(Section section, String label) {

    /** Unique among all measures, for data files: {@code endings: white wins}. */
    public String id() {
        return section.name().toLowerCase(Locale.ROOT).replace('_', ' ') + ": " + label;
    }
}
