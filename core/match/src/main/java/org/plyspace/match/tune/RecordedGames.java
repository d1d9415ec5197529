package org.plyspace.match.tune;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.TextFiles;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordReader;
import org.plyspace.match.MatchGame;

/** Finished games in files of records, such as those that {@code match --out} writes, to learn weights from. */
public final class RecordedGames {

    private static final int LONGEST = 500_000_000;

    private RecordedGames() {}

    /**
     * Reads the games of one rule set.
     *
     * @param files their games are numbered on: pairs stay together if each file has an even number of games
     * @param setting the rule set; games of others are left out
     * @param each receives every finished game
     * @return the number of games read
     * @throws UsageException if a file cannot be read, or no game is of this rule set
     */
    public static int read(List<String> files, String setting, Consumer<MatchGame> each) {
        int[] count = new int[1];
        for (String file : files) {
            read(file, record -> {
                if (record.setting().equals(setting) && record.result() != GameResult.OPEN) {
                    each.accept(new MatchGame(count[0]++, record));
                }
            });
        }
        if (count[0] == 0) {
            throw new UsageException("no finished game of " + Texts.shorten(setting) + " is in "
                    + String.join(", ", files.stream().map(Texts::shorten).toList()));
        }
        return count[0];
    }

    private static void read(String file, Consumer<GameRecord> each) {
        try {
            Path path = Path.of(file);
            String name = FileNames.shown(path);
            try (InputStream stream = TextFiles.open(path);
                    RecordReader reader =
                            new RecordReader(new StringReader(TextFiles.read(stream, name, LONGEST)), name)) {
                for (Optional<GameRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
                    each.accept(next.get());
                }
            }
        } catch (IOException failed) {
            throw FileErrors.unreadable(file, failed);
        } catch (InvalidPathException invalid) {
            throw new UsageException("'" + Texts.shorten(file) + "' cannot be the name of a file");
        }
    }
}
