package org.plyspace.cli.uci;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.search.Clock;
import org.plyspace.search.Limits;

/**
 * The arguments of {@code go}.
 *
 * @param limits the limits of the search
 * @param endless whether the result is held back until {@code stop}
 * @param ponders whether the engine ponders: the result is held back until {@code ponderhit} or {@code stop}
 */
record GoOrder(Limits limits, boolean endless, boolean ponders) {

    private static final String SEARCHMOVES = "searchmoves";
    private static final String INFINITE = "infinite";
    private static final String PONDER = "ponder";
    private static final Set<String> NUMBERS =
            Set.of("wtime", "btime", "winc", "binc", "movestogo", "depth", "nodes", "mate", "movetime");
    private static final Pattern WHOLE = Pattern.compile("(?<minus>-?)0*(?<digits>[0-9]+)");
    /** Any number of so many digits fits a long. */
    private static final int SURE_DIGITS = 18;

    /** Some three years, in milliseconds. */
    private static final long LONGEST_MILLIS = 100_000_000_000L;

    /**
     * Reads the words after {@code go}.
     *
     * @param position the position to search
     * @param overhead milliseconds of a move that pass besides the search
     * @param faults receives a message for each word that is ignored
     */
    static GoOrder parse(List<String> words, Position position, long overhead, Consumer<String> faults) {
        Map<String, Long> numbers = new HashMap<>();
        List<Long> moves = new ArrayList<>();
        boolean infinite = false;
        boolean ponders = false;
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (NUMBERS.contains(word)) {
                String value = i + 1 < words.size() ? words.get(i + 1) : "";
                Matcher whole = WHOLE.matcher(value);
                if (whole.matches()) {
                    numbers.put(word, nearest(whole));
                } else {
                    faults.accept(word + " '" + Texts.shorten(value) + "' is not a whole number; ignored");
                }
                i += isWord(value) ? 0 : 1;
            } else if (word.equals(INFINITE)) {
                infinite = true;
            } else if (word.equals(PONDER)) {
                ponders = true;
            } else if (!word.equals(SEARCHMOVES)) {
                move(word, position, moves, faults);
            }
        }
        Limits limits = limits(numbers, position.sideToMove(), overhead).among(moves);
        GoOrder order = new GoOrder(limits, false, ponders);
        return infinite || limits.equals(Limits.NONE.among(moves)) ? order.unlimited() : order;
    }

    /** Whether it is a keyword, and not the value of the one before it. */
    private static boolean isWord(String word) {
        return NUMBERS.contains(word) || word.equals(SEARCHMOVES) || word.equals(INFINITE) || word.equals(PONDER);
    }

    /** The number, or the largest long of its sign. */
    private static long nearest(Matcher whole) {
        String digits = whole.group("digits");
        long size = digits.length() <= SURE_DIGITS ? Long.parseLong(digits) : Long.MAX_VALUE;
        return whole.group("minus").isEmpty() ? size : -size;
    }

    /** The same order without limits, for a search that ends when told to. */
    GoOrder unlimited() {
        return new GoOrder(Limits.NONE.among(limits.moves()), true, ponders);
    }

    /** Reads any other word as a move to search. */
    private static void move(String word, Position position, List<Long> moves, Consumer<String> faults) {
        if (PositionOrder.judge(position, word) instanceof Verdict.Legal legal) {
            moves.add(legal.move());
        } else {
            faults.accept("'" + Texts.shorten(word) + "' is not a legal move here; ignored");
        }
    }

    private static Limits limits(Map<String, Long> numbers, Side side, long overhead) {
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
            limits = limits.within(clock.allotment(overhead));
        }
        return limits;
    }

    private static long within(long number, long most) {
        return Math.max(1, Math.min(most, number));
    }
}
