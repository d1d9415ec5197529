package org.plyspace.lab.compare;

import java.nio.file.Path;
import java.util.function.Function;
import org.plyspace.engine.Registry;
import org.plyspace.engine.SettingReference;
import org.plyspace.engine.VariantException;

/**
 * A rule set that takes part in a comparison.
 *
 * @param name the name as requested, unique in the comparison
 * @param registry the registry that has the rule set
 * @param spec the registry's name for it, with options if any
 * @param needed whether the comparison ends if the rule set refuses to take part; otherwise it is left out
 */
public record ComparedSetting(String name, Registry registry, String spec, boolean needed) {

    /**
     * Finds a setting: {@code id:option=value}, or {@code FILE#id:option=value} for a rule set from one file, whatever else has that id.
     *
     * @param all all rule sets available without files
     * @param files gives the rule sets of a file
     * @throws VariantException if there is no such file
     */
    public static ComparedSetting of(String asked, boolean needed, Registry all, Function<Path, Registry> files) {
        SettingReference name = SettingReference.parse(asked);
        return new ComparedSetting(asked, name.path().map(files).orElse(all), name.spec(), needed);
    }
}
