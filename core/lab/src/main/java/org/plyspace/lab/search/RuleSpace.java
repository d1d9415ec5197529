package org.plyspace.lab.search;

import java.util.List;

/**
 * The settings that a search chooses from: combinations of the values of options.
 *
 * @param factors the options that are varied
 * @param settings the settings, the unchanged rules first
 * @param refused the combinations that the rule set refuses
 * @param notices what was left out otherwise, for people
 */
public record RuleSpace(List<Factor> factors, List<Setting> settings, List<Refused> refused, List<String> notices) {

    /**
     * An option.
     *
     * @param values its values, that of the unchanged rules first
     */
    public record Factor(String name, List<String> values) {}

    /**
     * A combination.
     *
     * @param name the rule set with its options: {@code id:option=value}
     * @param levels the place of each option's value among the factor's values
     */
    public record Setting(String name, List<Integer> levels) {

        /** Copies the list. */
        public Setting {
            levels = List.copyOf(levels);
        }
    }

    /**
     * A combination that cannot be played.
     *
     * @param name the rule set with its options
     * @param reason why not, in words
     */
    public record Refused(String name, String reason) {}

    /** The levels of each setting. */
    List<int[]> levels() {
        return settings.stream()
                .map(setting ->
                        setting.levels().stream().mapToInt(Integer::intValue).toArray())
                .toList();
    }
}
