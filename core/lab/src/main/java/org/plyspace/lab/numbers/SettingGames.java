package org.plyspace.lab.numbers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.statistics.ClusteredSample;

/**
 * What the games of one setting contribute to each metric; the games themselves are not kept. The result does not depend on the order in
 * which games are added. Safe for many threads.
 */
public final class SettingGames {

    private final Setting setting;
    private final RuleTraits traits;
    private final GameReader reader;
    private final List<GameSummary> summaries = new ArrayList<>();
    private final NumberList plies = new NumberList();
    /** The plies that games have in common with the baseline's; NaN where that is unknown. */
    private NumberList together = new NumberList();

    /** Two for each number. */
    private final List<NumberList> numbers;
    /** For each ten plies the sum of the values, and the number of plies. */
    private final Map<Series.Kind, List<NumberList>> series = new EnumMap<>(Series.Kind.class);

    private final HeatMap.Totals heat = new HeatMap.Totals();
    /** The number of games that were replayed, and not only given by their rows. */
    private int replayed;

    /** Where the numbers stand in the row that was added last. */
    private Places places;

    /** For each number its place in rows with some ids; -1 if these lack it. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Places(List<String> of, int[] at) {

        static Places of(List<String> ids, List<String> wanted) {
            return new Places(ids, wanted.stream().mapToInt(ids::indexOf).toArray());
        }
    }

    /** Creates a setting without games. */
    public SettingGames(Setting setting, RuleTraits traits) {
        this.setting = setting;
        this.traits = traits;
        this.reader = new GameReader(traits);
        this.places = Places.of(reader.ids(), reader.ids());
        this.numbers = lists(2 * reader.ids().size());
        for (Series.Kind kind : Series.Kind.values()) {
            series.put(kind, lists(2 * Series.Kind.BINS));
        }
    }

    private static List<NumberList> lists(int count) {
        return Stream.generate(NumberList::new).limit(count).toList();
    }

    /** The setting. */
    public Setting setting() {
        return setting;
    }

    /** Whether games from the same openings as those of another setting are pairs. */
    boolean isPairedWith(SettingGames other) {
        return setting.openings().isPresent() && setting.openings().equals(other.setting.openings());
    }

    /** The traits of the rule set. */
    public RuleTraits traits() {
        return traits;
    }

    /** Adds a game of which it is unknown how much it has in common with the baseline's. */
    public void add(GameTrace trace) {
        add(trace, OptionalInt.empty());
    }

    /**
     * Adds a game.
     *
     * @param inCommon the number of plies that it has in common with the baseline's, see {@link GameRow#together}
     */
    public void add(GameTrace trace, OptionalInt inCommon) {
        GameRow row = reader.row(trace, trace.summary().openingPlies()).with(inCommon);
        Map<Series.Kind, double[]> courses = Series.Kind.read(trace);
        synchronized (this) {
            add(row, courses);
            heat.add(trace);
            replayed++;
        }
    }

    /** Adds a game by its row, without its course and heat map. */
    public synchronized void add(GameRow row) {
        add(row, Map.of());
    }

    private void add(GameRow row, Map<Series.Kind, double[]> courses) {
        summaries.add(row.summary());
        plies.add(row.plies());
        together.add(row.together().isPresent() ? row.together().getAsInt() : Double.NaN);
        places = places.of.equals(row.ids()) ? places : Places.of(row.ids(), reader.ids());
        for (int i = 0; i < reader.ids().size(); i++) {
            int at = places.at[i];
            numbers.get(2 * i).add(at < 0 ? Double.NaN : row.numbers()[2 * at]);
            numbers.get(2 * i + 1).add(at < 0 ? Double.NaN : row.numbers()[2 * at + 1]);
        }
        series.forEach((kind, lists) -> {
            double[] course = courses.get(kind);
            for (int i = 0; i < lists.size(); i++) {
                lists.get(i).add(course == null ? 0 : course[i]);
            }
        });
    }

    /**
     * Sets how much each game has in common with the baseline's.
     *
     * @param inCommon gives the number of plies by the number of the game, see {@link GameRow#together}
     */
    public synchronized void pair(IntFunction<OptionalInt> inCommon) {
        together = new NumberList();
        for (GameSummary summary : summaries) {
            OptionalInt of = inCommon.apply(summary.number());
            together.add(of.isPresent() ? of.getAsInt() : Double.NaN);
        }
    }

