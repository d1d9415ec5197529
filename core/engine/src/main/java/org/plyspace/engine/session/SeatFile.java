package org.plyspace.engine.session;

import java.io.IOException;
import java.nio.file.Path;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.AtomicFolder;
import org.plyspace.engine.io.FileNames;

/** The file of a game's {@link SeatSheet}. Confined to one thread. */
public final class SeatFile {

    private static final int LONGEST = 20_000_000;

    private final AtomicFile file;
    private SeatSheet sheet;

    private SeatFile(AtomicFile file, SeatSheet sheet) {
        this.file = file;
        this.sheet = sheet;
    }

    /**
     * Reads a sheet.
     *
     * @throws org.plyspace.engine.io.InputException if it is none
     */
    static SeatFile read(Path path) throws IOException {
        AtomicFile file = new AtomicFile(path);
        String name = FileNames.shown(path);
        return new SeatFile(file, SeatSheetFormat.parse(file.read(name, LONGEST), name));
    }

    /** The file of a sheet that is not there until it is saved. */
    static SeatFile fresh(Path path, SeatSheet sheet) throws IOException {
        return new SeatFile(new AtomicFile(path), sheet);
    }

    /** The sheet as it was last read or saved. */
    public SeatSheet sheet() {
        return sheet;
    }

    /**
     * Saves the sheet.
     *
     * @throws IOException if it cannot be written
     */
    public void save() throws IOException {
        save(sheet);
    }

    /**
     * Saves another sheet in place of this one, atomically.
     *
     * @throws IOException if it cannot be written; the sheet before remains
     */
    public void save(SeatSheet next) throws IOException {
        new AtomicFolder(file.path().getParent()).make();
        file.write(SeatSheetFormat.text(next));
        sheet = next;
    }

    /** Whether no other program has written the sheet since. */
    public boolean isUnchanged() {
        return file.isUnchanged();
    }
}
