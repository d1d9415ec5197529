package org.plyspace.engine.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Texts;
import org.plyspace.engine.io.AtomicFolder;
import org.plyspace.engine.io.BackupFolder;
import org.plyspace.engine.io.DataFolder;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.LockedNames;
import org.plyspace.engine.io.RotatingFolder;

/**
 * The folder of games that are kept without being asked: {@code games} in the program's {@link DataFolder}. Nothing is ever removed from it but moved into
 * its folder {@code deleted}.
 */
public final class SavedGames implements SavedGameNamer {

    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");
    private static final String ENDING = ".json";
    /** More games of one variant do not begin in one second. */
    private static final int MOST_IN_A_SECOND = 1_000;

    private final Optional<Path> folder;
    private final Optional<GameList> list;
    private final Optional<LockedNames> names;

    /** Where the environment's variables say; one object for a program. */
    public SavedGames(Map<String, String> variables) {
        DataFolder data = new DataFolder(variables);
        folder = data.folder("games");
        list = folder.map(GameList::new);
        names = data.folder("locks").map(LockedNames::new);
    }

    /** Whether there is a place for the folder. */
    public boolean isPossible() {
        return folder.isPresent();
    }

    /**
     * What keeps other programs off games that are open here.
     *
     * @param place where they are open, in words: {@code a terminal}
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
     * The games in which something was played.
     *
     * @param games the one played last first
     * @param unreadable why the others cannot be read, each a sentence that begins with the file's name
     */
    public record Listing(List<SavedGame> games, List<String> unreadable) {}

    /** All games that are kept. */
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
     * The file of the game played last, be it readable or not.
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
     * The file of a game as people name it.
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

    /** The file of a game kept under a name, which may be anything; empty if there is none. */
    public Optional<String> find(String name) {
        return list.flatMap(games -> games.find(name)).map(Path::toString);
    }

    /**
     * Takes a game off the list; where its file went.
     *
     * @param open what keeps other programs off it
     * @throws InputException if it is open in another program
     * @throws PlyspaceException if it cannot be moved
     */
    @SuppressWarnings("try") // held while the block runs
    public Path delete(String file, OpenGames open) {
        Path path = Path.of(file);
        Path deleted = path.resolveSibling("deleted");
        try (OpenGames.Hold alone = open.open(path)) {
            return new BackupFolder(deleted).take(path);
        } catch (IOException failed) {
            throw FileErrors.unmovable(path, deleted, failed);
        }
    }

    /** A name for a new game of a variant, with digits behind that make it one of its own. */
    public static String newName(String variant, int digits) {
        return stamped(variant) + "-" + digits;
    }

    /** Keeps a game under a name made by {@link #newName}. */
    public SavedGameNamer under(String name) {
        return variant -> madeFolder().map(made -> made.resolve(name + ENDING).toString());
    }

    /** Made if it is not there, and without what programs that were killed left in it. */
    private Optional<Path> madeFolder() {
        try {
            for (Path path : folder.stream().toList()) {
                new AtomicFolder(path).make();
                sweep(path);
            }
            return folder;
        } catch (IOException unwritable) {
            return Optional.empty();
        }
    }

    private static void sweep(Path folder) {
        try {
            new RotatingFolder(folder).sweep(List.of());
        } catch (IOException untidy) {
            return; // games can be kept all the same
        }
    }

    private static String stamped(String variant) {
        return variant + "-" + LocalDateTime.now(ZoneId.systemDefault()).format(STAMP);
    }
}
