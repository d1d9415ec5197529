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
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.session.SeatFile;
import org.plyspace.engine.session.SeatSheet;
import org.plyspace.engine.session.SeatSheets;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;

/**
 * The seats of one game between two people, each of whom has a link; or of people at one computer who play by a clock: then there are no
 * links, and everybody acts for both sides.
 */
public final class Seating implements SeatPolicy {

    private static final int MOST_REFUSED = 500;
    /** The longest that a running clock goes without being saved, in milliseconds: what a kill can give back. */
    private static final long LONGEST_UNSAVED = 5_000;

    private final SeatFile file;
    private final SeatSheets sheets;
    private final InstantSource now;
    private final String setting;
    private final Optional<String> start;
    private final Map<String, String> digests;
    private final SeatKeys keys;
    private final Turns turns;
    private final Map<Side, String> names = new EnumMap<>(Side.class);
    private final Set<Side> taken = EnumSet.noneOf(Side.class);
    private final Map<Side, Integer> declined = new EnumMap<>(Side.class);
    private final Map<RefusedBy, Integer> refused = new LinkedHashMap<>();
    private int takenBack;
    private Optional<SeatSheet.Offer> offer;
    private Optional<String> rematch;
    private volatile long saved;
    private boolean failing;

    private record RefusedBy(Side side, String kind, String citation) {}

    /**
     * Takes up a game.
     *
     * @param file what is kept of it
     * @param sheets where the next game between the same people is kept
     * @param day the time of day, for clocks of days
     * @param steady a time that goes on evenly when somebody sets the time of day, for other clocks
     */
    public Seating(SeatFile file, SeatSheets sheets, InstantSource day, InstantSource steady) {
        this.file = file;
        this.sheets = sheets;
        SeatSheet sheet = file.sheet();
        now = SeatClock.of(sheet.clock()).filter(SeatClock::pauses).isPresent() ? steady : day;
        setting = sheet.setting();
        start = sheet.start();
        digests = sheet.keys();
        keys = new SeatKeys(digests);
        turns = new Turns(sheet, now);
        names.putAll(sheet.names());
        taken.addAll(sheet.taken());
        declined.putAll(sheet.declined());
        sheet.refused()
                .forEach(each -> refused.put(new RefusedBy(each.side(), each.kind(), each.citation()), each.times()));
        takenBack = sheet.takenBack();
        offer = sheet.offer();
        rematch = sheet.rematch();
        saved = now.millis();
    }

    /**
     * What is kept of a new game.
     *
     * @param clock the time that each side has: {@code 300+5}, {@code 300d5} or {@code 1/86400}; empty for no limit
     * @param keys the keys of its links from {@link #newKeys}
     * @throws HttpError if the clock cannot be read
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

    @Override
    public void fit(int plies, Side mover, boolean over) {
        turns.fit(plies, mover, over);
    }

    @Override
    public Optional<Role> roleOf(String key) {
        return keys.roleOf(key);
    }

    /** The role of a key in a game that is not open; empty if it opens nothing there. */
    public static Optional<Role> roleOf(SeatSheet sheet, String key) {
        return new SeatKeys(sheet.keys()).roleOf(key);
    }

