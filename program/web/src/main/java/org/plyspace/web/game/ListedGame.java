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
 * @param begun when it began, as its record says in local time
 * @param played when it was last saved; empty if its current state is not on disk
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

    /** The entry of a saved game. */
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

    /** The entry of a game that is not on disk. */
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

    /** The id of the game's variant. */
    String variantId() {
        return variant.split(":", 2)[0];
    }
}
