package org.plyspace.engine;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.plyspace.api.Texts;

/**
 * A setting as people ask for it where old and new jars are compared: {@code id:option=value,...}, or {@code FILE#id:option=value,...} for
 * what one file brings, whatever else has that id.
 *
 * @param file the file as it was written; empty if there is none
 * @param spec what a registry calls it, with options if any
 */
public record SettingReference(Optional<String> file, String spec) {

    private static final char OF_FILE = '#';

    /** Reads what was asked for; whether there is such a file or rule set is not looked at. */
    public static SettingReference parse(String text) {
        int mark = text.lastIndexOf(OF_FILE);
        return mark < 0
                ? new SettingReference(Optional.empty(), text)
                : new SettingReference(Optional.of(text.substring(0, mark)), text.substring(mark + 1));
    }

    /** Another rule set of the same file, or of none. */
    public SettingReference with(String otherSpec) {
        return new SettingReference(file, otherSpec);
    }

    /**
     * Where the file is; empty if none was named.
     *
     * @throws VariantException if it is not there
     */
    public Optional<Path> path() {
        return file.map(SettingReference::existing);
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

    /** As it was asked for. */
    @Override
    public String toString() {
        return file.map(name -> name + OF_FILE + spec).orElse(spec);
    }
}