    @Override
    public Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        names.forEach((side, name) -> tags.put(side == Side.WHITE ? "White" : "Black", name));
        turns.clock().ifPresent(text -> tags.put("TimeControl", text));
        return tags;
    }

    @Override
    public boolean isTicking() {
        return turns.isTicking();
    }

    @Override
    public boolean isTickingUnsaved() {
        return isTicking() && now.millis() - saved >= LONGEST_UNSAVED;
    }

    @Override
    public boolean isOverdue() {
        return turns.isOverdue();
    }

    @Override
    public void unheard() {
        turns.unheard();
    }

    @Override
    public void heard(boolean over) {
        turns.heard(over);
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
        if (turns.plies() == 0 && taken.size() == Side.values().length) {
            turns.begin();
        }
        turns.wind(over);
        return true;
    }

    /** Whether somebody has taken a seat. */
    public boolean isTaken(Side side) {
        return taken.contains(side);
    }

    /** Gives the person at a seat a name; returns whether it is another than before. */
    public boolean name(Side side, String name) {
        return !name.equals(names.put(side, name));
    }

    @Override
    public boolean actsAlone() {
        return digests.isEmpty();
    }

    @Override
    public void checkAlone(String instead) {
        if (!actsAlone()) {
            throw new HttpError(ErrorType.REFUSED, "between two people this needs both: " + instead);
        }
    }

    @Override
    public Seating seats() {
        if (actsAlone()) {
            throw OneComputer.seatless();
        }
        return this;
    }

    @Override
    public Optional<Side> side(Caller caller) {
        return actsAlone() ? Optional.empty() : Optional.of(caller.seat());
    }

    /** Whether moves were taken back so often; a change that was asked for before is for another game. */
    public boolean isOf(int count) {
        return count == takenBack;
    }

    @Override
    public void checkNotTakenBack(Caller caller) {
        if (!actsAlone() && !isOf(caller.takenBack().orElse(-1))) {
            throw new HttpError(
                    ErrorType.STALE,
                    caller.takenBack().isPresent()
                            ? "moves were taken back since; look at the game again"
                            : "the field takenBack is missing, which a game with seats needs");
        }
    }

    @Override
    public void played(boolean over) {
        Side by = turns.mover();
        turns.played(over);
        offer = offer.filter(open -> open.what().equals("draw") && open.by() == by && !over);
    }

    @Override
    public void ended() {
        offer = Optional.empty();
        turns.wind(true);
    }

    /** Notes that the rules refused an attempt of the side to move. */
    public void refuse(String kind, String citation) {
        RefusedBy by = new RefusedBy(turns.mover(), kind, citation);
        if (refused.containsKey(by) || refused.size() < MOST_REFUSED) {
            refused.merge(by, 1, (before, one) -> counted(before));
        }
    }

    /** One more than a count, which may come from a file. */
    private static int counted(int before) {
        return before == Integer.MAX_VALUE ? before : before + 1;
    }

    @Override
    public void refused(String kind, String citation) {
        if (!actsAlone()) {
            refuse(kind, citation);
            save();
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
        if (ply != null && !turns.hasMovedSince(ply, by) && !what.equals("rematch")) {
            throw new HttpError(
                    ErrorType.REFUSED, "an offer was declined just now; you may offer again after your next move");
        }
        offer = Optional.of(made);
        return true;
    }

    /** What a side has offered, if it was this. */
    public Optional<SeatSheet.Offer> offered(String what) {
        return offer.filter(open -> open.what().equals(what));
    }

    /** Closes an offer that was accepted, withdrawn, or, by the other side, declined. */
    public void close(SeatSheet.Offer closed, Side by) {
        if (by != closed.by()) {
            declined.put(closed.by(), turns.plies());
        }
        offer = Optional.empty();
    }

    @Override
    public void wentForward(int plies, boolean over) {
        turns.forward(plies, over);
    }

    @Override
    public void wentBack(int plies) {
        turns.back(plies);
        takenBack = counted(takenBack);
        offer = Optional.empty();
        declined.clear();
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
        SeatSheet sheet =
                laidOut(setting, start, turns.clock(), swapped, swappedNames, EnumSet.allOf(Side.class), now.instant());
        keep(sheets.fresh(next, sheet));
        rematch = Optional.of(next);
        offer = Optional.empty();
    }

    /**
     * Keeps the seats of a new game.
     *
     * @throws HttpError if that fails
     */
    public void keep() {
        keep(file);
    }

    private static void keep(SeatFile file) {
        try {
            file.save();
        } catch (IOException failed) {
            throw new HttpError(
                    ErrorType.FAILED, "the game is not made, since it cannot be kept: " + FileErrors.describe(failed));
        }
    }

    @Override
    public boolean isOvertaken() {
        return !file.isUnchanged();
    }

    @Override
    public void save() {
        saved = now.millis();
        try {
            file.save(sheet());
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
                turns.clock(),
                turns.spent(),
                turns.began(),
                turns.reached(),
                takenBack,
                offer,
                declined,
                rematch,
                counts);
    }

    @Override
    public boolean isSaved() {
        return !failing;
    }

    @Override
    public Optional<SeatsView> shown() {
        return actsAlone() ? Optional.empty() : Optional.of(view());
    }

    @Override
    public Optional<SeatsView> clock() {
        return actsAlone() ? Optional.of(view()) : Optional.empty();
    }

    /** How the seats are shown. */
    public SeatsView view() {
        return new SeatsView(
                one(Side.WHITE),
                one(Side.BLACK),
                takenBack,
                offer.map(open -> new SeatsView.Offered(open.what(), open.by().word())),
                turns.clock(),
                turns.isRunning() ? Optional.of(turns.mover().word()) : Optional.empty(),
                rematch);
    }

    private SeatsView.One one(Side side) {
        OptionalLong left = turns.left(side);
        return new SeatsView.One(
                Optional.ofNullable(names.get(side)),
                taken.contains(side),
                left.isPresent() ? Optional.of(left.getAsLong()) : Optional.empty());
    }
}
