package org.plyspace.lab.search;

import java.util.List;

/**
 * Games that a search plays together. All settings have the same openings, and no other stage has them.
 *
 * @param number the number of the round, from 1; 0 for the finals
 * @param settings the settings, by their places in the {@link RuleSpace}, the unchanged rules first
 * @param games the number of games in each setting, from 1
 */
public record SearchStage(int number, List<Integer> settings, int games) {

    /** Whether these games are the only ones that are reported. */
    public boolean isFinal() {
        return number == 0;
    }

    /** The name of the stage: {@code round 1} or {@code finals}. */
    public String name() {
        return isFinal() ? "finals" : "round " + number;
    }

    /** The number of games of all settings. */
    public int total() {
        return games * settings.size();
    }
}
