package org.plyspace.engine.replay;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;

/** The claim made by the mark printed after a move. */
enum MoveMark {
    /** No claim; checks need not be marked. */
    NONE,
    /** The mark {@code +}: check, mate or not. */
    CHECK,
    /** The mark {@code ++}, {@code #} or {@code mate}. */
    MATE;

    private static final Pattern MARK = Pattern.compile("\\s*(\\+\\+|\\+|#|\\bmate)$");

    /**
     * A move's text without its mark.
     *
     * @param move the text before the mark
     * @param mark the claim
     */
    record Marked(String move, MoveMark mark) {}

    /** Separates a move from its mark, dropping {@code !} and {@code ?}. */
    static Marked split(String annotated) {
        String text = withoutAnnotation(annotated);
        Matcher matcher = MARK.matcher(text);
        if (!matcher.find()) {
            return new Marked(text, NONE);
        }
        MoveMark mark = matcher.group(1).equals("+") ? CHECK : MATE;
        return new Marked(text.substring(0, matcher.start()), mark);
    }

    /** By hand, since a regular expression would restart at each of many signs. */
    private static String withoutAnnotation(String text) {
        int end = text.length();
        while (end > 0 && (text.charAt(end - 1) == '!' || text.charAt(end - 1) == '?')) {
            end--;
        }
        while (end < text.length() && end > 0 && text.charAt(end - 1) == ' ') {
            end--;
        }
        return text.substring(0, end);
    }

    /** The reason why the claim is wrong in the position after the move; empty if it is right. */
    Optional<String> disagreement(Position after) {
        boolean mate = after.outcome()
                .filter(outcome -> outcome.reason().equals(Outcome.CHECKMATE))
                .isPresent();
        return switch (this) {
            case NONE -> Optional.empty();
            case CHECK -> after.inCheck() ? Optional.empty() : Optional.of("it is marked as check but gives none");
            case MATE -> mate ? Optional.empty() : Optional.of("it is marked as mate but does not mate");
        };
    }
}
