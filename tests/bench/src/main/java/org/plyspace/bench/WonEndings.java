package org.plyspace.bench;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.plyspace.api.Outcome;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Game;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.match.engine.GameEngine;
import org.plyspace.testing.RandomEndings;

/**
 * Plays endings against a bare side from random positions, the same engine for both sides, by all rules, the clock and repetition
 * included, and counts the mates.
 */
final class WonEndings {

    private static final int MOST_POSITIONS = 100_000;
    /** The end of a game that does not end by itself, which a rule set without a clock can have. */
    private static final int MOST_PLIES = 1_000;

    private final Rules rules;
    private final RandomEndings endings;
    private final Map<String, Integer> others = new TreeMap<>();
    private int won;
    private int moves;
    private int longest;

    private WonEndings(Rules rules, RandomEndings endings) {
        this.rules = rules;
        this.endings = endings;
    }

    /**
     * Takes an engine, the number of positions, a seed, a rule set with its options, and White's pieces such as {@code R+R}.
     * Prints, with tabs between them, the number of mates and of positions, the mean and the largest number of moves to a mate,
     * and how other games ended; the positions of these go to standard error.
     */
    public static void main(String[] args) {
        try {
            if (args.length != 5) {
                throw new UsageException("usage: WonEndings ENGINE POSITIONS SEED VARIANT PIECES");
            }
            EngineSpec engine = EngineSpec.parse(args[0]);
            int positions = (int) number("number of positions", args[1], 1, MOST_POSITIONS);
            long seed = number("seed", args[2], 0, Integer.MAX_VALUE);
            Rules rules = RuleSets.rules(args[3]);
            WonEndings run = new WonEndings(rules, new RandomEndings(rules, List.of(args[4].split("\\+")), seed));
            run.play(engine, positions);
            run.print(positions);
        } catch (UsageException wrong) {
            System.err.println("endings: " + wrong.getMessage());
            System.exit(2);
        }
    }

    private static long number(String what, String text, long least, long most) {
        long number = text.matches("[0-9]{1,10}") ? Long.parseLong(text) : -1;
        if (number < least || number > most) {
            throw new UsageException("the " + what + " is '" + text + "'; expected " + least + " to " + most);
        }
        return number;
    }

    private void play(EngineSpec spec, int positions) {
        try (GameEngine white = spec.make(rules);
                GameEngine black = spec.make(rules)) {
            for (int i = 0; i < positions; i++) {
                play(endings.next(), i, white, black);
            }
        }
    }

    private void play(Setup start, int number, GameEngine white, GameEngine black) {
        Game game = new Game(rules, start);
        white.newGame(number);
        black.newGame(number);
        Optional<Outcome> end = game.outcome();
        while (end.isEmpty() && game.plies() < MOST_PLIES) {
            GameEngine mover = game.position().sideToMove() == Side.WHITE ? white : black;
            game.play(mover.chooseLegal(game, Optional.empty()).move());
            end = game.outcome();
        }
        if (end.isPresent() && end.get().winner().equals(Optional.of(Side.WHITE))) {
            int taken = (game.plies() + 1) / 2;
            won++;
            moves += taken;
            longest = Math.max(longest, taken);
        } else {
            String how = end.map(Outcome::reason).orElse("no end");
            others.merge(how, 1, Integer::sum);
            System.err.println(rules.setting() + ": " + how + " after " + game.plies() + " plies from '"
                    + rules.write(start) + "'");
        }
    }

    private void print(int positions) {
        System.out.printf(
                Locale.ROOT,
                "%d\t%d\t%.1f\t%d\t%s%n",
                won,
                positions,
                (double) moves / Math.max(1, won),
                longest,
                others.entrySet().stream()
                        .map(other -> other.getKey() + " " + other.getValue())
                        .collect(Collectors.joining(", ")));
    }
}
