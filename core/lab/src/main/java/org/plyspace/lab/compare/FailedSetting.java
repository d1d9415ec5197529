package org.plyspace.lab.compare;

import java.util.Optional;
import org.plyspace.api.FailureException;

/**
 * A rule set that was left out of a comparison.
 *
 * @param name the name as requested
 * @param reason the reason in words
 * @param broken whether it failed, rather than refused to take part
 */
public record FailedSetting(String name, String reason, boolean broken) {

    static Optional<FailedSetting> of(LoadedSetting loadedSetting) {
        return loadedSetting
                .reason()
                .map(reason -> new FailedSetting(
                        loadedSetting.name(), reason.getMessage(), reason instanceof FailureException));
    }
}
