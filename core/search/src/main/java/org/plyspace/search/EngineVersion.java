package org.plyspace.search;

import java.util.Optional;

/**
 * The versions of this program's engines, for records of their games. A higher version means that the same engine within the
 * same limits plays differently.
 */
public final class EngineVersion {

    /** The version of the search: which moves it looks at, how deep, and in which order. */
    public static final int SEARCH = 4;

    /** The version of the evaluation of positions, apart from weights that come with a rule set or a file. */
    public static final int EVALUATION = 2;

    private EngineVersion() {}

    /** Both versions in words. */
    public static String text() {
        return "Plyspace, search " + SEARCH + ", evaluation " + EVALUATION;
    }

    /**
     * Both versions in words if an engine plays by them: if it is one of this program's and evaluates positions.
     *
     * @param spec the spec of any engine, a built-in one or another program
     */
    public static Optional<String> of(String spec) {
        boolean evaluates =
                BuiltInEngineSpec.KINDS.contains(spec.split(":", 2)[0]) && !BuiltInEngineSpec.isRandom(spec);
        return evaluates ? Optional.of(text()) : Optional.empty();
    }
}
