package org.plyspace.engine.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.plyspace.api.FailureException;
import org.plyspace.api.Rules;
import org.plyspace.engine.Game;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordFile;
import org.plyspace.engine.record.RecordReplay;

/**
 * Opens the files that games are loaded from and saved to, and locks the latter. The rule sets are looked up when the first
 * game is loaded.
 */
public record GameFiles(Supplier<Registry> registry, OpenGames open) {

    private static final String STANDARD_INPUT = "-";

    /** Opens files without locking them. The rule sets are looked up when the first game is loaded. */
    public GameFiles(Supplier<Registry> registry) {
        this(registry, OpenGames.UNGUARDED);
    }

    /** A game and the file it was loaded from. */
    public record Loaded(GameRecord record, Game game, RecordFile file) {}

    /** A record that has not been replayed yet, and the file it was loaded from. */
    private record Read(GameRecord record, RecordFile from) {}

    /**
     * Loads a game, which must be played by these rules.
     *
     * @throws org.plyspace.api.PlyspaceException if it cannot be read, is not a valid game, or is played by other rules
     */
    public Loaded load(String file, Rules rules) {
        Read read = read(file);
        Game game = RecordReplay.play(registry.get(), read.record, FileNames.shown(file), 1);
        String setting = game.position().rules().setting();
        if (!setting.equals(rules.setting())) {
            throw new InputException(FileNames.shown(file) + ": this is a game of " + setting + ", not of "
                    + rules.setting() + "; load it with 'plyspace play " + setting + " --load " + file + "'");
        }
        return new Loaded(read.record, game, read.from);
    }

    /**
     * The rule set of the game in a file, with its options if it has any.
     *
     * @throws org.plyspace.api.PlyspaceException if it cannot be read
     */
    public String spec(String file) {
        return read(file).record.setting();
    }

    /**
     * The record in a file, not checked against any rules.
     *
     * @throws org.plyspace.api.PlyspaceException if it cannot be read
     */
    public GameRecord record(String file) {
        return read(file).record;
    }

    private static Read read(String file) {
        try {
            if (Files.isDirectory(path(file))) {
                throw new InputException(FileNames.shown(file) + ": is a folder; expected a file");
            }
            RecordFile from = new RecordFile(path(file));
            return new Read(from.load(), from);
        } catch (IOException failed) {
            throw FileErrors.unreadable(FileNames.shown(file), failed);
        }
    }

    /**
     * A file to save to. An existing file is accepted only if it is the one the game was loaded from.
     *
     * @param own the file the game was loaded from, if there is one
     * @throws InputException if it is there and another one, or its folder is not
     * @throws org.plyspace.api.PlyspaceException if it cannot be written
     */
    RecordFile toSave(String file, Optional<RecordFile> own) {
        Path path = path(file);
        if (Files.isDirectory(path)) {
            throw new InputException(FileNames.shown(file) + ": it is a folder; expected the name of a file");
        }
        checkFolder(file, path.toAbsolutePath().getParent());
        if (own.isPresent() && isSame(file, own.get())) {
            return own.get();
        }
        if (Files.exists(path)) {
            throw new InputException(
                    FileNames.shown(file) + ": file exists; continue its game with --load, or choose another name");
        }
        try {
            return new RecordFile(path);
        } catch (IOException failed) {
            throw FileErrors.unwritable(file, failed);
        }
    }

    /**
     * Locks a file against other programs until the returned hold is closed.
     *
     * @throws InputException if another one saves to it
     */
    OpenGames.Hold hold(RecordFile file) {
        return open.open(file.path());
    }

    private static void checkFolder(String file, Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new InputException(FileNames.shown(file) + ": there is no folder "
                    + FileNames.shown(String.valueOf(folder)) + "; make it first");
        }
        if (!Files.isWritable(folder)) {
            throw new FailureException(FileNames.shown(file) + ": no permission to write in the folder "
                    + FileNames.shown(folder) + "; choose another one");
        }
    }

    /** Whether a name denotes this file, which exists. */
    boolean isSame(String file, RecordFile other) {
        try {
            return Files.exists(path(file)) && Files.isSameFile(path(file), other.path());
        } catch (IOException gone) {
            return false;
        }
    }

    /** The reason why a file could not be written, in words. */
    static String failure(String file, IOException failed) {
        return FileNames.shown(file) + " cannot be written: " + FileErrors.describe(failed);
    }

    private static Path path(String file) {
        if (file.isEmpty()) {
            throw new InputException("the name of the game's file is empty; expected one");
        }
        try {
            if (!file.equals(STANDARD_INPUT)) {
                return Path.of(file);
            }
        } catch (InvalidPathException invalid) {
            throw new InputException(FileNames.shown(file) + ": that cannot be the name of a file");
        }
        throw new InputException("-: standard input holds the moves, so the game must come from a named file");
    }
}
