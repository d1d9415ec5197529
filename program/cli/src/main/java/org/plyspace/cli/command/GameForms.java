package org.plyspace.cli.command;

import java.util.Optional;
import org.plyspace.api.UsageException;
import org.plyspace.engine.exchange.GameFormat;

/** The options that some forms of games need and others refuse. */
final class GameForms {

    private GameForms() {}

    /**
     * Refuses options that a form of games has no use for.
     *
     * @throws UsageException if such an option is given
     */
    static void check(GameFormat form, Optional<String> variant, Optional<String> position) {
        if (form == GameFormat.JSON && variant.isPresent()) {
            throw new UsageException(
                    "--variant is for source text and for PGN without a Variant tag; games in json name their own");
        }
        if (form != GameFormat.SOURCE && position.isPresent()) {
            throw new UsageException("--position is for source text only; games in " + form + " name their own");
        }
    }
}
