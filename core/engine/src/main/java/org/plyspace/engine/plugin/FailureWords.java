package org.plyspace.engine.plugin;

import java.util.ServiceConfigurationError;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Spi;
import org.plyspace.api.Texts;

/** Describes failures of plugins in words. */
public final class FailureWords {

    private static final int DEEPEST_CAUSE = 10;
    private static final int NO_JAVA_YET = 200;
    private static final Pattern CLASS_FILE_VERSION = Pattern.compile("class file version (\\d{1,5})");

    private FailureWords() {}

    /** A one-line description without a stack trace. */
    public static String of(Throwable failure) {
        if (failure instanceof ServiceConfigurationError && failure.getCause() == null) {
            return withoutService(failure.getMessage());
        }
        Throwable cause = rootOf(failure);
        if (cause instanceof UnsupportedClassVersionError) {
            return isPlausible(messageOf(cause))
                    ? "it needs a newer Java: " + messageOf(cause)
                    : "one of its classes is not one: " + messageOf(cause);
        }
        if (cause instanceof ClassFormatError) {
            return "one of its classes is damaged: " + messageOf(cause);
        }
        if (cause instanceof TimedWork.Overrun) {
            return messageOf(cause);
        }
        if (cause instanceof OutOfMemoryError) {
            return "the memory is used up; the environment variable PLYSPACE_JAVA_OPTS gives Java more, as -Xmx4g does";
        }
        if (cause instanceof StackOverflowError) {
            return "it recursed without end (StackOverflowError)";
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

    /** Whether a class file version can be that of a later Java; versions count up from 65 for Java 21. */
    private static boolean isPlausible(String message) {
        Matcher version = CLASS_FILE_VERSION.matcher(message);
        return !version.find() || Integer.parseInt(version.group(1)) < NO_JAVA_YET;
    }

    /** The message of a foreign exception, whose own code may fail as well. */
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