    /**
     * How much the games have in common with those of another setting.
     *
     * @param baseline the one with whose games these were compared; no game is added any more
     * @return empty without a pair of games
     */
    synchronized Optional<Exposure> exposure(SettingGames baseline) {
        int[] theirs = baseline.inOrder();
        int next = 0;
        int pairs = 0;
        int identical = 0;
        long common = 0;
        long longer = 0;
        for (int game : inOrder()) {
            GameSummary mine = summaries.get(game);
            while (next < theirs.length && baseline.summaries.get(theirs[next]).opening() < mine.opening()) {
                next++;
            }
            if (next < theirs.length
                    && baseline.summaries.get(theirs[next]).opening() == mine.opening()
                    && !Double.isNaN(together.get(game))) {
                GameSummary other = baseline.summaries.get(theirs[next]);
                double most = Math.max(plies.get(game), baseline.plies.get(theirs[next]));
                pairs++;
                common += (long) together.get(game);
                longer += (long) most;
                identical += together.get(game) == most
                                && mine.result() == other.result()
                                && mine.reason().equals(other.reason())
                        ? 1
                        : 0;
            }
        }
        return pairs == 0
                ? Optional.empty()
                : Optional.of(new Exposure(baseline.setting, setting, pairs, identical, common, longer));
    }

    /**
     * The same setting with the games of some openings only, by their numbers, without their courses and heat maps.
     */
    public synchronized SettingGames only(IntPredicate openings) {
        SettingGames some = new SettingGames(setting, traits);
        IntStream.range(0, summaries.size())
                .filter(game -> openings.test(summaries.get(game).opening()))
                .forEach(game -> some.add(row(game)));
        return some;
    }

    private GameRow row(int game) {
        GameSummary summary = summaries.get(game);
        double common = together.get(game);
        return new GameRow(
                summary,
                summary.openingPlies(),
                (int) plies.get(game),
                Double.isNaN(common) ? OptionalInt.empty() : OptionalInt.of((int) common),
                reader.ids(),
                numbers.stream().mapToDouble(list -> list.get(game)).toArray());
    }

    /**
     * The mean search depth in plies, over games and the sides that made moves of their own; 0 if the engine does not search.
     */
    public synchronized double meanDepth() {
        return summaries.stream()
                .mapToDouble(GameSummary::meanDepth)
                .filter(depth -> depth > 0)
                .average()
                .orElse(0);
    }

    /** The number of first openings, from 0, each of which has a game. */
    public synchronized int complete() {
        BitSet played = new BitSet();
        summaries.forEach(game -> played.set(game.opening()));
        return played.nextClearBit(0);
    }

    /** The number of games added. */
    public synchronized int size() {
        return summaries.size();
    }

    /** The games, by their places in the order in which they were added, in the order of their numbers. */
    private int[] inOrder() {
        return IntStream.range(0, summaries.size())
                .mapToLong(game -> (long) summaries.get(game).number() << Integer.SIZE | game)
                .sorted()
                .mapToInt(keyed -> (int) keyed)
                .toArray();
    }

    /** The sample of each number, in order; numbers to which no game contributes are left out. */
    synchronized Map<MetricRow, ClusteredSample> samples() {
        Map<MetricRow, ClusteredSample> samples = new LinkedHashMap<>();
        int[] ordered = inOrder();
        for (int i = 0; i < reader.ids().size(); i++) {
            ClusteredSample sample = sample(ordered, numbers.get(2 * i)::get, numbers.get(2 * i + 1)::get);
            if (sample.size() > 0) {
                samples.put(reader.number(i), sample);
            }
        }
        return samples;
    }

    /** The sample of a number about a way in which games end; empty if no game finished. */
    Optional<ClusteredSample> sample(MetricRow ending) {
        return Optional.of(ofAll(ending::counts, Double.NaN)).filter(sample -> sample.size() > 0);
    }

    /**
     * A number of each game.
     *
     * @param ofEnded the number of a finished game
     * @param cutOff the number of a game that was cut off; NaN to leave these out
     */
    synchronized ClusteredSample ofAll(ToDoubleFunction<GameSummary> ofEnded, double cutOff) {
        return sample(
                inOrder(),
                game -> summaries.get(game).isFinished() ? ofEnded.applyAsDouble(summaries.get(game)) : cutOff,
                game -> 1);
    }

