package org.plyspace.lab.study;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A hypothesis of an experiment, written down before it runs.
 *
 * @param text the hypothesis in words
 * @param setting the setting that it is about; one of the experiment's
 * @param baseline the setting with which that is compared; one of the experiment's; empty if its numbers are compared with numbers that
 *     the expectations state
 * @param player the engine that it is about; one of the experiment's; empty if it is about each of them
 * @param expectations what is expected, all of it together; empty if it is not stated in numbers
 */
public record Hypothesis(
        String text,
        Optional<String> setting,
        Optional<String> baseline,
        Optional<String> player,
        List<Expectation> expectations) {

    /** Whether games can decide it: it says of which settings what is expected. */
    public boolean isStatedInNumbers() {
        return setting.isPresent()
                && !expectations.isEmpty()
                && expectations.stream().allMatch(each -> each.isComplete(baseline.isPresent()));
    }

    /** The settings that it is about: its own, and its baseline if it has one. */
    public List<String> settings() {
        return Stream.concat(setting.stream(), baseline.stream()).toList();
    }

    /** Whether it uses later fields, whose verdicts are read from intervals that hold together. */
    boolean isReadFromIntervals() {
        return player.isPresent()
                || expectations.size() > 1
                || expectations.stream()
                        .anyMatch(each -> each.matters().isPresent()
                                || each.than().isPresent()
                                || each.direction()
                                        .filter(Direction::needsMargin)
                                        .isPresent());
    }

    /** The engines that it is about, of those that play. */
    public List<String> players(List<String> all) {
        return player.map(List::of).orElse(all);
    }
}
