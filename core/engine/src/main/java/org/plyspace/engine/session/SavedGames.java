package org.plyspace.engine.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Texts;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.AtomicFolder;
import org.plyspace.engine.io.BackupFolder;
import org.plyspace.engine.io.DataFolder;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.LockedNames;
import org.plyspace.engine.record.RecordFile;

/**
 * The folder of games that are saved automatically: {@code games} in the program's {@link DataFolder}. Deleted games are moved to its
 * folder {@code deleted}; nothing is ever removed.
 */
public final class SavedGames implements Autosave.SavedGameNamer {

    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");
    private static final String ENDING = ".json";
    /** The most games of one variant that can begin in one second. */
    private static final int MOST_IN_A_SECOND = 1_000;

    private final Optional<Path> folder;
    private final Optional<GameList> list;
    private final Optional<LockedNames> names;

    /** Creates the folder's object from the environment's variables; a program needs one. */
    public SavedGames(Map<String, String> variables) {
        DataFolder data = new DataFolder(variables);
        folder = data.folder("games");
        list = folder.map(GameList::new);
        names = data.folder("locks").map(LockedNames::new);
    }

    /** Whether the folder has a place where it can be. */
    public boolean isPossible() {
        return folder.isPresent();
    }

    /**
     * The locks that keep other programs off games that are open here.
     *
     * @param place where the games are open, in words: {@code a terminal}
     */
    public OpenGames openIn(String place) {
        return new OpenGames(names, place);
    }

    @Override
    public Optional<String> newFile(String variant) {
        Optional<Path> made = madeFolder();
        if (made.isEmpty()) {
            return Optional.empty();
        }
        String name = stamped(variant);
        return Stream.iterate(1, number -> number + 1)
                .limit(MOST_IN_A_SECOND)
                .map(number -> made.get().resolve(name + (number == 1 ? "" : "-" + number) + ENDING))
                .filter(file -> Files.notExists(file))
                .findFirst()
                .map(Path::toString);
    }

    /**
     * The saved games that have moves.
     *
     * @param games the games, the last played first
     * @param unreadable the reasons why others cannot be read, each a sentence that begins with the file's name
     */
    public record Listing(List<SavedGame> games, List<String> unreadable) {}

    /** All saved games. */
    public Listing list() {
        List<GameList.Found> all = files();
        return new Listing(
                all.stream()
                        .filter(GameList.Found::isPlayed)
                        .flatMap(found -> found.summary().stream())
                        .toList(),
                all.stream().flatMap(found -> found.refusal().stream()).toList());
    }

    private List<GameList.Found> files() {
        return list.map(GameList::files).orElse(List.of());
    }

    /**
     * The file of the last played game, readable or not.
     *
     * @param variant the id of its variant, empty for any
     * @throws InputException if there is none
     */
    public String newest(String variant) {
        return files().stream()
                .filter(found -> found.summary().isEmpty() || found.isPlayed())
                .filter(found -> variant.isEmpty()
                        || found.summary()
                                .map(game -> game.isOf(variant))
                                .orElseGet(() -> found.name().matches("\\Q" + variant + "\\E-[0-9]{8}-.*")))
                .findFirst()
                .map(found -> found.file().toString())
                .orElseThrow(() -> new InputException(
                        "--resume: no game" + (variant.isEmpty() ? "" : " of " + variant) + " is saved" + where()));
    }

    private String where() {
        return folder.map(path -> " in " + FileNames.shown(path)).orElse("");
    }

    /**
     * The file of the game that a person names.
     *
     * @param which its number in the {@link #list}, from 1, or its name
     * @param variant the id of its variant, empty for any
     * @throws InputException if there is none, or it is of another variant
     */
    public String chosen(String which, String variant) {
        List<SavedGame> games = list().games();
        String file = chosen(which, games);
        games.stream()
                .filter(game -> game.file().toString().equals(file))
                .filter(game -> !variant.isEmpty() && !game.isOf(variant))
                .findFirst()
                .ifPresent(other -> {
                    throw new InputException("game " + which + where() + " is of " + other.spec() + ", not of "
                            + variant + ", see --list");
                });
        return file;
    }

    private String chosen(String which, List<SavedGame> games) {
        if (which.matches("[0-9]{1,9}")) {
            int number = Integer.parseInt(which);
            if (number >= 1 && number <= games.size()) {
                return games.get(number - 1).file().toString();
            }
            throw new InputException("there is no game " + which + where() + "; "
                    + (games.isEmpty() ? "none is saved" : "they are numbered from 1 to " + games.size())
                    + ", see --list");
        }
        return find(which)
                .orElseThrow(() -> new InputException("there is no game '" + Texts.shorten(which) + "'" + where()
                        + "; expected its number or its name, see --list"));
    }

    /** The file of the game saved under a name, which may be any text; empty if there is none. */
    public Optional<String> find(String name) {
        return list.flatMap(games -> games.find(name)).map(Path::toString);
    }

    /**
     * Removes a game from the list; returns where its file was moved.
     *
     * @param open the locks that keep other programs off it
     * @throws InputException if it is open in another program
     * @throws org.plyspace.api.PlyspaceException if it cannot be moved
     */
    @SuppressWarnings("try") // locked while the block runs
    public Path delete(String file, OpenGames open) {
        Path path = Path.of(file);
        Path deleted = path.resolveSibling("deleted");
        try (OpenGames.Hold alone = open.open(path)) {
            Path moved = new BackupFolder(deleted).take(path);
            String name = path.getFileName().toString();
            new SeatSheets(path.resolveSibling("")).delete(name.substring(0, name.length() - ENDING.length()));
            return moved;
        } catch (IOException failed) {
            throw FileErrors.unmovable(path, deleted, failed);
        }
    }

    /** What is kept of games between two people beside their records; empty if there is no place for it. */
    public Optional<SeatSheets> seats() {
        return folder.map(SeatSheets::new);
    }

    /** A name for a new game of a variant, made unique by the digits at its end. */
    public static String newName(String variant, int digits) {
        return stamped(variant) + "-" + digits;
    }

    /** Names the file of a game by a name from {@link #newName}. */
    public Autosave.SavedGameNamer under(String name) {
        return variant -> madeFolder().map(made -> made.resolve(name + ENDING).toString());
    }

    /** Returns the folder, created if it is missing and cleared of what killed programs left in it. */
    private Optional<Path> madeFolder() {
        try {
            for (Path path : folder.stream().toList()) {
                new AtomicFolder(path).make();
                AtomicFile.removeLeftovers(path);
            }
            return folder;
        } catch (IOException unwritable) {
            return Optional.empty();
        }
    }

    private static String stamped(String variant) {
        return variant + "-" + LocalDateTime.now(ZoneId.systemDefault()).format(STAMP);
    }

    /**
     * The games in a folder, one record per file. A file is read again only when it has changed, so that thousands are listed at once.
     * Thread-safe.
     */
    private static final class GameList {

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
                String name,
                Path file,
                FileTime time,
                long size,
                Optional<SavedGame> summary,
                Optional<String> refusal) {

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
}
