package org.plyspace.engine.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Texts;

/** A file cannot be written. */
public final class UnwritableException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    private final boolean forItsName;

    /** With the file's name as it was given, and what the system said. */
    public UnwritableException(String file, IOException failed) {
        this(
                file,
                FileErrors.describe(failed),
                failed instanceof NoSuchFileException
                        || (Files.isDirectory(Path.of(file)) && !(failed instanceof HeldElsewhereException)));
    }

    /** With a name that the system takes for none. */
    public UnwritableException(String file, InvalidPathException invalid) {
        this(file, "that cannot be the name of a file", true);
    }

    private UnwritableException(String file, String reason, boolean forItsName) {
        super("cannot write '" + Texts.shorten(file) + "': " + reason);
        this.forItsName = forItsName;
    }

    /** Whether another name would do, rather than another disk or other permissions. */
    public boolean isForItsName() {
        return forItsName;
    }
}
