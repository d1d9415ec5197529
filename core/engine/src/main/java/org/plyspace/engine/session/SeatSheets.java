package org.plyspace.engine.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.plyspace.engine.io.BackupFolder;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.InputException;

/** The {@link SeatSheet}s of the games in a folder: its folder {@code seats}, a file for each game, under the game's name. */
public final class SeatSheets {

    private static final String ENDING = ".json";

    private final Path folder;

    /**
     * Creates the sheets' object.
     *
     * @param games the folder of the games, which need not exist
     */
    public SeatSheets(Path games) {
        this.folder = games.resolve("seats");
    }

    /** The file of a game's sheet, if the game's name, which may be any text, can be a file's. */
    private Optional<Path> file(String game) {
        try {
            Path file = folder.resolve(game + ENDING);
            boolean inside = folder.equals(file.getParent()) && !game.startsWith(".");
            return inside ? Optional.of(file) : Optional.empty();
        } catch (InvalidPathException noName) {
            return Optional.empty();
        }
    }

    /**
     * The sheet of a game; empty if it has none.
     *
     * @throws InputException if it cannot be read
     */
    public Optional<SeatSheet> find(String game) {
        return open(game).map(SeatFile::sheet);
    }

    /**
     * The file of a game's sheet; empty if it has none.
     *
     * @throws InputException if it cannot be read
     */
    public Optional<SeatFile> open(String game) {
        Optional<Path> file = file(game).filter(Files::isRegularFile);
        if (file.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(SeatFile.read(file.get()));
        } catch (IOException unreadable) {
            throw FileErrors.unreadable(FileNames.shown(file.get()), unreadable);
        }
    }

    /**
     * The file of a new game's sheet, which is not there until it is saved.
     *
     * @throws org.plyspace.api.PlyspaceException if there cannot be such a file
     */
    public SeatFile fresh(String game, SeatSheet sheet) {
        Path file = file(game).orElseThrow(() -> new InputException("'" + game + "' cannot be the name of a file"));
        try {
            return SeatFile.fresh(file, sheet);
        } catch (IOException failed) {
            throw FileErrors.unwritable(file.toString(), failed);
        }
    }

    /**
     * Moves the sheet of a game, if there is one, to the deleted games.
     *
     * @throws org.plyspace.api.PlyspaceException if it cannot be moved
     */
    public void delete(String game) {
        Optional<Path> file = file(game).filter(Files::isRegularFile);
        Path deleted = folder.resolveSibling("deleted").resolve(folder.getFileName());
        try {
            if (file.isPresent()) {
                new BackupFolder(deleted).take(file.get());
            }
        } catch (IOException failed) {
            throw FileErrors.unmovable(file.get(), deleted, failed);
        }
    }
}
