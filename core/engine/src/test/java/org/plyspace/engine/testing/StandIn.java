package org.plyspace.engine.testing;

import java.lang.reflect.Proxy;

/** Objects that answer the questions of a test, and fail if they are asked anything else. */
public final class StandIn {

    private StandIn() {}

    /** What is answered. */
    public interface Answers {

        /** The answer to a method's call; arguments are null if there are none. */
        Object to(String method, Object[] arguments);
    }

    /** An object of an interface. */
    public static <T> T of(Class<T> type, Answers answers) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (object, method, arguments) -> {
                    Object answer = answers.to(method.getName(), arguments);
                    return method.getReturnType() == void.class ? null : answer;
                }));
    }

    /** For a question that the test does not expect. */
    public static AssertionError notAsked(String method) {
        return new AssertionError("not asked: " + method);
    }
}
