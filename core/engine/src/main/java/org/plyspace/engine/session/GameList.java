package org.plyspace.engine.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.PlyspaceException;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.record.RecordFile;

/**
 * The games in a folder, one record per file. A file is read again only when it has changed, so that thousands are listed at once.
 * Thread-safe.
 */
final class GameList {

    private static final String ENDING = ".json";
    private static final Comparator<Found> NEWEST_FIRST =
            Comparator.comparing(Found::time).reversed().thenComparing(Found::name, Comparator.reverseOrder());

    private final Path folder;
    private Map<String, Found> known = Map.of();

    /** Lists a folder, which need not exist. */
    GameList(Path folder) {
        this.folder = folder;
    }

    /**
     * A file as it was when it was examined.
     *
     * @param summary its entry; empty if it cannot be read
     * @param refusal why it cannot be read, beginning with its name; empty if it can
     */
    record Found(
            String name, Path file, FileTime time, long size, Optional<SavedGame> summary, Optional<String> refusal) {

        /** Whether it is a game that has moves. */
        boolean isPlayed() {
            return summary.filter(game -> game.plies() > 0).isPresent();
        }
    }

    /** All files of games, the last saved first. */
    synchronized List<Found> files() {
        Map<String, Found> found = new HashMap<>();
        for (Path file : paths()) {
            look(file).ifPresent(one -> found.put(one.name, one));
        }
        known = found;
        List<Found> sorted = new ArrayList<>(found.values());
        sorted.sort(NEWEST_FIRST);
        return sorted;
    }

    private List<Path> paths() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(GameList::isNamedSo).toList();
        } catch (IOException none) {
            return List.of();
        }
    }

    private static boolean isNamedSo(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(ENDING) && !name.startsWith(".");
    }

    /** Examines a regular file. A pipe would never be read to its end, and a folder is no game. */
    private Optional<Found> look(Path file) {
        try {
            BasicFileAttributes is = Files.readAttributes(file, BasicFileAttributes.class);
            if (!is.isRegularFile()) {
                return Optional.empty();
            }
            String named = file.getFileName().toString();
            String name = named.substring(0, named.length() - ENDING.length());
            Found before = known.get(name);
            boolean same = before != null && before.time.equals(is.lastModifiedTime()) && before.size == is.size();
            return Optional.of(same ? before : read(name, file, is));
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    private static Found read(String name, Path file, BasicFileAttributes is) throws IOException {
        FileTime time = is.lastModifiedTime();
        String shown = FileNames.shown(name + ENDING);
        try {
            SavedGame game = SavedGame.of(name, file, new RecordFile(file).load(shown), time.toInstant());
            return new Found(name, file, time, is.size(), Optional.of(game), Optional.empty());
        } catch (NoSuchFileException gone) {
            throw gone;
        } catch (PlyspaceException broken) {
            return refused(name, file, is, broken);
        } catch (IOException unreadable) {
            return refused(name, file, is, FileErrors.unreadable(shown, unreadable));
        }
    }

    private static Found refused(String name, Path file, BasicFileAttributes is, PlyspaceException refusal) {
        return new Found(
                name,
                file,
                is.lastModifiedTime(),
                is.size(),
                Optional.empty(),
                Optional.of(String.valueOf(refusal.getMessage())));
    }

    /** The file of a game, readable or not. */
    Optional<Path> find(String name) {
        return paths().stream()
                .filter(file -> file.getFileName().toString().equals(name + ENDING))
                .filter(Files::isRegularFile)
                .findFirst();
    }
}
