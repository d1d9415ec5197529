package org.plyspace.match;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.plyspace.api.Outcome;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.Tags;

/**
 * A finished game of a match.
 *
 * @param number from 0; games 2n and 2n + 1 have one opening, the first player is White in the even ones
 * @param record the game, with the tags {@code White}, {@code Black}, those of {@link org.plyspace.match.engine.SeatTags#version}, {@code Round}, {@code Ending}, and
 *     {@code Failure} where an engine failed; if the rules did not end the game, the record names its termination
 */
public record MatchGame(int number, GameRecord record) {

    static final String ROUND = "Round";
    static final String ENDING = "Ending";
    static final String FAILURE = "Failure";
    private static final int LONGEST_FAILURE = 200;

    /** Creates the game that was played on a clock. */
    static MatchGame of(int number, Game game, Ending ending, ClockedGame host, Map<String, String> players) {
        if (game.outcome().isEmpty()) {
            game.end(new Outcome(ending.winner(), ending.termination().reason()));
        }
        Map<String, String> tags = new LinkedHashMap<>(players);
        tags.put(Tags.DATE, Tags.today());
        tags.put(ROUND, String.valueOf(number + 1));
        host.time.ifPresent(time -> tags.put(Tags.TIME_CONTROL, time.tag()));
        tags.put(ENDING, oneLine(ending.reason()));
        ending.failure().ifPresent(what -> tags.put(FAILURE, oneLine(what)));
        GameRecord bare = GameRecord.of(game, tags);
        List<String> moves = bare.line().moves();
        return new MatchGame(
                number,
                bare.withLine(new GameLine(1, moves, new TreeMap<>(host.comments), new TreeMap<>(), List.of())));
    }

    private static String oneLine(String text) {
        String line = text.codePoints()
                .map(point -> Character.isISOControl(point) ? ' ' : point)
                .limit(LONGEST_FAILURE)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        return line.isBlank() ? "unknown" : line.strip();
    }

    /** The half points of the first engine: 0, 1 or 2. */
    int halfPoints() {
        if (record.result() == GameResult.DRAW) {
            return 1;
        }
        Side first = Side.of(number % 2);
        return (record.result() == GameResult.WHITE_WINS) == (first == Side.WHITE) ? 2 : 0;
    }

    /** The reason why the game ended. */
    String ending() {
        return record.tags().getOrDefault(ENDING, "unknown");
    }

    /** The failure by which an engine lost, if one did. */
    Optional<String> failure() {
        return Optional.ofNullable(record.tags().get(FAILURE));
    }

    /** A key that is equal for games with the same players and the same moves. */
    Map<String, Object> identity() {
        Map<String, Object> identity = new HashMap<>();
        identity.put("first", number % 2);
        identity.put("start", record.start());
        identity.put("moves", record.line().moves());
        identity.put("result", record.result());
        return identity;
    }
}
