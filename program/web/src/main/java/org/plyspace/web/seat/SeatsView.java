package org.plyspace.web.seat;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Optional;

/**
 * The seats of a game as a page shows them.
 *
 * @param takenBack how often moves were taken back, which changes must name
 * @param offer what waits for an answer
 * @param clock the time that each side has, as it was chosen
 * @param running the side whose time runs
 * @param rematch the next game between the same people
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record SeatsView(
        One white,
        One black,
        int takenBack,
        Optional<Offered> offer,
        Optional<String> clock,
        Optional<String> running,
        Optional<String> rematch) {

    /**
     * A seat.
     *
     * @param name the name that the person chose
     * @param taken whether its link was opened
     * @param left the milliseconds that are left
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record One(Optional<String> name, boolean taken, Optional<Long> left) {}

    /** An offer and the side that made it. */
    public record Offered(String what, String by) {}
}
