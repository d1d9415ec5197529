package org.plyspace.engine.session;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import org.plyspace.api.Rules;
import org.plyspace.engine.io.FileChangedException;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordFile;

/**
 * Where a game is saved after every move: in a file that people name, else in one of the {@link KeptGames}, which is made with the
 * first move. Confined to one thread.
 */
public final class Autosave {

    private static final int MOST_TRIES = 10;

    private final GameFiles files;
    private final Optional<Keeper> keeper;
    private final Consumer<String> failures;
    private Optional<RecordFile> file = Optional.empty();
    private Optional<RecordFile> loadedFrom;
    private boolean named;
    private int savedPlies;
    private boolean failing;

    /**
     * Saves nowhere until told, or until the first move where games are kept.
     *
     * @param keeper of games that nobody named a file for; empty for nowhere
     * @param loadedFrom the file of the game; empty for a new one
     * @param failures is told why the game could not be saved, a clause
     */
    public Autosave(
            GameFiles files, Optional<Keeper> keeper, Optional<RecordFile> loadedFrom, Consumer<String> failures) {
        this.files = files;
        this.keeper = keeper;
        this.loadedFrom = loadedFrom;
        this.failures = failures;
    }

    /**
     * Saves to this file from now on.
     *
     * @throws org.plyspace.api.PlyspaceException if it cannot be used, or is there already and is not the game's own; all
     *     stays as it was then
     */
    public void use(String name) {
        boolean own = isOn() && files.isSame(name, file.get());
        file = Optional.of(files.toSave(name, own ? file : loadedFrom));
        named = true;
    }

    /**
     * A game from a file; it is saved there if that is the file saved to already, else nowhere until told or played on.
     *
     * @throws org.plyspace.api.PlyspaceException if it is refused; all stays as it was then
     */
    public GameFiles.Loaded load(String name, Rules rules) {
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
    public void loaded(int plies) {
        savedPlies = plies;
    }

    /** A new game begins, which is saved where the last one was only if people named that file. */
    public void begin() {
        if (!named) {
            file = Optional.empty();
        }
        loadedFrom = Optional.empty();
        savedPlies = 0;
        failing = false;
    }

    /** Whether there is a file that the game is saved to. */
    public boolean isOn() {
        return file.isPresent();
    }

    /** Whether games are kept that nobody named a file for. */
    public boolean keeps() {
        return keeper.isPresent();
    }

    /** Whether it is among the games that are kept, since nobody named a file. */
    public boolean isKept() {
        return isOn() && !named && !failing && keeps();
    }

    /** Where the game is saved; empty for nowhere. */
    public String name() {
        return file.map(f -> f.path().toString()).orElse("");
    }

    /** Whether the game as it stands could not be saved where it should be. */
    public boolean isFailing() {
        return failing;
    }

    /** Whether something was played since the game was saved, or loaded. */
    public boolean isLost(GameRecord record) {
        return record.line().moves().size() != savedPlies;
    }

    /** Saves; a failure is told, and the game goes on. */
    public void save(String variant, GameRecord record) {
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
            failures.accept(GameFiles.failure(name(), failed));
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
            return keeper.flatMap(games -> games.newFile(variant)).map(name -> files.toSave(name, Optional.empty()));
        } catch (InputException unusable) {
            return Optional.empty();
        }
    }
}
