package org.plyspace.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;

/**
 * One line of {@code workloads.tsv}: a position, a depth and the number of nodes that perft must find there.
 *
 * @param variant id of the variant, with default options
 * @param set {@code start} or {@code middlegame}
 * @param nodes checked in every measurement, so that nothing can be fast and wrong
 */
record Workload(String variant, String set, int depth, long nodes, Position position) {

    private static final String RESOURCE = "workloads.tsv";

    /** All workloads, each with a position of its own. */
    static List<Workload> all() {
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(Workload.class.getResourceAsStream(RESOURCE), StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> parse(line.split("\t")))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(RESOURCE, unreadable);
        }
    }

    private static Workload parse(String[] columns) {
        Rules rules = rules(columns[0]);
        Position position = rules.position(rules.read(columns[4]), Purpose.GAME);
        return new Workload(columns[0], columns[1], Integer.parseInt(columns[2]), Long.parseLong(columns[3]), position);
    }

    /** The rules of a variant on the class path with default options. */
    static Rules rules(String id) {
        Variant variant = ServiceLoader.load(Variant.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(candidate -> candidate.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no variant " + id + " on the class path"));
        return variant.rules(OptionValues.of(variant.options(), Map.of()));
    }
}
