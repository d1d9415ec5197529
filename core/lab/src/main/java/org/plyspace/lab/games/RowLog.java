package org.plyspace.lab.games;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.plyspace.api.FailureException;
import org.plyspace.engine.io.AppendLog;
import org.plyspace.engine.io.AppendLogReader;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.InputException;
import org.plyspace.lab.numbers.GameRow;

/**
 * The rows of a store's games, written beside them as they end: {@code rows.jsonl}, a line for each. It saves a later replay; what it
 * lacks, or has of a game with other moves, is made from the games. Held by the program that holds the store. Confined to one thread.
 */
public final class RowLog implements Closeable {

    private static final String CHECK = "{\"check\":\"";
    private static final int CHECK_DIGITS = 8;
    private static final String AFTER_CHECK = "\",";

    private final AppendLog file;
    private final RowBlockWriter blocks;

    /**
     * Opens the rows of a store, creating the file if necessary.
     *
     * @throws IOException if it cannot be written
     */
    public RowLog(StoreWriter store) throws IOException {
        this.file = new AppendLog(path(store.folder()));
        this.blocks = new RowBlockWriter(store.manifest().experiment().numbers());
    }

    static Path path(Path store) {
        return store.resolve("rows.jsonl");
    }

    /**
     * Adds rows, which are on disk when the method returns.
     *
     * @throws IOException if they cannot be written; they do not count then
     */
    public void add(List<EndedGame> games) throws IOException {
        file.append(games.stream().map(this::line).toList());
    }

    private String line(EndedGame ended) {
        String row = blocks.line(List.of(ended.row()));
        return CHECK + check(row, ended.game()) + AFTER_CHECK + row.substring(1);
    }

    /** Changes with the row and with the moves from which it was made. */
    private static String check(String row, PlayedGame<String> game) {
        CRC32C check = new CRC32C();
        check.update(row.getBytes(UTF_8));
        game.moves().forEach(move -> check.update((" " + move).getBytes(UTF_8)));
        return String.format(Locale.ROOT, "%0" + CHECK_DIGITS + "x", check.getValue());
    }

    @Override
    public void close() throws IOException {
        file.close();
    }

    /** Reads what a {@link RowLog} wrote. For one thread. */
    static final class Reader implements Closeable {

        private static final int LONGEST = 1_000_000;

        private final Optional<AppendLogReader> file;
        private final RowBlockReader blocks;
        private final LineIndex index = new LineIndex();
        private final String name;

        /**
         * Opens the rows of a store; a missing file is an empty one.
         *
         * @throws FailureException if a line is no row of the experiment
         * @throws IOException if the file cannot be read
         */
        Reader(Store store) throws IOException {
            Path path = RowLog.path(store.folder());
            this.name = FileNames.shown(path);
            this.blocks = new RowBlockReader(store.experiment());
            this.file = Files.exists(path) ? Optional.of(new AppendLogReader(path, name, LONGEST)) : Optional.empty();
            if (file.isPresent()) {
                readAll(file.get());
            }
        }

        private void readAll(AppendLogReader lines) throws IOException {
            try {
                for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
                    for (GameRow row : blocks.read(row(line.get(), lines.place()), lines.place())) {
                        index.add(row.summary().number(), lines.offset());
                    }
                }
            } catch (InputException noText) {
                close();
                throw new FailureException(noText.getMessage());
            } catch (IOException | RuntimeException | Error failed) {
                close();
                throw failed;
            }
        }

        private static String row(String line, String place) {
            int start = CHECK.length() + CHECK_DIGITS;
            if (!line.startsWith(CHECK) || !line.startsWith(AFTER_CHECK, start)) {
                throw new FailureException(
                        place, "it does not begin with a check; expected a row that 'study run' has kept");
            }
            return "{" + line.substring(start + AFTER_CHECK.length());
        }

        /** The kept row of a game; empty if it is missing, damaged or of other moves. */
        Optional<GameRow> row(PlayedGame<String> game) throws IOException {
            if (file.isEmpty() || !index.has(game.number())) {
                return Optional.empty();
            }
            String place = name + ": game " + game.number();
            String line = file.get().at(index.offset(game.number()));
            String row = row(line, place);
            return line.startsWith(check(row, game), CHECK.length())
                    ? blocks.read(row, place).stream()
                            .filter(read -> isOf(read, game))
                            .findFirst()
                    : Optional.empty();
        }

        private static boolean isOf(GameRow row, PlayedGame<String> game) {
            return row.summary().equals(game.summary())
                    && row.sharedPlies() == game.sharedPlies()
                    && row.plies() == game.moves().size();
        }

        @Override
        public void close() throws IOException {
            if (file.isPresent()) {
                file.get().close();
            }
        }
    }

    /**
     * A game that has just ended.
     *
     * @param game the game, with its moves as in a store
     * @param row its row
     */
    public record EndedGame(PlayedGame<String> game, GameRow row) {}
}
