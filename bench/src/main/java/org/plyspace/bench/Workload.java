package org.plyspace.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.vectors.Perft;

/**
 * One line of {@code workloads.tsv}: a position, a depth and the number of nodes that perft must find there.
 *
 * @param variant id of the variant, with default options
 * @param set {@code start} or {@code middlegame}
 * @param nodes checked in every measurement, so that nothing can be fast and wrong
 */
record Workload(String variant, String set, int depth, long nodes, Position position) {

    private static final String RESOURCE = "workloads.tsv";
    private static final int EXERCISE_DEPTH = 2;

    /** The workloads of rule sets, each with a position of its own; rule sets that have none are passed over. */
    static List<Workload> of(List<Variant> variants) {
        Map<String, Rules> rules = variants.stream().collect(Collectors.toMap(Variant::id, RuleSets::rules));
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(Workload.class.getResourceAsStream(RESOURCE), StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t"))
                    .filter(columns -> rules.containsKey(columns[0]))
                    .map(columns -> parse(columns, rules.get(columns[0])))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(RESOURCE, unreadable);
        }
    }

    /** Counting from the start of a rule set that has no workloads, to exercise it; empty if it has no start either. */
    static Optional<Workload> exercise(Rules rules) {
        return RuleSets.start(rules)
                .map(position -> new Workload(
                        rules.variant().id(),
                        "start",
                        EXERCISE_DEPTH,
                        new Perft().count(position, EXERCISE_DEPTH),
                        position));
    }

    private static Workload parse(String[] columns, Rules rules) {
        Position position = rules.position(rules.read(columns[4]), Purpose.GAME);
        return new Workload(columns[0], columns[1], Integer.parseInt(columns[2]), Long.parseLong(columns[3]), position);
    }
}
