package org.plyspace.engine.record;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.plyspace.api.Texts;

/**
 * A tree of moves: a line, and the variations that could have been played instead. Plies are counted from 1 at the
 * start of the game, in variations too.
 *
 * @param firstPly the ply that the first move is played at; 1 for the game itself
 * @param moves the moves in machine form (notation.md, Moves)
 * @param comments the comments, by the ply that they follow; the ply before the first one stands for the place before
 *     it. A comment is not blank, has no blanks at its ends, no {@code }} and no line breaks, so that every text form takes it
 * @param signs the signs of the moves, by their plies, in the form of {@link MoveSigns}
 * @param variations the variations, each played instead of the move at its first ply, which this line must have; sorted by that ply
 */
public record GameLine(
        int firstPly,
        List<String> moves,
        SortedMap<Integer, String> comments,
        SortedMap<Integer, String> signs,
        List<GameLine> variations) {

    /** The deepest nesting of variations, limited so that neither reading nor writing them overflows the stack. */
    public static final int DEEPEST = 200;

    /**
     * Creates a line from copies of the arguments.
     *
     * @throws IllegalArgumentException if a comment, a sign or a variation is not as described above, or variations are nested deeper than
     *     {@link #DEEPEST}
     */
    public GameLine {
        moves = List.copyOf(moves);
        comments = Collections.unmodifiableSortedMap(new TreeMap<>(comments));
        signs = Collections.unmodifiableSortedMap(new TreeMap<>(signs));
        variations = variations.stream()
                .sorted(Comparator.comparingInt(GameLine::firstPly))
                .toList();
        int last = firstPly + moves.size() - 1;
        for (Map.Entry<Integer, String> comment : comments.entrySet()) {
            checkPly("a comment", comment.getKey(), firstPly - 1, last);
            checkComment(comment.getValue());
        }
        for (Map.Entry<Integer, String> sign : signs.entrySet()) {
            checkPly("a sign", sign.getKey(), firstPly, last);
            MoveSigns.refusal(sign.getValue()).ifPresent(refusal -> {
                throw new IllegalArgumentException(refusal);
            });
        }
        for (GameLine variation : variations) {
            checkPly("a variation", variation.firstPly, firstPly, last);
            if (variation.moves.isEmpty()) {
                throw new IllegalArgumentException("a variation has no moves; expected at least one");
            }
        }
        if (depthOf(variations) > DEEPEST) {
            throw new IllegalArgumentException(
                    "variations nest too deeply; expected at most " + DEEPEST + " within each other");
        }
    }

    /** A line of moves without variations, comments or signs. */
    public static GameLine of(List<String> moves) {
        return new GameLine(1, moves, new TreeMap<>(), new TreeMap<>(), List.of());
    }

    private static void checkPly(String what, int ply, int first, int last) {
        if (ply < first || ply > last) {
            throw new IllegalArgumentException(what + " is at ply " + ply
                    + (last < first ? ", but its line has no moves" : "; expected " + first + " to " + last));
        }
    }

    private static void checkComment(String text) {
        if (text.isBlank() || !text.equals(text.strip()) || text.indexOf('}') >= 0 || hasControl(text)) {
            throw new IllegalArgumentException("'" + Texts.shorten(text)
                    + "' is not a comment; expected one line without } and without blanks at its ends");
        }
    }

    private static int depthOf(List<GameLine> variations) {
        return variations.stream()
                .mapToInt(variation -> 1 + depthOf(variation.variations))
                .max()
                .orElse(0);
    }

    static boolean hasControl(String text) {
        return text.chars().anyMatch(Character::isISOControl);
    }

    /** The number of variations, comments and signed moves in this line and, recursively, in its variations. */
    public int annotations() {
        return comments.size()
                + signs.size()
                + variations.stream()
                        .mapToInt(variation -> 1 + variation.annotations())
                        .sum();
    }

    /** Returns a line of other moves with this line's comments, signs and variations up to the first ply that differs. */
    public GameLine onto(List<String> played) {
        int common = 0;
        while (common < Math.min(played.size(), moves.size())
                && played.get(common).equals(moves.get(common))) {
            common++;
        }
        int lastCommon = firstPly + common - 1;
        return new GameLine(
                firstPly,
                played,
                comments.headMap(lastCommon + 1),
                signs.headMap(lastCommon + 1),
                variations.stream()
                        .filter(variation -> variation.firstPly <= lastCommon)
                        .toList());
    }
}
