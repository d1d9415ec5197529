package org.plyspace.web.record;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Notations;
import org.plyspace.engine.exchange.PartialGame;
import org.plyspace.engine.notation.San;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.GameRecord;

/**
 * A recorded game, as far as it is legal by its rules.
 *
 * @param variant the variant with all options that differ from their defaults, including those that the start fixes
 * @param tags the facts about the whole game, such as its players, by the tags' names
 * @param start the text of the first position
 * @param result the result as written
 * @param termination why the game ended, as written
 * @param line the moves
 * @param troubles the parts that are not legal
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record RecordView(
        String variant,
        Map<String, String> tags,
        String start,
        String result,
        Optional<String> termination,
        @JsonUnwrapped LineView line,
        List<PartialGame.Problem> troubles) {

    /** Creates the view of a game. */
    public static RecordView of(PartialGame held) {
        GameRecord record = held.record();
        Rules rules = held.game().position().rules();
        return new RecordView(
                rules.setting(),
                record.tags(),
                rules.write(held.game().start()),
                held.result(),
                held.termination(),
                LineView.of(rules.position(held.game().start(), Purpose.GAME), record.line()),
                held.troubles());
    }

    /**
     * A line of moves, with comments and variations.
     *
     * @param ply the ply of the first move, from 1 at the start of the game
     * @param comment the comment before the first move
     * @param variations the variations, each of which replaces the move at its first ply
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record LineView(int ply, List<MoveInLine> moves, Optional<String> comment, List<LineView> variations) {

        /**
         * A move in a line.
         *
         * @param san the move in standard algebraic notation
         * @param source the move in the notation of the rule set's source, if that has one
         * @param number the number of the move
         * @param check whether it gives check
         * @param piece the code of the piece that moves, before any promotion; empty for a board move
         * @param signs the annotator's signs, in the form of {@link org.plyspace.engine.record.MoveSigns}
         * @param comment the comment after the move
         */
        @JsonInclude(JsonInclude.Include.NON_ABSENT)
        record MoveInLine(
                String move,
                String san,
                Optional<String> source,
                int number,
                String side,
                boolean check,
                Optional<Integer> piece,
                Optional<String> signs,
                Optional<String> comment) {}

        /**
         * Creates the view of legal moves.
         *
         * @param position the position before the first move; it is restored afterwards
         */
        static LineView of(Position position, GameLine line) {
            return new Walk(position, new San(position), Notations.written(position.rules())).along(line);
        }

        /** Walks along a line and its variations on one position. */
        private record Walk(Position position, San san, Notation source) {

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
                        line.firstPly(),
                        moves,
                        Optional.ofNullable(line.comments().get(line.firstPly() - 1)),
                        variations);
            }

            private MoveInLine made(String text, Optional<String> signs, Optional<String> comment) {
                if (!(position.words().judge(text, Notation.MACHINE) instanceof Verdict.Legal legal)) {
                    throw new IllegalStateException("a move that held does not: " + text);
                }
                Optional<String> inSource = source.equals(Notation.MACHINE)
                        ? Optional.empty()
                        : Optional.of(position.words().text(legal.move(), source));
                String written = san.text(legal.move());
                int number = position.fullmoveNumber();
                String side = position.sideToMove().word();
                position.make(legal.move());
                int piece = Move.piece(legal.move());
                return new MoveInLine(
                        text,
                        written,
                        inSource,
                        number,
                        side,
                        position.inCheck(),
                        piece == Piece.NONE ? Optional.empty() : Optional.of(piece),
                        signs,
                        comment);
            }
        }
    }
}