    /** The sample of a series for each ten plies; of no game if some were not replayed. */
    synchronized List<ClusteredSample> series(Series.Kind kind) {
        int[] ordered = isReplayed() ? inOrder() : new int[0];
        List<ClusteredSample> samples = new ArrayList<>();
        for (int bin = 0; bin < Series.Kind.BINS; bin++) {
            NumberList sums = series.get(kind).get(2 * bin);
            NumberList counts = series.get(kind).get(2 * bin + 1);
            samples.add(sample(ordered, game -> counts.get(game) == 0 ? Double.NaN : sums.get(game), counts::get));
        }
        return samples;
    }

    private boolean isReplayed() {
        return replayed == summaries.size();
    }

    private ClusteredSample sample(int[] games, IntToDoubleFunction first, IntToDoubleFunction second) {
        int[] openings = new int[games.length];
        double[] firsts = new double[games.length];
        double[] seconds = new double[games.length];
        int telling = 0;
        for (int game : games) {
            double number = first.applyAsDouble(game);
            if (!Double.isNaN(number)) {
                int opening = summaries.get(game).opening();
                openings[telling] = traits.odds() ? GameSummary.oddsPair(opening) : opening;
                firsts[telling] = number;
                seconds[telling++] = second.applyAsDouble(game);
            }
        }
        return ClusteredSample.of(
                Arrays.copyOf(openings, telling), Arrays.copyOf(firsts, telling), Arrays.copyOf(seconds, telling));
    }

    /** The summaries of all games. */
    public synchronized List<GameSummary> summaries() {
        return IntStream.of(inOrder()).mapToObj(summaries::get).toList();
    }

    /** The length of the longest game that was cut off, beyond which games are unknown; empty if no game was. */
    synchronized Optional<Integer> cut() {
        OptionalInt longest = IntStream.range(0, summaries.size())
                .filter(game -> !summaries.get(game).isFinished())
                .map(game -> (int) plies.get(game))
                .max();
        return longest.isPresent() ? Optional.of(longest.getAsInt()) : Optional.empty();
    }

    /** Where pieces stand; nothing if some games were not replayed. */
    synchronized List<HeatMap> heatMaps() {
        return isReplayed() ? heat.maps(traits.rules(), summaries.size()) : List.of();
    }

    /**
     * A growing list of numbers that takes as little memory as its values allow: nothing while all are the same, four bytes for each whole
     * number, eight for any other. Confined to one thread.
     */
    static final class NumberList {

        private static final int FEWEST = 16;
        private static final double GROWTH = 1.5;

        /** Stands in for NaN among whole numbers. */
        private static final int NAN = Integer.MIN_VALUE;

        private int size;
        private double same;
        private int[] wholes = {};
        private double[] all = {};
        private Form form = Form.SAME;

        private enum Form {
            SAME,
            WHOLES,
            ANY
        }

        /** Adds a number, which may be NaN. */
        void add(double number) {
            if (size == 0) {
                same = number;
            } else if (form == Form.SAME && Double.compare(number, same) != 0) {
                if (isWhole(same)) {
                    form = Form.WHOLES;
                    wholes = new int[capacity()];
                    Arrays.fill(wholes, 0, size, whole(same));
                } else {
                    form = Form.ANY;
                    all = new double[capacity()];
                    Arrays.fill(all, 0, size, same);
                }
            }
            if (form == Form.WHOLES && !isWhole(number)) {
                form = Form.ANY;
                all = Arrays.copyOf(
                        Arrays.stream(wholes, 0, size)
                                .mapToDouble(NumberList::number)
                                .toArray(),
                        capacity());
                wholes = new int[0];
            }
            append(number);
        }

        private void append(double number) {
            if (form == Form.WHOLES) {
                wholes = size == wholes.length ? Arrays.copyOf(wholes, capacity()) : wholes;
                wholes[size] = whole(number);
            } else if (form == Form.ANY) {
                all = size == all.length ? Arrays.copyOf(all, capacity()) : all;
                all[size] = number;
            }
            size++;
        }

        private int capacity() {
            return Math.max(FEWEST, (int) (GROWTH * size) + 1);
        }

        private static boolean isWhole(double number) {
            return Double.isNaN(number) || (number == (int) number && (int) number != NAN);
        }

        private static int whole(double number) {
            return Double.isNaN(number) ? NAN : (int) number;
        }

        private static double number(int whole) {
            return whole == NAN ? Double.NaN : whole;
        }

        /** The number that was added at a place, from 0. */
        double get(int index) {
            return switch (form) {
                case SAME -> same;
                case WHOLES -> number(wholes[index]);
                case ANY -> all[index];
            };
        }
    }
}
