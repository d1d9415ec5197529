package org.plyspace.lab.experiment;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;

/**
 * How the first moves of games are drawn. No opening is discarded: to filter them by how even they are would filter out the advantage of
 * the first move.
 *
 * @param kind how a move is drawn
 * @param plies the number of moves, 0 to {@value #MOST_PLIES}; 0 for {@link Kind#START} alone
 */
public record OpeningRule(Kind kind, int plies) {

    /** The most plies of an opening. */
    public static final int MOST_PLIES = 200;

    /** The default. */
    public static final OpeningRule USUAL = new OpeningRule(Kind.SOFTMAX, 20);

    private static final Pattern FORM = Pattern.compile("(softmax|random):([1-9][0-9]{0,3})|start");

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
     * Reads the form of an experiment's file: {@code softmax:20}, {@code random:8} or {@code start}.
     *
     * @throws UsageException if the text is malformed
     */
    public static OpeningRule parse(String text) {
        Matcher parts = FORM.matcher(text);
        if (parts.matches()) {
            int plies = parts.group(2) == null ? 0 : Integer.parseInt(parts.group(2));
            if (plies <= MOST_PLIES) {
                Kind kind =
                        plies == 0 ? Kind.START : Kind.valueOf(parts.group(1).toUpperCase(Locale.ROOT));
                return new OpeningRule(kind, plies);
            }
        }
        throw new UsageException("expected softmax:N or random:N with N from 1 to " + MOST_PLIES + ", or start, found '"
                + Texts.shorten(text) + "'");
    }

    /** The form of an experiment's file. */
    @Override
    public String toString() {
        String name = kind.name().toLowerCase(Locale.ROOT);
        return kind == Kind.START ? name : name + ":" + plies;
    }
}
