package org.plyspace.web.record;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Notations;
import org.plyspace.engine.record.GameLine;

/**
 * Moves one after the other, with what is said of them and what could have been played instead.
 *
 * @param ply of the first move, from 1 at the start of the game
 * @param comment what is said before the first move
 * @param variations each replaces the move at its first ply
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
record LineView(int ply, List<MoveInLine> moves, Optional<String> comment, List<LineView> variations) {

    /**
     * A move.
     *
     * @param source in the notation of the rule set's source, where it has one
     * @param number of the move, as it is counted
     * @param check whether it gives check
     * @param signs what the writer thinks of it, as {@link org.plyspace.engine.record.MoveSigns} has it
     * @param comment what is said after it
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record MoveInLine(
            String move,
            Optional<String> source,
            int number,
            String side,
            boolean check,
            Optional<String> signs,
            Optional<String> comment) {}

    /**
     * Creates the view of legal moves.
     *
     * @param position before the first one, and again so afterwards
     */
    static LineView of(Position position, GameLine line) {
        return new Walk(position, Notations.written(position.rules())).along(line);
    }

    /** Along a line and its variations, on one position. */
    private record Walk(Position position, Notation source) {

        LineView along(GameLine line) {
            List<MoveInLine> moves = new ArrayList<>();
            List<LineView> variations = new ArrayList<>();
            for (String text : line.moves()) {
                int ply = line.firstPly() + moves.size();
                line.variations().stream()
                        .filter(variation -> variation.firstPly() == ply)
                        .forEach(variation -> variations.add(along(variation)));
                moves.add(made(
                        text,
                        Optional.ofNullable(line.signs().get(ply)),
                        Optional.ofNullable(line.comments().get(ply))));
            }
            moves.forEach(any -> position.unmake());
            return new LineView(
                    line.firstPly(), moves, Optional.ofNullable(line.comments().get(line.firstPly() - 1)), variations);
        }

        private MoveInLine made(String text, Optional<String> signs, Optional<String> comment) {
            if (!(position.words().judge(text, Notation.MACHINE) instanceof Verdict.Legal legal)) {
                throw new IllegalStateException("a move that held does not: " + text);
            }
            Optional<String> inSource = source.equals(Notation.MACHINE)
                    ? Optional.empty()
                    : Optional.of(position.words().text(legal.move(), source));
            int number = position.fullmoveNumber();
            String side = position.sideToMove().word();
            position.make(legal.move());
            return new MoveInLine(text, inSource, number, side, position.inCheck(), signs, comment);
        }
    }
}
