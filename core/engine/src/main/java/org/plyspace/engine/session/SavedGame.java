package org.plyspace.engine.session;

import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Optional;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.StartTime;

/**
 * The entry of a saved game in a list.
 *
 * @param name the name of its file, without folder and ending
 * @param spec the rule set, with its options if it has any
 * @param white who plays White, as the record says; empty if it does not
 * @param begun when it began, as the record says; versions before 0.3 wrote no such time
 * @param played when it was last saved
 */
public record SavedGame(
        String name,
        Path file,
        String spec,
        String white,
        String black,
        int plies,
        GameResult result,
        Optional<StartTime> begun,
        Instant played) {

    /** The entry of a record in a file. */
    static SavedGame of(String name, Path file, GameRecord record, Instant played) {
        return new SavedGame(
                name,
                file,
                record.setting(),
                record.tags().getOrDefault("White", ""),
                record.tags().getOrDefault("Black", ""),
                record.line().moves().size(),
                record.result(),
                StartTime.of(record.tags()),
                played);
    }

    /** When it was last saved, in the program's time zone. */
    public StartTime lastPlayed() {
        return StartTime.of(LocalDateTime.ofInstant(played, ZoneId.systemDefault()));
    }

    /** Whether it is a game of a variant, with whatever options. */
    public boolean isOf(String variant) {
        return spec.equals(variant) || spec.startsWith(variant + ":");
    }
}
