package org.plyspace.search.mate;

import java.util.Arrays;
import java.util.List;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;

/**
 * Decides whether positions on a {@link ProofLine} are won within a number of moves by trying every legal move, the most
 * promising first. Results are stored in a {@link ProofTable} unless they depend on how the position was reached. Confined to
 * one thread.
 */
final class ProofSearch {

    private static final int QUIET = 1 << 16;
    private static final int HOPELESS = Integer.MAX_VALUE;
    private static final int REFUTATIONS = 2;

    private final ProofLine line;
    private final ProofTable table;
    private final MateProgress progress;
    /** The first moves to try; empty for all. */
    private final List<Long> roots;

    private final MoveList[] lists;
    private final int[][] ranks;
    private final long[][] refutations;

    /**
     * Creates a search that starts from the table's knowledge.
     *
     * @param plies the largest length of the line
     * @param roots the first moves to try, each legal; empty for all
     */
    ProofSearch(ProofLine line, int plies, ProofTable table, MateProgress progress, List<Long> roots) {
        this.line = line;
        this.table = table;
        this.progress = progress;
        this.roots = roots;
        lists = new MoveList[plies];
        ranks = new int[plies][0];
        refutations = new long[plies][REFUTATIONS];
        for (long[] none : refutations) {
            Arrays.fill(none, Move.NONE);
        }
    }

    /** The known data of the position; draws by repetition can only take wins away. */
    private long known() {
        return line.isRepetitionCounted() && !line.repetitionDraws() ? 0 : table.get(line.key());
    }

    private boolean isKnownToWin(long data, int moves) {
        int won = ProofTable.won(data);
        return !line.isRepetitionCounted() && won > 0 && won <= moves;
    }

    /** Whether the line's first position may be left by some moves only: what is found there is not true of the position. */
    private boolean isConfined(int ply) {
        return ply == 0 && !roots.isEmpty();
    }

    /** Whether the winner, on move in a game that goes on, wins within so many moves. */
    boolean wins(int moves, int ply) {
        long data = isConfined(ply) ? 0 : known();
        if (ProofTable.refuted(data) >= moves) {
            return false;
        }
        return isKnownToWin(data, moves) || winningMove(moves, ply) != Move.NONE;
    }

    /** The first move of such a win, or {@link Move#NONE} if there is none. */
    long winningMove(int moves, int ply) {
        MoveList list = legalMoves(ply);
        long move = moves == 1 ? winAtOnce(list) : winLater(list, moves, ply);
        if (!line.isRepetitionCounted() && !isConfined(ply)) {
            table.put(line.key(), move != Move.NONE, moves, move);
        }
        return move;
    }

    private long winAtOnce(MoveList list) {
        for (int i = 0, n = list.size(); i < n; i++) {
            line.make(list.get(i));
            ProofLine.State state = line.state();
            line.unmake();
            if (state == ProofLine.State.WON) {
                return list.get(i);
            }
        }
        return Move.NONE;
    }

    /** Tries checks and moves that leave few answers first. */
    private long winLater(MoveList list, int moves, int ply) {
        int[] rank = ranks(ply, list.size());
        long data = known();
        for (int i = 0, n = list.size(); i < n; i++) {
            long move = list.get(i);
            line.make(move);
            ProofLine.State state = line.state();
            if (state == ProofLine.State.GOES_ON) {
                rank[i] = ProofTable.isProof(data, move)
                        ? 0
                        : line.position.countLegalMoves() + (line.position.inCheck() ? 0 : QUIET);
            } else {
                rank[i] = HOPELESS;
            }
            line.unmake();
            if (state == ProofLine.State.WON) {
                return move;
            }
        }
        for (int i = 0, n = list.size(); i < n; i++) {
            bring(list, rank, i);
            if (rank[i] == HOPELESS) {
                break;
            }
            long move = list.get(i);
            line.make(move);
            boolean won = loses(moves - 1, ply + 1);
            line.unmake();
            if (won) {
                return move;
            }
            if (ply == 0) {
                progress.tried(moves, i + 1, n);
            }
        }
        return Move.NONE;
    }

    /** Whether the winner's opponent, on move in a game that goes on, loses within so many moves of the winner. */
    private boolean loses(int moves, int ply) {
        long data = known();
        if (ProofTable.refuted(data) >= moves) {
            return false;
        }
        if (isKnownToWin(data, moves)) {
            return true;
        }
        MoveList list = legalMoves(ply);
        int[] rank = ranks(ply, list.size());
        for (int i = 0, n = list.size(); i < n; i++) {
            rank[i] = defence(list.get(i), data, ply);
        }
        long refutation = Move.NONE;
        for (int i = 0, n = list.size(); i < n && refutation == Move.NONE; i++) {
            bring(list, rank, i);
            long move = list.get(i);
            line.make(move);
            ProofLine.State state = line.state();
            boolean isWon = state == ProofLine.State.GOES_ON ? wins(moves, ply + 1) : state == ProofLine.State.WON;
            line.unmake();
            refutation = isWon ? Move.NONE : move;
        }
        if (refutation != Move.NONE && refutation != refutations[ply][0]) {
            refutations[ply][1] = refutations[ply][0];
            refutations[ply][0] = refutation;
        }
        if (!line.isRepetitionCounted()) {
            table.put(line.key(), refutation == Move.NONE, moves, refutation);
        }
        return refutation == Move.NONE;
    }

    /** The rank of an answer, lowest first: the move that refuted before, captures, the rest. */
    private int defence(long move, long data, int ply) {
        if (ProofTable.isProof(data, move)) {
            return 0;
        }
        if (move == refutations[ply][0] || move == refutations[ply][1]) {
            return 1;
        }
        return Move.isCapture(move) ? 2 : 3;
    }

    private MoveList legalMoves(int ply) {
        if (lists[ply] == null) {
            lists[ply] = new MoveList();
        }
        lists[ply].clear();
        if (isConfined(ply)) {
            roots.forEach(lists[ply]::add);
        } else {
            line.position.legalMoves(lists[ply]);
        }
        return lists[ply];
    }

    private int[] ranks(int ply, int size) {
        if (ranks[ply].length < size) {
            ranks[ply] = new int[2 * size];
        }
        return ranks[ply];
    }

    /** Swaps the first move of the lowest rank, from an index on, to that index. */
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

    /** The smallest number of moves, up to a given one, within which the winner on move wins. */
    int fewest(int moves, int ply) {
        int fewest = 1;
        while (fewest < moves && !wins(fewest, ply)) {
            fewest++;
        }
        return fewest;
    }
}
