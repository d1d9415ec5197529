package org.plyspace.movegen.end;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.Side;

/**
 * How games of a rule set end, besides checkmate. Immutable; each method returns a changed copy of {@link #SHARED}, the rules
 * common to all pages (rules/README.md).
 *
 * <p>End rules never change what is legal. If several apply at once, the first of these ends the game: checkmate, goal,
 * occupation, bare king, extinction, checks given, stalemate, dead position, clock.
 *
 * @param stalemate the result of stalemate for the side that gives it
 * @param clock the number of moves of each side without a capture, or a move of a piece that resets the clock, after which the
 *     game is drawn; 0 for none
 * @param captureResets whether captures reset the clock
 * @param deadPosition whether the game is drawn when all pieces left are royal or never move; not with goals, occupations, checks or hands
 * @param goals the cells where a side's royal piece wins
 * @param occupations the occupations that win; if several hold, the first counts
 * @param bareKing whether a side loses that has only royal pieces left, unless its next move bares the other side too
 * @param extinction symbols of the types whose last piece a side must not lose
 * @param checks the number of checks that win; 0 for none
 */
public record EndRule(
        Stalemate stalemate,
        int clock,
        boolean captureResets,
        boolean deadPosition,
        Optional<Goals> goals,
        List<Occupation> occupations,
        boolean bareKing,
        List<String> extinction,
        int checks) {

    /** The largest number of checks that can be required. */
    public static final int MOST_CHECKS = 15;

    /** Stalemate, fifty moves and a dead position are draws. */
    public static final EndRule SHARED =
            new EndRule(Stalemate.DRAW, 50, true, true, Optional.empty(), List.of(), false, List.of(), 0);

    /** Cells that mean something to a side, such as those where its royal piece wins. */
    @FunctionalInterface
    public interface Goals {

        /** Whether a cell is one of a side's. */
        boolean has(Side side, int cell);
    }

    /** Refuses numbers out of range. */
    public EndRule {
        occupations = List.copyOf(occupations);
        extinction = List.copyOf(extinction);
        if (clock < 0 || clock > 5_000) {
            throw new IllegalArgumentException("a clock of " + clock + " moves; expected 0 to 5000");
        }
        if (checks < 0 || checks > MOST_CHECKS) {
            throw new IllegalArgumentException(checks + " checks to win; expected 0 to " + MOST_CHECKS);
        }
    }

    public EndRule withStalemate(Stalemate meaning) {
        return new EndRule(
                meaning, clock, captureResets, deadPosition, goals, occupations, bareKing, extinction, checks);
    }

    /** A copy with a clock of this many moves; 0 for none. */
    public EndRule withClock(int moves) {
        return new EndRule(
                stalemate, moves, captureResets, deadPosition, goals, occupations, bareKing, extinction, checks);
    }

    /** A copy whose clock captures do not reset. */
    public EndRule withClockThroughCaptures() {
        return new EndRule(stalemate, clock, false, deadPosition, goals, occupations, bareKing, extinction, checks);
    }

    /** A copy without draws by dead positions. */
    public EndRule withoutDeadPosition() {
        return new EndRule(stalemate, clock, captureResets, false, goals, occupations, bareKing, extinction, checks);
    }

    /** A copy with these goals for royal pieces, in place of any that were given, and without draws by dead positions. */
    public EndRule withGoals(Goals cells) {
        return new EndRule(
                stalemate, clock, captureResets, false, Optional.of(cells), occupations, bareKing, extinction, checks);
    }

    /** A copy with one more way to win by occupation, and without draws by dead positions. */
    public EndRule withOccupation(Occupation more) {
        List<Occupation> all =
                Stream.concat(occupations.stream(), Stream.of(more)).toList();
        return new EndRule(stalemate, clock, captureResets, false, goals, all, bareKing, extinction, checks);
    }

    /** A copy in which a side loses that has only royal pieces left. */
    public EndRule withBareKing() {
        return new EndRule(stalemate, clock, captureResets, deadPosition, goals, occupations, true, extinction, checks);
    }

    /** A copy in which a side loses that has no piece left of one of these types. */
    public EndRule withExtinction(String... symbols) {
        return new EndRule(
                stalemate, clock, captureResets, deadPosition, goals, occupations, bareKing, List.of(symbols), checks);
    }

    /** A copy in which this many checks win. */
    public EndRule withChecks(int number) {
        return new EndRule(stalemate, clock, captureResets, false, goals, occupations, bareKing, extinction, number);
    }
}
