package org.plyspace.web.seat;

import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.plyspace.api.Side;
import org.plyspace.engine.session.SeatSheet;
import org.plyspace.engine.session.SeatSheets;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;

/**
 * The seats of one game between two people. Only the holder of the game may change it, except for the roles of keys and the deadline,
 * which any thread may ask for.
 */
public final class Seating {

    private static final int MOST_REFUSED = 500;
    /** The longest that a running clock goes without being saved, in milliseconds: what a kill can give back. */
    private static final long LONGEST_UNSAVED = 5_000;

    private final String game;
    private final SeatSheets sheets;
    private final InstantSource now;
    private final String setting;
    private final Optional<String> start;
    private final Map<String, String> digests;
    private final SeatKeys keys;
    private final Optional<SeatClock> clock;
    private final Map<Side, String> names = new EnumMap<>(Side.class);
    private final Set<Side> taken = EnumSet.noneOf(Side.class);
    private final List<Integer> spent;
    private final Map<Side, Integer> declined = new EnumMap<>(Side.class);
    private final Map<RefusedBy, Integer> refused = new LinkedHashMap<>();
    private Side first = Side.WHITE;
    private Instant turnBegan;
    private int takenBack;
    private Optional<SeatSheet.Offer> offer;
    private Optional<String> rematch;
    /** When the time of the side to move is over, in milliseconds since 1970; {@link Long#MAX_VALUE} if it never is. */
    private volatile long deadline = Long.MAX_VALUE;

    private volatile long saved;
    private boolean failing;

    private record RefusedBy(Side side, String kind, String citation) {}

    /**
     * Takes up a game.
     *
     * @param sheet what is kept of it
     */
    public Seating(String game, SeatSheet sheet, SeatSheets sheets, InstantSource now) {
        this.game = game;
        this.sheets = sheets;
        this.now = now;
        setting = sheet.setting();
        start = sheet.start();
        digests = sheet.keys();
        keys = new SeatKeys(digests);
        clock = SeatClock.of(sheet.clock());
        names.putAll(sheet.names());
        taken.addAll(sheet.taken());
        spent = new ArrayList<>(sheet.spent());
        declined.putAll(sheet.declined());
        sheet.refused()
                .forEach(each -> refused.put(new RefusedBy(each.side(), each.kind(), each.citation()), each.times()));
        takenBack = sheet.takenBack();
        offer = sheet.offer();
        rematch = sheet.rematch();
        turnBegan = resumed(sheet);
        saved = now.millis();
    }

    /**
     * What is kept of a new game.
     *
     * @param clock the time that each side has: {@code 300+5}, {@code 300d5} or {@code 1/86400}; empty for no limit
     * @param keys the keys of its links from {@link #newKeys}
     * @throws HttpError if the clock is none
     */
    public static SeatSheet laidOut(
            String setting,
            Optional<String> start,
            Optional<String> clock,
            Map<String, String> keys,
            InstantSource now) {
        SeatClock.of(clock);
        return laidOut(setting, start, clock, SeatKeys.digests(keys), Map.of(), Set.of(), now.instant());
    }

    private static SeatSheet laidOut(
            String setting,
            Optional<String> start,
            Optional<String> clock,
            Map<String, String> digests,
            Map<Side, String> names,
            Set<Side> taken,
            Instant at) {
        return new SeatSheet(
                setting,
                start,
                digests,
                names,
                taken,
                clock,
                List.of(),
                at,
                at,
                0,
                Optional.empty(),
                Map.of(),
                Optional.empty(),
                List.of());
    }

    /** Keys for the links of a new game, by the words of their roles. */
    public static Map<String, String> newKeys() {
        return SeatKeys.make();
    }

    /** Time in which the program did not run is nobody's, except for clocks of days. */
    private Instant resumed(SeatSheet sheet) {
        boolean pauses = clock.filter(SeatClock::pauses).isPresent();
        return pauses
                ? now.instant()
                        .minusMillis(
                                sheet.saved().toEpochMilli() - sheet.turnBegan().toEpochMilli())
                : sheet.turnBegan();
    }

