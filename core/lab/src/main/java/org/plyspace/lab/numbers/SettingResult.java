package org.plyspace.lab.numbers;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.statistics.Estimate;

/**
 * The results of a setting.
 *
 * @param games the number of games played
 * @param depth the mean search depth of the engines over games, in plies; empty if they do not search
 * @param numbers the numbers by the ids of their rows, in order, without those that the rule set cannot have
 * @param series the courses of metrics over a game
 * @param heatMaps where pieces stand, by type and side
 */
public record SettingResult(
        Setting setting,
        int games,
        Optional<Estimate> depth,
        Map<String, MetricResult> numbers,
        List<Series> series,
        List<HeatMap> heatMaps) {

    /** Copies the collections. */
    public SettingResult {
        numbers = Collections.unmodifiableMap(new LinkedHashMap<>(numbers));
        series = List.copyOf(series);
        heatMaps = List.copyOf(heatMaps);
    }

    /** The value of a number; empty if the rule set does not have it or no game contributed to it. */
    public Optional<MetricResult> number(MetricRow row) {
        return Optional.ofNullable(numbers.get(row.id()));
    }
}
