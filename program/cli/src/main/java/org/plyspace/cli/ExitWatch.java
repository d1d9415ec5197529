package org.plyspace.cli;

import java.util.Optional;
import org.plyspace.cli.command.ExitCode;
import org.plyspace.cli.io.Notices;
import org.plyspace.cli.io.SlowCallNotices;

/**
 * Turns an exit that the program did not ask for, such as {@code System.exit} in a jar's code, into a failure. Runs when Java shuts
 * down.
 */
final class ExitWatch implements Runnable {

    private final Notices notices;
    private final SlowCallNotices waits;

    ExitWatch(Notices notices, SlowCallNotices waits) {
        this.notices = notices;
        this.waits = waits;
    }

    @Override
    public void run() {
        Thread.getAllStackTraces().values().stream()
                .map(ExitWatch::exitingClass)
                .flatMap(Optional::stream)
                .filter(name -> !name.startsWith(ExitWatch.class.getPackageName() + "."))
                .findFirst()
                .ifPresent(this::fail);
    }

    /** The class that called {@link System#exit}, if this thread is inside that call. A signal calls no such method. */
    private static Optional<String> exitingClass(StackTraceElement[] stack) {
        for (int i = stack.length - 2; i >= 0; i--) {
            String method = stack[i].getClassName() + "." + stack[i].getMethodName();
            if (method.equals("java.lang.System.exit") || method.equals("java.lang.Runtime.exit")) {
                return Optional.of(stack[i + 1].getClassName());
            }
        }
        return Optional.empty();
    }

    private void fail(String culprit) {
        notices.line("the class " + culprit + " ended the program"
                + waits.current().map(what -> ", which was waiting for " + what).orElse(""));
        Runtime.getRuntime().halt(ExitCode.FAILED);
    }
}
