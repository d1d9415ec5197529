package org.plyspace.engine.io;

/** Words of command lines that are shown to be typed. */
public final class ShellWord {

    private ShellWord() {}

    /** A word as a shell of POSIX takes it: quoted, if it would not be taken as it is. */
    public static String quoted(String word) {
        return word.matches("[\\p{L}\\p{N}@%+=:,./_-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
