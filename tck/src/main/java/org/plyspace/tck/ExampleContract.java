package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Example;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;

/** The examples that rules bring along are judged as they say. */
interface ExampleContract extends UnderTest {

    @TestFactory
    default Stream<DynamicTest> examplesAreJudgedAsTheySay() {
        return specimens().inAllRules(rules -> {
            Set<String> ids = new HashSet<>();
            for (Example example : rules.examples()) {
                assertEquals(true, ids.add(example.id()), () -> "the id is new: " + example.id());
                assertJudged(rules, example);
            }
        });
    }

    private static void assertJudged(Rules rules, Example example) {
        Position position = rules.readPosition(example.position());
        Verdict verdict = position.words().judge(example.move(), Notation.MACHINE);
        String seen = verdict instanceof Verdict.Legal ? "legal" : String.valueOf(verdict);
        String citation = verdict instanceof Verdict.Illegal illegal ? illegal.citation() : "";
        if (example.valid()) {
            assertEquals("legal", seen, example::id);
        } else {
            assertEquals(example.citation(), citation, () -> example.id() + ", " + example.move() + " is " + seen);
        }
    }
}
