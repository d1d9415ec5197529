package org.plyspace.conformance.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.Rules;
import org.plyspace.engine.testing.Broken;
import org.plyspace.testing.CoinVariant;

/** Whatever a rule set does in response to a question, the question is answered, and so is the next one. */
class FailingVariantTest {

    private static final List<String> QUESTIONS = List.of(
            "{\"variant\":\"broken\",\"move\":\"a-b\"}",
            "{\"variant\":\"broken\",\"position\":\"Kk w\",\"move\":\"a-b\"}",
            "{\"variant\":\"broken\",\"position\":\"Kk w\",\"ask\":\"outcome\"}",
            "{\"variant\":\"broken\",\"ask\":\"moves\"}",
            "{\"variant\":\"broken\",\"ask\":\"perft\",\"depth\":2}");

    static Stream<Arguments> failures() {
        return Stream.of(
                Arguments.of("an exception", doing(() -> throwing(new IllegalStateException("no luck")))),
                Arguments.of("an error", doing(() -> throwing(new Error("no luck")))),
                Arguments.of("an assertion", doing(() -> throwing(new AssertionError("no luck")))),
                Arguments.of("a checked exception", doing(() -> throwing(new Exception("no luck")))),
                Arguments.of("endless recursion", doing(FailingVariantTest::recursing)),
                Arguments.of("no memory", doing(FailingVariantTest::gorging)),
                Arguments.of("a missing class", doing(() -> throwing(new NoClassDefFoundError("some/Thing")))),
                Arguments.of("a message that fails", doing(() -> throwing(new Speechless()))),
                Arguments.of("null rules", doing(() -> null)),
                Arguments.of("null everywhere", doing(() -> rules(() -> null))),
                Arguments.of("an error everywhere", doing(() -> rules(() -> throwing(new Error("no luck"))))),
                Arguments.of("endless recursion everywhere", doing(() -> rules(FailingVariantTest::recursing))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("failures")
    void everyQuestionIsAnsweredAndTheVariantNamed(String how, Supplier<Rules> given) {
        Referee referee = new Referee(Broken.registry(given));

        for (String question : QUESTIONS) {
            String answer = referee.answer(question);

            assertTrue(
                    answer.matches(
                            "\\{\"error\":\"variant 'broken' of broken.jar failed when asked (for|to) .+: .+\",\"type\":\"failed\"}"),
                    answer);
            assertEquals("{\"nodes\":1936}", referee.answer("{\"variant\":\"koernke\",\"ask\":\"perft\",\"depth\":2}"));
        }
    }

    private static Supplier<Rules> doing(Supplier<Rules> given) {
        return given;
    }

    /** Rules that answer what their variant is asked for, and respond to everything else with {@code otherwise}. */
    private static Rules rules(Supplier<?> otherwise) {
        Rules sound = CoinVariant.standard();
        return (Rules) Proxy.newProxyInstance(
                Rules.class.getClassLoader(), new Class<?>[] {Rules.class}, (proxy, method, arguments) -> {
                    if (!method.getName().equals("options")) {
                        return method.getReturnType().isPrimitive() ? 0 : otherwise.get();
                    }
                    try {
                        return method.invoke(sound, arguments);
                    } catch (InvocationTargetException failed) {
                        throw failed.getCause();
                    }
                });
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> Rules throwing(Throwable failure) throws T {
        throw (T) failure;
    }

    @SuppressWarnings("InfiniteRecursion") // The recursion without end is intended.
    private static Rules recursing() {
        return recursing().variant().rules(null);
    }

    /** Rules that request more memory at once than any test has, so that none is really taken. */
    private static Rules gorging() {
        long[] hoard = new long[Integer.MAX_VALUE];
        return rules(() -> hoard);
    }

    /** An exception of a plugin that fails to say what is wrong. */
    private static final class Speechless extends RuntimeException {

        private static final long serialVersionUID = 1L;

        @Override
        public String getMessage() {
            throw new IllegalStateException("no words");
        }
    }
}
