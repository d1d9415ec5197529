package org.plyspace.cli.uci;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Notations;
import org.plyspace.search.Clock;
import org.plyspace.search.Limits;

/**
 * What {@code go} asks for.
 *
 * @param limits of the search
 * @param endless whether the result is waited for until somebody says stop
 * @param ponders whether the move searched for is not yet to be made
 */
record GoOrder(Limits limits, boolean endless, boolean ponders) {

    private static final String SEARCHMOVES = "searchmoves";
    private static final String INFINITE = "infinite";
    private static final String PONDER = "ponder";
    private static final Set<String> NUMBERS =
            Set.of("wtime", "btime", "winc", "binc", "movestogo", "depth", "nodes", "mate", "movetime");
    private static final String WHOLE = "-?[0-9]{1,15}";
    /** Some three years. */
    private static final long LONGEST_MILLIS = 100_000_000_000L;

    /**
     * Reads the words after {@code go}.
     *
     * @param position to be searched
     * @param faults is told what was not understood and is not heeded
     */
    static GoOrder parse(List<String> words, Position position, Consumer<String> faults) {
        Map<String, Long> numbers = new HashMap<>();
        List<Long> moves = new ArrayList<>();
        boolean infinite = false;
        boolean ponders = false;
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (NUMBERS.contains(word)) {
                String value = i + 1 < words.size() ? words.get(i + 1) : "";
                if (value.matches(WHOLE)) {
                    numbers.put(word, Long.parseLong(value));
                    i++;
                } else {
                    faults.accept(word + " '" + Texts.shorten(value) + "' is no whole number, and is passed over");
                }
            } else if (word.equals(INFINITE)) {
                infinite = true;
            } else if (word.equals(PONDER)) {
                ponders = true;
            } else if (!word.equals(SEARCHMOVES)) {
                move(word, position, moves, faults);
            }
        }
        Limits limits = limits(numbers, position.sideToMove()).among(moves);
        boolean unlimited = infinite || limits.equals(Limits.NONE.among(moves));
        return new GoOrder(infinite ? Limits.NONE.among(moves) : limits, unlimited, ponders);
    }

    /** Words that are no others are moves to be searched. */
    private static void move(String word, Position position, List<Long> moves, Consumer<String> faults) {
        Notation notation = Notations.exchanged(position.rules());
        if (position.words().judge(word, notation) instanceof Verdict.Legal legal) {
            moves.add(legal.move());
        } else {
            faults.accept("'" + Texts.shorten(word) + "' is no legal move here, and is passed over");
        }
    }

    private static Limits limits(Map<String, Long> numbers, Side side) {
        Limits limits = Limits.NONE;
        if (numbers.containsKey("depth")) {
            limits = limits.toDepth((int) within(numbers.get("depth"), Limits.DEEPEST));
        }
        if (numbers.containsKey("mate")) {
            limits = limits.toMateIn((int) within(numbers.get("mate"), Limits.DEEPEST));
        }
        if (numbers.containsKey("nodes")) {
            limits = limits.ofNodes(within(numbers.get("nodes"), Long.MAX_VALUE));
        }
        if (numbers.containsKey("movetime")) {
            limits = limits.ofMillis(within(numbers.get("movetime"), LONGEST_MILLIS));
        }
        String letter = side == Side.WHITE ? "w" : "b";
        if (numbers.containsKey(letter + "time")) {
            Clock clock = new Clock(
                    within(numbers.get(letter + "time"), LONGEST_MILLIS),
                    Math.max(0, Math.min(LONGEST_MILLIS, numbers.getOrDefault(letter + "inc", 0L))),
                    (int) Math.max(0, Math.min(Integer.MAX_VALUE, numbers.getOrDefault("movestogo", 0L))));
            limits = limits.within(clock.allotment());
        }
        return limits;
    }

    private static long within(long number, long most) {
        return Math.max(1, Math.min(most, number));
    }
}
