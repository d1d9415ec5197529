package org.plyspace.web.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import org.plyspace.endgame.TableAnswers.ValuedMove;
import org.plyspace.endgame.Value;
import org.plyspace.web.view.AttemptView;

/**
 * What tablebases say of a position, repetition and clock apart.
 *
 * @param known whether they have it; if not, the others but the last say nothing
 * @param result {@code win}, {@code draw} or {@code loss} of the side to move
 * @param plies the plies to the end by best play; empty for a draw
 * @param keeps the moves that keep the result, the best first
 * @param trouble why a table could not be read
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record TablesView(
        boolean known, Optional<String> result, Optional<Integer> plies, List<Kept> keeps, Optional<String> trouble) {

    /** They do not have it. */
    static final TablesView NONE = troubled(Optional.empty());

    /**
     * A move that keeps the result.
     *
     * @param plies the plies to the end by best play, this move included; empty for a draw
     */
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    record Kept(String move, Optional<Integer> plies, AttemptView attempt) {}

    /** Creates the view of a position with a value and legal moves. */
    static TablesView of(int value, List<ValuedMove> moves) {
        return new TablesView(
                true,
                Optional.of(Value.result(value)),
                plies(value),
                moves.stream()
                        .filter(move -> Value.result(move.value()).equals(Value.result(value)))
                        .map(move -> new Kept(move.text(), plies(move.value()), AttemptView.of(move.move())))
                        .toList(),
                Optional.empty());
    }

    /** Creates the view where a table could not be read. */
    static TablesView unreadable(String reason) {
        return troubled(Optional.of(reason));
    }

    private static TablesView troubled(Optional<String> trouble) {
        return new TablesView(false, Optional.empty(), Optional.empty(), List.of(), trouble);
    }

    private static Optional<Integer> plies(int value) {
        return value == Value.DRAW ? Optional.empty() : Optional.of(Value.plies(value));
    }
}
