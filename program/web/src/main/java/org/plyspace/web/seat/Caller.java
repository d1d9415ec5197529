package org.plyspace.web.seat;

import java.util.Optional;
import java.util.OptionalInt;
import org.plyspace.api.Side;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;

/**
 * Who asks for a change of a game.
 *
 * @param role what the request's link allows in the game; empty without one
 * @param takenBack how often moves had been taken back when the change was asked for; empty if the request does not say
 */
public record Caller(Optional<Role> role, OptionalInt takenBack) {

    /** The side that the request's link plays. */
    public Optional<Side> side() {
        return role.flatMap(Role::side);
    }

    /**
     * The side that the request's link plays, where there must be one.
     *
     * @throws HttpError if it plays none
     */
    public Side seat() {
        return side().orElseThrow(() ->
                new HttpError(ErrorType.SEAT, "this game is played by its links; without one you look on"));
    }

    /**
     * Lets nobody play for somebody else.
     *
     * @throws HttpError if the request's link does not play a side
     */
    public void checkPlays(Side side) {
        if (seat() != side) {
            throw new HttpError(ErrorType.SEAT, "it is for " + side.word() + " to move, whose link is another");
        }
    }
}
