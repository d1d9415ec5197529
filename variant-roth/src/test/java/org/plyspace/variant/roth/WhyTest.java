package org.plyspace.variant.roth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.api.Scenario;
import org.plyspace.api.Verdict;

/** Every illegal move of the examples is refused for the reason, and with the citation, that why.tsv gives. */
final class WhyTest {

    private static final Rules RULES = new RothVariant().rules(OptionValues.of(new RothVariant().options(), Map.of()));

    /** One line of the file. */
    record Reason(String id, String citation, String text) {

        static Reason of(String line) {
            String[] parts = line.split("\t", -1);
            return new Reason(parts[0], parts[1], parts[2]);
        }
    }

    static Stream<Reason> reasons() throws IOException {
        try (InputStream file = WhyTest.class.getResourceAsStream("why.tsv")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines().filter(line -> !line.startsWith("#")).map(Reason::of).toList().stream();
        }
    }

    private static Stream<Scenario> illegal() {
        return RULES.scenarios().stream().filter(scenario -> !scenario.valid());
    }

    @ParameterizedTest
    @MethodSource("reasons")
    void saysWhyTheMoveIsIllegal(Reason reason) {
        Scenario scenario =
                illegal().filter(s -> s.id().equals(reason.id())).findFirst().orElseThrow();
        Verdict verdict = RULES.readPosition(scenario.position()).words().judge(scenario.move(), Notation.MACHINE);
        Verdict.Illegal illegal = assertInstanceOf(Verdict.Illegal.class, verdict);
        assertEquals(reason.text(), illegal.reason());
        assertEquals(reason.citation(), illegal.citation());
    }

    @Test
    void everyIllegalExampleHasAReason() throws IOException {
        assertEquals(
                illegal().map(Scenario::id).sorted().toList(),
                reasons().map(Reason::id).sorted().toList());
    }
}
