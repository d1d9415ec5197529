package org.plyspace.engine.session;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Rules;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.io.AtomicFile.FileChangedException;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordFile;

/**
 * Saves a game after every move: to a file that people name, else to one of the {@link SavedGames}, which is created with the
 * first move. Meanwhile the file is locked against other programs. Confined to one thread.
 */
public final class Autosave implements AutoCloseable {

    private static final int MOST_TRIES = 10;

    private final GameFiles files;
    private final Optional<SavedGameNamer> savedGameNamer;
    private final Consumer<String> failures;
    private Optional<RecordFile> file = Optional.empty();
    private Optional<RecordFile> loadedFrom;
    private OpenGames.Hold hold = OpenGames.Hold.NONE;
    private boolean letGo;
    private boolean named;
    /** Whether the file is to be created with the first move. */
    private boolean awaited;
    /** Whether nobody's game is lost with the file: this program created it, and it never held a move. */
    private boolean unplayed = true;
    /** The moves and result that a file holds, the game's own file or the one it was loaded from. */
    private Played saved = Played.NOTHING;
    /** The content of the game's own file, if it is known. */
    private Optional<GameRecord> inFile = Optional.empty();

    private boolean failing;
    /** Whether games cannot be saved automatically. */
    private boolean unkeepable;

    /** What a game would lose with its file. */
    private record Played(List<String> moves, GameResult result) {

        static final Played NOTHING = new Played(List.of(), GameResult.OPEN);

        static Played of(GameRecord record) {
            List<String> moves = record.line().moves();
            return moves.isEmpty() ? NOTHING : new Played(moves, record.result());
        }
    }

    /**
     * Saves nowhere until {@code use} names a file, or until the first move if games are saved automatically.
     *
     * @param savedGameNamer names the files of games that nobody named a file for; empty to save them nowhere
     * @param loadedFrom the file of the game; empty for a new one
     * @param failures receives the reason why the game could not be saved, a clause
     */
    public Autosave(
            GameFiles files,
            Optional<SavedGameNamer> savedGameNamer,
            Optional<RecordFile> loadedFrom,
            Consumer<String> failures) {
        this.files = files;
        this.savedGameNamer = savedGameNamer;
        this.loadedFrom = loadedFrom;
        this.failures = failures;
    }

    /**
     * Saves to a file from now on.
     *
     * @throws org.plyspace.api.PlyspaceException if it cannot be used, exists and is not the game's own, or is open in another
     *     program; nothing changes then
     */
    public void use(String name) {
        boolean own = isOn() && files.isSame(name, file.get());
        RecordFile next = files.toSave(name, own ? file : loadedFrom);
        if (!own) {
            saveTo(next);
            unplayed = loadedFrom.filter(next::equals).isEmpty();
        }
        named = true;
    }

    /** Saves to the file of a loaded game from now on; other programs may use it until it is {@linkplain #takeUp taken up}. */
    public void goOn(GameFiles.Loaded loaded) {
        saveNowhere();
        file = Optional.of(loaded.file());
        loadedFrom = file;
        named = true;
        unplayed = false;
        letGo = true;
        loaded(loaded.record());
    }

    /**
     * Saves from the first move on to a file that is not there yet; other programs may use it until it is {@linkplain #takeUp taken up}.
     *
     * @throws org.plyspace.api.PlyspaceException if it cannot be used
     */
    public void await(String name) {
        RecordFile next = files.toSave(name, Optional.empty());
        saveNowhere();
        file = Optional.of(next);
        named = true;
        awaited = true;
        letGo = true;
    }

    private void saveTo(RecordFile next) {
        OpenGames.Hold alone = files.hold(next);
        hold.close();
        hold = alone;
        letGo = false;
        file = Optional.of(next);
        inFile = inFile.filter(any -> loadedFrom.filter(next::equals).isPresent());
    }

    private void saveNowhere() {
        hold.close();
        hold = OpenGames.Hold.NONE;
        letGo = false;
        awaited = false;
        file = Optional.empty();
    }

    /** Unlocks the file for other programs until it is {@linkplain #takeUp taken up} again. */
    public void letGo() {
        if (isOn() && !failing) {
            hold.close();
            hold = OpenGames.Hold.NONE;
            letGo = true;
        }
    }

    /** Whether other programs may use the file. */
    public boolean isLetGo() {
        return letGo;
    }

    /** Whether the file is unlocked and another program has continued the game there. */
    public boolean isOvertaken() {
        return letGo && !file.get().isUnchanged();
    }

    /**
     * Locks the file against other programs again; returns whether none has continued the game meanwhile.
     *
     * @throws org.plyspace.engine.io.InputException if another program has it open
     */
    public boolean takeUp() {
        if (letGo) {
            hold = files.hold(file.get());
            if (!file.get().isUnchanged()) {
                letGo();
                return false;
            }
            letGo = false;
        }
        return true;
    }

