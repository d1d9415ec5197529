package org.plyspace.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;

/**
 * Ranks the root moves by tables where these know what all of them lead to: wins first, the shortest foremost, then draws, then
 * losses, the longest foremost; equal ones as they are listed. Confined to one thread.
 */
final class TableRanking {

    private static final int LONGEST_LINE = Scores.WIN - Scores.SURE_WIN;
    /** A value farther from 0 than any distance. */
    private static final int FAR = 1 << 30;

    private final TableScores tables;

    TableRanking(TableScores tables) {
        this.tables = tables;
    }

    /** A root move and what it is worth to the side that makes it, as a value of {@link Tablebase}. */
    record Ranked(long move, int value) {}

    /** The root moves, best first; none if a table is missing for one of them. */
    List<Ranked> ranked(SearchLine line, RootMoves rootMoves) {
        List<Ranked> ranked = new ArrayList<>();
        if (!tables.isNear()) {
            return ranked;
        }
        for (int i = 0; i < rootMoves.size(); i++) {
            long move = rootMoves.move(i);
            line.follow(move);
            int value = line.tableValue();
            line.unmake();
            if (value == Tablebase.UNKNOWN) {
                return List.of();
            }
            ranked.add(new Ranked(move, before(value)));
        }
        ranked.sort(Comparator.comparingInt((Ranked each) -> rank(each.value)).reversed());
        return ranked;
    }

    /** The value of a position from which a move leads to one of a given value. */
    private static int before(int value) {
        return value == 0 ? 0 : value > 0 ? -value - 1 : 1 - value;
    }

    private static int rank(int value) {
        return value == 0 ? 0 : value > 0 ? FAR - value : -FAR - value;
    }

    /** The moves that lead to a draw. */
    static List<Long> drawing(List<Ranked> ranked) {
        return ranked.stream().filter(each -> each.value == 0).map(Ranked::move).toList();
    }

    /** The line of a ranked move: the shortest win against the longest defence; of a draw the move alone. */
    PrincipalVariation line(Position root, Ranked first) {
        List<Long> moves = new ArrayList<>(List.of(first.move));
        Position position = root.copy();
        position.make(first.move);
        long next = first.value == 0 ? Move.NONE : best(position);
        while (next != Move.NONE && moves.size() < LONGEST_LINE) {
            moves.add(next);
            position.make(next);
            next = best(position);
        }
        return new PrincipalVariation(Scores.ofTablebase(first.value, 0), moves, 1);
    }

    /** The best move by tables; none if the game is over or a table is missing. */
    private long best(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        if (position.outcome().isPresent()) {
            return Move.NONE;
        }
        long best = Move.NONE;
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            int value = tables.ask(position);
            position.unmake();
            if (value == Tablebase.UNKNOWN) {
                return Move.NONE;
            }
            int rank = rank(before(value));
            if (best == Move.NONE || rank > most) {
                best = moves.get(i);
                most = rank;
            }
        }
        return best;
    }
}
