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

/** Checks that whatever common options leave alone is as declared, not as it would be by default. */
final class ChosenDeclarationTest {

    /** The methods that the options themselves answer. */
    private static final Set<String> NOT_DECLARED = Set.of("chosen", "end");

    @Test
    void whatIsNotChosenIsAskedOfTheDeclaration() throws ReflectiveOperationException {
        Set<String> asked = new TreeSet<>();
        StackDeclaration declared = (StackDeclaration) Proxy.newProxyInstance(
                StackDeclaration.class.getClassLoader(),
                new Class<?>[] {StackDeclaration.class},
                (proxy, method, arguments) -> {
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
}
