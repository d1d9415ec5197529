package org.plyspace.engine.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.Texts;
import org.plyspace.engine.io.DataFolder;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.NewFolder;

/**
 * The folder of games that are kept without being asked: {@code games} in the program's {@link DataFolder}. Nothing is ever removed from it.
 */
public final class KeptGames implements Keeper {

    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");
    private static final String ENDING = ".json";
    /** More games of one variant do not begin in one second. */
    private static final int MOST_IN_A_SECOND = 1_000;

    private final Optional<Path> folder;

    /** Where the environment's variables say. */
    public KeptGames(Map<String, String> variables) {
        folder = new DataFolder(variables).folder("games");
    }

    /** Whether there is a place for the folder. */
    public boolean isPossible() {
        return folder.isPresent();
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
     * The game kept last.
     *
     * @param variant the id of its variant, empty for any
     * @throws InputException if there is none
     */
    public String newest(String variant) {
        List<Path> all = folder.map(KeptGames::files).orElse(List.of());
        return all.stream()
                .filter(file -> isOf(file, variant))
                .max(Comparator.comparing(KeptGames::time).thenComparing(Path::toString))
                .map(Path::toString)
                .orElseThrow(() -> new InputException("--resume: no game" + (variant.isEmpty() ? "" : " of " + variant)
                        + " is kept"
                        + folder.map(f -> " in " + Texts.shorten(f.toString())).orElse("")));
    }

    /**
     * A game that is kept.
     *
     * @param name without folder and ending
     */
    public record Kept(String name, String file) {

        private static Kept of(Path file) {
            String name = file.getFileName().toString();
            return new Kept(name.substring(0, name.length() - ENDING.length()), file.toString());
        }
    }

    /** All games kept, the newest first. */
    public List<Kept> all() {
        return folder.map(KeptGames::files).orElse(List.of()).stream()
                .filter(file -> isOf(file, ""))
                .sorted(Comparator.comparing(KeptGames::time).reversed().thenComparing(Path::toString))
                .map(Kept::of)
                .toList();
    }

    /** The file of a game kept under a name, which may be anything; empty if there is none. */
    public Optional<String> find(String name) {
        return folder.map(KeptGames::files).orElse(List.of()).stream()
                .filter(file -> file.getFileName().toString().equals(name + ENDING))
                .findFirst()
                .map(Path::toString);
    }

    /** A name for a new game of a variant, with digits behind that make it one of its own. */
    public static String newName(String variant, int digits) {
        return stamped(variant) + "-" + digits;
    }

    /** Keeps a game under a name made by {@link #newName}. */
    public Keeper under(String name) {
        return variant -> madeFolder().map(made -> made.resolve(name + ENDING).toString());
    }

    private Optional<Path> madeFolder() {
        try {
            for (Path path : folder.stream().toList()) {
                new NewFolder(path).make();
            }
            return folder;
        } catch (IOException unwritable) {
            return Optional.empty();
        }
    }

    private static String stamped(String variant) {
        return variant + "-" + LocalDateTime.now(ZoneId.systemDefault()).format(STAMP);
    }

    private static boolean isOf(Path file, String variant) {
        String name = file.getFileName().toString();
        return name.endsWith(ENDING)
                && (variant.isEmpty()
                        || (name.startsWith(variant)
                                && name.substring(variant.length()).matches("-[0-9]{8}-[0-9]{6}(-[0-9]+)?\\.json")));
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        } catch (IOException none) {
            return List.of();
        }
    }

    private static FileTime time(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException gone) {
            return FileTime.fromMillis(0);
        }
    }
}
