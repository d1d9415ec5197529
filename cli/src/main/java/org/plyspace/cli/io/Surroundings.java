package org.plyspace.cli.io;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * What the program is told besides its arguments.
 *
 * @param home the distribution's folder, if it runs from one
 * @param environment the environment variables
 */
public record Surroundings(Optional<Path> home, Map<String, String> environment) {

    /** Set by the launching script. */
    private static final String HOME_PROPERTY = "plyspace.home";

    public Surroundings {
        environment = Map.copyOf(environment);
    }

    /** Those of this process. */
    public static Surroundings ofProcess() {
        return new Surroundings(
                Optional.ofNullable(System.getProperty(HOME_PROPERTY)).map(Path::of), System.getenv());
    }
}
