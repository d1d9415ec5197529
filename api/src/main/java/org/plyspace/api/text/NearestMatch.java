package org.plyspace.api.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import org.plyspace.api.PublicApi;
import org.plyspace.api.PublicApi.Usage;

/** Guesses which of the words there are was meant by one that is not there. */
@PublicApi(usage = Usage.CALL)
public final class NearestMatch {

    private NearestMatch() {}

    /** The candidate with the fewest letters to change, if fewer than half of what was typed must change. */
    public static Optional<String> of(String typed, Collection<String> candidates) {
        return candidates.stream()
                .filter(candidate -> 2 * Math.abs(candidate.length() - typed.length()) <= candidate.length())
                .min(Comparator.comparingInt(candidate -> distance(typed, candidate)))
                .filter(candidate -> 2 * distance(typed, candidate) <= candidate.length());
    }

    /** {@code "; did you mean 'x'?"}, or nothing if nothing is near. */
    public static String question(String typed, Collection<String> candidates) {
        return of(typed, candidates)
                .map(near -> "; did you mean '" + near + "'?")
                .orElse("");
    }

    /** Levenshtein's distance: the fewest letters to insert, remove or replace, in time product of the lengths. */
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
