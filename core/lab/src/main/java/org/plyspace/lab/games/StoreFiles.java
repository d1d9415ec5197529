package org.plyspace.lab.games;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.plyspace.api.FailureException;
import org.plyspace.engine.io.AppendLogReader;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.TextFiles;

/**
 * The manifest and the games of a store.
 *
 * @param folder the folder of the store
 */
record StoreFiles(Path folder) {

    private static final String MANIFEST = "manifest.json";
    private static final String GAMES = "games.jsonl";

    Path manifest() {
        return folder.resolve(MANIFEST);
    }

    Path games() {
        return folder.resolve(GAMES);
    }

    /** The name of the store in messages. */
    String name() {
        return FileNames.shown(folder);
    }

    String manifestName() {
        return FileNames.shown(manifest());
    }

    /** Reads the manifest; empty if it is missing. */
    Optional<Manifest> readManifest() {
        return readManifestText().map(text -> ManifestFormat.read(text, manifestName()));
    }

    private Optional<String> readManifestText() {
        if (!Files.isRegularFile(manifest())) {
            return Optional.empty();
        }
        try (InputStream stream = TextFiles.open(manifest())) {
            return Optional.of(TextFiles.read(stream, manifestName(), ManifestFormat.LONGEST));
        } catch (InputException noText) {
            throw new FailureException(noText.getMessage());
        } catch (IOException failed) {
            throw new InputException(manifestName() + ": it cannot be read: " + FileErrors.describe(failed));
        }
    }

    /** Opens the file of games; empty if it is missing. */
    Optional<AppendLogReader> openGames() {
        try {
            return Files.exists(games())
                    ? Optional.of(new AppendLogReader(games(), FileNames.shown(games()), GameLines.LONGEST))
                    : Optional.empty();
        } catch (IOException failed) {
            throw unreadable(failed);
        }
    }

    InputException unreadable(IOException failed) {
        return new InputException(FileNames.shown(games()) + ": it cannot be read: " + FileErrors.describe(failed));
    }
}