    /** Unlocks the file for other programs and saves nothing any more. */
    @Override
    public void close() {
        saveNowhere();
    }

    /**
     * Loads a game from a file. It is saved there if that is already the file, else nowhere until a file is named or a move is played.
     *
     * @throws org.plyspace.api.PlyspaceException if it is refused; nothing changes then
     */
    public GameFiles.Loaded load(String name, Rules rules) {
        GameFiles.Loaded loaded = files.load(name, rules);
        boolean own = isOn() && files.isSame(name, file.get());
        loadedFrom = Optional.of(loaded.file());
        if (own) {
            file = loadedFrom;
        } else {
            saveNowhere();
        }
        named &= own;
        unplayed = false;
        loaded(loaded.record());
        failing = false;
        return loaded;
    }

    /** Notes that the game on the table is in its file as this record, except perhaps for the players. */
    public void loaded(GameRecord record) {
        saved = Played.of(record);
        inFile = Optional.of(record);
    }

    /**
     * Begins a new game. It never overwrites a game that was played: it keeps only a file that people named and that never held a move.
     */
    public void begin() {
        if (!named || !unplayed) {
            saveNowhere();
            named = false;
            unplayed = true;
        }
        loadedFrom = Optional.empty();
        saved = Played.NOTHING;
        inFile = Optional.empty();
        failing = false;
    }

    /** Whether the game is saved to a file. */
    public boolean isOn() {
        return file.isPresent();
    }

    /** Whether games that nobody named a file for are saved, as far as is known. */
    public boolean keeps() {
        return savedGameNamer.isPresent() && !unkeepable;
    }

    /** Whether the game is saved automatically, because nobody named a file. */
    public boolean isKept() {
        return isOn() && !named && !failing && keeps();
    }

    /** The name of the file that the game is saved to; empty for none. */
    public String name() {
        return file.map(f -> f.path().toString()).orElse("");
    }

    /** Whether the current state of the game could not be saved. */
    public boolean isFailing() {
        return failing;
    }

    /** Whether the game was to be kept where nobody named a file, and could not be. */
    public boolean isUnkeepable() {
        return unkeepable;
    }

    /** Whether the game has moves and its current state is in no file. */
    public boolean isLost(GameRecord record) {
        Played played = Played.of(record);
        return !played.equals(Played.NOTHING) && !played.equals(saved);
    }

    /** Saves the game unless the file already holds this state. A failure is reported, and the game continues. */
    public void save(String variant, GameRecord record) {
        try {
            if (file.isPresent()) {
                if (!awaited || isLost(record)) {
                    saveAnew(record);
                    awaited = false;
                }
            } else if (savedGameNamer.isPresent() && isLost(record)) {
                keep(variant, record);
            }
            if (isOn()) {
                saved = Played.of(record);
                unplayed &= saved.equals(Played.NOTHING);
            }
            failing = false;
        } catch (IOException failed) {
            failing = true;
            saved = Played.NOTHING;
            inFile = Optional.empty();
            failures.accept(GameFiles.failure(name(), failed));
        }
    }

    /** Saves only what differs, so that a game that is merely viewed keeps its file and its place in the list of the last played. */
    private void saveAnew(GameRecord record) throws IOException {
        if (inFile.filter(record::equals).isEmpty()) {
            file.get().save(record);
            inFile = Optional.of(record);
        }
    }

    /** Creates a file for the game among the saved games; another program may take the same name at the same moment. */
    private void keep(String variant, GameRecord record) throws IOException {
        for (int tries = 1; ; tries++) {
            try {
                saveTo(fileToKeep(variant));
                saveAnew(record);
                unkeepable = false;
                return;
            } catch (PlyspaceException unusable) {
                if (tries == MOST_TRIES) {
                    tellUnkeepable(unusable);
                    return;
                }
            } catch (FileChangedException takenMeanwhile) {
                if (tries == MOST_TRIES) {
                    throw takenMeanwhile;
                }
            }
        }
    }

    private RecordFile fileToKeep(String variant) {
        String name = savedGameNamer
                .flatMap(games -> games.newFile(variant))
                .orElseThrow(() -> new InputException("no folder can be made where games are kept"));
        return files.toSave(name, Optional.empty());
    }

    /** Reports once that games cannot be saved automatically, since that will not change by the next move. */
    private void tellUnkeepable(PlyspaceException reason) {
        if (!unkeepable) {
            failures.accept(String.valueOf(reason.getMessage()));
        }
        unkeepable = true;
    }

    /** Names the files of games that are saved automatically. */
    @FunctionalInterface
    public interface SavedGameNamer {

        /** A file name for a new game of a variant, in a folder that exists; empty if the game cannot be saved. */
        Optional<String> newFile(String variant);
    }
}
