package org.plyspace.acceptance;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** Programs of others that some tests need. */
final class Installed {

    private Installed() {}

    /**
     * The path of the first that is installed; if none is, says so and skips the test.
     *
     * @param name of the program that is preferred, or its path
     * @param others that do instead, in order
     */
    static String program(String name, String... others) {
        List<String> names = Stream.concat(Stream.of(name), Stream.of(others)).toList();
        for (String each : names) {
            for (String place : (System.getenv("PATH") + ":/usr/games").split(":", -1)) {
                Path program = Path.of(place).resolve(each);
                if (Files.isExecutable(program)) {
                    return program.toString();
                }
            }
        }
        String wanted = String.join(" or ", names);
        Torture.tellSkipped("what needs " + wanted + ", not installed here");
        return Assumptions.abort(wanted + " is not installed");
    }
}
