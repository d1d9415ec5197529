package org.plyspace.cli.io;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * The surroundings of the program, besides its arguments.
 *
 * @param home the distribution's folder, if the program runs from one
 * @param variables the environment variables
 */
public record Environment(Optional<Path> home, Map<String, String> variables) {

    /** Set by the launching script. */
    private static final String HOME_PROPERTY = "plyspace.home";

    public Environment {
        variables = Map.copyOf(variables);
    }

    /** The environment of this process. */
    public static Environment ofProcess() {
        return new Environment(
                Optional.ofNullable(System.getProperty(HOME_PROPERTY)).map(Path::of), System.getenv());
    }
}
