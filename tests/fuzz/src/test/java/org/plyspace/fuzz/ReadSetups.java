package org.plyspace.fuzz;

import java.util.Optional;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Piece;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/**
 * A setup built step by step. The first line names the rule set; the second is {@code start}, {@code empty} or {@code size
 * CELLS BOARDS}; then each line is a step: {@code piece CELL CODE}, {@code hand CODE COUNT}, {@code anchor BOARD ANCHOR},
 * {@code clocks HALFMOVES FULLMOVES}, {@code side b}, {@code field NAME=TEXT}. Other lines are ignored.
 */
final class ReadSetups implements Reading {

    private static final int MOST_CELLS = 5_000;

    @Override
    public boolean read(byte[] input) {
        Chosen chosen = Chosen.of(input);
        Rules rules = RuleSets.rules(chosen.spec());
        String[] lines = chosen.text().split("\n", -1);
        Setup.Builder builder = begin(rules, lines[0].split(" ", -1));
        Setup size = builder.build();
        for (int i = 1; i < lines.length; i++) {
            step(builder, size, lines[i]);
        }
        return Setups.hold(rules, builder.build());
    }

    private static Setup.Builder begin(Rules rules, String[] words) {
        return switch (words[0]) {
            case "empty" -> rules.empty().toBuilder();
            case "size" ->
                Setup.builder(
                        index(word(words, 1), MOST_CELLS).orElse(0),
                        index(word(words, 2), MOST_CELLS).orElse(0));
            default -> start(rules).toBuilder();
        };
    }

    private static Setup start(Rules rules) {
        try {
            return rules.start();
        } catch (NoStartException none) {
            return rules.empty();
        }
    }

    private static void step(Setup.Builder into, Setup size, String line) {
        String[] words = line.split(" ", -1);
        switch (words[0]) {
            case "piece" ->
                index(word(words, 1), size.cells()).ifPresent(cell -> into.piece(cell, number(word(words, 2))));
            case "hand" ->
                index(word(words, 1), Piece.CODES).ifPresent(code -> into.hand(code, number(word(words, 2))));
            case "anchor" ->
                index(word(words, 1), size.boards()).ifPresent(board -> into.anchor(board, number(word(words, 2))));
            case "clocks" -> into.clocks(number(word(words, 1)), number(word(words, 2)));
            case "side" -> into.side(word(words, 1).equals("b") ? Side.BLACK : Side.WHITE);
            case "field" -> field(into, line.substring("field".length()).stripLeading());
            default -> {}
        }
    }

    private static void field(Setup.Builder into, String assignment) {
        int equals = assignment.indexOf('=');
        if (equals >= 0) {
            into.field(assignment.substring(0, equals), assignment.substring(equals + 1));
        }
    }

    private static String word(String[] words, int index) {
        return index < words.length ? words[index] : "";
    }

    /** A number for any text, so that no mutation is wasted. */
    private static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException any) {
            return text.hashCode();
        }
    }

    /** A number below a limit for any text; empty if the limit leaves none. */
    private static Optional<Integer> index(String text, int limit) {
        return limit == 0 ? Optional.empty() : Optional.of(Math.floorMod(number(text), limit));
    }
}
