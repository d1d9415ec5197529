package org.plyspace.acceptance;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/** Programs of others that some tests need. */
final class Installed {

    private Installed() {}

    /**
     * Where one is, or the test is not made, which is said.
     *
     * @param names of programs of which any will do, the best first
     */
    static String program(String... names) {
        for (String name : names) {
            for (String place : (System.getenv("PATH") + ":/usr/games").split(":", -1)) {
                if (Files.isExecutable(Path.of(place, name))) {
                    return place + "/" + name;
                }
            }
        }
        String wanted = String.join(" or ", names);
        Torture.tellSkipped("what needs " + wanted + ", which is not installed here");
        return Assumptions.abort(wanted + " is not installed");
    }
}
