package org.plyspace.movegen.judge;

import java.util.List;

/**
 * What a piece may become by a move.
 *
 * @param choices symbols of the types to choose from; none if nothing is promoted by the move
 * @param must whether one has to be chosen
 * @param ever whether such a piece is promoted by any move
 * @param declared symbols of the types to choose from by the rules as declared, common options apart
 */
public record PromotionChoice(List<String> choices, boolean must, boolean ever, List<String> declared) {

    public PromotionChoice {
        choices = List.copyOf(choices);
        declared = List.copyOf(declared);
    }

    /** Of a move that promotes nothing. */
    public static PromotionChoice none(boolean ever) {
        return new PromotionChoice(List.of(), false, ever, List.of());
    }

    /** Whether a choice, or the want of one, is right. */
    boolean allows(String chosen) {
        return chosen.isEmpty() ? !must : choices.contains(chosen);
    }
}
