package org.plyspace.lab.compare;

import java.util.Optional;
import org.plyspace.engine.VariantFailure;

/**
 * A rule set that is not in a comparison.
 *
 * @param spec as it was asked for
 * @param reason in words
 * @param broken whether it failed, and not only refused to take part
 */
public record Dropped(String spec, String reason, boolean broken) {

    static Optional<Dropped> of(Column column) {
        return column.reason()
                .map(reason -> new Dropped(column.spec(), reason.getMessage(), reason instanceof VariantFailure));
    }
}
