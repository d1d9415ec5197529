package org.plyspace.movegen.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Repetition;
import org.plyspace.api.Scenario;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.movegen.option.Features;
import org.plyspace.movegen.stack.declare.ChosenDeclaration;
import org.plyspace.movegen.stack.declare.StackDeclaration;

/** Checks that whatever common options leave alone is as declared, not as it would be by default. */
final class ChosenDeclarationTest {

    /** The methods that the options themselves answer. */
    private static final Set<String> NOT_DECLARED = Set.of("chosen", "end");

    private static StackDeclaration declared(InvocationHandler answers) {
        return (StackDeclaration) Proxy.newProxyInstance(
                StackDeclaration.class.getClassLoader(), new Class<?>[] {StackDeclaration.class}, answers);
    }

    @Test
    void whatIsNotChosenIsAskedOfTheDeclaration() throws ReflectiveOperationException {
        Set<String> asked = new TreeSet<>();
        StackDeclaration declared = declared((proxy, method, arguments) -> {
            asked.add(method.getName());
            Class<?> answer = method.getReturnType();
            return answer == List.class ? List.of() : answer == boolean.class ? false : null;
        });
        StackDeclaration chosen = new ChosenDeclaration(declared, CommonOptions.UNCHANGED);

        Set<String> expected = new TreeSet<>();
        for (Method question : StackDeclaration.class.getMethods()) {
            if (question.getParameterCount() == 0 && !NOT_DECLARED.contains(question.getName())) {
                expected.add(question.getName());
                question.invoke(chosen);
            }
        }

        assertEquals(expected, asked, () -> "of " + Arrays.toString(StackDeclaration.class.getMethods()));
    }

    @ParameterizedTest(name = "{0}={1}: {2}")
    @CsvSource({
        "castling, off, false",
        "doubleStep, off, false",
        "enPassant, off, false",
        "promotion, queen, false",
        "selfCapture, on, false",
        "boardMoves, off, false",
        "stalemate, win, true",
        "clock, 75, true",
        "repetition, white-avoids, true",
    })
    void theSourcesExamplesHoldUnlessAnOptionChangesMoves(String option, String value, boolean hold) {
        Scenario example = new Scenario("A", "nothing moves", "made up", "", true, "none", "toy");
        Features all = new Features(true, true, true, true, true, true, EndRule.SHARED, Repetition.THREEFOLD);
        OptionValues values = OptionValues.of(CommonOptions.listed(List.of(), all), Map.of(option, value));
        StackDeclaration chosen = new ChosenDeclaration(
                declared((proxy, method, arguments) -> List.of(example)), CommonOptions.of(List.of(), values, all));

        assertEquals(hold ? List.of(example) : List.of(), chosen.scenarios());
    }
}
