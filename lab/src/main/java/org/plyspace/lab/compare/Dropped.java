package org.plyspace.lab.compare;

import java.util.Optional;
import org.plyspace.engine.VariantFailure;

/**
 * A rule set that is not in a comparison.
 *
 * @param name as it was asked for
 * @param reason in words
 * @param broken whether it failed, and not only refused to take part
 */
public record Dropped(String name, String reason, boolean broken) {

    static Optional<Dropped> of(Entrant entrant) {
        return entrant.reason()
                .map(reason -> new Dropped(entrant.name(), reason.getMessage(), reason instanceof VariantFailure));
    }
}
