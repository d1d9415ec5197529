package org.plyspace.match;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.io.AppendLog;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.TextFiles;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordReader;
import org.plyspace.engine.record.RecordWriter;

/**
 * The file to which the games of a match are saved: records as JSON lines, in the order in which they ended, each on disk before it
 * counts. The missing games of an interrupted match can be played later.
 */
public final class MatchLog implements Closeable {

    private static final String EVENT = "Event";
    private static final String BEGINNING = "{\"format\":\"" + GameRecord.FORMAT + "\"";
    private static final int LONGEST = 500_000_000;

    private final AppendLog file;
    private final String event;
    private final List<MatchGame> games;
    private final RecordWriter writer = new RecordWriter();

    private MatchLog(AppendLog file, String event, List<MatchGame> games) {
        this.file = file;
        this.event = event;
        this.games = games;
    }

    /**
     * Opens a file, or creates it.
     *
     * @param event the name that distinguishes this match: the tag {@code Event} of all its games
     * @throws UsageException if the file has other content; it is not changed
     * @throws org.plyspace.engine.io.InputException if it is not text, or too long
     * @throws IOException if it cannot be opened, or another program has locked it
     */
    public static MatchLog open(Path path, String setting, String event) throws IOException {
        // Checked first, because opening the file to append cuts off an incomplete last line.
        String name = FileNames.shown(path);
        read(text(path, name), name, setting, event);
        AppendLog file = new AppendLog(path);
        try {
            return new MatchLog(file, event, read(file.read(name, LONGEST), name, setting, event));
        } catch (IOException | RuntimeException | Error failed) {
            file.close();
            throw failed;
        }
    }

    private static List<MatchGame> read(String text, String name, String setting, String event) throws IOException {
        int end = text.lastIndexOf('\n') + 1;
        String torn = text.substring(end);
        if (!torn.startsWith(BEGINNING) && !BEGINNING.startsWith(torn)) {
            throw new UsageException(name + " does not end with a game of a match; expected this match or no file");
        }
        List<MatchGame> games = new ArrayList<>();
        try (RecordReader reader = new RecordReader(new StringReader(text.substring(0, end)), name)) {
            for (Optional<GameRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
                games.add(game(next.get(), setting, event, reader.place()));
            }
        }
        return games;
    }

    private static String text(Path path, String name) throws IOException {
        try (InputStream stream = TextFiles.open(path)) {
            return TextFiles.read(stream, name, LONGEST);
        } catch (NoSuchFileException none) {
            return "";
        }
    }

    private static MatchGame game(GameRecord record, String setting, String event, String place) {
        String found = record.tags().getOrDefault(EVENT, "no match");
        if (!found.equals(event) || !record.setting().equals(setting)) {
            throw new UsageException(place + ": this is a game of " + Texts.shorten(record.setting()) + ", "
                    + Texts.shorten(found) + "; expected one of " + setting + ", " + event);
        }
        String round = record.tags().getOrDefault(MatchGame.ROUND, "");
        if (!round.matches("[1-9][0-9]{0,6}")) {
            throw new UsageException(place + ": the tag Round is '" + Texts.shorten(round) + "'; expected a number");
        }
        return new MatchGame(Integer.parseInt(round) - 1, record);
    }

    /** The games that were in the file when it was opened. */
    public List<MatchGame> games() {
        return List.copyOf(games);
    }

    /**
     * Adds a game.
     *
     * @throws IOException if it cannot be written; earlier games are still there
     */
    public void add(MatchGame game) throws IOException {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put(EVENT, event);
        tags.putAll(game.record().tags());
        file.append(writer.line(game.record().withTags(tags)));
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
