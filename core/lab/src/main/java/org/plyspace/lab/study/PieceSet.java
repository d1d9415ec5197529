package org.plyspace.lab.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.plyspace.api.PieceType;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;

/**
 * Several pieces of a side, without royal ones. Immutable.
 *
 * @param pieces the types in the order of the rules, each repeated for every piece of it
 */
public record PieceSet(List<PieceType> pieces) {

    /** No pieces. */
    public static final PieceSet NONE = new PieceSet(List.of());

    private static final String NOTHING = "-";
    private static final Pattern SYMBOL = Pattern.compile("[" + Pattern.quote(PieceType.MARKS) + "]?[A-Z]");

    /** Copies the list. */
    public PieceSet {
        pieces = pieces.stream()
                .sorted(Comparator.comparingInt(PieceType::index))
                .toList();
    }

    /**
     * Reads symbols of pieces, one after the other: {@code NP}; {@code -} stands for no pieces.
     *
     * @throws UsageException if a piece does not exist or is royal
     */
    public static PieceSet parse(Rules rules, String text) {
        if (text.equals(NOTHING)) {
            return NONE;
        }
        List<PieceType> found = new ArrayList<>();
        Matcher symbols = SYMBOL.matcher(text);
        int end = 0;
        while (symbols.find() && symbols.start() == end) {
            found.add(type(rules, symbols.group()));
            end = symbols.end();
        }
        if (end < text.length() || text.isEmpty()) {
            throw new UsageException("'" + Texts.shorten(text) + "' is no list of pieces; expected symbols such as "
                    + symbols(rules) + ", one after" + " the other, or " + NOTHING + " for none");
        }
        return new PieceSet(found);
    }

    private static PieceType type(Rules rules, String symbol) {
        PieceType type = rules.pieceTypes().stream()
                .filter(any -> any.symbol().equals(symbol))
                .findFirst()
                .orElseThrow(() -> new UsageException(
                        "no piece " + symbol + " in " + rules.setting() + "; expected some of " + symbols(rules)));
        if (type.royal()) {
            throw new UsageException("the " + type.name() + " is royal, and no side can do without it in "
                    + rules.setting() + "; expected some of " + symbols(rules));
        }
        return type;
    }

    private static String symbols(Rules rules) {
        return rules.pieceTypes().stream()
                .filter(type -> !type.royal())
                .map(PieceType::symbol)
                .collect(Collectors.joining(", "));
    }

    /** The number of pieces of a type. */
    public int count(PieceType type) {
        return (int) pieces.stream().filter(type::equals).count();
    }

    /** The text that {@link #parse} reads. */
    @Override
    public String toString() {
        return pieces.isEmpty()
                ? NOTHING
                : pieces.stream().map(PieceType::symbol).collect(Collectors.joining());
    }
}
