package org.plyspace.web.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.match.advice.Score;
import org.plyspace.web.seat.SeatsView;
import org.plyspace.web.view.LastView;
import org.plyspace.web.view.OutcomeView;
import org.plyspace.web.view.PositionView;

/**
 * A game as a page shows it.
 *
 * @param version the version, which grows with every change
 * @param ply the number of moves played
 * @param shown the ply of {@code at} and {@code last}, if it is not the last
 * @param last the move that led to the position shown
 * @param at the position shown
 * @param turn the player to move: {@code human} or the engine
 * @param thinking whether an engine is thinking about its move
 * @param saved whether the current state of the game is on disk
 * @param trouble why an engine could not continue
 * @param seats the seats of a game between two people
 * @param clock the time of people at one computer who play by a clock
 * @param links the texts of the links to them, by the words of their roles
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
record GameView(
        String game,
        long version,
        String variant,
        String white,
        String black,
        String start,
        int ply,
        Optional<Integer> shown,
        List<Played> moves,
        Optional<LastView> last,
        PositionView at,
        Optional<OutcomeView> outcome,
        String turn,
        boolean thinking,
        boolean undo,
        boolean redo,
        boolean draw,
        boolean saved,
        Optional<String> trouble,
        Optional<SeatsView> seats,
        Optional<SeatsView> clock,
        Optional<Map<String, String>> links) {

    /** The same view with the links to the seats, which are told only to whoever made the game. */
    GameView withLinks(Map<String, String> told) {
        return copy(thinking, trouble, Optional.of(told));
    }

    /** The same view with a failure, for a game whose current state cannot be read. */
    GameView inTrouble(String reason) {
        return copy(false, Optional.of(reason), links);
    }

    private GameView copy(boolean thinks, Optional<String> why, Optional<Map<String, String>> told) {
        return new GameView(
                game, version, variant, white, black, start, ply, shown, moves, last, at, outcome, turn, thinks, undo,
                redo, draw, saved, why, seats, clock, told);
    }

    /**
     * A move that was played.
     *
     * @param san the move in standard algebraic notation
     * @param source the move in the notation of the rule set's source, if that has one
     * @param check whether it gave check
     * @param piece the code of the piece that moved, before any promotion; empty for a board move
     * @param taken the code of the piece that it captured
     * @param worth the score given by the engine that played it
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Played(
            String move,
            String san,
            Optional<String> source,
            int number,
            String side,
            boolean check,
            Optional<Integer> piece,
            Optional<Integer> taken,

            @JsonUnwrapped @JsonInclude(JsonInclude.Include.NON_NULL)
            Score worth,

            Optional<Integer> depth) {}
}
