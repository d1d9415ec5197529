package org.plyspace.conformance.scenario;

/**
 * One row of a matrix.
 *
 * @param id unique within its matrix, the same for the same seed
 * @param description what the case shows, or why its move is invalid
 * @param position a position's text
 * @param move a move in machine form, or empty if the case is about the position itself
 * @param valid whether the move is legal; true without a move
 * @param citation the rule behind it
 * @param outcome the state after a valid move, or of the position without a move: one of the words of {@link
 *     Outcomes}; empty for an invalid move
 * @param after the text of the position after a valid move, or empty
 */
public record TestCase(
        String id,
        String description,
        String position,
        String move,
        boolean valid,
        String citation,
        String outcome,
        String after) {

    /** The same case under another id. */
    TestCase withId(String newId) {
        return new TestCase(newId, description, position, move, valid, citation, outcome, after);
    }

    /** The category: the id without its number, {@code T-KING} of {@code T-KING_001}. */
    public String category() {
        return id.replaceFirst("_[0-9]+[a-z]?$", "");
    }

    /** The position and move, which no two cases of a matrix share. */
    public String question() {
        return position + " " + move;
    }
}
