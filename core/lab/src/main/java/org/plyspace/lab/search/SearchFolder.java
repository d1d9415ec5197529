package org.plyspace.lab.search;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.AtomicFolder;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.Sha256;
import org.plyspace.engine.io.TextFiles;
import org.plyspace.lab.games.Store;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * The folder of a search: {@code search.json}, which says what is searched, and a store of games for each stage. A search that goes on
 * must be the same as the one that began.
 */
record SearchFolder(Path folder) {

    private static final String FILE = "search.json";
    private static final String FORMAT = "plyspace-search/1";
    private static final int LONGEST = 1_000_000;

    /**
     * Opens a folder, or creates it.
     *
     * @param fields what is searched, by name
     * @throws UsageException if it is the folder of another search, or has something else in it; nothing is changed
     * @throws org.plyspace.api.PlyspaceException if it cannot be read or written
     */
    static SearchFolder open(String name, Map<String, Object> fields) {
        Map<String, Object> all = new LinkedHashMap<>(Map.of("format", FORMAT));
        all.putAll(fields);
        try {
            Path folder = Path.of(name);
            Path file = folder.resolve(FILE);
            if (Files.isRegularFile(file)) {
                check(file, JsonMappers.PLAIN.valueToTree(all));
            } else {
                requireEmpty(folder);
                new AtomicFolder(folder).make();
                new AtomicFile(file).write(JsonMappers.file(all));
            }
            return new SearchFolder(folder);
        } catch (IOException failed) {
            throw FileErrors.unwritable(name, failed);
        } catch (InvalidPathException invalid) {
            throw FileErrors.unwritable(name, invalid);
        }
    }

    private static void check(Path file, JsonNode plan) throws IOException {
        String name = FileNames.shown(file);
        JsonNode saved;
        try (InputStream stream = TextFiles.open(file)) {
            saved = JsonMappers.PLAIN.readTree(TextFiles.read(stream, name, LONGEST));
        } catch (JacksonException broken) {
            throw new UsageException(name, "it is no JSON; expected a file that 'study search' has made");
        }
        for (String field : plan.propertyNames()) {
            // Numbers are compared as text: a file has no types of them.
            String found = String.valueOf(saved.get(field));
            if (!found.equals(plan.get(field).toString())) {
                throw new UsageException(
                        name,
                        "it is of another search: its field " + field + " is " + Texts.shorten(found)
                                + ", but what is asked for has "
                                + Texts.shorten(plan.get(field).toString())
                                + "; expected the same search, or another folder by --store");
            }
        }
    }

    private static void requireEmpty(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, each -> !AtomicFile.isLeftover(each))) {
                if (!all.iterator().hasNext()) {
                    return;
                }
            }
        }
        throw new UsageException(
                FileNames.shown(folder),
                "it is not the folder of a search; expected one, an empty folder or a new name");
    }

    /** The folder of a stage's store: {@code round-1}. */
    Path store(SearchStage stage) {
        return folder.resolve(stage.name().replace(' ', '-'));
    }

    /** Whether the games of a stage are those that were found to be legal before. */
    boolean isVerified(SearchStage stage) throws IOException {
        Path digest = digest(stage);
        return Files.isRegularFile(digest)
                && new AtomicFile(digest).read(FileNames.shown(digest), LONGEST).equals(text(stage));
    }

    /** Notes that the games of a stage are legal, which saves a second replay. */
    void verified(SearchStage stage) throws IOException {
        if (!isVerified(stage)) {
            new AtomicFile(digest(stage)).write(text(stage));
        }
    }

    private Path digest(SearchStage stage) {
        return folder.resolve(store(stage).getFileName() + ".sha256");
    }

    private String text(SearchStage stage) throws IOException {
        Path games = Store.games(store(stage));
        return (Files.exists(games) ? Sha256.of(games) : "") + "\n";
    }
}
