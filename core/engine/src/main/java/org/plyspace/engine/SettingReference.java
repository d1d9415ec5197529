package org.plyspace.engine;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.plyspace.api.Texts;

/**
 * A setting where old and new jars are compared: {@code id:option=value,...}, or {@code FILE#id:option=value,...} for a rule
 * set of a particular file, even if another file has the same id.
 *
 * @param file the file as written; empty if there is none
 * @param spec the setting as a registry takes it
 */
public record SettingReference(Optional<String> file, String spec) {

    private static final char OF_FILE = '#';

    /** Parses a reference without checking that the file and the rule set exist. */
    public static SettingReference parse(String text) {
        int mark = text.lastIndexOf(OF_FILE);
        return mark < 0
                ? new SettingReference(Optional.empty(), text)
                : new SettingReference(Optional.of(text.substring(0, mark)), text.substring(mark + 1));
    }

    /** A reference to another rule set of the same file, or of none. */
    public SettingReference with(String otherSpec) {
        return new SettingReference(file, otherSpec);
    }

    /**
     * The path of the file; empty if no file was given.
     *
     * @throws VariantException if the file does not exist
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

    /** The reference as it was given. */
    @Override
    public String toString() {
        return file.map(name -> name + OF_FILE + spec).orElse(spec);
    }
}
