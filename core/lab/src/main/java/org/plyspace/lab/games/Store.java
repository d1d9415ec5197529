package org.plyspace.lab.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.FailureException;
import org.plyspace.api.UsageException;
import org.plyspace.engine.io.AppendLogReader;
import org.plyspace.engine.io.InputException;
import org.plyspace.lab.study.Experiment;

/**
 * The stored games of an experiment: a folder with {@code manifest.json} (the description) and {@code games.jsonl} (one game per line,
 * in the order in which they ended). It shows the games that it had when it was opened, even if a program is adding more. Immutable,
 * except for the files.
 */
public final class Store {

    private final StoreFiles files;
    private final Manifest manifest;
    private final GameLines lines;
    private final LineIndex index = new LineIndex();

    private Store(StoreFiles files, Manifest manifest) {
        this.files = files;
        this.manifest = manifest;
        this.lines = new GameLines(manifest);
    }

    /**
     * Opens a store for reading. The whole store is checked; a line that was cut short when a program was killed does not count.
     *
     * @throws UsageException if the folder is not a store
     * @throws FailureException if it is damaged, for example by a line that is not a game of its experiment
     * @throws InputException if it cannot be read
     */
    public static Store open(Path folder) {
        return open(folder, game -> {});
    }

    /** The file of the games of the store in a folder; it need not exist. */
    public static Path games(Path folder) {
        return new StoreFiles(folder).games();
    }

    /** Does the same as {@link #open(Path)} and passes each game to {@code each}, in the order in which they ended. */
    static Store open(Path folder, Consumer<PlayedGame<String>> each) {
        StoreFiles files = new StoreFiles(folder);
        Manifest manifest = files.readManifest()
                .orElseThrow(() -> new UsageException(
                        files.name(),
                        (Files.exists(folder) ? "it has no manifest.json" : "there is no such file or folder")
                                + "; expected a folder that 'study run' has made"));
        Store store = new Store(files, manifest);
        store.read(each);
        return store;
    }

    private void read(Consumer<PlayedGame<String>> each) {
        Optional<AppendLogReader> games = files.openGames();
        if (games.isEmpty()) {
            return;
        }
        try (AppendLogReader file = games.get()) {
            if (!file.isTornWithin(GameLines.BEGINNING)) {
                throw new FailureException(
                        file.place(),
                        "the file does not end with a line of a game; expected games that 'study run' has kept");
            }
            for (Optional<String> line = next(file); line.isPresent(); line = next(file)) {
                PlayedGame<String> game = lines.read(line.get(), file.place());
                if (!index.add(game.number(), file.offset())) {
                    throw new FailureException(
                            file.place(), "game " + game.number() + " occurs twice; expected each game once");
                }
                each.accept(game);
            }
        } catch (IOException failed) {
            throw files.unreadable(failed);
        }
    }

    private static Optional<String> next(AppendLogReader file) throws IOException {
        try {
            return file.next();
        } catch (InputException noText) {
            throw new FailureException(noText.getMessage());
        }
    }

    /** The description of the games. */
    public Manifest manifest() {
        return manifest;
    }

    /** The experiment. */
    public Experiment experiment() {
        return manifest.experiment();
    }

    /** The folder of the store. */
    public Path folder() {
        return files.folder();
    }

    /** The name of the store in messages. */
    public String name() {
        return files.name();
    }

    /** The number of games. */
    public int size() {
        return index.size();
    }

    /** The numbers of the games in ascending order. */
    public IntStream numbers() {
        return index.numbers();
    }

    /**
     * The games in the order of their numbers, read one by one on demand.
     *
     * @return a stream that must be closed, since a file is open until then
     * @throws InputException if the file cannot be read, also while the stream is read
     */
    public Stream<PlayedGame<String>> games() {
        return games(index.numbers());
    }

    /** Does the same as {@link #games()} for some games: those with these numbers, which must exist, in this order. */
    public Stream<PlayedGame<String>> games(IntStream numbers) {
        Optional<AppendLogReader> games = files.openGames();
        if (games.isEmpty()) {
            return Stream.empty();
        }
        AppendLogReader file = games.get();
        return numbers.mapToObj(number -> game(file, number)).onClose(() -> close(file));
    }

    private PlayedGame<String> game(AppendLogReader file, int number) {
        try {
            return lines.read(file.at(index.offset(number)), name() + ": game " + number);
        } catch (IOException failed) {
            throw files.unreadable(failed);
        }
    }

    private void close(AppendLogReader file) {
        try {
            file.close();
        } catch (IOException failed) {
            throw files.unreadable(failed);
        }
    }
}
