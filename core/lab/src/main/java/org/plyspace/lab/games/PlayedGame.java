package org.plyspace.lab.games;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.plyspace.api.Notation;
import org.plyspace.api.Side;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.MoveTexts;
import org.plyspace.lab.numbers.GameSummary;
import org.plyspace.lab.study.ReadyExperiment;

/**
 * A finished game of an experiment. White moves first, unless an experiment in memory begins with another position.
 *
 * @param <M> the form of moves: {@link Long} for a game that was just played, text in machine form for one that was read or is to be
 *     written
 * @param number the number of the game, from 0; together with the experiment's identity it identifies the game
 * @param setting the experiment's setting in which it was played, from 0
 * @param player the experiment's engine that played both sides, from 0
 * @param opening the number of the opening, from 0; games with the same number, of other settings of the same rule set and of other
 *     engines, are paired with it
 * @param openingPlies the number of moves that form the opening, from 0; all of them if it ended the game
 * @param sharedPlies the number of opening moves that equal those of the rule set's first setting; smaller than {@code openingPlies} if
 *     the next one could not be played in this setting
 * @param moves all moves, those of the opening first
 * @param result the result; {@link GameResult#OPEN} if the game was cut off
 * @param reason why it ended, as {@link org.plyspace.api.Outcome#reason()}, or {@link #UNFINISHED}
 * @param depths the depth in plies of the last complete iteration for each move after the opening; 0 without one
 */
public record PlayedGame<M>(
        int number,
        int setting,
        int player,
        int opening,
        int openingPlies,
        int sharedPlies,
        List<M> moves,
        GameResult result,
        String reason,
        List<Integer> depths) {

    /** The reason given for a game that was cut off. */
    public static final String UNFINISHED = "unfinished";

    /**
     * Copies the lists.
     *
     * @throws IllegalArgumentException if anything violates the conditions above, in words for people
     */
    public PlayedGame {
        moves = List.copyOf(moves);
        depths = List.copyOf(depths);
        check(number >= 0 && setting >= 0 && player >= 0 && opening >= 0, "numbers below 0; expected 0 or more");
        check(
                0 <= openingPlies && openingPlies <= moves.size(),
                "an opening of " + openingPlies + " plies in a game of " + moves.size()
                        + "; expected no more than that");
        check(
                0 <= sharedPlies && sharedPlies <= openingPlies,
                sharedPlies + " shared plies of an opening of " + openingPlies + "; expected no more than that");
        check(
                depths.size() == moves.size() - openingPlies,
                depths.size() + " depths of " + (moves.size() - openingPlies)
                        + " moves after the opening; expected one for each");
        check(depths.stream().allMatch(depth -> depth >= 0), "a depth below 0; expected 0 or more");
        check(
                (result == GameResult.OPEN) == reason.equals(UNFINISHED),
                "the result is " + result.text() + " and the reason '" + reason + "'; expected the reason " + UNFINISHED
                        + " with the result " + GameResult.OPEN.text() + " and with no other");
    }

    private static void check(boolean fine, String refusal) {
        if (!fine) {
            throw new IllegalArgumentException(refusal);
        }
    }

    /** Whether the rules ended the game. */
    public boolean isFinished() {
        return result != GameResult.OPEN;
    }

    /** White's half points: 0, 1 or 2; empty if the game was cut off. */
    public OptionalInt halfPoints() {
        return switch (result) {
            case WHITE_WINS -> OptionalInt.of(2);
            case DRAW -> OptionalInt.of(1);
            case BLACK_WINS -> OptionalInt.of(0);
            case OPEN -> OptionalInt.empty();
        };
    }

    /** A side's mean search depth over its moves after the opening, in plies; empty if it made none. White moved first. */
    public OptionalDouble meanDepth(Side side) {
        return IntStream.range(0, depths.size())
                .filter(i -> (openingPlies + i) % 2 == side.index())
                .map(depths::get)
                .average();
    }

    /**
     * The summary of the game, for metrics.
     *
     * @param first the side that moved first
     */
    public GameSummary summary(Side first) {
        return new GameSummary(
                number,
                opening,
                openingPlies,
                result,
                reason,
                meanDepth(first == Side.WHITE ? Side.WHITE : Side.BLACK).orElse(0),
                meanDepth(first == Side.WHITE ? Side.BLACK : Side.WHITE).orElse(0));
    }

    /** The summary of a game in which White moved first. */
    public GameSummary summary() {
        return summary(Side.WHITE);
    }

    /** A game of an experiment with its moves in machine form, as in a store. */
    public static PlayedGame<String> inText(ReadyExperiment ready, PlayedGame<Long> game) {
        return game.with(MoveTexts.inTurn(
                ready.begin(game.setting(), game.opening()).position(), game.moves(), Notation.MACHINE));
    }

    /** The same game with its moves in another form; their number must be the same. */
    public <N> PlayedGame<N> with(List<N> others) {
        return new PlayedGame<>(
                number, setting, player, opening, openingPlies, sharedPlies, others, result, reason, depths);
    }
}
