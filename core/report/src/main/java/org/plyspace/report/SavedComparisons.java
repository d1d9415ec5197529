package org.plyspace.report;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.plyspace.api.PlyspaceException;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.AtomicFolder;
import org.plyspace.engine.io.DataFolder;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.RotatingFolder;
import org.plyspace.engine.io.TextFiles;
import org.plyspace.lab.compare.Comparison;

/**
 * The folder in which comparisons are saved automatically so that the page can show their numbers: {@code comparisons} in the program's
 * {@link DataFolder}. It holds the last {@value #MOST}; older ones can be computed again with the same seed.
 */
public final class SavedComparisons {

    static final int MOST = 12;

    /** The longest file in characters, enough for 60 settings with two engines. */
    static final int LONGEST = 4_000_000;

    private static final Pattern NAME = Pattern.compile("comparison-[0-9]{8}-[0-9]{6}-[0-9]{3}-[0-9]{1,10}\\.json");
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS").withZone(ZoneOffset.UTC);

    private final Optional<Path> folder;

    /** Saves comparisons in the folder that the environment names; nowhere if it names none. */
    public SavedComparisons(Map<String, String> variables) {
        folder = new DataFolder(variables).folder("comparisons");
    }

    /**
     * Saves a comparison of two settings or more. A problem here does not make the comparison fail.
     *
     * @return why it could not be saved, a sentence; empty if it was saved, or there is nothing to save or no place for it
     */
    public Optional<String> keep(Comparison comparison, Instant played) {
        if (folder.isEmpty() || comparison.ruleSets().size() < 2) {
            return Optional.empty();
        }
        Path into = folder.get();
        try {
            String text = SavedComparisonWriter.text(comparison, played);
            if (text.length() > LONGEST) {
                return Optional.of("the page will not show these numbers: they are " + text.length()
                        + " characters, and no more than " + LONGEST + " are kept");
            }
            new AtomicFolder(into).make();
            new AtomicFile(into.resolve("comparison-" + STAMP.format(played) + "-"
                            + ProcessHandle.current().pid() + ".json"))
                    .write(text);
            List<Path> all = newestFirst(into);
            new RotatingFolder(into).sweep(all.subList(Math.min(MOST, all.size()), all.size()));
            return Optional.empty();
        } catch (IOException failed) {
            return Optional.of("the page will not show these numbers: " + FileNames.shown(into)
                    + " cannot be written into: " + FileErrors.describe(failed));
        }
    }

    private static List<Path> newestFirst(Path folder) throws IOException {
        return new RotatingFolder(folder)
                .files().stream()
                        .filter(file ->
                                NAME.matcher(file.getFileName().toString()).matches() && Files.isRegularFile(file))
                        .sorted(Comparator.comparing(
                                        (Path file) -> file.getFileName().toString())
                                .reversed())
                        .toList();
    }

    /**
     * The saved comparison that was found.
     *
     * @param numbers the numbers of the comparison; empty if there is none
     * @param ignored a line for each file that could not be read, with the reason
     */
    public record Found(Optional<PairNumbers> numbers, List<String> ignored) {}

    /**
     * The numbers of two settings in the last comparison that includes both.
     *
     * @param first the name of the first setting, as given by {@link org.plyspace.engine.Registry#name}
     * @param names gives the name of a setting from the form in which it was requested; empty if it no longer exists
     * @param digests gives the digests of a rule set's files on this computer, by its id
     */
    public synchronized Found find(
            String first,
            String second,
            Function<String, Optional<String>> names,
            Function<String, List<String>> digests) {
        List<String> ignored = new ArrayList<>();
        for (Path file : kept()) {
            String name = file.getFileName().toString();
            try (InputStream stream = TextFiles.open(file)) {
                Optional<PairNumbers> found = SavedComparison.read(TextFiles.read(stream, name, LONGEST), name)
                        .numbers(first, second, names, digests);
                if (found.isPresent()) {
                    return new Found(found, ignored);
                }
            } catch (PlyspaceException broken) {
                ignored.add(broken.getMessage());
            } catch (IOException unreadable) {
                ignored.add(FileErrors.unreadable(name, unreadable).getMessage());
            }
        }
        return new Found(Optional.empty(), ignored);
    }

    /** The saved files, at most as many as are kept, whoever put them there. */
    private List<Path> kept() {
        try {
            return folder.isEmpty() || !Files.isDirectory(folder.get())
                    ? List.of()
                    : newestFirst(folder.get()).stream().limit(MOST).toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }
}
