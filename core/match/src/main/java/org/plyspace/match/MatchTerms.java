package org.plyspace.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Game;
import org.plyspace.engine.OptionRange;
import org.plyspace.engine.Registry;
import org.plyspace.engine.exchange.Exchange;
import org.plyspace.engine.exchange.GameFormat;
import org.plyspace.engine.exchange.GamesText;
import org.plyspace.engine.exchange.ReplayedGame;
import org.plyspace.engine.io.Input;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.statistics.PairSprt;

/**
 * The terms of a match as users write them, in the words of the options that hold them.
 *
 * @param openings the file of openings, or {@code random:N}
 * @param time the time control, {@code 10+0.1}
 * @param resign the score and number of moves at which an engine resigns, {@code 600,4}
 * @param draw the score and number of moves at which a game is a draw
 * @param maxPlies the plies after which a game is a draw
 * @param seed the seed of random openings and random engines
 */
public record MatchTerms(
        String openings,
        Optional<String> time,
        Optional<String> resign,
        Optional<String> draw,
        int maxPlies,
        long seed) {

    private static final int MOST_OPENING_PLIES = 200;
    private static final int MOST_PLIES = 100_000;
    private static final int MOST_SCORE = 100_000;
    private static final int MOST_MOVES = 1_000;
    private static final String RANDOM = "random";
    private static final String USUAL_PLIES = "8";
    private static final String NUMBER = "-?[0-9]{1,4}(\\.[0-9]{1,3})?";

    /**
     * Reads them.
     *
     * @param games the number of games, which are played in pairs
     * @param input opens the file of openings
     * @throws UsageException if a term is malformed or out of range, or an opening is of other rules or ends the game
     */
    public MatchSettings settings(Registry registry, Rules rules, int games, Optional<PairSprt> sprt, Input input) {
        OptionRange.inRange("--max-plies", maxPlies, 1, MOST_PLIES);
        boolean random = openings.startsWith(RANDOM + ":") || openings.equals(RANDOM);
        return new MatchSettings(
                games / 2,
                seed,
                random ? List.of() : fromFile(registry, rules, input),
                random ? openingPlies() : 0,
                time.map(TimeControl::parse),
                new Adjudication(threshold("--resign", resign), threshold("--draw", draw), maxPlies),
                sprt);
    }

    /** How long no game may advance; a clock allows an engine to think as long as it has time. */
    public Duration standstill(Duration timeout) {
        long clock = time.map(TimeControl::parse).map(TimeControl::millis).orElse(0L);
        return timeout.plusMillis(clock);
    }

    /** The name of a match in records, which tells it from matches of other engines or on other terms. */
    public String event(String first, String second) {
        List<String> words = new ArrayList<>(List.of(
                "match of " + first + " and " + second, "seed " + seed, "openings " + openings, "plies " + maxPlies));
        time.ifPresent(given -> words.add("tc " + given));
        resign.ifPresent(given -> words.add("resign " + given));
        draw.ifPresent(given -> words.add("draw " + given));
        return String.join(", ", words);
    }

    /**
     * Refuses numbers of games that do not make up pairs.
     *
     * @throws UsageException if it is refused
     */
    public static void checkGames(int games) {
        OptionRange.inRange("--games", games, 2, 2 * MatchSettings.MOST_PAIRS);
        if (games % 2 != 0) {
            throw new UsageException("--games: " + games + " is odd; games are played in pairs with colours changed");
        }
    }

    /**
     * Reads the engine that a parameter names.
     *
     * @throws UsageException if there is none; the message begins with the parameter
     */
    public static EngineSpec engine(String parameter, String text) {
        try {
            return EngineSpec.parse(text);
        } catch (UsageException none) {
            throw new UsageException(parameter, none.getMessage());
        }
    }

    /**
     * Reads the two hypotheses of a sequential test, {@code 0,30}.
     *
     * @throws UsageException if they are malformed
     */
    public static PairSprt sprt(String text) {
        String[] parts = text.split(",", -1);
        if (parts.length == 2 && parts[0].matches(NUMBER) && parts[1].matches(NUMBER)) {
            double lower = Double.parseDouble(parts[0]);
            double upper = Double.parseDouble(parts[1]);
            if (lower < upper) {
                return new PairSprt(lower, upper);
            }
        }
        throw new UsageException("--sprt: '" + Texts.shorten(text)
                + "' is not two numbers of normalised Elo, the smaller one first, such as 0,30");
    }

    private int openingPlies() {
        String plies = openings.equals(RANDOM) ? USUAL_PLIES : openings.substring(RANDOM.length() + 1);
        int number = plies.matches("[0-9]{1,4}") ? Integer.parseInt(plies) : -1;
        if (number < 0 || number > MOST_OPENING_PLIES) {
            throw new UsageException("--openings: '" + Texts.shorten(plies) + "' is not a number of moves from 0 to "
                    + MOST_OPENING_PLIES);
        }
        return number;
    }

    private List<MatchSettings.Opening> fromFile(Registry registry, Rules rules, Input input) {
        String name = Input.name(openings);
        GamesText text = new GamesText(
                input.text(openings, Exchange.LONGEST_FILE), name, Optional.of(rules.setting()), Optional.empty());
        List<MatchSettings.Opening> found = new ArrayList<>();
        for (ReplayedGame checked : new Exchange(registry).read(text, GameFormat.of(text.text(), openings))) {
            found.add(opening(checked, rules, name + ": game " + (found.size() + 1)));
        }
        return found;
    }

    private static MatchSettings.Opening opening(ReplayedGame checked, Rules rules, String place) {
        Game game = checked.game();
        if (!game.position().rules().setting().equals(rules.setting())) {
            throw new UsageException(
                    place + " is a game of " + game.position().rules().setting() + "; expected " + rules.setting());
        }
        if (game.position().outcome().isPresent()) {
            throw new UsageException(
                    place + " is over: " + game.position().outcome().get() + "; an opening must not end the game");
        }
        return new MatchSettings.Opening(game.start(), game.moves());
    }

    private static Optional<Adjudication.Threshold> threshold(String option, Optional<String> text) {
        return text.map(given -> {
            if (!given.matches("[0-9]{1,6},[0-9]{1,4}")) {
                throw new UsageException(option + ": '" + Texts.shorten(given)
                        + "' is not a score in hundredths of a pawn and a number of moves, such as 600,4");
            }
            int comma = given.indexOf(',');
            return new Adjudication.Threshold(
                    OptionRange.inRange(option, Integer.parseInt(given.substring(0, comma)), 0, MOST_SCORE),
                    OptionRange.inRange(option, Integer.parseInt(given.substring(comma + 1)), 1, MOST_MOVES));
        });
    }
}
