package org.plyspace.lab.experiment;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.plyspace.api.Texts;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.GrownFile;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.TextFiles;

/**
 * The two files of a store.
 *
 * @param folder that they are in
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

    /** What messages call the store. */
    String name() {
        return Texts.shorten(folder.toString());
    }

    String manifestName() {
        return Texts.shorten(manifest().toString());
    }

    /** What a text of the manifest says, or empty if there is none. */
    Optional<Manifest> readManifest() {
        return readManifestText().map(text -> ManifestFormat.read(text, manifestName()));
    }

    private Optional<String> readManifestText() {
        if (!Files.isRegularFile(manifest())) {
            return Optional.empty();
        }
        try (InputStream stream = TextFiles.open(manifest())) {
            return Optional.of(TextFiles.read(stream, manifestName(), ManifestFormat.LONGEST));
        } catch (IOException failed) {
            throw new InputException(manifestName() + ": it cannot be read: " + FileErrors.describe(failed));
        }
    }

    /** The games that are there, or empty if there is no file for them. */
    Optional<GrownFile> openGames() {
        try {
            return Files.exists(games())
                    ? Optional.of(new GrownFile(games(), Texts.shorten(games().toString()), GameLines.LONGEST))
                    : Optional.empty();
        } catch (IOException failed) {
            throw unreadable(failed);
        }
    }

    InputException unreadable(IOException failed) {
        return new InputException(
                Texts.shorten(games().toString()) + ": it cannot be read: " + FileErrors.describe(failed));
    }
}
