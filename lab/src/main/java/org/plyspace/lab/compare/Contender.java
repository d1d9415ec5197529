package org.plyspace.lab.compare;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Function;
import org.plyspace.api.Texts;
import org.plyspace.engine.Registry;
import org.plyspace.engine.VariantException;

/**
 * A rule set that takes part in a comparison.
 *
 * @param name as it was asked for, unique in the comparison
 * @param registry which has it
 * @param spec what the registry calls it, with options if any
 * @param needed whether a refusal to take part ends the comparison; else it is left out
 */
public record Contender(String name, Registry registry, String spec, boolean needed) {

    private static final char OF_FILE = '#';

    /**
     * What was asked for: {@code id:option=value}, or {@code FILE#id:option=value} for what one file brings, whatever else has that id.
     *
     * @param all what there is without files
     * @param files what a file brings
     * @throws VariantException if there is no such file
     */
    public static Contender of(String asked, boolean needed, Registry all, Function<Path, Registry> files) {
        int mark = asked.lastIndexOf(OF_FILE);
        if (mark < 0) {
            return new Contender(asked, all, asked, needed);
        }
        return new Contender(asked, files.apply(existing(asked.substring(0, mark))), asked.substring(mark + 1), needed);
    }

    private static Path existing(String name) {
        try {
            Path path = Path.of(name);
            if (Files.isRegularFile(path)) {
                return path.toAbsolutePath();
            }
        } catch (InvalidPathException invalid) {
            throw missing(name);
        }
        throw missing(name);
    }

    private static VariantException missing(String name) {
        return new VariantException("there is no file '" + Texts.shorten(name)
                + "'; expected FILE#id, the file being a jar or rules as data");
    }
}
