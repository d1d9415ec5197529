package org.plyspace.cli.play;

import java.io.IOException;
import java.util.Optional;
import org.plyspace.api.Rules;
import org.plyspace.engine.io.FileChangedException;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordFile;

/**
 * Where a game is saved after every move: in a file that people name, else in one of the {@link KeptGames}, which is made with the
 * first move.
 */
final class Autosave {

    private static final int MOST_TRIES = 10;

    private final GameFiles files;
    private final Optional<KeptGames> kept;
    private final Screen screen;
    private Optional<RecordFile> file = Optional.empty();
    private Optional<RecordFile> loadedFrom;
    private boolean named;
    private int savedPlies;
    private boolean failing;

    /**
     * Saves nowhere until told, or until the first move where games are kept.
     *
     * @param kept where a game goes that nobody named a file for; empty for nowhere
     * @param loadedFrom the file of the game; empty for a new one
     */
    Autosave(GameFiles files, Optional<KeptGames> kept, Optional<RecordFile> loadedFrom, Screen screen) {
        this.files = files;
        this.kept = kept;
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
        boolean own = isOn() && files.isSame(name, file.get());
        file = Optional.of(files.toSave(name, own ? file : loadedFrom));
        named = true;
    }

    /**
     * A game from a file; it is saved there if that is the file saved to already, else nowhere until told or played on.
     *
     * @throws org.plyspace.api.PlyspaceException if it is refused; all stays as it was then
     */
    GameFiles.Loaded load(String name, Rules rules) {
        GameFiles.Loaded loaded = files.load(name, rules);
        boolean own = isOn() && files.isSame(name, file.get());
        loadedFrom = Optional.of(loaded.file());
        file = own ? loadedFrom : Optional.empty();
        named &= own;
        savedPlies = loaded.game().plies();
        failing = false;
        return loaded;
    }

    /** The game on the table has so many plies that are in its file. */
    void loaded(int plies) {
        savedPlies = plies;
    }

    /** A new game begins, which is saved where the last one was only if people named that file. */
    void begin() {
        if (!named) {
            file = Optional.empty();
        }
        loadedFrom = Optional.empty();
        savedPlies = 0;
        failing = false;
    }

    boolean isOn() {
        return file.isPresent();
    }

    /** Whether it is among the {@link KeptGames}, since nobody named a file. */
    boolean isKept() {
        return isOn() && !named && !failing && kept.isPresent();
    }

    /** Where the game is saved; empty for nowhere. */
    String name() {
        return file.map(f -> f.path().toString()).orElse("");
    }

    /** Whether the game as it stands could not be saved where it should be. */
    boolean isFailing() {
        return failing;
    }

    /** In words, after whatever else is said. */
    String inWords() {
        if (failing) {
            return "it is not saved, since " + name() + " cannot be written";
        }
        if (isOn()) {
            return "it is saved to " + name() + " after every move";
        }
        return kept.isPresent()
                ? "it is kept from the first move on, and 'save FILE' names a file for it"
                : "it is not saved until 'save FILE' names a file";
    }

    /** Whether something was played since the game was saved, or loaded. */
    boolean isLost(GameRecord record) {
        return record.line().moves().size() != savedPlies;
    }

    /** Saves; a failure is told, and the game goes on. */
    void save(String variant, GameRecord record) {
        try {
            if (file.isPresent()) {
                file.get().save(record);
            } else if (isLost(record)) {
                keep(variant, record);
            }
            if (isOn()) {
                savedPlies = record.line().moves().size();
            }
            failing = false;
        } catch (IOException failed) {
            failing = true;
            savedPlies = record.line().moves().isEmpty() ? 0 : -1;
            screen.line("the game is not saved; " + GameFiles.failure(name(), failed)
                    + "; 'save FILE' with another name may do");
        }
    }

    /** Makes a file for the game where games are kept; other programs may take the same name in the same moment. */
    private void keep(String variant, GameRecord record) throws IOException {
        for (int tries = 1; tries <= MOST_TRIES; tries++) {
            file = fileToKeep(variant);
            if (file.isEmpty()) {
                return;
            }
            try {
                file.get().save(record);
                return;
            } catch (FileChangedException takenMeanwhile) {
                if (tries == MOST_TRIES) {
                    throw takenMeanwhile;
                }
            }
        }
    }

    private Optional<RecordFile> fileToKeep(String variant) {
        try {
            return kept.flatMap(games -> games.newFile(variant)).map(name -> files.toSave(name, Optional.empty()));
        } catch (InputException unusable) {
            return Optional.empty();
        }
    }
}
