package org.plyspace.engine.io;

import java.nio.file.Path;
import org.plyspace.api.Texts;

/** Formats file names for messages. */
public final class FileNames {

    private static final int LONGEST = 200;
    private static final int BEGINNING = 40;
    private static final String LEFT_OUT = "...";

    private FileNames() {}

    /** A file's name, {@linkplain Texts#printable printable}; a very long one is abbreviated in the middle. */
    public static String shown(Path file) {
        return shown(file.toString());
    }

    /** A file's name as given, {@linkplain Texts#printable printable}; a very long one is abbreviated in the middle. */
    public static String shown(String file) {
        if (file.length() <= LONGEST) {
            return Texts.printable(file);
        }
        String end = file.substring(file.length() - (LONGEST - BEGINNING - LEFT_OUT.length()));
        return Texts.printable(file.substring(0, BEGINNING) + LEFT_OUT + end);
    }
}
