package org.plyspace.cli;

import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.Streams;

/** Starts the command and exits with its code. */
public final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        System.exit(new Launcher(Streams.ofProcess(), Environment.ofProcess()).run(arguments));
    }
}
