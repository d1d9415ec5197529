package org.plyspace.lab.player;

import java.util.Optional;
import org.plyspace.search.ChooserException;

/**
 * Who moves for a side.
 *
 * @param machine what chooses the moves; empty for a person
 */
public record Player(Optional<PlayerSpec> machine) {

    /** A person, as on the command line. */
    public static final String HUMAN = "human";

    /**
     * As on the command line: {@code human}, or a machine.
     *
     * @throws ChooserException if there is none such
     */
    public static Player of(String text) {
        return new Player(text.equals(HUMAN) ? Optional.empty() : Optional.of(PlayerSpec.parse(text)));
    }

    /** Whether a person moves. */
    public boolean isHuman() {
        return machine.isEmpty();
    }

    /** As on the command line and in records. */
    @Override
    public String toString() {
        return machine.map(PlayerSpec::toString).orElse(HUMAN);
    }
}
