package org.plyspace.tck;

import java.lang.reflect.Method;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.MethodOrdererContext;
import org.junit.jupiter.api.extension.DynamicTestInvocationContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.opentest4j.TestAbortedException;

/**
 * Runs the {@linkplain Foundation foundations} of a class before all its other tests, and skips everything after the first
 * foundation that fails. A mistake that would fail half the contract is thus reported once, by the test that names it, and
 * without the kit's own stack frames.
 */
final class FoundationsFirst implements MethodOrderer, InvocationInterceptor {

    /** Packages whose stack frames say nothing about a mistake in a rule set. */
    private static final List<String> CALLERS = List.of(
            "java.", "jdk.", "sun.", "org.junit.", "org.apache.maven.", "org.plyspace.tck.", "org.plyspace.api.");

    /** The failed foundations, by test class. */
    private final Map<Class<?>, String> failed = new ConcurrentHashMap<>();

    FoundationsFirst() {}

    @Override
    public void orderMethods(MethodOrdererContext context) {
        context.getMethodDescriptors()
                .sort(Comparator.comparing(method -> method.findAnnotation(Foundation.class)
                        .map(Foundation::value)
                        .orElse(Integer.MAX_VALUE)));
    }

    @Override
    public void interceptTestMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        proceed(invocation, context);
    }

    @Override
    public <T> T interceptTestFactoryMethod(
            Invocation<T> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        return proceed(invocation, context);
    }

    @Override
    public void interceptDynamicTest(
            Invocation<Void> invocation, DynamicTestInvocationContext test, ExtensionContext context) throws Throwable {
        proceed(invocation, context);
    }

    private <T> T proceed(Invocation<T> invocation, ExtensionContext context) throws Throwable {
        ExtensionContext testMethod = ofTheMethod(context);
        Class<?> testClass = testMethod.getRequiredTestClass();
        Method method = testMethod.getRequiredTestMethod();
        String reason = failed.get(testClass);
        if (reason != null) {
            throw new TestAbortedException("not tried, since " + reason + " fails");
        }
        try {
            return invocation.proceed();
        } catch (TestAbortedException skipped) {
            throw skipped;
        } catch (Throwable failure) {
            if (method.isAnnotationPresent(Foundation.class)) {
                failed.put(testClass, method.getName());
                shorten(failure);
            }
            throw failure;
        }
    }

    /** Keeps only the stack frames that may be the author's own. */
    private static void shorten(Throwable failure) {
        for (Throwable each = failure; each != null; each = each.getCause()) {
            each.setStackTrace(Stream.of(each.getStackTrace())
                    .filter(frame -> CALLERS.stream().noneMatch(frame.getClassName()::startsWith))
                    .toArray(StackTraceElement[]::new));
        }
    }

    /** The context of the test method that a dynamic test comes from, or the context itself. */
    private static ExtensionContext ofTheMethod(ExtensionContext context) {
        Optional<ExtensionContext> found = Optional.of(context);
        while (found.isPresent() && found.get().getTestMethod().isEmpty()) {
            found = found.get().getParent();
        }
        return found.orElse(context);
    }
}
