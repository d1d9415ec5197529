package org.plyspace.search.mate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;

/** Lists the play of a win proved by a {@link ProofSearch}. Confined to one thread. */
final class ProofPlay {

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
        line.position().legalMoves(list);
        List<Answered> answers = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            line.make(list.get(i));
            answers.add(
                    new Answered(list.get(i), line.state() == ProofLine.State.WON ? 0 : search.fewest(moves, ply + 1)));
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
