package org.plyspace.engine.session;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.plyspace.api.Rules;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.io.FileChangedException;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordFile;

/**
 * Where a game is saved after every move: in a file that people name, else in one of the {@link SavedGames}, which is made with the
 * first move. Other programs are kept off that file meanwhile. Confined to one thread.
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
    /** Whether the file holds nothing that anybody played: this program made it, and no move was ever in it. */
    private boolean unplayed = true;
    /** What was played of the game that is in a file, its own or the one it was loaded from. */
    private Played saved = Played.NOTHING;
    /** What its own file holds, as far as that is known. */
    private Optional<GameRecord> inFile = Optional.empty();

    private boolean failing;
    /** Whether the place where games are kept is of no use. */
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
     * Saves nowhere until told, or until the first move where games are kept.
     *
     * @param savedGameNamer of games that nobody named a file for; empty for nowhere
     * @param loadedFrom the file of the game; empty for a new one
     * @param failures is told why the game could not be saved, a clause
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
     * Saves to this file from now on.
     *
     * @throws org.plyspace.api.PlyspaceException if it cannot be used, is there already and is not the game's own, or is open in another
     *     program; all stays as it was then
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

    /** Goes on in the file of a game that was loaded; other programs may have it until it is {@linkplain #takeUp taken up}. */
    public void goOn(GameFiles.Loaded loaded) {
        saveNowhere();
        file = Optional.of(loaded.file());
        loadedFrom = file;
        named = true;
        unplayed = false;
        letGo = true;
        loaded(loaded.record());
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
        file = Optional.empty();
    }

    /** Lets other programs have the file, until it is {@linkplain #takeUp taken up} again. */
    public void letGo() {
        if (isOn() && !failing) {
            hold.close();
            hold = OpenGames.Hold.NONE;
            letGo = true;
        }
    }

    /** Whether other programs may have the file, and one has played on there. */
    public boolean isOvertaken() {
        return letGo && !file.get().isUnchanged();
    }

    /**
     * Keeps other programs off the file again; whether none has played on meanwhile.
     *
     * @throws org.plyspace.engine.io.InputException if one has it open
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

    /** Lets other programs have the file; nothing is saved any more. */
    @Override
    public void close() {
        saveNowhere();
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

    /** The game on the table is in its file as the record says, or differs from it in who plays on. */
    public void loaded(GameRecord record) {
        saved = Played.of(record);
        inFile = Optional.of(record);
    }

    /**
     * A new game begins. It never takes the file of one that was played: only a file that people named, and that nothing was ever played in,
     * goes on to be its own.
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

    /** Whether there is a file that the game is saved to. */
    public boolean isOn() {
        return file.isPresent();
    }

    /** Whether games are kept that nobody named a file for, as far as is known. */
    public boolean keeps() {
        return savedGameNamer.isPresent() && !unkeepable;
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

    /** Whether the game has moves, and is in no file as it is. */
    public boolean isLost(GameRecord record) {
        Played played = Played.of(record);
        return !played.equals(Played.NOTHING) && !played.equals(saved);
    }

    /** Saves, unless the file has just that already; a failure is told, and the game goes on. */
    public void save(String variant, GameRecord record) {
        try {
            if (file.isPresent()) {
                saveAnew(record);
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

    /** Whoever only looks at a game leaves its file as it is, and its place in the list of those played last. */
    private void saveAnew(GameRecord record) throws IOException {
        if (inFile.filter(record::equals).isEmpty()) {
            file.get().save(record);
            inFile = Optional.of(record);
        }
    }

    /** Makes a file for the game where games are kept; other programs may take the same name in the same moment. */
    private void keep(String variant, GameRecord record) throws IOException {
        for (int tries = 1; ; tries++) {
            try {
                saveTo(fileToKeep(variant));
                saveAnew(record);
                unkeepable = false;
                return;
            } catch (InputException unusable) {
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

    /** Once: what could be done about it takes more than the next move. */
    private void tellUnkeepable(InputException reason) {
        if (!unkeepable) {
            failures.accept(String.valueOf(reason.getMessage()));
        }
        unkeepable = true;
    }
}
