package org.plyspace.cli.play;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.plyspace.api.Rules;
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
            GameRecord record = new RecordFile(path(file)).load();
            Game game = RecordReplay.play(registry.get(), record, Input.name(file), 1);
            String spec = game.position().rules().spec();
            if (!spec.equals(rules.spec())) {
                throw new InputException(Input.name(file) + ": this is a game of " + spec + ", not of " + rules.spec()
                        + "; 'plyspace play " + spec + " --load " + file + "' would be accepted");
            }
            return new Loaded(record, game);
        } catch (IOException failed) {
            throw Input.failure(file, failed);
        }
    }

    /**
     * A file to save to; one that is there already is accepted only if it is the one the game is from.
     *
     * @throws InputException if it cannot be used
     */
    RecordFile toSave(String file, String loadedFrom) {
        Path path = path(file);
        try {
            boolean same = !loadedFrom.isEmpty() && Files.exists(path) && Files.isSameFile(path, path(loadedFrom));
            if (Files.exists(path) && !same) {
                throw new InputException(Input.name(file)
                        + ": there is such a file already; --load would go on with it, another name would be accepted");
            }
            return new RecordFile(path);
        } catch (IOException failed) {
            throw Input.failure(file, failed);
        }
    }

    private static Path path(String file) {
        try {
            return Path.of(file);
        } catch (InvalidPathException invalid) {
            throw new InputException(Input.name(file) + ": that cannot be the name of a file");
        }
    }
}
