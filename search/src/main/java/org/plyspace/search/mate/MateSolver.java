package org.plyspace.search.mate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Repetition;
import org.plyspace.api.Repetition.Meaning;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
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
    /** How often the clock is looked at, in nodes; a power of two. */
    private static final int CLOCK_NODES = 1024;
    /** How often other threads see the number of nodes; a power of two. */
    private static final int SEEN_NODES = 16;
    /** How many moves there are at most in the play of a solution before only the longest defences are followed. */
    private static final int MOST_PLAY = 100_000;

    private static final int GOES_ON = 0;
    private static final int WON = 1;
    private static final int NOT_WON = 2;

    private static final int QUIET = 1 << 16;
    private static final int HOPELESS = Integer.MAX_VALUE;
    private static final int REFUTATIONS = 2;
    private static final long CLOCK_FACTOR = 0x9e3779b97f4a7c15L;

    private final Repetition repetition;
    private final ProofTable table;
    private final PathRepetitions path;
    private final MoveList[] lists = new MoveList[PLIES];
    private final int[][] ranks = new int[PLIES][0];
    private final long[][] refutations = new long[PLIES][REFUTATIONS];

    private volatile boolean stopped;
    /** Looked at by another thread, which need not know each. */
    private volatile long nodesSeen;

    private Position position;
    private Side winner;
    /** Whether repetition is counted on the line. */
    private boolean byPath;

    private boolean coarse;
    private MateProgress progress;
    private long mostNodes;
    private long mostNanos;
    private long start;
    private long nodes;
    private int played;

    /**
     * For a rule set.
     *
     * @param megabytes how much memory what was proved is kept in, 1 to 16,384
     */
    public MateSolver(Rules rules, int megabytes) {
        repetition = rules.repetition();
        table = new ProofTable(megabytes);
        path = new PathRepetitions(repetition, PLIES + 1);
        for (int ply = 0; ply < PLIES; ply++) {
            lists[ply] = new MoveList();
        }
    }

    /** A limit is reached. */
    private static final class Stop extends RuntimeException {

        private static final long serialVersionUID = 1;

        Stop() {
            super(null, null, false, false);
        }
    }

    /** Ends the proof that runs, or the next one, at once; nothing is settled then but what was before. */
    public void stop() {
        stopped = true;
    }

    /** A number that grows while a proof is sought; any thread may ask. */
    public long nodes() {
        return nodesSeen;
    }

    /**
     * Looks for a win in one move, then in two, and so on.
     *
     * @param root of this solver's rules; the game must not be over there; it is copied
     * @param moves within how many of its own moves the side to move is to win, 1 to {@value #MOST_MOVES}
     * @param everyDefence whether the play of a win is to have all answers of the other side, or only the longest defence
     * @param limits of which the depth is not looked at; once a win is proved, they no longer hold
     */
    public Solution solve(Position root, int moves, boolean everyDefence, Limits limits, MateProgress newProgress) {
        if (moves < 1 || moves > MOST_MOVES) {
            throw new IllegalArgumentException("a win within " + moves + " moves; expected 1 to " + MOST_MOVES);
        }
        begin(root, limits, newProgress);
        int refuted = 0;
        try {
            for (int within = 1; within <= moves; within++) {
                if (isWon(within)) {
                    mostNodes = Long.MAX_VALUE;
                    mostNanos = Long.MAX_VALUE;
                    ProvedMove play = play(within, 0, everyDefence);
                    return solution(Solution.Answer.WIN, within, Optional.of(play));
                }
                refuted = within;
            }
            return solution(Solution.Answer.NO_WIN, moves, Optional.empty());
        } catch (Stop limit) {
            return solution(Solution.Answer.UNSETTLED, refuted, Optional.empty());
        } finally {
            stopped = false;
        }
    }

    private void begin(Position root, Limits limits, MateProgress newProgress) {
        position = root.copy();
        winner = position.sideToMove();
        coarse = isCoarse(position);
        progress = newProgress;
        mostNodes = limits.nodes();
        mostNanos = limits.nanos();
        start = System.nanoTime();
        nodes = 0;
        played = 0;
        table.clear();
        for (long[] old : refutations) {
            Arrays.fill(old, Move.NONE);
        }
        path.clear();
        path.push(position);
    }

    private Solution solution(Solution.Answer answer, int moves, Optional<ProvedMove> play) {
        return new Solution(answer, moves, play, played <= MOST_PLAY, nodes, System.nanoTime() - start);
    }

    /** Whether the root is won within so many moves. A win without regard to repetition is looked at again where that matters. */
    private boolean isWon(int moves) {
        // A position cannot come about again before both sides have moved.
        boolean repeats = repetition.meaning() != Meaning.NOTHING && 2 * moves - 1 >= 2 * (repetition.times() - 1);
        byPath = repeats && !draws();
        boolean won = wins(moves, 0);
        if (won && repeats && !byPath && coarse) {
            byPath = true;
            won = wins(moves, 0);
        }
        return won;
    }

    private boolean draws() {
        return repetition.meaning() == Meaning.DRAW;
    }

    /**
     * Whether positions can be the same for repetition and yet have different keys, so that one is nearer the end than the other: where
     * they have fields of the rule set's own, such as checks given, or the number of the move decides.
     */
    private static boolean isCoarse(Position position) {
        Rules rules = position.rules();
        Setup setup = position.words().setup();
        Setup later = setup.toBuilder()
                .clocks(setup.halfmoveClock(), setup.fullmoveNumber() + 1)
                .build();
        return rules.fields().stream()
                        .anyMatch(field -> !field.name().equals(Setup.CASTLING)
                                && !field.name().equals(Setup.EN_PASSANT))
                || rules.position(later, Purpose.STUDY).key() != position.key();
    }

    /** What is known of the position; a draw by repetition only takes wins away. */
    private long known() {
        return byPath && !draws() ? 0 : table.get(key());
    }

    private boolean isKnownToWin(long data, int moves) {
        int won = ProofTable.won(data);
        return !byPath && won > 0 && won <= moves;
    }

    /** Whether the winner, who is to move in a game that goes on, wins within so many moves. */
    private boolean wins(int moves, int ply) {
        long data = known();
        if (ProofTable.refuted(data) >= moves) {
            return false;
        }
        return isKnownToWin(data, moves) || winningMove(moves, ply) != Move.NONE;
    }

    /** The first move of such a win, {@link Move#NONE} if there is none. */
    private long winningMove(int moves, int ply) {
        MoveList list = lists[ply];
        list.clear();
        position.legalMoves(list);
        long move = moves == 1 ? winAtOnce(list) : winLater(list, moves, ply);
        if (!byPath) {
            table.put(key(), move != Move.NONE, moves, move);
        }
        return move;
    }

    private long winAtOnce(MoveList list) {
        for (int i = 0, n = list.size(); i < n; i++) {
            make(list.get(i));
            int state = state();
            unmake();
            if (state == WON) {
                return list.get(i);
            }
        }
        return Move.NONE;
    }

    /** Tries moves that leave few answers first, and checks before others. */
    private long winLater(MoveList list, int moves, int ply) {
        int[] rank = ranks(ply, list.size());
        long data = known();
        for (int i = 0, n = list.size(); i < n; i++) {
            long move = list.get(i);
            make(move);
            int state = state();
            if (state == GOES_ON) {
                rank[i] = ProofTable.isProof(data, move)
                        ? 0
                        : position.countLegalMoves() + (position.inCheck() ? 0 : QUIET);
            } else {
                rank[i] = HOPELESS;
            }
            unmake();
            if (state == WON) {
                return move;
            }
        }
        for (int i = 0, n = list.size(); i < n; i++) {
            bring(list, rank, i);
            if (rank[i] == HOPELESS) {
                break;
            }
            long move = list.get(i);
            make(move);
            boolean won = loses(moves - 1, ply + 1);
            unmake();
            if (won) {
                return move;
            }
            if (ply == 0) {
                progress.tried(moves, i + 1, n);
            }
        }
        return Move.NONE;
    }

    /** Whether the winner's enemy, who is to move in a game that goes on, loses within so many moves of the winner's. */
    private boolean loses(int moves, int ply) {
        long data = known();
        if (ProofTable.refuted(data) >= moves) {
            return false;
        }
        if (isKnownToWin(data, moves)) {
            return true;
        }
        MoveList list = lists[ply];
        list.clear();
        position.legalMoves(list);
        int[] rank = ranks(ply, list.size());
        for (int i = 0, n = list.size(); i < n; i++) {
            rank[i] = defence(list.get(i), data, ply);
        }
        long refutation = Move.NONE;
        for (int i = 0, n = list.size(); i < n && refutation == Move.NONE; i++) {
            bring(list, rank, i);
            long move = list.get(i);
            make(move);
            int state = state();
            boolean isWon = state == GOES_ON ? wins(moves, ply + 1) : state == WON;
            unmake();
            refutation = isWon ? Move.NONE : move;
        }
        if (refutation != Move.NONE && refutation != refutations[ply][0]) {
            refutations[ply][1] = refutations[ply][0];
            refutations[ply][0] = refutation;
        }
        if (!byPath) {
            table.put(key(), refutation == Move.NONE, moves, refutation);
        }
        return refutation == Move.NONE;
    }

    /** The lower, the sooner an answer is tried: what refuted before, captures, the rest. */
    private int defence(long move, long data, int ply) {
        if (ProofTable.isProof(data, move)) {
            return 0;
        }
        if (move == refutations[ply][0] || move == refutations[ply][1]) {
            return 1;
        }
        return Move.isCapture(move) ? 2 : 3;
    }

    private int[] ranks(int ply, int size) {
        if (ranks[ply].length < size) {
            ranks[ply] = new int[2 * size];
        }
        return ranks[ply];
    }

    /** Puts the first of those with the lowest rank, from an index on, at that index. */
    private static void bring(MoveList list, int[] rank, int index) {
        int best = index;
        for (int i = index + 1, n = list.size(); i < n; i++) {
            if (rank[i] < rank[best]) {
                best = i;
            }
        }
        int bestRank = rank[best];
        long bestMove = list.get(best);
        rank[best] = rank[index];
        list.set(best, list.get(index));
        rank[index] = bestRank;
        list.set(index, bestMove);
    }

    /** How the winner wins, who is to move and does so within so many moves: its move and all that follows. */
    private ProvedMove play(int moves, int ply, boolean everyDefence) {
        int fewest = fewest(moves, ply);
        long move = winningMove(fewest, ply);
        played++;
        make(move);
        Optional<Outcome> end = ending();
        List<ProvedMove> answers = end.isPresent() ? List.of() : answers(fewest - 1, ply + 1, everyDefence);
        unmake();
        int movesLeft = answers.isEmpty() ? 0 : answers.get(0).movesLeft();
        return new ProvedMove(move, movesLeft, end, answers);
    }

    private record Answered(long move, int movesLeft) {}

    private List<ProvedMove> answers(int moves, int ply, boolean every) {
        MoveList list = new MoveList();
        position.legalMoves(list);
        List<Answered> answers = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            make(list.get(i));
            answers.add(new Answered(list.get(i), state() == WON ? 0 : fewest(moves, ply + 1)));
            unmake();
        }
        answers.sort(Comparator.comparingInt(Answered::movesLeft).reversed());
        boolean all = every && played + answers.size() <= MOST_PLAY;
        if (every && !all) {
            played = MOST_PLAY + 1;
        }
        List<ProvedMove> proved = new ArrayList<>();
        for (Answered answer : all ? answers : answers.subList(0, 1)) {
            played += all ? 1 : 0;
            make(answer.move);
            Optional<Outcome> end = ending();
            List<ProvedMove> next = end.isPresent() ? List.of() : List.of(play(answer.movesLeft, ply + 1, every));
            unmake();
            proved.add(new ProvedMove(answer.move, answer.movesLeft, end, next));
        }
        return proved;
    }

    /** Within how many moves the winner, who is to move, wins and no fewer, if it does within so many. */
    private int fewest(int moves, int ply) {
        int fewest = 1;
        while (fewest < moves && !wins(fewest, ply)) {
            fewest++;
        }
        return fewest;
    }

    /** All that decides how the game can go on: the clock too, since it may end the game. */
    private long key() {
        return position.key() ^ (position.halfmoveClock() + 1) * CLOCK_FACTOR;
    }

    /** Whether the game is won, over without that, or goes on. */
    private int state() {
        if (!position.hasLegalMove()) {
            return state(position.endingWithoutMove());
        }
        Optional<Outcome> end = endingWithMove();
        return end.isPresent() ? state(end.get()) : GOES_ON;
    }

    private int state(Outcome end) {
        return end.winner().isPresent() && end.winner().get() == winner ? WON : NOT_WON;
    }

    private Optional<Outcome> ending() {
        return position.hasLegalMove() ? endingWithMove() : Optional.of(position.endingWithoutMove());
    }

    private Optional<Outcome> endingWithMove() {
        Optional<Outcome> end = position.ending();
        return end.isEmpty() && byPath ? path.ending(position) : end;
    }

    private void make(long move) {
        boolean late = (++nodes & (CLOCK_NODES - 1)) == 0 && System.nanoTime() - start >= mostNanos;
        if (stopped || late || nodes > mostNodes) {
            throw new Stop();
        }
        if ((nodes & (SEEN_NODES - 1)) == 0) {
            nodesSeen = nodes;
        }
        position.make(move);
        if (byPath) {
            path.push(position);
        }
    }

    private void unmake() {
        if (byPath) {
            path.pop();
        }
        position.unmake();
    }
}
