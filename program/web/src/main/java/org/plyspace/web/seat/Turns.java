package org.plyspace.web.seat;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import org.plyspace.api.Side;
import org.plyspace.engine.session.SeatSheet;

/**
 * Whose turn it is in a game between two people, how long each turn took, and how much time is left. Only the holder of the game may
 * use it, except for {@link #isOverdue}, {@link #isTicking} and {@link #unheard}, which any thread may call.
 */
final class Turns {

    private static final long NEVER = Long.MAX_VALUE;
    /** The longest that a clock stands still for somebody who was refused and does not come back, in milliseconds. */
    private static final long LONGEST_UNHEARD = 60_000;

    private final InstantSource now;
    private final Optional<SeatClock> clock;
    private final List<Integer> spent;
    /** What the plies took that were taken back, the next one first. */
    private final Deque<Integer> undone = new ArrayDeque<>();

    private Side first = Side.WHITE;
    private Instant began;
    /** When the game ended, or the program that had it open; empty while it goes on. */
    private Optional<Instant> ended;
    /** When the time of the side to move is over, in milliseconds since 1970. */
    private volatile long deadline = NEVER;
    /** When the server began to refuse somebody who plays, in milliseconds since 1970. */
    private final AtomicLong unheard = new AtomicLong(NEVER);
    /** When it refused him last. */
    private volatile long lastUnheard;

    /** Goes on with the turns of a game that was kept. */
    Turns(SeatSheet sheet, InstantSource now) {
        this.now = now;
        clock = SeatClock.of(sheet.clock());
        spent = new ArrayList<>(sheet.spent());
        // Time in which the program did not run is nobody's, except for clocks of days.
        Instant reached = clock.filter(SeatClock::pauses).isPresent() ? now.instant() : sheet.saved();
        began = reached.minus(Duration.between(sheet.turnBegan(), sheet.saved()));
        ended = Optional.of(reached);
    }

    /** The clock as text; empty if there is no limit. */
    Optional<String> clock() {
        return clock.map(SeatClock::text);
    }

    /** The milliseconds of each ply made, {@link SeatSheet#UNKNOWN} where nobody knows. */
    List<Integer> spent() {
        return List.copyOf(spent);
    }

    /** When the turn began. */
    Instant began() {
        return began;
    }

    /** The time up to which the turn that goes on has been counted: now, or the end of the game. */
    Instant reached() {
        return ended.orElseGet(now::instant);
    }

    /** The number of plies made. */
    int plies() {
        return spent.size();
    }

    Side mover() {
        return spent.size() % 2 == 0 ? first : first.opposite();
    }

    /**
     * Fits the turns to the game as it was loaded. The time of plies that its record lacks counts for the turn that goes on; plies made elsewhere
     * have no known time.
     *
     * @param plies the number of plies of the record
     * @param mover the side to move after them
     */
    void fit(int plies, Side mover, boolean over) {
        first = plies % 2 == 0 ? mover : mover.opposite();
        while (spent.size() > plies) {
            began = began.minusMillis(Math.max(0, spent.remove(spent.size() - 1)));
        }
        if (over && spent.size() < plies) {
            began = reached();
        }
        while (spent.size() < plies) {
            spent.add(SeatSheet.UNKNOWN);
        }
        wind(over);
    }

    /** Begins the turn anew, with all its time. */
    void begin() {
        began = now.instant();
    }

    /** Notes that the server refuses to hear somebody who plays; any thread may. */
    void unheard() {
        lastUnheard = now.millis();
        unheard.compareAndSet(NEVER, lastUnheard);
    }

    /** Gives the time since {@link #unheard} back. */
    void heard(boolean over) {
        long since = unheard.getAndSet(NEVER);
        if (since != NEVER && isRunning()) {
            long from = Math.max(since, began.toEpochMilli());
            long to = Math.min(now.millis(), lastUnheard + LONGEST_UNHEARD);
            began = began.plusMillis(Math.max(0, to - from));
            wind(over);
        }
    }

    private boolean isUnheard() {
        return unheard.get() != NEVER && now.millis() - lastUnheard < LONGEST_UNHEARD;
    }

    /** Ends a turn with a ply, and begins the next. */
    void played(boolean over) {
        undone.clear();
        spent.add((int) Math.min(Integer.MAX_VALUE, inTurn()));
        begin();
        wind(over);
    }

    /** Goes back to a ply, and begins its turn anew. The clocks stand as they stood there. */
    void back(int plies) {
        while (spent.size() > plies) {
            undone.push(spent.remove(spent.size() - 1));
        }
        begin();
        wind(false);
    }

    /** Goes forward again to a ply, and begins its turn anew. The clocks stand as they stood there. */
    void forward(int plies, boolean over) {
        while (spent.size() < plies) {
            spent.add(undone.isEmpty() ? SeatSheet.UNKNOWN : undone.pop());
        }
        begin();
        wind(over);
    }

    /** Sets the clock running if it should run, and stops it if the game is over. */
    void wind(boolean over) {
        ended = over ? Optional.of(reached()) : Optional.empty();
        deadline = clock.filter(known -> !over && known.runs(spent.size()))
                .map(known -> now.millis()
                        + known.during(leftBeforeTurn(known, mover()), inTurn())
                        + (isDelayed(known) ? known.extra() - inTurn() : 0))
                .orElse(NEVER);
    }

    private boolean isDelayed(SeatClock known) {
        return known.kind() == SeatClock.Kind.DELAY && inTurn() < known.extra();
    }

    private long inTurn() {
        return Math.max(0, reached().toEpochMilli() - began.toEpochMilli());
    }

    /** Whether a clock runs. */
    boolean isRunning() {
        return deadline != NEVER;
    }

    /** Whether a clock runs that stops when the program does. */
    boolean isTicking() {
        return isRunning() && clock.filter(SeatClock::pauses).isPresent();
    }

    /** Whether the side to move has no time left. */
    boolean isOverdue() {
        return now.millis() >= deadline && !isUnheard();
    }

    /** The milliseconds that a side has left; empty if there is no limit. */
    OptionalLong left(Side side) {
        if (clock.isEmpty()) {
            return OptionalLong.empty();
        }
        SeatClock known = clock.get();
        long left = leftBeforeTurn(known, side);
        boolean counts = side == mover() && known.runs(spent.size());
        return OptionalLong.of(Math.max(0, counts ? known.during(left, inTurn()) : left));
    }

    private long leftBeforeTurn(SeatClock known, Side side) {
        return known.left(spent, parity(side));
    }

    private int parity(Side side) {
        return side == first ? 0 : 1;
    }

    /** Whether a side has moved since so many plies had been made. */
    boolean hasMovedSince(int plies, Side side) {
        return spent.size() > plies + (plies % 2 == parity(side) ? 0 : 1);
    }
}
