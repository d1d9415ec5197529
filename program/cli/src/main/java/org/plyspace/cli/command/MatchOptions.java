package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Input;
import org.plyspace.engine.Game;
import org.plyspace.engine.Registry;
import org.plyspace.engine.exchange.Exchange;
import org.plyspace.engine.exchange.GameFormat;
import org.plyspace.engine.exchange.GamesText;
import org.plyspace.engine.exchange.ReplayedGame;
import org.plyspace.match.Adjudication;
import org.plyspace.match.Adjudication.Threshold;
import org.plyspace.match.MatchSettings;
import org.plyspace.match.Opening;
import org.plyspace.match.TimeControl;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.statistics.PairSprt;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that matches and tournaments share. */
public final class MatchOptions {

    private static final int MOST_OPENING_PLIES = 200;
    private static final int MOST_PLIES = 100_000;
    private static final int MOST_SCORE = 100_000;
    private static final int MOST_MOVES = 1_000;
    private static final String NUMBER = "-?[0-9]{1,4}(\\.[0-9]{1,3})?";

    private final Input input;

    @Option(
            names = "--openings",
            paramLabel = "FILE|random:N",
            defaultValue = "random:8",
            description =
                    "begin each pair with a game of FILE, in any form that 'convert' reads, or with N random moves that leave"
                            + " the position even (default: ${DEFAULT-VALUE})")
    private String openings;

    @Option(
            names = "--tc",
            paramLabel = "S+I",
            description =
                    "S seconds a game and I seconds a move for each side, such as 10+0.1; default: the engines' own limits")
    private Optional<String> time = Optional.empty();

    @Option(
            names = "--resign",
            paramLabel = "CP,M",
            description =
                    "resign when an engine's own score is below -CP centipawns for M moves in a row, such as 600,4")
    private Optional<String> resign = Optional.empty();

    @Option(
            names = "--draw",
            paramLabel = "CP,M",
            description =
                    "adjudicate a draw when both engines' scores stay within CP centipawns for M moves in a row, such as 10,10")
    private Optional<String> draw = Optional.empty();

    @Option(
            names = "--max-plies",
            paramLabel = "N",
            defaultValue = "600",
            description = "adjudicate a draw after N plies (default: ${DEFAULT-VALUE})")
    private int maxPlies;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "seed of random openings and random engines (default: ${DEFAULT-VALUE})")
    private long seed;

    @Mixin
    private TimeoutOption timeout;

    @Inject
    public MatchOptions(Input input) {
        this.input = input;
    }

    /** The settings of a match of {@code games} games, which are played in pairs. */
    MatchSettings settings(Registry registry, Rules rules, int games, Optional<PairSprt> sprt) {
        OptionRange.inRange("--max-plies", maxPlies, 1, MOST_PLIES);
        boolean random = openings.startsWith("random:") || openings.equals("random");
        return new MatchSettings(
                games / 2,
                seed,
                random ? List.of() : fromFile(registry, rules),
                random ? openingPlies() : 0,
                time.map(TimeControl::parse),
                new Adjudication(threshold("--resign", resign), threshold("--draw", draw), maxPlies),
                sprt);
    }

    /** How long no game may advance; a clock allows an engine to think as long as it has time. */
    Duration standstill() {
        long clock = time.map(TimeControl::parse).map(TimeControl::millis).orElse(0L);
        return timeout.duration().plusMillis(clock);
    }

    /** Refuses numbers of games that do not make up pairs. */
    static void checkGames(int games) {
        OptionRange.inRange("--games", games, 2, 2 * MatchSettings.MOST_PAIRS);
        if (games % 2 != 0) {
            throw new UsageException("--games: " + games + " is odd; games are played in pairs with colours changed");
        }
    }

    /** The name of a match in records, which tells it from matches of other engines or by other options. */
    String event(String first, String second) {
        List<String> words = new ArrayList<>(List.of(
                "match of " + first + " and " + second, "seed " + seed, "openings " + openings, "plies " + maxPlies));
        time.ifPresent(given -> words.add("tc " + given));
        resign.ifPresent(given -> words.add("resign " + given));
        draw.ifPresent(given -> words.add("draw " + given));
        return String.join(", ", words);
    }

    private int openingPlies() {
        String plies = openings.equals("random") ? "8" : openings.substring("random:".length());
        int number = plies.matches("[0-9]{1,4}") ? Integer.parseInt(plies) : -1;
        if (number < 0 || number > MOST_OPENING_PLIES) {
            throw new UsageException("--openings: '" + Texts.shorten(plies) + "' is not a number of moves from 0 to "
                    + MOST_OPENING_PLIES);
        }
        return number;
    }

    private List<Opening> fromFile(Registry registry, Rules rules) {
        String name = Input.name(openings);
        GamesText text = new GamesText(
                input.text(openings, RecordReplays.LONGEST_FILE), name, Optional.of(rules.setting()), Optional.empty());
        List<Opening> found = new ArrayList<>();
        for (ReplayedGame checked : new Exchange(registry).read(text, GameFormat.of(text.text(), openings))) {
            found.add(opening(checked, rules, name + ": game " + (found.size() + 1)));
        }
        return found;
    }

    private static Opening opening(ReplayedGame checked, Rules rules, String place) {
        Game game = checked.game();
        if (!game.position().rules().setting().equals(rules.setting())) {
            throw new UsageException(
                    place + " is a game of " + game.position().rules().setting() + "; expected " + rules.setting());
        }
        if (game.position().outcome().isPresent()) {
            throw new UsageException(
                    place + " is over: " + game.position().outcome().get() + "; an opening must not end the game");
        }
        return new Opening(game.start(), game.moves());
    }

    private static Optional<Threshold> threshold(String option, Optional<String> text) {
        return text.map(given -> {
            if (!given.matches("[0-9]{1,6},[0-9]{1,4}")) {
                throw new UsageException(option + ": '" + Texts.shorten(given)
                        + "' is not a score in hundredths of a pawn and a number of moves, such as 600,4");
            }
            int comma = given.indexOf(',');
            return new Threshold(
                    OptionRange.inRange(option, Integer.parseInt(given.substring(0, comma)), 0, MOST_SCORE),
                    OptionRange.inRange(option, Integer.parseInt(given.substring(comma + 1)), 1, MOST_MOVES));
        });
    }

    /** Reads the two hypotheses of a sequential test. */
    static PairSprt sprt(String text) {
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

    /** The words that an engine spec can begin with, for shell completion. */
    static final class EngineNames implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return EngineSpec.KINDS.iterator();
        }
    }
}
