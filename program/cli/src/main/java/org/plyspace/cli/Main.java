package org.plyspace.cli;

import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.Streams;

/** Starts the command and exits with its code. */
public final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        Launcher launcher = new Launcher(Streams.takenFromProcess(), Environment.ofProcess());
        Runtime.getRuntime().addShutdownHook(new Thread(launcher.exitWatch(), "exit watch"));
        System.exit(launcher.run(arguments));
    }
}
