package org.plyspace.lab.metric;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.statistics.Estimate;

/**
 * What is known of a setting.
 *
 * @param games how many were played
 * @param depth how deep engines searched on average over games, in plies; empty if they do not search
 * @param numbers by the id of their row, in order; what the rule set cannot have is missing
 * @param series courses of metrics over a game
 * @param heatMaps where pieces stand, by type and side
 */
public record SettingResult(
        Setting setting,
        int games,
        Optional<Estimate> depth,
        Map<String, MetricResult> numbers,
        List<Series> series,
        List<HeatMap> heatMaps) {

    /** Takes copies. */
    public SettingResult {
        numbers = Collections.unmodifiableMap(new LinkedHashMap<>(numbers));
        series = List.copyOf(series);
        heatMaps = List.copyOf(heatMaps);
    }

    /** A number, or empty where the rule set does not have it or nothing tells it. */
    public Optional<MetricResult> number(MetricRow row) {
        return Optional.ofNullable(numbers.get(row.id()));
    }
}
