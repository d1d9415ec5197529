package org.plyspace.search.mate;

import java.util.Optional;
import org.plyspace.api.Position;
import org.plyspace.search.Limits;

/**
 * Proves that the side to move wins by so many of its moves, the last one at the latest, whatever the other side answers, or that it does
 * not. A win is what the rule set calls one, checkmate or not, and may come by a move that the other side has to make. Every legal move is tried, quiet ones too. The clock is kept; what was before the position is not
 * known. One thread at a time may solve, any may {@link #stop}.
 *
 * <p>Where repetition draws, who wins in the fewest moves comes nearer the end with each and never needs a position twice, so that it is
 * not looked at, unless positions that are the same for repetition can be nearer the end, as where checks are counted. There, and where
 * a side loses by it, it is counted exactly as soon as lines are long enough for it, and no win is taken from positions met before, since
 * how they were reached then matters.
 */
public final class MateSolver {

    /** The most moves of the side to move that a win can be asked for within. */
    public static final int MOST_MOVES = 50;

    private static final int PLIES = 2 * MOST_MOVES;
    private final ProofTable table;
    private final ProofLimits running = new ProofLimits();

    /**
     * A solver for any rule set.
     *
     * @param megabytes how much memory what was proved is kept in, 1 to 16,384
     */
    public MateSolver(int megabytes) {
        table = new ProofTable(megabytes);
    }

    /** Ends the proof that runs, or the next one, at once; nothing is settled then but what was before. */
    public void stop() {
        running.stop();
    }

    /** A number that grows while a proof is sought; any thread may ask. */
    public long nodes() {
        return running.nodesSeen();
    }

    /**
     * Looks for a win in one move, then in two, and so on.
     *
     * @param root where the game must not be over; it is copied
     * @param moves within how many of its own moves the side to move is to win, 1 to {@value #MOST_MOVES}
     * @param everyDefence whether the play of a win is to have all answers of the other side, or only the longest defence
     * @param limits of which the depth is not looked at; once a win is proved, they no longer hold
     */
    public Solution solve(Position root, int moves, boolean everyDefence, Limits limits, MateProgress progress) {
        if (moves < 1 || moves > MOST_MOVES) {
            throw new IllegalArgumentException("a win within " + moves + " moves; expected 1 to " + MOST_MOVES);
        }
        ProofLine line = new ProofLine(root, PLIES, running);
        ProofSearch search = new ProofSearch(line, PLIES, table, progress);
        ProofPlay play = new ProofPlay(line, search, everyDefence);
        table.clear();
        running.begin(limits);
        int refuted = 0;
        try {
            for (int within = 1; within <= moves; within++) {
                if (isWon(line, search, within)) {
                    running.lift();
                    ProvedMove first = play.play(within, 0);
                    return solution(Solution.Answer.WIN, within, Optional.of(first), play.isWhole());
                }
                refuted = within;
            }
            return solution(Solution.Answer.NO_WIN, moves, Optional.empty(), true);
        } catch (ProofLimits.Reached limit) {
            return solution(Solution.Answer.UNSETTLED, refuted, Optional.empty(), true);
        } finally {
            running.end();
        }
    }

    private Solution solution(Solution.Answer answer, int moves, Optional<ProvedMove> play, boolean whole) {
        return new Solution(answer, moves, play, whole, running.nodes(), running.nanos());
    }

    /** Whether the root is won within so many moves. A win without regard to repetition is looked at again where that matters. */
    private static boolean isWon(ProofLine line, ProofSearch search, int moves) {
        boolean repeats = line.repeatsWithin(moves);
        line.countRepetition(repeats && !line.repetitionDraws());
        boolean won = search.wins(moves, 0);
        if (won && repeats && !line.isRepetitionCounted() && line.mayNeedRepetition()) {
            line.countRepetition(true);
            won = search.wins(moves, 0);
        }
        return won;
    }
}
