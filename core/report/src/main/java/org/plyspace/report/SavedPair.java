package org.plyspace.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.lab.metric.Contrast;
import org.plyspace.statistics.Estimate;

/**
 * The numbers of two settings of a saved comparison, side by side.
 *
 * @param first the numbers of the first setting
 * @param second the numbers of the second setting
 * @param forwards whether the second was compared with the first
 * @param backwards whether the first was compared with the second, so that the signs of differences are reversed
 */
record SavedPair(List<SavedNumber> first, List<SavedNumber> second, boolean forwards, boolean backwards) {

    private static final String NONE = "-";

    /**
     * A block for each engine that has numbers.
     *
     * @param labels the label of each measure in tables, in the order of rows; other measures are left out
     */
    List<PairNumbers.Block> blocks(List<Optional<String>> players, Map<String, String> labels) {
        List<String> order = List.copyOf(labels.keySet());
        Map<String, Integer> places = new HashMap<>();
        IntStream.range(0, order.size()).forEach(place -> places.put(order.get(place), place));
        Map<Optional<String>, Map<String, SavedNumber>> firsts = byPlayer(first);
        Map<Optional<String>, Map<String, SavedNumber>> seconds = byPlayer(second);
        List<PairNumbers.Block> blocks = new ArrayList<>();
        for (Optional<String> player : players) {
            Map<String, SavedNumber> one = firsts.getOrDefault(player, Map.of());
            Map<String, SavedNumber> other = seconds.getOrDefault(player, Map.of());
            Map<String, SavedNumber> compared = forwards ? other : backwards ? one : Map.of();
            List<PairNumbers.Row> rows = Stream.concat(one.keySet().stream(), other.keySet().stream())
                    .distinct()
                    .filter(places::containsKey)
                    .sorted(Comparator.comparing(places::get))
                    .map(measure -> row(
                            labels.get(measure),
                            Optional.ofNullable(one.get(measure)),
                            Optional.ofNullable(other.get(measure)),
                            Optional.ofNullable(compared.get(measure))))
                    .toList();
            if (!rows.isEmpty()) {
                blocks.add(new PairNumbers.Block(player, rows));
            }
        }
        return blocks;
    }

    /** Indexes numbers by engine and metric, so that a very long file is read only once. */
    private static Map<Optional<String>, Map<String, SavedNumber>> byPlayer(List<SavedNumber> numbers) {
        Map<Optional<String>, Map<String, SavedNumber>> found = new HashMap<>();
        numbers.forEach(number ->
                found.computeIfAbsent(number.player(), any -> new HashMap<>()).putIfAbsent(number.measure(), number));
        return found;
    }

    private PairNumbers.Row row(
            String label, Optional<SavedNumber> first, Optional<SavedNumber> second, Optional<SavedNumber> compared) {
        SavedNumber any = first.or(() -> second).orElseThrow();
        Optional<Estimate> difference = compared.flatMap(SavedNumber::difference);
        return new PairNumbers.Row(
                any.group(),
                any.measure(),
                label,
                first.map(SavedNumber::text).orElse(NONE),
                second.map(SavedNumber::text).orElse(NONE),
                difference.map(found -> EstimateText.difference(backwards ? negative(found) : found)),
                compared.flatMap(SavedNumber::finding).map(Contrast.Finding::word));
    }

    /** The estimate with its sign reversed; 0 stays 0, without a sign. */
    private static Estimate negative(Estimate found) {
        return new Estimate(0 - found.mean(), 0 - found.high(), 0 - found.low());
    }
}
