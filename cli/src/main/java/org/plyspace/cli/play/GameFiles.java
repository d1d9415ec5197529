package org.plyspace.cli.play;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.cli.io.Input;
import org.plyspace.cli.io.InputException;
import org.plyspace.engine.Game;
import org.plyspace.engine.Registry;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordFile;
import org.plyspace.engine.record.RecordReplay;

/** Opens the files that games are loaded from and saved to. */
public final class GameFiles {

    private final Provider<Registry> registry;

    @Inject
    public GameFiles(Provider<Registry> registry) {
        this.registry = registry;
    }

    /** A game from a file. */
    record Loaded(GameRecord record, Game game) {}

    /**
     * Loads a game that must be one by these rules.
     *
     * @throws org.plyspace.api.PlyspaceException if it cannot be read, is no good game, or is by other rules
     */
    Loaded load(String file, Rules rules) {
        try {
            if (Files.isDirectory(path(file))) {
                throw new InputException(Input.name(file) + ": is a folder; expected a file");
            }
            GameRecord record = new RecordFile(path(file)).load();
            Game game = RecordReplay.play(registry.get(), record, Input.name(file), 1);
            String spec = game.position().rules().spec();
            if (!spec.equals(rules.spec())) {
                throw new InputException(Input.name(file) + ": this is a game of " + spec + ", not of " + rules.spec()
                        + "; load it with 'plyspace play " + spec + " --load " + file + "'");
            }
            return new Loaded(record, game);
        } catch (IOException failed) {
            throw Input.failure(file, failed);
        }
    }

    /**
     * A file to save to; one that is there already is accepted only if it is the one the game is from.
     *
     * @param own the name of that file, empty for none
     * @throws InputException if it cannot be used
     */
    RecordFile toSave(String file, String own) {
        Path path = path(file);
        if (Files.isDirectory(path)) {
            throw new InputException(Input.name(file) + ": it is a folder; expected the name of a file");
        }
        checkFolder(file, path.toAbsolutePath().getParent());
        if (Files.exists(path) && !isSame(file, own)) {
            throw new InputException(
                    Input.name(file) + ": file exists; continue its game with --load, or choose another name");
        }
        try {
            return new RecordFile(path);
        } catch (IOException failed) {
            throw new InputException(failure(file, failed));
        }
    }

    private static void checkFolder(String file, Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new InputException(Input.name(file) + ": there is no folder " + Texts.shorten(String.valueOf(folder))
                    + "; make it first");
        }
        if (!Files.isWritable(folder)) {
            throw new InputException(Input.name(file) + ": no permission to write in the folder "
                    + Texts.shorten(folder.toString()) + "; choose another one");
        }
    }

    /** Whether two names are of one file, which is there. */
    boolean isSame(String file, String other) {
        try {
            return !other.isEmpty() && Files.exists(path(file)) && Files.isSameFile(path(file), path(other));
        } catch (IOException gone) {
            return false;
        }
    }

    /** Why a file could not be written, in words. */
    static String failure(String file, IOException failed) {
        String reason = failed instanceof AccessDeniedException ? "it may not be written" : failed.getMessage();
        return Texts.shorten(file) + " cannot be written: " + Texts.shorten(reason);
    }

    private static Path path(String file) {
        if (file.isEmpty()) {
            throw new InputException("the name of the game's file is empty; expected one");
        }
        try {
            if (!file.equals(Input.STANDARD_INPUT)) {
                return Path.of(file);
            }
        } catch (InvalidPathException invalid) {
            throw new InputException(Texts.shorten(file) + ": that cannot be the name of a file");
        }
        throw new InputException("-: standard input holds the moves, so the game must come from a named file");
    }
}
