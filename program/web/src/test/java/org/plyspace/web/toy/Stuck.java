package org.plyspace.web.toy;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;
import org.plyspace.engine.plugin.Plugins;
import org.plyspace.engine.plugin.SlowCallListener;
import org.plyspace.engine.testing.HandTimes;
import org.plyspace.testing.Hang;

/** Mezzanine with a fault: after a move some calls hang, even if interrupted, until it is released. Time does not pass by itself. */
public final class Stuck {

    /** The methods that hang after a move. */
    private static final Set<String> MOVES =
            Set.of("legalMoves", "countLegalMoves", "hasLegalMove", "outcome", "ending");

    private static final Duration LONG = Duration.ofHours(1);

    private final String id;
    private final Hang hang = new Hang();
    private final HandTimes times = new HandTimes();
    private volatile boolean overdue;

    /** Creates the rule set under an id. */
    public Stuck(String id) {
        this.id = id;
    }

    /** A registry of this rule set and a working one. */
    public Registry registry() {
        return new Registry(
                Plugins.of(List.of(found(new Mezzanine(), "mezzanine"), found(variant(), id)), List.of()),
                SlowCallListener.NONE,
                times);
    }

    private static FoundVariant found(Variant variant, String id) {
        return new FoundVariant(variant, id, Path.of("/home/me/" + id + ".jar"), Origin.PLUGIN);
    }

    /** Lets all calls be answered from now on. */
    public void release() {
        hang.release();
    }

    /** Lets calls that hang take longer than anybody waits; otherwise they take no time. */
    public void takeLong() {
        overdue = true;
    }

    /** Waits until so many calls hang. */
    public void await(int calls) {
        hang.await(calls);
    }

    private Variant variant() {
        return (Variant) wrapped(Variant.class, new Mezzanine(id));
    }

    private void hang() {
        if (overdue) {
            times.computeBetweenLooks(LONG, hang::here);
        } else {
            hang.here();
        }
    }

    private Object wrapped(Class<?> type, Object real) {
        for (Class<?> known : List.of(Variant.class, Rules.class, Position.class, PositionWords.class)) {
            if (known.isAssignableFrom(type)) {
                return Proxy.newProxyInstance(Stuck.class.getClassLoader(), new Class<?>[] {known}, new Handler(real));
            }
        }
        return real;
    }

    private final class Handler implements InvocationHandler {

        private final Object real;
        private int plies;

        Handler(Object real) {
            this.real = real;
        }

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
            String name = method.getName();
            if (real instanceof Position) {
                plies += name.equals("make") ? 1 : name.equals("unmake") ? -1 : 0;
                if (plies > 0 && MOVES.contains(name)) {
                    hang();
                }
            }
            if (name.equals("rules") && real instanceof Variant) {
                int levels = ((org.plyspace.api.OptionValues) arguments[0]).number("levels");
                if (levels == 3 || levels == 257) {
                    hang();
                } else if (levels == 4) {
                    throw new OutOfMemoryError("Java heap space");
                }
            }
            if (name.equals("equals")) {
                return proxy == arguments[0];
            }
            try {
                Object answer = method.invoke(real, unwrapped(arguments));
                Object wrapped = answer == null ? null : wrapped(method.getReturnType(), answer);
                if (wrapped instanceof Position copy && name.equals("copy")) {
                    ((Handler) Proxy.getInvocationHandler(copy)).plies = plies;
                }
                return wrapped;
            } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
            }
        }

        private Object[] unwrapped(Object[] arguments) {
            return arguments == null
                    ? null
                    : Arrays.stream(arguments)
                            .map(each -> each != null
                                            && Proxy.isProxyClass(each.getClass())
                                            && Proxy.getInvocationHandler(each) instanceof Handler handler
                                    ? handler.real
                                    : each)
                            .toArray();
        }
    }
}
