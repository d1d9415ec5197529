package org.plyspace.match.engine;

import java.util.Optional;
import org.plyspace.api.UsageException;

/**
 * Who moves for a side.
 *
 * @param engine what chooses the moves; empty for a person
 */
public record Seat(Optional<EngineSpec> engine) {

    /** A person, as on the command line. */
    public static final String HUMAN = "human";

    /**
     * As on the command line: {@code human}, or an engine.
     *
     * @throws UsageException if there is none such
     */
    public static Seat of(String text) {
        return new Seat(text.equals(HUMAN) ? Optional.empty() : Optional.of(EngineSpec.parse(text)));
    }

    /** Whether a person moves. */
    public boolean isHuman() {
        return engine.isEmpty();
    }

    /** As on the command line and in records. */
    @Override
    public String toString() {
        return engine.map(EngineSpec::toString).orElse(HUMAN);
    }
}
