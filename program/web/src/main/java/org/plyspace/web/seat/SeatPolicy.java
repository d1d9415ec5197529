package org.plyspace.web.seat;

import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Side;
import org.plyspace.web.http.HttpError;

/**
 * Who may change a game, whose time runs, and what is kept of that. People at {@link OneComputer one computer} act for both sides; in a
 * {@link Seating} two people have a link each, or those at one computer a clock. One thread at a time uses it, in its turn at the game, where a method does not say more.
 */
public interface SeatPolicy {

    /** Whether one person may take back, agree to a draw and ask for help. */
    boolean actsAlone();

    /**
     * Refuses to one person what needs both.
     *
     * @param instead what to do in its place
     * @throws HttpError unless one person {@linkplain #actsAlone acts alone}
     */
    void checkAlone(String instead);

    /**
     * The seats of two people.
     *
     * @throws HttpError if people play at one computer
     */
    Seating seats();

    /**
     * The side of somebody who asks; empty if he may act for both.
     *
     * @throws HttpError if he looks on
     */
    Optional<Side> side(Caller caller);

    /**
     * Refuses a change that was asked for before moves were taken back.
     *
     * @throws HttpError if so
     */
    void checkNotTakenBack(Caller caller);

    /** The role of a link's key; empty if it opens nothing here. Any thread may ask. */
    Optional<Role> roleOf(String key);

    /**
     * Fits what is kept to the game as it was loaded: after a kill its record may lack the last move, and in a terminal it may have gone
     * on.
     *
     * @param mover the side to move
     */
    void fit(int plies, Side mover, boolean over);

    /** Notes that the game went back to a ply. The clocks stand as they stood there. */
    void wentBack(int plies);

    /** Notes that moves are made again that were taken back. The clocks stand as they stood after them. */
    void wentForward(int plies, boolean over);

    /** Notes that the side to move has moved. */
    void played(boolean over);

    /** Notes, and saves, that the rules refused an attempt of the side to move. */
    void refused(String kind, String citation);

    /** Notes that the game is over otherwise than by a move. */
    void ended();

    /** Notes that a change by somebody at a seat was refused, because the server is busy or waits for its rule set; any thread may. */
    void unheard();

    /** Notes that changes are taken again: the time since one was refused is nobody's. */
    void heard(boolean over);

    /** Whether a clock runs that stops when the program does. Any thread may ask. */
    boolean isTicking();

    /** Whether a clock runs of which the disk has not heard for long, and a kill would give much time back. Any thread may ask. */
    boolean isTickingUnsaved();

    /** Whether the side to move has no time left. Any thread may ask. */
    boolean isOverdue();

    /** Saves what is kept; {@link #isSaved} tells whether that failed. */
    void save();

    /** Whether all is on disk that is kept. */
    boolean isSaved();

    /** Whether another program has written what is kept. */
    boolean isOvertaken();

    /** The tags that a record of the game has for it. */
    Map<String, String> tags();

    /** How the seats are shown; empty if people play at one computer. */
    Optional<SeatsView> shown();

    /** How the clock of people at one computer is shown; empty if they have none. */
    Optional<SeatsView> clock();
}
