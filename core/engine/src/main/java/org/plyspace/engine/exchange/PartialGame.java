package org.plyspace.engine.exchange;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.FailureException;
import org.plyspace.api.Notation;
import org.plyspace.api.Purpose;
import org.plyspace.engine.Game;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.replay.BadMove;

/**
 * A game as far as it obeys its rules.
 *
 * @param record the valid part: each line ends before its first bad move. If there are problems, its end is meaningless
 * @param game the valid moves, played
 * @param result the result as written, valid or not
 * @param termination the termination as written, valid or not
 * @param troubles the problems in the order of the text; empty if there are none. After {@value ReplayProblems#MOST} bad moves,
 *     a last problem gives the number of further ones
 */
public record PartialGame(
        GameRecord record, Game game, String result, Optional<String> termination, List<Problem> troubles) {

    /** Copies the list. */
    public PartialGame {
        troubles = List.copyOf(troubles);
    }

    /** A game without problems. */
    public static PartialGame of(ReplayedGame checked) {
        GameRecord record = checked.record();
        return new PartialGame(record, checked.game(), record.result().text(), record.termination(), List.of());
    }

    /**
     * The complete game if it has no problem.
     *
     * @param name the file's name for messages
     * @throws FailureException if there is a problem; the message gives the first
     */
    public ReplayedGame checked(String name) {
        troubles.stream().findFirst().ifPresent(problem -> {
            throw new FailureException(name, (problem.move.isPresent() ? "bad " : "") + problem.reason);
        });
        return new ReplayedGame(record, game);
    }

    /**
     * A rule that the game breaks.
     *
     * @param reason the explanation for people, with the move and its place
     * @param move the move as written; empty if the problem is the end of the game, or stands for several moves
     * @param before the moves from the start to that place, in machine form
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Problem(String reason, Optional<String> move, List<String> before) {

        /** Copies the moves. */
        public Problem {
            before = List.copyOf(before);
        }

        /** A problem with a move that the rules do not allow; the game stands before it. */
        static Problem of(Game game, BadMove bad) {
            return new Problem(
                    bad.toString(),
                    Optional.of(bad.text()),
                    MoveTexts.inTurn(
                            game.position().rules().position(game.start(), Purpose.GAME),
                            game.moves(),
                            Notation.MACHINE));
        }

        /** A problem with the stated end of the game. */
        static Problem ofEnd(GameLine line, String reason) {
            return new Problem(reason, Optional.empty(), line.moves());
        }
    }
}
