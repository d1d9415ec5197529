package org.plyspace.engine.session;

import java.time.Instant;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.plyspace.api.Side;

/**
 * What is kept beside the record of a game between two people: who may play, and how it was played (docs/games.md, Seats).
 *
 * @param setting the rule set with its options
 * @param start the text of the first position; empty for the start of the rules
 * @param keys the SHA-256 in hex of the key of {@code white}, {@code black} and {@code watch}
 * @param names the names that people gave themselves
 * @param taken the sides whose links were opened
 * @param clock the time that each side has, as in the tag {@code TimeControl}; empty for no limit
 * @param spent the milliseconds of each move, by ply from 0; {@link #UNKNOWN} if it was made elsewhere. May be longer than the record
 *     after a kill, never shorter by more than what was played elsewhere
 * @param turnBegan when the turn of the side to move began
 * @param saved when this was saved, or the game ended
 * @param takenBack how often moves were taken back
 * @param offer what a side has offered and the other has not answered
 * @param declined the ply at which an offer of each side was declined last
 * @param rematch the name of the next game between the same people
 * @param refused the attempts that the rules refused
 */
public record SeatSheet(
        String setting,
        Optional<String> start,
        Map<String, String> keys,
        Map<Side, String> names,
        Set<Side> taken,
        Optional<String> clock,
        List<Integer> spent,
        Instant turnBegan,
        Instant saved,
        int takenBack,
        Optional<Offer> offer,
        Map<Side, Integer> declined,
        Optional<String> rematch,
        List<Refused> refused) {

    /** The value of the field {@code format}. */
    public static final String FORMAT = "plyspace-seats/1";

    /** The time of a move that is not known. */
    public static final int UNKNOWN = -1;

    /** Creates a sheet from copies of the arguments. */
    public SeatSheet {
        keys = Map.copyOf(keys);
        names = copy(names);
        taken = Set.copyOf(taken);
        spent = List.copyOf(spent);
        declined = copy(declined);
        refused = List.copyOf(refused);
    }

    private static <T> Map<Side, T> copy(Map<Side, T> bySide) {
        Map<Side, T> copy = new EnumMap<>(Side.class);
        copy.putAll(bySide);
        return Collections.unmodifiableMap(copy);
    }

    /**
     * An offer that needs the other side's consent.
     *
     * @param what {@code draw}, {@code takeBack} or {@code rematch}
     */
    public record Offer(String what, Side by) {}

    /**
     * Attempts of one side that the same rule refused.
     *
     * @param kind why, as verdicts name it: {@code blocked}
     * @param citation the rule
     * @param times how many there were, from 1
     */
    public record Refused(Side side, String kind, String citation, int times) {}
}
