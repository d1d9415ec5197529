package org.plyspace.lab.scenario;

import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;

/** Reads positions that questions are asked about. */
public final class Positions {

    private Positions() {}

    /**
     * A position to play, or one that only the checkmate question can be asked about.
     *
     * @throws org.plyspace.api.TextException if the text cannot be read
     * @throws org.plyspace.api.InvalidSetupException if it can be neither
     */
    public static Position read(Rules rules, String text) {
        Setup setup = rules.read(text);
        boolean playable = rules.faults(setup, Purpose.GAME).isEmpty();
        boolean askable = rules.faults(setup, Purpose.CHECKMATE).isEmpty();
        return rules.position(setup, askable && !playable ? Purpose.CHECKMATE : Purpose.GAME);
    }
}
