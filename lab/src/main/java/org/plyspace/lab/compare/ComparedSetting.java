package org.plyspace.lab.compare;

import java.nio.file.Path;
import java.util.function.Function;
import org.plyspace.engine.Registry;
import org.plyspace.engine.SettingReference;
import org.plyspace.engine.VariantException;

/**
 * A rule set that takes part in a comparison.
 *
 * @param name as it was asked for, unique in the comparison
 * @param registry which has it
 * @param spec what the registry calls it, with options if any
 * @param needed whether a refusal to take part ends the comparison; else it is left out
 */
public record ComparedSetting(String name, Registry registry, String spec, boolean needed) {

    /**
     * What was asked for: {@code id:option=value}, or {@code FILE#id:option=value} for what one file brings, whatever else has that id.
     *
     * @param all what there is without files
     * @param files what a file brings
     * @throws VariantException if there is no such file
     */
    public static ComparedSetting of(String asked, boolean needed, Registry all, Function<Path, Registry> files) {
        SettingReference name = SettingReference.parse(asked);
        return new ComparedSetting(asked, name.path().map(files).orElse(all), name.spec(), needed);
    }
}
