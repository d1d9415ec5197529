package org.plyspace.search.mate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.PublicApi;
import org.plyspace.search.Limits;

/**
 * Proves that the side to move can win within a number of its moves against every answer, or that it cannot. A win is what the rule set
 * calls one, checkmate or not, and may result from a move that the other side is forced to make. Every legal move is tried, including quiet
 * ones. The clock counts; moves before the position are unknown. One thread at a time may solve, any thread may {@link #stop}.
 *
 * <p>Where repetition draws, a winner in the fewest moves comes nearer to the end with each of them and never needs a position twice.
 * Repetition is therefore ignored, unless positions that are equal for repetition can be nearer to the end, for instance where checks are
 * counted. In that case, and where a side loses by repetition, it is counted exactly as soon as lines are long enough for it, and no win is
 * taken from positions met before, since it matters then how they were reached.
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class MateSolver {

    /** The largest number of moves of the side to move within which a win can be sought. */
    public static final int MOST_MOVES = 50;

    private static final int PLIES = 2 * MOST_MOVES;
    private final ProofTable table;
    private final ProofLimits running = new ProofLimits();

    /**
     * Creates a solver for any rule set.
     *
     * @param megabytes the memory for proved results, 1 to 16,384
     * @throws org.plyspace.search.SearchMemoryException if memory does not suffice
     */
    public MateSolver(int megabytes) {
        table = new ProofTable(megabytes);
    }

    /** Ends the running proof, or the next one, at once; it settles nothing beyond what was settled before. */
    public void stop() {
        running.stop();
    }

    /** A number that increases during a proof. Thread-safe. */
    public long nodes() {
        return running.nodesSeen();
    }

    /**
     * Searches for a win in one move, then in two, and so on.
     *
     * @param root the position, in which the game must not be over; it is copied
     * @param moves the number of its own moves within which the side to move is to win, 1 to {@value #MOST_MOVES}
     * @param everyDefence whether to list all answers of the other side in the play of a win, or only the longest defence
     * @param limits the limits; their depth is ignored, no limit applies once a win is proved, and if they name root moves, only these are
     *     tried as first moves
     */
    public Solution solve(Position root, int moves, boolean everyDefence, Limits limits, MateProgress progress) {
        if (moves < 1 || moves > MOST_MOVES) {
            throw new IllegalArgumentException("a win within " + moves + " moves; expected 1 to " + MOST_MOVES);
        }
        ProofLine line = new ProofLine(root, PLIES, running);
        ProofSearch search = new ProofSearch(line, PLIES, table, progress, limits.moves());
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

    /** Whether the root is won within this many moves. A win that disregards repetition is examined again where repetition matters. */
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

    /** Lists the play of a win proved by a {@link ProofSearch}. Confined to one thread. */
    static final class ProofPlay {

        /** The largest number of moves listed; beyond it, only the longest defences are followed. */
        private static final int MOST_PLAY = 100_000;

        private final ProofLine line;
        private final ProofSearch search;
        private final boolean everyDefence;
        private int played;

        /**
         * Creates an empty play.
         *
         * @param everyDefence whether to list all answers of the other side, or only the longest defence
         */
        ProofPlay(ProofLine line, ProofSearch search, boolean everyDefence) {
            this.line = line;
            this.search = search;
            this.everyDefence = everyDefence;
        }

        /** Whether no defence was left out for lack of room. */
        boolean isWhole() {
            return played <= MOST_PLAY;
        }

        /** The winner's move and everything that follows it, for a winner on move that wins within so many moves. */
        ProvedMove play(int moves, int ply) {
            int fewest = search.fewest(moves, ply);
            long move = search.winningMove(fewest, ply);
            played++;
            line.make(move);
            Optional<Outcome> end = line.ending();
            List<ProvedMove> answers = end.isPresent() ? List.of() : answers(fewest - 1, ply + 1);
            line.unmake();
            int movesLeft = answers.isEmpty() ? 0 : answers.get(0).movesLeft();
            return new ProvedMove(move, movesLeft, end, answers);
        }

        private record Answered(long move, int movesLeft) {}

        private List<ProvedMove> answers(int moves, int ply) {
            MoveList list = new MoveList();
            line.position.legalMoves(list);
            List<Answered> answers = new ArrayList<>();
            for (int i = 0; i < list.size(); i++) {
                line.make(list.get(i));
                answers.add(new Answered(
                        list.get(i), line.state() == ProofLine.State.WON ? 0 : search.fewest(moves, ply + 1)));
                line.unmake();
            }
            answers.sort(Comparator.comparingInt(Answered::movesLeft).reversed());
            boolean all = everyDefence && played + answers.size() <= MOST_PLAY;
            if (everyDefence && !all) {
                played = MOST_PLAY + 1;
            }
            List<ProvedMove> proved = new ArrayList<>();
            for (Answered answer : all ? answers : answers.subList(0, 1)) {
                played += all ? 1 : 0;
                line.make(answer.move);
                Optional<Outcome> end = line.ending();
                List<ProvedMove> next = end.isPresent() ? List.of() : List.of(play(answer.movesLeft, ply + 1));
                line.unmake();
                proved.add(new ProvedMove(answer.move, answer.movesLeft, end, next));
            }
            return proved;
        }
    }
}
