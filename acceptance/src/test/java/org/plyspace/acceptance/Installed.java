package org.plyspace.acceptance;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/** Programs of others that some tests need. */
final class Installed {

    private Installed() {}

    /** Where it is, or the test is not made, which is said. */
    static String program(String name) {
        for (String place : (System.getenv("PATH") + ":/usr/games").split(":", -1)) {
            if (Files.isExecutable(Path.of(place, name))) {
                return place + "/" + name;
            }
        }
        Torture.tellSkipped("what needs " + name + ", which is not installed here");
        return Assumptions.abort(name + " is not installed");
    }
}
