package org.plyspace.movegen.end;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Side;

/**
 * How games of a rule set end, beside checkmate. Immutable; each method gives a changed copy of {@link #SHARED}, the rules that
 * all pages share (rules/README.md).
 *
 * <p>End rules never change what is legal. Where several hold at once, the first of these ends the game: checkmate, goal, bare
 * king, extinction, checks given, stalemate, dead position, clock.
 *
 * @param stalemate what stalemate is for the side that gives it
 * @param clock after how many moves of each side without a capture, or a move of a piece that resets the clock, the game is
 *     drawn; 0 if it never is
 * @param captureResets whether captures set the clock back
 * @param deadPosition whether a position is drawn in which only pieces are left that are royal or never move; never with goals,
 *     checks or hands
 * @param goals the cells on which a side's royal piece wins
 * @param bareKing whether a side loses that has nothing left but royal pieces, unless it leaves the other side so by its next move
 * @param extinction symbols of the types of which a side must not lose all
 * @param checks how many checks win; 0 if none do
 */
public record EndRule(
        Stalemate stalemate,
        int clock,
        boolean captureResets,
        boolean deadPosition,
        Optional<Goals> goals,
        boolean bareKing,
        List<String> extinction,
        int checks) {

    /** The most checks that can be asked for. */
    public static final int MOST_CHECKS = 15;

    /** Stalemate, fifty moves and a dead position are draws. */
    public static final EndRule SHARED =
            new EndRule(Stalemate.DRAW, 50, true, true, Optional.empty(), false, List.of(), 0);

    /** Where royal pieces win. */
    @FunctionalInterface
    public interface Goals {

        /** Whether a side's royal piece wins on a cell. */
        boolean has(Side side, int cell);
    }

    /** Refuses numbers out of range. */
    public EndRule {
        extinction = List.copyOf(extinction);
        if (clock < 0 || clock > 5_000) {
            throw new IllegalArgumentException("a clock of " + clock + " moves; expected 0 to 5000");
        }
        if (checks < 0 || checks > MOST_CHECKS) {
            throw new IllegalArgumentException(checks + " checks to win; expected 0 to " + MOST_CHECKS);
        }
    }

    public EndRule withStalemate(Stalemate meaning) {
        return new EndRule(meaning, clock, captureResets, deadPosition, goals, bareKing, extinction, checks);
    }

    /** With a clock of this many moves; 0 for none. */
    public EndRule withClock(int moves) {
        return new EndRule(stalemate, moves, captureResets, deadPosition, goals, bareKing, extinction, checks);
    }

    /** With a clock that captures do not set back. */
    public EndRule withClockThroughCaptures() {
        return new EndRule(stalemate, clock, false, deadPosition, goals, bareKing, extinction, checks);
    }

    /** Without draws by dead positions. */
    public EndRule withoutDeadPosition() {
        return new EndRule(stalemate, clock, captureResets, false, goals, bareKing, extinction, checks);
    }

    /** With goals for royal pieces. */
    public EndRule withGoals(Goals cells) {
        return new EndRule(stalemate, clock, captureResets, false, Optional.of(cells), bareKing, extinction, checks);
    }

    /** With the loss of a side whose royal pieces are alone. */
    public EndRule withBareKing() {
        return new EndRule(stalemate, clock, captureResets, deadPosition, goals, true, extinction, checks);
    }

    /** With the loss of a side that has lost all pieces of one of these types. */
    public EndRule withExtinction(String... symbols) {
        return new EndRule(stalemate, clock, captureResets, deadPosition, goals, bareKing, List.of(symbols), checks);
    }

    /** With a win by this many checks. */
    public EndRule withChecks(int number) {
        return new EndRule(stalemate, clock, captureResets, false, goals, bareKing, extinction, number);
    }
}
