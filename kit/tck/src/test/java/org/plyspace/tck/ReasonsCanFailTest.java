package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Scenario;
import org.plyspace.api.Variant;
import org.plyspace.tck.toy.ToyVariant;

/** Checks that the contract of reasons fails on a toy that gives other reasons, or more. */
final class ReasonsCanFailTest {

    private static final Scenario FAR_OFF =
            new Scenario("A", "far off", "M:k3/4/K3/3R|H@R:2/2 w - - 0 20", "Ma2-Mc4", false, "", "toy");

    @Test
    void anotherReasonIsNoticed() throws Exception {
        assertTrue(Failures.in(
                contract(FAR_OFF),
                ReasonContract.class.getDeclaredMethod("illegalScenariosAreRefusedForTheReasonGiven")));
    }

    @Test
    void aScenarioWithoutReasonIsNoticed() throws Exception {
        Scenario more = new Scenario("B", FAR_OFF.description(), FAR_OFF.position(), FAR_OFF.move(), false, "", "toy");
        assertTrue(Failures.in(
                contract(FAR_OFF, more), ReasonContract.class.getDeclaredMethod("everyIllegalScenarioHasAReason")));
    }

    private static ReasonContract contract(Scenario... scenarios) {
        return new ReasonContract() {
            @Override
            protected Variant variant() {
                return Spoilt.variant(
                        new ToyVariant(), Map.of("Rules.scenarios", (rules, arguments, truth) -> List.of(scenarios)));
            }

            @Override
            protected String resource() {
                return "why.tsv";
            }
        };
    }
}
