package org.plyspace.cli.play;

import java.io.IOException;
import java.util.Optional;
import org.plyspace.api.Rules;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordFile;

/** The file that a game is saved to after every move, if there is one, and the file it was loaded from, if it was. */
final class Autosave {

    private final GameFiles files;
    private final Screen screen;
    private Optional<RecordFile> file = Optional.empty();
    private String loadedFrom;

    /** Without a file to save to; {@code loadedFrom} is empty for a new game. */
    Autosave(GameFiles files, String loadedFrom, Screen screen) {
        this.files = files;
        this.loadedFrom = loadedFrom;
        this.screen = screen;
    }

    /**
     * Saves to this file from now on.
     *
     * @throws org.plyspace.api.PlyspaceException if it cannot be used, or is there already and is not the game's own; all
     *     stays as it was then
     */
    void use(String name) {
        boolean own = isOn() && files.isSame(name, name());
        file = Optional.of(files.toSave(name, own ? name() : loadedFrom));
    }

    /**
     * A game from a file; it is saved there if that is the file saved to already, else nowhere until told.
     *
     * @throws org.plyspace.api.PlyspaceException if it is refused; all stays as it was then
     */
    GameFiles.Loaded load(String name, Rules rules) {
        GameFiles.Loaded loaded = files.load(name, rules);
        if (isOn() && !files.isSame(name, name())) {
            file = Optional.empty();
        }
        loadedFrom = name;
        return loaded;
    }

    boolean isOn() {
        return file.isPresent();
    }

    /** Where the game is saved; empty for nowhere. */
    String name() {
        return file.map(f -> f.path().toString()).orElse("");
    }

    /** In words, after whatever else is said. */
    String inWords() {
        return isOn()
                ? "it is saved to " + name() + " after every move"
                : "it is not saved until 'save FILE' names a file";
    }

    /** Saves; a failure is told, and the game goes on. */
    void save(GameRecord record) {
        try {
            if (file.isPresent()) {
                file.get().save(record);
            }
        } catch (IOException failed) {
            screen.line("the game is not saved; " + GameFiles.failure(name(), failed)
                    + "; 'save FILE' with another name may do");
        }
    }
}
