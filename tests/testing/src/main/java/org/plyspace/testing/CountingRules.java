package org.plyspace.testing;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicLong;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;

/** Wraps rules and counts the moves made on all their positions and copies of these. */
public final class CountingRules {

    private final AtomicLong made = new AtomicLong();
    private final Rules rules;

    /** Wraps these rules. */
    public CountingRules(Rules real) {
        rules = wrapped(Rules.class, real);
    }

    /** The rules that count. */
    public Rules rules() {
        return rules;
    }

    /** The number of moves made since the last call. */
    public long made() {
        return made.getAndSet(0);
    }

    private <T> T wrapped(Class<T> type, T real) {
        return type.cast(Proxy.newProxyInstance(
                CountingRules.class.getClassLoader(),
                new Class<?>[] {type},
                (proxy, method, arguments) -> answer(real, method, arguments)));
    }

    private Object answer(Object real, Method method, Object[] arguments) throws Throwable {
        if (real instanceof Position && method.getName().equals("make")) {
            made.incrementAndGet();
        }
        Object answer;
        try {
            answer = method.invoke(real, arguments);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
        if (answer instanceof Position position) {
            return wrapped(Position.class, position);
        }
        return answer instanceof Rules ? rules : answer;
    }
}
