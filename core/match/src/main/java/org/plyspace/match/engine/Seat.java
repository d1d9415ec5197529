package org.plyspace.match.engine;

import java.util.Optional;

/**
 * The person or engine that plays a side.
 *
 * @param engine the engine; empty for a person
 */
public record Seat(Optional<EngineSpec> engine) {

    /** The name of a person on the command line. */
    public static final String HUMAN = "human";

    /**
     * Reads a seat: {@code human}, or an engine spec.
     *
     * @throws org.plyspace.api.UsageException if it is neither
     */
    public static Seat of(String text) {
        return new Seat(text.equals(HUMAN) ? Optional.empty() : Optional.of(EngineSpec.parse(text)));
    }

    /** Whether a person plays. */
    public boolean isHuman() {
        return engine.isEmpty();
    }

    /** The versions by which its engine plays; empty for a person, random moves and another program. */
    Optional<String> version() {
        return engine.flatMap(EngineSpec::version);
    }

    /** The form of the command line and of records. */
    @Override
    public String toString() {
        return engine.map(EngineSpec::toString).orElse(HUMAN);
    }
}
