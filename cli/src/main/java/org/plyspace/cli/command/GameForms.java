package org.plyspace.cli.command;

import java.util.Optional;
import org.plyspace.api.UsageException;
import org.plyspace.engine.exchange.GameFormat;

/** What may be said of games beside what they say themselves. */
final class GameForms {

    private GameForms() {}

    /**
     * Refuses what a form of games has no use for.
     *
     * @throws UsageException if there is any
     */
    static void check(GameFormat form, Optional<String> variant, Optional<String> position) {
        if (form == GameFormat.JSON && variant.isPresent()) {
            throw new UsageException(
                    "--variant is for source text and for PGN without the tag Variant; games in json name their own");
        }
        if (form != GameFormat.SOURCE && position.isPresent()) {
            throw new UsageException("--position is for source text only; games in " + form + " name their own");
        }
    }
}
