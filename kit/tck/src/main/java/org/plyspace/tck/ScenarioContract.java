package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Scenario;
import org.plyspace.api.Setup;
import org.plyspace.api.Verdict;

/** Checks that the examples of the rules hold in these rules. */
interface ScenarioContract extends UnderTest {

    @TestFactory
    default Stream<DynamicTest> scenariosHaveIdsAndCitations() {
        return specimens().inAllRules(rules -> {
            Set<String> ids = new HashSet<>();
            for (Scenario scenario : rules.scenarios()) {
                assertTrue(ids.add(scenario.id()), () -> "two scenarios are called " + scenario.id());
                assertFalse(scenario.citation().isBlank(), () -> "scenario " + scenario.id() + " cites nothing");
                assertFalse(scenario.description().isBlank(), () -> "scenario " + scenario.id() + " says nothing");
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> scenariosAreJudgedAsTheySay() {
        return specimens().inAllRules(rules -> {
            for (Scenario scenario : rules.scenarios()) {
                Position position = position(rules, scenario);
                assertEquals(scenario.valid(), reaches(position, scenario), () -> "validity of " + scenario.id());
                if (!scenario.outcome().isEmpty()) {
                    assertEquals(scenario.outcome(), outcome(position), () -> "outcome of " + scenario.id());
                }
            }
        });
    }

    /** A position to play if the scenario has a move; else it may be valid only for the checkmate question. */
    private static Position position(Rules rules, Scenario scenario) {
        Setup setup = rules.read(scenario.position());
        boolean toPlay =
                !scenario.move().isEmpty() || rules.faults(setup, Purpose.GAME).isEmpty();
        return rules.position(setup, toPlay ? Purpose.GAME : Purpose.CHECKMATE);
    }

    /** Makes the scenario's move, if it has one and the move is legal; returns whether the move was made or there is none. */
    private static boolean reaches(Position position, Scenario scenario) {
        if (scenario.move().isEmpty()) {
            return true;
        }
        Verdict verdict = position.words().judge(scenario.move(), Notation.MACHINE);
        if (verdict instanceof Verdict.Legal legal) {
            position.make(legal.move());
            return true;
        }
        if (verdict instanceof Verdict.Illegal illegal) {
            assertTrue(
                    scenario.citation().contains(illegal.citation()),
                    () -> scenario.id() + " cites " + scenario.citation() + ", the verdict " + illegal.citation());
        }
        return false;
    }

    private static String outcome(Position position) {
        return position.outcome().map(Outcome::reason).orElse(position.inCheck() ? "check" : "none");
    }
}
