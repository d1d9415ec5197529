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
 * What a list says of a game that is kept.
 *
 * @param name of its file, without folder and ending
 * @param spec the rule set, with options if it has any
 * @param white who plays White, as the record says; empty if it does not
 * @param begun when it was begun, as the record says; versions before 0.3 wrote none
 * @param played when it was saved last
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

    /** Of a record in a file. */
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

    /** When it was saved last, where the program runs. */
    public StartTime lastPlayed() {
        return StartTime.of(LocalDateTime.ofInstant(played, ZoneId.systemDefault()));
    }

    /** Whether it is by a rule set, whatever its options. */
    public boolean isOf(String variant) {
        return spec.equals(variant) || spec.startsWith(variant + ":");
    }
}
