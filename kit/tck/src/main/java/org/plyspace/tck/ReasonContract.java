package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Rules;
import org.plyspace.api.Scenario;
import org.plyspace.api.Variant;
import org.plyspace.api.Verdict;

/**
 * Compares a variant's reasons, with default options, for the illegal moves among its {@link Rules#scenarios} with a file:
 * UTF-8 text with a line each of id, citation and reason, separated by tabs, optionally followed by the {@linkplain
 * Verdict.Illegal#kind() kind} and the {@linkplain Verdict.Illegal#marks() marks}, as {@code MOVER a2W, BLOCKER a4N}; lines
 * that start with {@code #} are ignored.
 */
public abstract class ReasonContract {

    protected ReasonContract() {}

    /** The variant under test. */
    protected abstract Variant variant();

    /** The file, named as for {@link Class#getResource} of the subclass. */
    protected abstract String resource();

    private record Reason(String id, String citation, String text, List<String> rest) {

        static Reason of(String line) {
            String[] parts = line.split("\t", -1);
            return new Reason(parts[0], parts[1], parts[2], List.of(parts).subList(3, parts.length));
        }
    }

    @TestFactory
    Stream<DynamicTest> illegalScenariosAreRefusedForTheReasonGiven() {
        Rules rules = rules();
        return reasons().stream()
                .map(reason -> DynamicTest.dynamicTest(reason.id(), () -> assertRefused(rules, reason)));
    }

    @Test
    void everyIllegalScenarioHasAReason() {
        assertEquals(
                illegal(rules()).map(Scenario::id).sorted().toList(),
                reasons().stream().map(Reason::id).sorted().toList());
    }

    private static void assertRefused(Rules rules, Reason reason) {
        Scenario scenario = illegal(rules)
                .filter(s -> s.id().equals(reason.id()))
                .findFirst()
                .orElseThrow();
        PositionWords words = rules.readPosition(scenario.position()).words();
        Verdict verdict = words.judge(scenario.move(), Notation.MACHINE);
        Verdict.Illegal illegal = assertInstanceOf(Verdict.Illegal.class, verdict);
        assertEquals(reason.text(), illegal.reason());
        assertEquals(reason.citation(), illegal.citation());
        List<String> more = List.of(illegal.kind().name(), marks(illegal, words));
        assertEquals(reason.rest(), more.subList(0, reason.rest().size()), "kind and marks");
    }

    private static String marks(Verdict.Illegal illegal, PositionWords words) {
        return illegal.marks().stream()
                .map(mark -> mark.role() + " " + words.name(mark.cell()))
                .collect(Collectors.joining(", "));
    }

    private static Stream<Scenario> illegal(Rules rules) {
        return rules.scenarios().stream().filter(scenario -> !scenario.valid());
    }

    private Rules rules() {
        Variant variant = variant();
        return variant.rules(OptionValues.of(variant.options(), Map.of()));
    }

    private List<Reason> reasons() {
        try (InputStream file = getClass().getResourceAsStream(resource())) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Reason::of)
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(resource(), unreadable);
        }
    }
}
