package org.plyspace.lab.study;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;

/**
 * How the first moves of games are drawn. No opening is discarded: to filter them by how even they are would filter out the advantage of
 * the first move.
 *
 * @param kind how a move is drawn
 * @param lengths the numbers of moves, which openings have in turn; each 1 to {@value #MOST_PLIES}, or 0 alone for {@link Kind#START}
 */
public record OpeningRule(Kind kind, List<Integer> lengths) {

    /** Copies the lengths. */
    public OpeningRule {
        lengths = List.copyOf(lengths);
    }

    /** A rule by which all openings are equally long. */
    public OpeningRule(Kind kind, int plies) {
        this(kind, List.of(plies));
    }

    /** The most plies of an opening. */
    public static final int MOST_PLIES = 200;

    /** The default. */
    public static final OpeningRule USUAL = new OpeningRule(Kind.SOFTMAX, 20);

    private static final Pattern FORM =
            Pattern.compile("(softmax|random):([1-9][0-9]{0,3}(?:\\+[1-9][0-9]{0,3}){0,9})|start");

    /** How a move of an opening is drawn. */
    public enum Kind {
        /** The better a search of one ply rates a move, the likelier it is, see {@link org.plyspace.match.SoftMax}. */
        SOFTMAX,
        /** All legal moves are equally likely. */
        RANDOM,
        /** No move is drawn: all games begin with the start position. */
        START
    }

    /**
     * Reads the form of an experiment's file: {@code softmax:20}, {@code softmax:8+20} for two lengths in turn, {@code random:8} or {@code
     * start}.
     *
     * @throws UsageException if the text is malformed
     */
    public static OpeningRule parse(String text) {
        Matcher parts = FORM.matcher(text);
        if (parts.matches()) {
            List<Integer> lengths = parts.group(2) == null
                    ? List.of(0)
                    : Stream.of(parts.group(2).split("\\+", -1))
                            .map(Integer::valueOf)
                            .toList();
            boolean differ = lengths.stream().distinct().count() == lengths.size();
            if (differ && lengths.stream().allMatch(plies -> plies <= MOST_PLIES)) {
                Kind kind = parts.group(1) == null
                        ? Kind.START
                        : Kind.valueOf(parts.group(1).toUpperCase(Locale.ROOT));
                return new OpeningRule(kind, lengths);
            }
        }
        throw new UsageException("expected softmax:N or random:N with N from 1 to " + MOST_PLIES
                + ", several different N as N+M, or start, found '" + Texts.shorten(text) + "'");
    }

    /** The number of moves of the longest openings. */
    public int plies() {
        return lengths.stream().mapToInt(Integer::intValue).max().orElseThrow();
    }

    /** The number of moves of an opening, by its number from 0. */
    public int plies(int opening) {
        return lengths.get(opening % lengths.size());
    }

    /** The form of an experiment's file. */
    @Override
    public String toString() {
        String name = kind.name().toLowerCase(Locale.ROOT);
        return kind == Kind.START
                ? name
                : name + ":" + lengths.stream().map(String::valueOf).collect(Collectors.joining("+"));
    }
}
