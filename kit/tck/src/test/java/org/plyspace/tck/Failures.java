package org.plyspace.tck;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Iterator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Runs one contract test outside JUnit and returns its failures. */
final class Failures {

    private Failures() {}

    static boolean in(Object contract, Method test) throws Exception {
        try {
            Object tests = test.invoke(contract);
            return tests instanceof Stream<?> stream && anyFails(stream.iterator());
        } catch (InvocationTargetException thrown) {
            return thrown.getCause() instanceof AssertionError;
        }
    }

    /** The messages of the dynamic tests that fail. */
    static Stream<String> messages(Object contract, Method factory) throws Exception {
        return ((Stream<?>) factory.invoke(contract)).flatMap(test -> {
            try {
                ((DynamicTest) test).getExecutable().execute();
                return Stream.empty();
            } catch (Throwable wrong) {
                return Stream.of(String.valueOf(wrong.getMessage()));
            }
        });
    }

    private static boolean anyFails(Iterator<?> tests) {
        boolean failed = false;
        while (tests.hasNext() && !failed) {
            failed = fails((DynamicTest) tests.next());
        }
        return failed;
    }

    private static boolean fails(DynamicTest test) {
        try {
            test.getExecutable().execute();
            return false;
        } catch (Throwable wrong) {
            return true;
        }
    }
}
