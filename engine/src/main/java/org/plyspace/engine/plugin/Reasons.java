package org.plyspace.engine.plugin;

import java.util.ServiceConfigurationError;
import org.plyspace.api.Spi;
import org.plyspace.api.Texts;

/** Says in words what a plugin's failure was. */
public final class Reasons {

    private static final int DEEPEST_CAUSE = 10;

    private Reasons() {}

    /** One line; no stack trace. */
    public static String of(Throwable failure) {
        if (failure instanceof ServiceConfigurationError && failure.getCause() == null) {
            return withoutService(failure.getMessage());
        }
        Throwable cause = rootOf(failure);
        if (cause instanceof UnsupportedClassVersionError) {
            return "it needs a newer Java: " + cause.getMessage();
        }
        if (cause instanceof NoClassDefFoundError || cause instanceof ClassNotFoundException) {
            return SharedClasses.isShared(dotted(cause))
                    ? otherSpi(cause)
                    : "the class " + dotted(cause)
                            + " is missing; the jar must bring all it needs but Plyspace's own api";
        }
        if (cause instanceof IncompatibleClassChangeError) {
            return otherSpi(cause);
        }
        String message = messageOf(cause);
        return cause.getClass().getSimpleName() + (message.isEmpty() ? "" : ": " + message);
    }

    /** The message of a stranger's exception, whose own code may fail as well. */
    private static String messageOf(Throwable cause) {
        try {
            return cause.getMessage() == null ? "" : line(cause.getMessage());
        } catch (Throwable failsToo) {
            return "";
        }
    }

    private static String otherSpi(Throwable cause) {
        return "it was built against another interface than " + Spi.VERSION + ", which this program has: "
                + dotted(cause);
    }

    private static Throwable rootOf(Throwable failure) {
        Throwable cause = failure;
        for (int depth = 0; cause.getCause() != null && depth < DEEPEST_CAUSE; depth++) {
            cause = cause.getCause();
        }
        return cause;
    }

    private static String withoutService(String message) {
        int colon = message.indexOf(": ");
        return line(colon < 0 ? message : message.substring(colon + 2));
    }

    private static String dotted(Throwable failure) {
        return line(String.valueOf(failure.getMessage()).replace('/', '.'));
    }

    private static String line(String message) {
        String first = message.lines().findFirst().orElse("");
        return first.length() > 200 ? Texts.shorten(first) : first;
    }
}
