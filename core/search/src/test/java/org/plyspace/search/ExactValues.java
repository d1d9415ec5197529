package org.plyspace.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;

/**
 * The game-theoretic value, clock and repetition apart, of every position reachable from some others, found by retrograde
 * iteration over all of them, without a search.
 */
public final class ExactValues {

    private final Rules rules;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<int[]> next = new ArrayList<>();
    /**
     * By number of the position: 0 while nothing is known, n for a win of the side to move in n plies, -n for its loss; {@link
     * #LOST} for a loss now.
     */
    private final List<Integer> values = new ArrayList<>();

    private static final int LOST = Integer.MIN_VALUE;
    private static final int WON = Integer.MAX_VALUE;
    /** The place of the halfmove clock among the words of a position. */
    private static final int HALFMOVES = 4;

    public ExactValues(Rules rules) {
        this.rules = rules;
    }

    /**
     * The plies in which the side to move wins, negative if it loses, 0 for a draw.
     *
     * @param position a position in which the game goes on
     */
    public int plies(Position position) {
        String text = text(position);
        if (!numbers.containsKey(text)) {
            explore(text);
            solve();
        }
        return values.get(numbers.get(text));
    }

    private void explore(String first) {
        List<String> open = new ArrayList<>(List.of(first));
        number(first);
        while (!open.isEmpty()) {
            String text = open.remove(open.size() - 1);
            Position position = rules.readPosition(text);
            int number = numbers.get(text);
            if (position.outcome().isPresent()) {
                values.set(number, value(position.outcome().get(), position));
                continue;
            }
            MoveList moves = new MoveList();
            position.legalMoves(moves);
            int[] followers = new int[moves.size()];
            for (int i = 0; i < followers.length; i++) {
                position.make(moves.get(i));
                String after = text(position);
                position.unmake();
                if (!numbers.containsKey(after)) {
                    number(after);
                    open.add(after);
                }
                followers[i] = numbers.get(after);
            }
            next.set(number, followers);
        }
    }

    private void number(String text) {
        numbers.put(text, numbers.size());
        next.add(new int[0]);
        values.add(0);
    }

    private static int value(Outcome end, Position position) {
        if (end.winner().isEmpty()) {
            return 0;
        }
        return end.winner().get() == position.sideToMove() ? WON : LOST;
    }

    /** Finds in round n what is decided in n plies; positions solved earlier count only from their own round on. */
    private void solve() {
        int longest = values.stream().mapToInt(ExactValues::length).max().orElse(0);
        for (int plies = 1; plies <= longest + 1; plies++) {
            for (int number = 0; number < next.size(); number++) {
                if (values.get(number) == 0 && next.get(number).length > 0) {
                    int value = value(next.get(number), plies);
                    values.set(number, value);
                    longest = Math.max(longest, length(value));
                }
            }
        }
    }

    /** The value of a position that is not decided in fewer plies. */
    private int value(int[] followers, int plies) {
        boolean allWin = true;
        for (int follower : followers) {
            int value = values.get(follower);
            boolean known = value != 0 && length(value) < plies;
            if (known && value < 0) {
                return plies;
            }
            allWin &= known;
        }
        return allWin ? -plies : 0;
    }

    /** The number of plies of a value. */
    private static int length(int value) {
        return value == LOST || value == WON ? 0 : Math.abs(value);
    }

    /** The text with the clock reset, since only the board counts. */
    private static String text(Position position) {
        String[] words = position.words().text().split(" ");
        words[HALFMOVES] = "0";
        words[HALFMOVES + 1] = "1";
        return String.join(" ", words);
    }
}
