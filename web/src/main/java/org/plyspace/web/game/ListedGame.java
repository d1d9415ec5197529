package org.plyspace.web.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.StartTime;
import org.plyspace.engine.session.SavedGame;
import org.plyspace.match.engine.Seat;

/**
 * A game in a list.
 *
 * @param begun as its record says, where it was played
 * @param played when it was saved last; missing if it is not on disk as it is
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
record ListedGame(
        String game,
        String variant,
        String white,
        String black,
        int plies,
        String result,
        Optional<String> begun,
        Optional<String> played) {

    /** One that is kept. */
    static ListedGame of(SavedGame kept) {
        return new ListedGame(
                kept.name(),
                kept.spec(),
                player(kept.white()),
                player(kept.black()),
                kept.plies(),
                kept.result().text(),
                kept.begun().map(StartTime::iso),
                Optional.of(kept.played().truncatedTo(ChronoUnit.SECONDS)).map(Instant::toString));
    }

    /** One that is not on disk. */
    static ListedGame of(String game, GameRecord record) {
        return new ListedGame(
                game,
                record.setting(),
                player(record.tags().getOrDefault("White", "")),
                player(record.tags().getOrDefault("Black", "")),
                record.line().moves().size(),
                record.result().text(),
                StartTime.of(record.tags()).map(StartTime::iso),
                Optional.empty());
    }

    private static String player(String name) {
        return name.isEmpty() ? Seat.HUMAN : name;
    }

    /** The id of its variant. */
    String variantId() {
        return variant.split(":", 2)[0];
    }
}