    /**
     * Fits the seats to the game as it was loaded: after a kill its record may lack the last move, and in a terminal it may have gone on.
     *
     * @param mover the side to move
     */
    public void fit(int plies, Side mover, boolean over) {
        first = plies % 2 == 0 ? mover : mover.opposite();
        while (spent.size() > plies) {
            turnBegan = turnBegan.minusMillis(Math.max(0, spent.remove(spent.size() - 1)));
        }
        while (spent.size() < plies) {
            spent.add(SeatSheet.UNKNOWN);
        }
        wind(over);
    }

    /** The role of a key; empty if it opens nothing here. */
    public Optional<Role> roleOf(String key) {
        return keys.roleOf(key);
    }

    /** The role of a key in a game that is not open; empty if it opens nothing there. */
    public static Optional<Role> roleOf(SeatSheet sheet, String key) {
        return new SeatKeys(sheet.keys()).roleOf(key);
    }

    /** The names that people gave themselves, as tags. */
    public Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        names.forEach((side, name) -> tags.put(side == Side.WHITE ? "White" : "Black", name));
        clock.ifPresent(known -> tags.put("TimeControl", known.text()));
        return tags;
    }

    /** Whether a clock runs that stops when the program does. */
    public boolean isTicking() {
        return deadline != Long.MAX_VALUE && clock.filter(SeatClock::pauses).isPresent();
    }

    /** Whether a clock runs of which the disk has not heard for long, so that a kill would give much time back. */
    public boolean isTickingUnsaved() {
        return isTicking() && now.millis() - saved >= LONGEST_UNSAVED;
    }

    /** Whether the side to move has no time left. */
    public boolean isOverdue() {
        return now.millis() >= deadline;
    }

    private Side mover() {
        return spent.size() % 2 == 0 ? first : first.opposite();
    }

    private int parity(Side side) {
        return side == first ? 0 : 1;
    }

    private long left(Side side) {
        return clock.map(known -> known.left(spent, parity(side))).orElse(0L);
    }

    private long inTurn() {
        return Math.max(0, now.millis() - turnBegan.toEpochMilli());
    }

    private void wind(boolean over) {
        deadline = clock.filter(known -> !over && known.runs(spent.size()))
                .map(known -> now.millis()
                        + known.during(left(mover()), inTurn())
                        + (isDelayed(known) ? known.extra() - inTurn() : 0))
                .orElse(Long.MAX_VALUE);
    }

    private boolean isDelayed(SeatClock known) {
        return known.kind() == SeatClock.Kind.DELAY && inTurn() < known.extra();
    }

    /**
     * Takes a seat; returns whether it was free.
     *
     * @param over whether the game is over
     */
    public boolean take(Side side, boolean over) {
        if (!taken.add(side)) {
            return false;
        }
        if (spent.isEmpty() && taken.size() == Side.values().length) {
            turnBegan = now.instant();
        }
        wind(over);
        return true;
    }

    /** Gives the person at a seat a name; returns whether it is another than before. */
    public boolean name(Side side, String name) {
        return !name.equals(names.put(side, name));
    }

    /** Whether moves were taken back so often; a change that was asked for before is for another game. */
    public boolean isOf(int count) {
        return count == takenBack;
    }

    /** Notes that the side to move has moved. */
    public void played(boolean over) {
        Side by = mover();
        spent.add((int) Math.min(Integer.MAX_VALUE, inTurn()));
        turnBegan = now.instant();
        offer = offer.filter(open -> open.what().equals("draw") && open.by() == by && !over);
        wind(over);
    }

    /** Notes that the game is over otherwise than by a move. */
    public void ended() {
        offer = Optional.empty();
        wind(true);
    }

    /** Notes that the rules refused an attempt of the side to move. */
    public void refuse(String kind, String citation) {
        RefusedBy by = new RefusedBy(mover(), kind, citation);
        if (refused.containsKey(by) || refused.size() < MOST_REFUSED) {
            refused.merge(by, 1, Integer::sum);
        }
    }

    /**
     * Offers something to the other side; returns whether that is new.
     *
     * @param what {@code draw}, {@code takeBack} or {@code rematch}
     * @throws HttpError if it may not be offered now
     */
    public boolean offer(Side by, String what) {
        SeatSheet.Offer made = new SeatSheet.Offer(what, by);
        if (offer.filter(made::equals).isPresent()) {
            return false;
        }
        offer.filter(open -> open.by() != by).ifPresent(open -> {
            throw new HttpError(
                    ErrorType.REFUSED, "answer first what " + open.by().word() + " has offered");
        });
        Integer ply = declined.get(by);
        if (ply != null && !hasMovedSince(ply, by) && !what.equals("rematch")) {
            throw new HttpError(
                    ErrorType.REFUSED, "an offer was declined just now; you may offer again after your next move");
        }
        offer = Optional.of(made);
        return true;
    }

    private boolean hasMovedSince(int ply, Side by) {
        return spent.size() > ply + (ply % 2 == parity(by) ? 0 : 1);
    }

    /** What a side has offered, if it was this. */
    public Optional<SeatSheet.Offer> offered(String what) {
        return offer.filter(open -> open.what().equals(what));
    }

    /** Closes an offer that was accepted, withdrawn, or, by the other side, declined. */
    public void close(SeatSheet.Offer closed, Side by) {
        if (by != closed.by()) {
            declined.put(closed.by(), spent.size());
        }
        offer = Optional.empty();
    }

    /** Notes that the game went back to a ply, by consent. The clocks stand as they stood there. */
    public void wentBack(int plies) {
        while (spent.size() > plies) {
            spent.remove(spent.size() - 1);
        }
        takenBack++;
        offer = Optional.empty();
        declined.clear();
        turnBegan = now.instant();
        wind(false);
    }

    /** The next game between the same people, if they agreed on one. */
    public Optional<String> rematch() {
        return rematch;
    }

    /**
     * Lays out the next game between the same people, whose links open it with their sides swapped.
     *
     * @throws HttpError if it cannot be kept
     */
    public void rematchAs(String next) {
        Map<String, String> swapped = new LinkedHashMap<>();
        for (Role role : Role.values()) {
            swapped.put(role.swapped().word(), digests.get(role.word()));
        }
        Map<Side, String> swappedNames = new EnumMap<>(Side.class);
        names.forEach((side, name) -> swappedNames.put(side.opposite(), name));
        SeatSheet sheet = laidOut(
                setting,
                start,
                clock.map(SeatClock::text),
                swapped,
                swappedNames,
                EnumSet.allOf(Side.class),
                now.instant());
        try {
            sheets.save(next, sheet);
        } catch (IOException failed) {
            throw new HttpError(ErrorType.FAILED, "the next game cannot be kept: " + failed.getMessage());
        }
        rematch = Optional.of(next);
        offer = Optional.empty();
    }

    /** Saves the seats; that it failed is told in the {@link #view}. */
    public void save() {
        saved = now.millis();
        try {
            sheets.save(game, sheet());
            failing = false;
        } catch (IOException failed) {
            failing = true;
        }
    }

    private SeatSheet sheet() {
        List<SeatSheet.Refused> counts = new ArrayList<>();
        refused.forEach((by, times) -> counts.add(new SeatSheet.Refused(by.side, by.kind, by.citation, times)));
        return new SeatSheet(
                setting,
                start,
                digests,
                names,
                taken,
                clock.map(SeatClock::text),
                spent,
                turnBegan,
                now.instant(),
                takenBack,
                offer,
                declined,
                rematch,
                counts);
    }

    /** Whether the seats could be saved. */
    public boolean isSaved() {
        return !failing;
    }

    /** How the seats are shown. */
    public SeatsView view(boolean over) {
        return new SeatsView(
                one(Side.WHITE, over),
                one(Side.BLACK, over),
                takenBack,
                offer.map(open -> new SeatsView.Offered(open.what(), open.by().word())),
                clock.map(SeatClock::text),
                deadline == Long.MAX_VALUE ? Optional.empty() : Optional.of(mover().word()),
                rematch);
    }

    private SeatsView.One one(Side side, boolean over) {
        boolean running = side == mover() && deadline != Long.MAX_VALUE && !over;
        OptionalLong left = clock.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(Math.max(0, running ? clock.get().during(left(side), inTurn()) : left(side)));
        return new SeatsView.One(
                Optional.ofNullable(names.get(side)),
                taken.contains(side),
                left.isPresent() ? Optional.of(left.getAsLong()) : Optional.empty());
    }
}
