package org.plyspace.engine.io;

/** Quotes words of command lines that are shown for typing. */
public final class ShellWord {

    private ShellWord() {}

    /** A word as a POSIX shell takes it, quoted if necessary. */
    public static String quoted(String word) {
        return word.matches("[\\p{L}\\p{N}@%+=:,./_-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
