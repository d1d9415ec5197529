package org.plyspace.lab.study;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.SettingName;
import org.plyspace.engine.SettingReference;
import org.plyspace.engine.VariantException;

/**
 * What is to be played, and for what purpose. Each engine plays the given number of games in each setting, both sides of each.
 *
 * @param name the name for people, up to 80 characters
 * @param settings rule sets with their options, see {@link SettingReference}, each once; settings of one id are paired, and the first of
 *     them is the baseline of the others
 * @param players engines, see {@link org.plyspace.match.engine.EngineSpec}, each once; or {@value #PEOPLE} for games that were adopted
 * @param games the number of games of each engine in each setting, from 1 to {@value #MOST_GAMES}
 * @param openings how games begin
 * @param seed the seed of all random choices
 * @param maxPlies the length at which games are cut off, from 1 to {@value #MOST_PLIES}
 * @param metrics the names of the numbers to examine; empty for all
 * @param hypotheses the hypotheses
 * @param looks when verdicts on hypotheses are given; empty if only at the end
 */
public record Experiment(
        String name,
        List<String> settings,
        List<String> players,
        int games,
        OpeningRule openings,
        long seed,
        int maxPlies,
        List<String> metrics,
        List<Hypothesis> hypotheses,
        Optional<InterimLooks> looks) {

    /** The most games of an engine in a setting. */
    public static final int MOST_GAMES = 10_000_000;

    /** The most games in total. */
    public static final int MOST_GAMES_TOGETHER = 1_000_000_000;

    /** Looks that are nearer than this part of all games are as good as one, and their bounds cannot be reckoned well. */
    private static final long NEAREST_LOOKS = 1_000;

    /** The most plies of a game. */
    public static final int MOST_PLIES = 100_000;

    /** The player of games that people played. */
    public static final String PEOPLE = "people";

    /** The default engine; its evaluation is the same for all rule sets and favours no setting. */
    public static final List<String> USUAL_PLAYERS = List.of("alphabeta:nodes=1000,eval=generic");

    /** The default length at which games are cut off, in plies. */
    public static final int USUAL_MAX_PLIES = 1_000;

    private static final int MOST_SETTINGS = 1_000;
    private static final int MOST_PLAYERS = 100;
    private static final int MOST_METRICS = 1_000;
    private static final int MOST_HYPOTHESES = 1_000;
    private static final int LONGEST_NAME = 80;
    private static final int LONGEST_TEXT = 1_000;

    /**
     * Copies the lists.
     *
     * @throws UsageException if anything violates the conditions above; the message begins with {@code field} and its name in an
     *     experiment's file
     */
    public Experiment {
        settings = List.copyOf(settings);
        players = List.copyOf(players);
        metrics = List.copyOf(metrics);
        hypotheses = List.copyOf(hypotheses);
        checkLine("name", name, LONGEST_NAME);
        checkList("settings", settings, 1, MOST_SETTINGS, LONGEST_TEXT);
        checkList("players", players, 1, MOST_PLAYERS, LONGEST_TEXT);
        checkList("metrics", metrics, 0, MOST_METRICS, LONGEST_NAME);
        checkForms(settings);
        checkRange("games", games, MOST_GAMES);
        checkRange("maxPlies", maxPlies, MOST_PLIES);
        check(
                (long) settings.size() * players.size() * games <= MOST_GAMES_TOGETHER,
                "games",
                "expected at most " + MOST_GAMES_TOGETHER + " games of all engines in all settings, found "
                        + (long) settings.size() * players.size() * games);
        check(
                openings.plies() <= maxPlies,
                "openings",
                "expected no longer openings than games, found " + openings + " and games of " + maxPlies + " plies");
        check(
                hypotheses.size() <= MOST_HYPOTHESES,
                "hypotheses",
                "expected at most " + MOST_HYPOTHESES + ", found " + hypotheses.size());
        for (int i = 0; i < hypotheses.size(); i++) {
            checkHypothesis("hypotheses[" + i + "].", hypotheses.get(i), settings, players, metrics);
        }
        looks.ifPresent(them -> checkLooks(them, games));
        if (settings.stream().anyMatch(Experiment::hasOdds)) {
            checkPairs(games, looks);
        }
    }

    /** An experiment that gives verdicts only at its end; see the main constructor. */
    public Experiment(
            String name,
            List<String> settings,
            List<String> players,
            int games,
            OpeningRule openings,
            long seed,
            int maxPlies,
            List<String> metrics,
            List<Hypothesis> hypotheses) {
        this(name, settings, players, games, openings, seed, maxPlies, metrics, hypotheses, Optional.empty());
    }

    /** In a pair of games with odds each side has them once. */
    private static void checkPairs(int games, Optional<InterimLooks> looks) {
        String problem = "expected an even number, since games with odds come in pairs, found ";
        check(games % 2 == 0, "games", problem + games);
        List<Integer> all = looks.map(InterimLooks::games).orElse(List.of());
        for (int i = 0; i < all.size(); i++) {
            check(all.get(i) % 2 == 0, "looks.games[" + i + "]", problem + all.get(i));
        }
    }

    private static void checkForms(List<String> settings) {
        for (int i = 0; i < settings.size(); i++) {
            try {
                variant(settings.get(i));
            } catch (VariantException none) {
                throw refusal("settings[" + i + "]", none.getMessage());
            }
        }
    }

    private static void checkHypothesis(
            String path, Hypothesis hypothesis, List<String> settings, List<String> players, List<String> metrics) {
        checkLine(path + "text", hypothesis.text(), LONGEST_TEXT);
        for (int i = 0; i < hypothesis.expectations().size(); i++) {
            String own = path + (i == 0 ? "" : "and[" + (i - 1) + "].");
            Expectation expectation = hypothesis.expectations().get(i);
            check(
                    expectation.than().isEmpty() || hypothesis.baseline().isEmpty(),
                    own + "than",
                    "expected a number, or a baseline for all expectations of the hypothesis; found both");
            checkExpectation(own, expectation, metrics);
        }
        checkOneOf(path + "setting", hypothesis.setting(), "settings", settings);
        checkOneOf(path + "baseline", hypothesis.baseline(), "settings", settings);
        checkOneOf(path + "player", hypothesis.player(), "players", players);
        check(
                !hypothesis.isReadFromIntervals() || hypothesis.isStatedInNumbers(),
                path + "text",
                "expected metric, direction, setting, and baseline or than, beside a player, a margin, or 'and'");
    }

    private static void checkExpectation(String path, Expectation expectation, List<String> metrics) {
        expectation.metric().ifPresent(metric -> {
            checkLine(path + "metric", metric, LONGEST_NAME);
            check(
                    metrics.isEmpty() || metrics.contains(metric),
                    path + "metric",
                    "expected one of the field metrics, found '" + Texts.shorten(metric) + "'");
        });
        expectation
                .than()
                .ifPresent(than -> check(Double.isFinite(than), path + "than", "expected a number, found " + than));
        expectation
                .matters()
                .ifPresent(matters -> check(
                        matters.size() > 0 && Double.isFinite(matters.size()),
                        path + (matters.relative() ? "relativeMargin" : "margin"),
                        "expected a number above 0, found " + matters.size()));
        check(
                expectation.matters().isPresent()
                        || expectation
                                .direction()
                                .filter(Direction::needsMargin)
                                .isEmpty(),
                path + "direction",
                "expected a margin or relativeMargin beside not-higher and not-lower, found none");
    }

    private static void checkLooks(InterimLooks looks, int games) {
        List<Integer> all = looks.games();
        check(
                !all.isEmpty() && all.size() <= InterimLooks.MOST,
                "looks.games",
                "expected 1 to " + InterimLooks.MOST + " numbers, found " + all.size());
        for (int i = 0; i < all.size(); i++) {
            check(
                    all.get(i) > (i == 0 ? 1 : all.get(i - 1)),
                    "looks.games[" + i + "]",
                    "expected a number above " + (i == 0 ? 1 : all.get(i - 1)) + ", found " + all.get(i));
        }
        for (int i = 1; i < all.size(); i++) {
            check(
                    (all.get(i) - all.get(i - 1)) * NEAREST_LOOKS >= games,
                    "looks.games[" + i + "]",
                    "expected looks at least a thousandth of all " + games + " games apart, found " + all.get(i - 1)
                            + " and " + all.get(i));
        }
        check(
                all.get(all.size() - 1) == games,
                "looks.games",
                "expected the last look after all " + games + " games, found it after " + all.get(all.size() - 1));
    }

    private static void checkOneOf(String field, Optional<String> given, String of, List<String> all) {
        given.ifPresent(text -> check(
                all.contains(text),
                field,
                "expected one of the field " + of + ", found '" + Texts.shorten(text) + "'"));
    }

    private static void checkList(String field, List<String> texts, int fewest, int most, int longest) {
        check(
                texts.size() >= fewest && texts.size() <= most,
                field,
                "expected " + fewest + " to " + most + ", found " + (texts.isEmpty() ? "none" : texts.size()));
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < texts.size(); i++) {
            String place = field + "[" + i + "]";
            checkLine(place, texts.get(i), longest);
            check(
                    seen.add(texts.get(i)),
                    place,
                    "'" + Texts.shorten(texts.get(i)) + "' occurs twice; expected each once");
        }
    }

    private static void checkLine(String field, String text, int longest) {
        check(
                !text.isBlank()
                        && text.equals(text.strip())
                        && text.length() <= longest
                        && text.chars().noneMatch(Character::isISOControl),
                field,
                "expected one line of 1 to " + longest + " characters without blanks at its ends, found '"
                        + Texts.shorten(text) + "'");
    }

    private static void checkRange(String field, int value, int most) {
        check(value >= 1 && value <= most, field, "expected a whole number from 1 to " + most + ", found " + value);
    }

    private static void check(boolean fine, String field, String reason) {
        if (!fine) {
            throw refusal(field, reason);
        }
    }

    private static UsageException refusal(String field, String reason) {
        return new UsageException("field " + field, reason);
    }

    /** When verdicts are given: at the looks, or at the end. */
    public InterimLooks verdicts() {
        return looks.orElseGet(() -> InterimLooks.atTheEnd(games));
    }

    /**
     * Whether verdicts are read from intervals that hold together: if it has looks, or any hypothesis has a margin, an engine or several
     * expectations. Otherwise each hypothesis is tested, and all are adjusted by Holm's method.
     */
    public boolean isReadFromIntervals() {
        return looks.isPresent() || hypotheses.stream().anyMatch(Hypothesis::isReadFromIntervals);
    }

    /** The same experiment with another number of games, which begin with the same ones. */
    public Experiment withGames(int number) {
        return new Experiment(name, settings, players, number, openings, seed, maxPlies, metrics, hypotheses, looks);
    }

    /** The numbering of its games. */
    public GameNumbers numbers() {
        return new GameNumbers(settings.size(), players.size(), games);
    }

    /**
     * The first setting of the same id and odds; later ones reuse its openings where they are legal.
     *
     * @param setting the setting, from 0
     */
    public int baseline(int setting) {
        String same = openings(setting);
        int first = 0;
        while (!openings(first).equals(same)) {
            first++;
        }
        return first;
    }

    /** What identifies the numbering of openings of a setting, from 0: games with the same number belong together where it is the same. */
    public String openings(int setting) {
        SettingReference id = new SettingReference(Optional.empty(), ruleSet(setting));
        return new NamedSetting(id, NamedSetting.parse(settings.get(setting)).odds()).toString();
    }

    /** Whether sides lack pieces at the start of a setting, from 0. */
    public boolean hasOdds(int setting) {
        return hasOdds(settings.get(setting));
    }

    private static boolean hasOdds(String setting) {
        return NamedSetting.parse(setting).odds().isPresent();
    }

    /** The id of the rule set of a setting, from 0. */
    public String ruleSet(int setting) {
        return NamedSetting.parse(settings.get(setting)).id();
    }

    /** The part of a setting's name that its rule set reads. */
    public static SettingName variant(String setting) {
        return SettingName.parse(NamedSetting.parse(setting).rules().spec());
    }
}
