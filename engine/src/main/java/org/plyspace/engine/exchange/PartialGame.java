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
 * A game as far as it holds by its rules.
 *
 * @param record with what holds: a line ends before its first bad move. If there is trouble, how it ended means nothing
 * @param game the moves that hold, played
 * @param result as it is written, whether it holds or not
 * @param termination likewise
 * @param troubles what does not hold, in the order of the text; none if everything does. After {@value ReplayProblems#MOST} moves a last one
 *     says how many more there are
 */
public record PartialGame(
        GameRecord record, Game game, String result, Optional<String> termination, List<Problem> troubles) {

    /** Copies the list. */
    public PartialGame {
        troubles = List.copyOf(troubles);
    }

    /** A game that holds. */
    public static PartialGame of(ReplayedGame checked) {
        GameRecord record = checked.record();
        return new PartialGame(record, checked.game(), record.result().text(), record.termination(), List.of());
    }

    /**
     * The same, if all of it holds.
     *
     * @param name what messages call the file
     * @throws FailureException if there is trouble, with the first
     */
    public ReplayedGame checked(String name) {
        troubles.stream().findFirst().ifPresent(problem -> {
            throw new FailureException(name, (problem.move.isPresent() ? "bad " : "") + problem.reason);
        });
        return new ReplayedGame(record, game);
    }

    /**
     * What does not hold.
     *
     * @param reason for people, with the move and where it stands
     * @param move as written; empty if it is the end that does not hold, or if it stands for more
     * @param before the moves that lead there from the start, in machine form
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Problem(String reason, Optional<String> move, List<String> before) {

        /** Copies the moves. */
        public Problem {
            before = List.copyOf(before);
        }

        /** About a move that the rules do not have; the game stands before it. */
        static Problem of(Game game, BadMove bad) {
            return new Problem(
                    bad.toString(),
                    Optional.of(bad.text()),
                    MoveTexts.inTurn(
                            game.position().rules().position(game.start(), Purpose.GAME),
                            game.moves(),
                            Notation.MACHINE));
        }

        /** About how a game is said to have ended. */
        static Problem ofEnd(GameLine line, String reason) {
            return new Problem(reason, Optional.empty(), line.moves());
        }
    }
}
