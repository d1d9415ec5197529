package org.plyspace.lab.search;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.api.FailureException;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.games.RowMaker;
import org.plyspace.lab.numbers.GameTrace;
import org.plyspace.lab.numbers.NumberReader;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.statistics.ClusteredSample;

/** What the games of a stage contribute to the numbers of a search, added in any order. Confined to one thread. */
final class StageSamples {

    private static final long ONES = 0xFFFF_FFFFL;
    private static final double[] NOTHING = {Double.NaN, 0};

    private final ReadyExperiment ready;
    private final List<Quantity> quantities;
    /** Replays games; created for the first that needs it. */
    private Optional<RowMaker> replays = Optional.empty();
    /** Whether a number needs games that are replayed. */
    private final boolean replaysAll;

    private final String name;
    private final Map<List<Integer>, NumberReader> readers = new HashMap<>();
    /** By setting, number and opening; NaN for what a game does not contribute to. */
    private final double[][][] parts;

    private final double[][][] wholes;
    /** By setting and opening: a hash of the game's moves, result and reason. */
    private final long[][] games;

    private int size;

    /**
     * Prepares the samples of a stage.
     *
     * @param name the name of its store in messages
     */
    StageSamples(ReadyExperiment ready, List<Quantity> quantities, String name) {
        this.ready = ready;
        this.name = name;
        this.quantities = List.copyOf(quantities);
        this.replaysAll = quantities.stream().anyMatch(Quantities::needsReplay);
        int settings = ready.experiment().settings().size();
        int each = ready.experiment().games();
        this.parts = new double[settings][quantities.size()][each];
        this.wholes = new double[settings][quantities.size()][each];
        this.games = new long[settings][each];
    }

    /** The number of games added. */
    int size() {
        return size;
    }

    /**
     * Adds a game; each is added once.
     *
     * @param isFromElsewhere whether it may have been played by other rules
     * @throws FailureException if it was
     */
    void add(PlayedGame<String> game, boolean isFromElsewhere) {
        size++;
        int setting = game.setting();
        games[setting][game.opening()] =
                ((long) game.moves().hashCode() << Integer.SIZE) | (Objects.hash(game.result(), game.reason()) & ONES);
        double[][] read = replaysAll || isFromElsewhere
                ? replays().replayed(game, name, trace -> read(game, Optional.of(trace)))
                : read(game, Optional.empty());
        for (int i = 0; i < read.length; i++) {
            parts[setting][i][game.opening()] = read[i][0];
            wholes[setting][i][game.opening()] = read[i][1];
        }
    }

    private RowMaker replays() {
        if (replays.isEmpty()) {
            replays = Optional.of(new RowMaker(ready));
        }
        return replays.get();
    }

    private double[][] read(PlayedGame<String> game, Optional<GameTrace> trace) {
        return IntStream.range(0, quantities.size())
                .mapToObj(i -> Quantities.needsReplay(quantities.get(i))
                        ? reader(game.setting(), i).read(trace.orElseThrow()).orElse(NOTHING)
                        : new double[] {Quantities.read(quantities.get(i), game), 1})
                .toArray(double[][]::new);
    }

    private NumberReader reader(int setting, int quantity) {
        return readers.computeIfAbsent(
                List.of(setting, quantity),
                place ->
                        NumberReader.of(quantities.get(quantity).id(), replays().traits(setting)));
    }

    /** The settings of the stage, other than the first, all of whose games are those of the first; all games must have been added. */
    Set<Integer> same(SearchStage stage) {
        return IntStream.range(1, games.length)
                .filter(setting -> Arrays.equals(games[setting], games[0]))
                .mapToObj(stage.settings()::get)
                .collect(Collectors.toSet());
    }

    /** The samples of each setting and number; all games must have been added. */
    List<List<ClusteredSample>> samples() {
        int expectedSize = ready.experiment().numbers().total();
        if (size != expectedSize) {
            throw new FailureException(size + " of " + expectedSize + " games were played; expected all");
        }
        return IntStream.range(0, parts.length)
                .mapToObj(setting -> IntStream.range(0, quantities.size())
                        .mapToObj(i -> sample(parts[setting][i], wholes[setting][i]))
                        .toList())
                .toList();
    }

    private static ClusteredSample sample(double[] parts, double[] wholes) {
        int[] openings = IntStream.range(0, parts.length)
                .filter(opening -> !Double.isNaN(parts[opening]))
                .toArray();
        return ClusteredSample.of(
                openings,
                Arrays.stream(openings).mapToDouble(opening -> parts[opening]).toArray(),
                Arrays.stream(openings).mapToDouble(opening -> wholes[opening]).toArray());
    }
}
