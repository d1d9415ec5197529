package org.plyspace.lab.numbers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Estimates;

/**
 * How much a setting's rules had to do with its games: the pairs of games of one opening and engine that are the same in the baseline.
 *
 * @param baseline the baseline
 * @param setting the setting compared with it
 * @param pairs the number of pairs, from 1
 * @param identical the number of pairs with the same moves, result and reason
 * @param together the plies before the games of a pair part, summed over pairs
 * @param plies the plies of the longer game of a pair, summed over pairs
 */
public record Exposure(Setting baseline, Setting setting, int pairs, int identical, long together, long plies) {

    /** The exposures of the settings of contrasts, each once, given all settings in order. */
    static List<Exposure> of(List<Contrast> contrasts, List<SettingGames> settings) {
        Map<Setting, Setting> baselines = new LinkedHashMap<>();
        contrasts.forEach(contrast -> baselines.put(contrast.setting(), contrast.baseline()));
        List<Exposure> exposures = new ArrayList<>();
        baselines.forEach((setting, baseline) -> between(games(baseline, settings), games(setting, settings), settings)
                .ifPresent(exposures::add));
        return exposures;
    }

    /** Games know only what they have in common with those of the first setting of their rule set. */
    private static Optional<Exposure> between(SettingGames baseline, SettingGames other, List<SettingGames> settings) {
        if (!baseline.isPairedWith(other)) {
            return Optional.empty();
        }
        SettingGames first = settings.stream()
                .filter(each -> each.isPairedWith(other)
                        && each.setting().player().equals(other.setting().player()))
                .findFirst()
                .orElseThrow();
        if (first == baseline) {
            return other.exposure(baseline);
        }
        return first == other ? baseline.exposure(other).map(Exposure::reversed) : Optional.empty();
    }

    private static SettingGames games(Setting setting, List<SettingGames> settings) {
        return settings.stream()
                .filter(each -> each.setting().equals(setting))
                .findFirst()
                .orElseThrow();
    }

    private Exposure reversed() {
        return new Exposure(setting, baseline, pairs, identical, together, plies);
    }

    /** The share of games that differ, with its interval: rules can have changed no more. Two searches may differ by chance too. */
    public Estimate changed() {
        return Estimates.proportion(pairs - identical, pairs);
    }

    /** Whether all games are identical. */
    public boolean isNone() {
        return identical == pairs;
    }

    /** The share of the longer game's plies before the games of a pair part; NaN if no game has any. */
    public double shareTogether() {
        return (double) together / plies;
    }
}
