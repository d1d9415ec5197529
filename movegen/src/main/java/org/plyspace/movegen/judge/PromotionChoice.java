package org.plyspace.movegen.judge;

import java.util.List;

/**
 * The promotions that a move allows.
 *
 * @param choices the symbols to choose from; empty if the move promotes nothing
 * @param must whether the move must promote
 * @param ever whether any move promotes such a piece
 * @param declared the symbols to choose from in the declared rules, before common options
 */
public record PromotionChoice(List<String> choices, boolean must, boolean ever, List<String> declared) {

    public PromotionChoice {
        choices = List.copyOf(choices);
        declared = List.copyOf(declared);
    }

    /** The choice of a move that promotes nothing. */
    public static PromotionChoice none(boolean ever) {
        return new PromotionChoice(List.of(), false, ever, List.of());
    }

    /** Whether a choice, or its absence, is right. */
    boolean allows(String chosen) {
        return chosen.isEmpty() ? !must : choices.contains(chosen);
    }
}
