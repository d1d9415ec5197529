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
 * A line of {@code workloads.tsv}: a position, a depth and the expected perft.
 *
 * @param variant the variant's id; options are at their defaults
 * @param set {@code start} or {@code middlegame}
 * @param nodes the expected count, checked in every measurement, so that nothing can be fast and wrong
 */
record Workload(String variant, String set, int depth, long nodes, Position position) {

    private static final String RESOURCE = "workloads.tsv";
    private static final int EXERCISE_DEPTH = 2;

    /** The workloads of rule sets, each with a position of its own; rule sets without workloads are skipped. */
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

    /** A count from the start of a rule set without workloads, to exercise it; empty if it has no start either. */
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
