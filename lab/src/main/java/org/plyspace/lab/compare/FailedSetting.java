package org.plyspace.lab.compare;

import java.util.Optional;
import org.plyspace.api.FailureException;

/**
 * A rule set that is not in a comparison.
 *
 * @param name as it was asked for
 * @param reason in words
 * @param broken whether it failed, and not only refused to take part
 */
public record FailedSetting(String name, String reason, boolean broken) {

    static Optional<FailedSetting> of(LoadedSetting loadedSetting) {
        return loadedSetting
                .reason()
                .map(reason -> new FailedSetting(
                        loadedSetting.name(), reason.getMessage(), reason instanceof FailureException));
    }
}
