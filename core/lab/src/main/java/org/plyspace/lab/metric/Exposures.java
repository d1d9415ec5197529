package org.plyspace.lab.metric;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What games of settings that are compared have in common.
 *
 * @param settings all settings, in order
 */
record Exposures(List<SettingGames> settings) {

    /** Copies the list. */
    Exposures {
        settings = List.copyOf(settings);
    }

    /** The exposures of the settings of contrasts, each once. */
    List<Exposure> of(List<Contrast> contrasts) {
        Map<Setting, Setting> baselines = new LinkedHashMap<>();
        contrasts.forEach(contrast -> baselines.put(contrast.setting(), contrast.baseline()));
        List<Exposure> exposures = new ArrayList<>();
        baselines.forEach(
                (setting, baseline) -> of(games(baseline), games(setting)).ifPresent(exposures::add));
        return exposures;
    }

    /** Games know what they have in common with those of the first setting of their rule set alone. */
    private Optional<Exposure> of(SettingGames baseline, SettingGames other) {
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
        return first == other
                ? baseline.exposure(other)
                        .map(found -> new Exposure(
                                baseline.setting(),
                                other.setting(),
                                found.pairs(),
                                found.identical(),
                                found.together(),
                                found.plies()))
                : Optional.empty();
    }

    private SettingGames games(Setting setting) {
        return settings.stream()
                .filter(each -> each.setting().equals(setting))
                .findFirst()
                .orElseThrow();
    }
}
