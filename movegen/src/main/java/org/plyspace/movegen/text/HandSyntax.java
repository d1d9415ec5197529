package org.plyspace.movegen.text;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Setup;
import org.plyspace.api.SetupField;
import org.plyspace.api.SetupField.Content;
import org.plyspace.api.Side;

/**
 * The field {@code hand} of a position's text: the pieces that both sides hold, each a symbol in the holder's case followed by
 * its count if above one: {@code B,P2,p}.
 */
public final class HandSyntax implements FieldSyntax {

    /** The field's key. */
    public static final String FIELD = "hand";

    private final List<PieceType> types;
    private final int most;

    /**
     * Creates the syntax for a rule set.
     *
     * @param types the types that can be held
     * @param most the largest count of one type in a hand
     */
    public HandSyntax(List<PieceType> types, int most) {
        this.types = List.copyOf(types);
        this.most = most;
    }

    /** The description of the field for editors. */
    public SetupField declared() {
        List<String> symbols = new ArrayList<>();
        for (Side side : Side.values()) {
            types.forEach(type -> symbols.add(type.symbol(side)));
        }
        return new SetupField(FIELD, "pieces in hand", Content.COUNTS, symbols);
    }

    @Override
    public void check(Token field) {
        Set<Integer> seen = new HashSet<>();
        for (Token item : field.split(',')) {
            Held held = held(item);
            if (!seen.add(held.piece())) {
                throw item.refusal(item.quoted() + " names a piece twice; expected each once with its number");
            }
        }
    }

    /** Reads a valid field into hands. */
    void read(Token field, Setup.Builder into) {
        for (Token item : field.split(',')) {
            Held held = held(item);
            into.hand(held.piece(), held.count());
        }
    }

    private record Held(int piece, int count) {}

    private Held held(Token item) {
        int digits = item.length();
        while (digits > 0 && Character.isDigit(item.charAt(digits - 1))) {
            digits--;
        }
        int piece = piece(item.part(0, digits).text())
                .orElseThrow(() -> item.refusal("expected a piece, as " + symbols()
                        + " in upper case for White and lower case for Black, and its number if more than one, found "
                        + item.quoted()));
        if (digits == item.length()) {
            return new Held(piece, 1);
        }
        if (most == 1) {
            throw item.refusal("expected no more than one piece of a type, without a number, found " + item.quoted());
        }
        return new Held(piece, item.part(digits, item.length()).number("number", 2, most));
    }

    private Optional<Integer> piece(String symbol) {
        for (Side side : Side.values()) {
            for (PieceType type : types) {
                if (type.symbol(side).equals(symbol)) {
                    return Optional.of(Piece.code(side, type.index()));
                }
            }
        }
        return Optional.empty();
    }

    private String symbols() {
        return types.stream().map(PieceType::symbol).collect(Collectors.joining(", "));
    }

    /** The text of the field for a setup; empty if both hands are empty. */
    String write(Setup setup) {
        List<String> items = new ArrayList<>();
        for (Side side : Side.values()) {
            for (PieceType type : types) {
                int count = setup.hand(Piece.code(side, type.index()));
                if (count > 0) {
                    items.add(type.symbol(side) + (count == 1 ? "" : count));
                }
            }
        }
        return items.stream().sorted().collect(Collectors.joining(","));
    }
}
