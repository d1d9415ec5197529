package org.plyspace.conformance.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Proxy;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Rules;
import org.plyspace.api.Scenario;
import org.plyspace.conformance.scenario.MatrixGenerator.CuratedCases;
import org.plyspace.engine.testing.Bundled;

/** Examples that the rules contradict do not get into a matrix. */
class CuratedCasesTest {

    private static final Rules RULES = Bundled.REGISTRY.rules("koernke");

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void anExampleThatIsWrongAboutAMoveIsRefused(boolean legal) {
        Scenario right = RULES.scenarios().stream()
                .filter(scenario -> !scenario.move().isEmpty() && scenario.valid() == legal)
                .findFirst()
                .orElseThrow();
        Scenario wrong = new Scenario(
                "WRONG", right.description(), right.position(), right.move(), !legal, "", right.citation());

        String message = assertThrows(IllegalStateException.class, () -> new CuratedCases(with(wrong)).cases())
                .getMessage();

        assertEquals("koernke, example WRONG: validity should be " + !legal + ", but is " + legal, message);
    }

    private static Rules with(Scenario scenario) {
        return (Rules) Proxy.newProxyInstance(
                Rules.class.getClassLoader(),
                new Class<?>[] {Rules.class},
                (proxy, question, arguments) -> switch (question.getName()) {
                    case "scenarios" -> List.of(scenario);
                    default -> question.invoke(RULES, arguments);
                });
    }
}
