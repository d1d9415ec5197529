package org.plyspace.lab.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.plyspace.lab.numbers.Unit;
import org.plyspace.lab.search.RuleSearch.SearchGames.StageResult;
import org.plyspace.lab.search.RuleSpace.Factor;
import org.plyspace.lab.search.RuleSpace.Setting;
import org.plyspace.statistics.ClusteredSample;

/**
 * All combinations of seven switches with a known truth, and games that follow it: the share of draws and White's score change with each
 * switch by a deviation of 3 points, the length by 8 %; one pair of switches in seven adds to that. An opening makes all games longer or
 * shorter, and better or worse for White.
 */
final class SyntheticRules implements RuleSearch.SearchGames {

    static final List<Objective> OBJECTIVES = List.of(
            new Objective(Aim.MINIMISE, new Quantity("draws", "draws", Unit.SHARE_OF_GAMES, 1)),
            new Objective(Aim.KEEP, new Quantity("length", "length", Unit.PLIES, 1_000)),
            new Objective(Aim.BALANCE, new Quantity("score", "score", Unit.SHARE_OF_POINTS, 1)));

    private static final int SWITCHES = 7;
    private static final int SETTINGS = 1 << SWITCHES;
    private static final double[] BASE = {0.35, Math.log(80), 0.54};
    private static final double[] MAIN = {0.03, 0.08, 0.03};
    private static final double PAIRS = 1.0 / 7;
    /** The variation of the logarithm of a game's length. */
    private static final double SPREAD = 0.5;

    private static final double OPENING = 0.06;

    private final long seed;
    /** For each setting, the share of draws, the mean length and White's score. */
    private final double[][] truth = new double[SETTINGS][];

    /** Draws a truth; {@code own} is the deviation, in those of the switches, of what each setting has on its own. */
    SyntheticRules(long seed, double own) {
        this.seed = seed;
        Random random = new Random(seed);
        double[][][] effects = new double[3][SWITCHES][SWITCHES];
        for (int number = 0; number < 3; number++) {
            for (int one = 0; one < SWITCHES; one++) {
                effects[number][one][one] = MAIN[number] * random.nextGaussian();
                for (int other = 0; other < one; other++) {
                    double pair = MAIN[number] * random.nextGaussian();
                    effects[number][one][other] = random.nextDouble() < PAIRS ? pair : 0;
                }
            }
        }
        for (int setting = 0; setting < SETTINGS; setting++) {
            double[] numbers = BASE.clone();
            for (int number = 0; number < 3; number++) {
                numbers[number] += own * MAIN[number] * random.nextGaussian();
                for (int one = 0; one < SWITCHES; one++) {
                    for (int other = 0; other <= one; other++) {
                        numbers[number] += on(setting, one) && on(setting, other) ? effects[number][one][other] : 0;
                    }
                }
            }
            numbers[0] = Math.max(0.05, Math.min(0.7, numbers[0]));
            numbers[1] = Math.exp(numbers[1]);
            numbers[2] = Math.max(numbers[0] / 2 + 0.1, Math.min(0.9 - numbers[0] / 2, numbers[2]));
            truth[setting] = numbers;
        }
    }

    private static boolean on(int setting, int which) {
        return (setting >> which & 1) == 1;
    }

    static RuleSpace space() {
        return new RuleSpace(
                IntStream.range(0, SWITCHES)
                        .mapToObj(i -> new Factor("switch" + i, List.of("off", "on")))
                        .toList(),
                IntStream.range(0, SETTINGS)
                        .mapToObj(setting -> new Setting(
                                "synthetic:" + setting,
                                IntStream.range(0, SWITCHES)
                                        .mapToObj(i -> on(setting, i) ? 1 : 0)
                                        .toList()))
                        .toList(),
                List.of(),
                List.of());
    }

    double truth(int setting, int objective) {
        return truth[setting][objective];
    }

    /** The true sum of losses, in margins. */
    double loss(int setting) {
        return IntStream.range(0, 3)
                .mapToDouble(i -> OBJECTIVES.get(i).loss(truth[setting][i], truth[0][i]))
                .sum();
    }

    double leastLoss() {
        return IntStream.range(0, SETTINGS).mapToDouble(this::loss).min().orElseThrow();
    }

    /** Whether another setting is better for every objective by a fifth of the margin: a point, or 3 % of length. */
    boolean isBeatenEverywhere(int setting) {
        return IntStream.range(0, SETTINGS)
                .anyMatch(other -> IntStream.range(0, 3).allMatch(i -> {
                    Objective objective = OBJECTIVES.get(i);
                    return objective.loss(truth[other][i], truth[0][i])
                            < objective.loss(truth[setting][i], truth[0][i]) - 0.2;
                }));
    }

    @Override
    public StageResult play(SearchStage stage) {
        int games = stage.games();
        Random openings = new Random(31 * seed + stage.number());
        double[] better =
                openings.doubles(games).map(u -> OPENING * (2 * u - 1)).toArray();
        double[] longer = IntStream.range(0, games)
                .mapToDouble(i -> SPREAD / 3 * openings.nextGaussian())
                .toArray();
        List<List<ClusteredSample>> results = new ArrayList<>();
        for (int setting : stage.settings()) {
            Random random = new Random((seed * 1_000 + setting) * 5 + stage.number());
            double[][] numbers = new double[3][games];
            double rest = SPREAD * Math.sqrt(8) / 3;
            for (int game = 0; game < games; game++) {
                double white = truth[setting][2] - truth[setting][0] / 2 + better[game];
                double u = random.nextDouble();
                boolean drawn = u < truth[setting][0];
                numbers[0][game] = drawn ? 1 : 0;
                numbers[1][game] =
                        truth[setting][1] * Math.exp(longer[game] + rest * random.nextGaussian() - SPREAD * SPREAD / 2);
                numbers[2][game] = drawn ? 0.5 : u < truth[setting][0] + white ? 1 : 0;
            }
            results.add(IntStream.range(0, 3).mapToObj(i -> sample(numbers[i])).toList());
        }
        return new StageResult(results, Set.of());
    }

    private static ClusteredSample sample(double[] numbers) {
        double[] ones = new double[numbers.length];
        Arrays.fill(ones, 1);
        return ClusteredSample.of(IntStream.range(0, numbers.length).toArray(), numbers, ones);
    }
}
