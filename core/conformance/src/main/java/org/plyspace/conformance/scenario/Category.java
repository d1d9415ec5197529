package org.plyspace.conformance.scenario;

import java.util.Comparator;
import java.util.Locale;

/**
 * A category of cases.
 *
 * @param group the group, which decides the order in a matrix
 * @param title the title, unique within its group, from which ids are made
 */
record Category(Group group, String title) implements Comparable<Category> {

    private static final int LONGEST_ID = 64;
    private static final long SPREAD = 0x9e3779b97f4a7c15L;
    private static final Comparator<Category> ORDER =
            Comparator.comparing(Category::group).thenComparing(Category::title);

    /** The parts of a matrix. */
    enum Group {
        STEP,
        CAPTURE,
        SPECIAL,
        BOARD,
        TAG,
        EFFECT,
        INVALID,
        POSITION
    }

    /** The title as the beginning of an id: {@code ROOK_WITHIN_A_BOARD}. */
    String slug() {
        String slug =
                title.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]+", "_").replaceAll("^_|_$", "");
        return slug.length() <= LONGEST_ID ? slug : slug.substring(0, slug.lastIndexOf('_', LONGEST_ID));
    }

    /** A number specific to this category, the same in every run. */
    long salt() {
        return title.hashCode() * SPREAD;
    }

    @Override
    public int compareTo(Category other) {
        return ORDER.compare(this, other);
    }
}
