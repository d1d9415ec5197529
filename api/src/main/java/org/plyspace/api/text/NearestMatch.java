package org.plyspace.api.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import org.plyspace.api.PublicApi;

/** Suggests the existing word that a misspelt one most likely stands for. */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class NearestMatch {

    private NearestMatch() {}

    /** The candidate with the smallest edit distance, if that is less than half the length of what was typed. */
    public static Optional<String> of(String typed, Collection<String> candidates) {
        return candidates.stream()
                .filter(candidate -> 2 * Math.abs(candidate.length() - typed.length()) <= candidate.length())
                .min(Comparator.comparingInt(candidate -> distance(typed, candidate)))
                .filter(candidate -> 2 * distance(typed, candidate) <= candidate.length());
    }

    /** The suggestion {@code "; did you mean 'x'?"}, or an empty text if no candidate is near. */
    public static String question(String typed, Collection<String> candidates) {
        return of(typed, candidates)
                .map(near -> "; did you mean '" + near + "'?")
                .orElse("");
    }

    /**
     * The Levenshtein distance of two texts: the fewest insertions, removals and replacements of letters. Takes time
     * proportional to the product of the lengths.
     */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
