package org.plyspace.search.mate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Repetition;
import org.plyspace.api.Side;

/** Finds forced wins by trying every move, without a table or move ordering, and looks up repetition in the whole line. */
final class BruteForce {

    private final Position position;
    private final Side winner;
    /** The line from the root: each position's identity for repetition, and whether the side to move was in check. */
    private final Deque<Past> line = new ArrayDeque<>();

    private record Past(long key, boolean check, Side toMove) {}

    private BruteForce(Position root) {
        position = root.copy();
        winner = position.sideToMove();
        line.addLast(past());
    }

    /** The smallest number of moves in which the side to move wins against any defence; empty if it exceeds {@code most}. */
    static Optional<Integer> fewest(Position root, int most) {
        for (int moves = 1; moves <= most; moves++) {
            if (new BruteForce(root).wins(moves)) {
                return Optional.of(moves);
            }
        }
        return Optional.empty();
    }

    private boolean wins(int moves) {
        for (long move : moves()) {
            make(move);
            Optional<Outcome> end = end();
            boolean won = end.isPresent() ? isWin(end.get()) : moves > 1 && everyAnswerLoses(moves - 1);
            unmake();
            if (won) {
                return true;
            }
        }
        return false;
    }

    private boolean everyAnswerLoses(int moves) {
        for (long move : moves()) {
            make(move);
            Optional<Outcome> end = end();
            boolean won = end.isPresent() ? isWin(end.get()) : wins(moves);
            unmake();
            if (!won) {
                return false;
            }
        }
        return true;
    }

    private boolean isWin(Outcome end) {
        return end.winner().equals(Optional.of(winner));
    }

    private Optional<Outcome> end() {
        Optional<Outcome> end = position.outcome();
        return end.isPresent() ? end : byRepetition();
    }

    private Optional<Outcome> byRepetition() {
        Repetition rule = position.rules().repetition();
        List<Past> all = new ArrayList<>(line);
        Past now = all.get(all.size() - 1);
        int oldest = rule.bound() == Repetition.Bound.GAME ? 0 : Math.max(0, all.size() - 1 - position.halfmoveClock());
        List<Integer> equal = new ArrayList<>();
        for (int i = oldest; i < all.size(); i++) {
            if (all.get(i).key == now.key && all.get(i).toMove == now.toMove) {
                equal.add(i);
            }
        }
        if (rule.meaning() == Repetition.Meaning.NOTHING || equal.size() < rule.times()) {
            return Optional.empty();
        }
        return switch (rule.meaning()) {
            case LOSS_FOR_REPEATER -> Optional.of(Outcome.win(now.toMove, "repetition"));
            case LOSS_FOR_WHITE ->
                Optional.of(
                        now.toMove == Side.BLACK ? Outcome.win(Side.BLACK, "repetition") : Outcome.draw("repetition"));
            case LOSS_FOR_PERPETUAL_CHECK -> Optional.of(perpetual(all.subList(equal.get(0) + 1, all.size())));
            default -> Optional.of(Outcome.draw("repetition"));
        };
    }

    /** The side that has given check with each of its moves loses. */
    private static Outcome perpetual(List<Past> since) {
        boolean white = since.stream().filter(past -> past.toMove == Side.BLACK).allMatch(Past::check);
        boolean black = since.stream().filter(past -> past.toMove == Side.WHITE).allMatch(Past::check);
        return white
                ? Outcome.win(Side.BLACK, "perpetual")
                : black ? Outcome.win(Side.WHITE, "perpetual") : Outcome.draw("repetition");
    }

    private long[] moves() {
        MoveList list = new MoveList();
        position.legalMoves(list);
        return list.toArray();
    }

    private Past past() {
        return new Past(position.repetitionKey(), position.inCheck(), position.sideToMove());
    }

    private void make(long move) {
        position.make(move);
        line.addLast(past());
    }

    private void unmake() {
        line.removeLast();
        position.unmake();
    }
}
