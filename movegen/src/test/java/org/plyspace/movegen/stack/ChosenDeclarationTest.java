package org.plyspace.movegen.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.plyspace.movegen.option.CommonOptions;

/** What common options leave alone is as it is declared, not as it would be by default. */
final class ChosenDeclarationTest {

    /** Answered by the options themselves. */
    private static final Set<String> NOT_DECLARED = Set.of("chosen", "end");

    @Test
    void whatIsNotChosenIsAskedOfTheDeclaration() throws ReflectiveOperationException {
        Set<String> asked = new TreeSet<>();
        StackDefinition declared = (StackDefinition) Proxy.newProxyInstance(
                StackDefinition.class.getClassLoader(),
                new Class<?>[] {StackDefinition.class},
                (proxy, method, arguments) -> {
                    asked.add(method.getName());
                    Class<?> answer = method.getReturnType();
                    return answer == List.class ? List.of() : answer == boolean.class ? false : null;
                });
        StackDefinition chosen = new ChosenDeclaration(declared, CommonOptions.UNCHANGED);

        Set<String> expected = new TreeSet<>();
        for (Method question : StackDefinition.class.getMethods()) {
            if (question.getParameterCount() == 0 && !NOT_DECLARED.contains(question.getName())) {
                expected.add(question.getName());
                question.invoke(chosen);
            }
        }

        assertEquals(expected, asked, () -> "of " + Arrays.toString(StackDefinition.class.getMethods()));
    }
}
