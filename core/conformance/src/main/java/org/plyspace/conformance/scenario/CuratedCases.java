package org.plyspace.conformance.scenario;

import java.util.List;
import org.plyspace.api.Notation;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Scenario;
import org.plyspace.api.Verdict;

/** The source's own examples as cases. */
final class CuratedCases {

    private final Rules rules;

    CuratedCases(Rules rules) {
        this.rules = rules;
    }

    /**
     * Turns all examples into cases.
     *
     * @throws IllegalStateException if the rules contradict an example
     */
    List<TestCase> cases() {
        return rules.scenarios().stream().map(this::testCase).toList();
    }

    private Position read(Scenario scenario) {
        try {
            return Positions.ofCase(rules, scenario.position(), scenario.move());
        } catch (PlyspaceException refused) {
            throw new IllegalStateException(example(scenario) + refused.getMessage());
        }
    }

    private String example(Scenario scenario) {
        return rules.setting() + ", example " + scenario.id() + ": ";
    }

    private TestCase testCase(Scenario scenario) {
        Position position = read(scenario);
        String text = position.words().text();
        String outcome = "";
        String after = "";
        if (scenario.move().isEmpty()) {
            outcome = Outcomes.word(position);
        } else if (position.words().judge(scenario.move(), Notation.MACHINE) instanceof Verdict.Legal legal) {
            requireSame(scenario, "validity", scenario.valid(), true);
            position.make(legal.move());
            outcome = Outcomes.word(position);
            after = position.words().text();
        } else {
            requireSame(scenario, "validity", scenario.valid(), false);
        }
        if (!scenario.outcome().isEmpty()) {
            requireSame(scenario, "outcome", scenario.outcome(), outcome);
        }
        return new TestCase(
                scenario.id(),
                scenario.description(),
                text,
                scenario.move(),
                scenario.valid(),
                scenario.citation(),
                outcome,
                after);
    }

    private void requireSame(Scenario scenario, String what, Object expected, Object found) {
        if (!expected.equals(found)) {
            throw new IllegalStateException(example(scenario) + what + " should be " + expected + ", but is " + found);
        }
    }
}
