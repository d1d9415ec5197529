package org.plyspace.lab.experiment;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What differs between two experiments.
 *
 * @param fields the names of the fields, as in an experiment's file
 * @param words the names, with both values where these are short: {@code games (40 and 80)}
 */
record ExperimentChange(List<String> fields, String words) {

    private static final String GAMES = "games";

    /** Compares two experiments. */
    static ExperimentChange between(Experiment one, Experiment other) {
        Map<String, Object> before = ExperimentFormat.fields(one);
        Map<String, Object> after = ExperimentFormat.fields(other);
        List<String> fields = Stream.concat(before.keySet().stream(), after.keySet().stream())
                .distinct()
                .filter(field -> !Objects.equals(before.get(field), after.get(field)))
                .toList();
        return new ExperimentChange(
                fields,
                fields.stream()
                        .map(field -> field + values(before.get(field), after.get(field)))
                        .collect(Collectors.joining(", ")));
    }

    private static String values(Object before, Object after) {
        return before instanceof Number || after instanceof Number ? " (" + before + " and " + after + ")" : "";
    }

    /** Whether both play the same games, one of them more of them: then what was played for one is good for the other. */
    boolean isOfGamesAlone() {
        return List.of(GAMES).containsAll(fields);
    }
}
