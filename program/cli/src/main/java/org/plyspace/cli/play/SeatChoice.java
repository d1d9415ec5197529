package org.plyspace.cli.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.match.engine.Seat;
import org.plyspace.match.engine.SeatTags;
import org.plyspace.match.engine.Seats;

/**
 * Who continues a game: those whom the command line names, else those whom its record names. A record may come from anywhere, so it
 * never starts another program.
 */
public final class SeatChoice {

    private static final Pattern SEED = Pattern.compile("(.+), seed (-?[0-9]{1,18})");
    private static final Pattern PROGRAM = Pattern.compile("(uci|xboard):.*");

    private final Map<Side, Seat> seated = new EnumMap<>(Side.class);
    private final Map<Side, String> recorded = new EnumMap<>(Side.class);
    private final Map<Side, Seat> named;
    private final boolean byRecord;
    private final long seed;

    /**
     * Seats both sides.
     *
     * @param named the seats that the command line names
     * @param byRecord whether the record's engines play the other sides; if not, people do
     * @param seed the seed of random players for whom the record gives none
     * @throws InputException if the record names an engine that cannot be seated
     */
    public SeatChoice(GameRecord record, Map<Side, Seat> named, boolean byRecord, long seed) {
        this.named = Map.copyOf(named);
        this.byRecord = byRecord;
        long chosen = seed;
        for (Side side : Side.values()) {
            String tag = record.tags().getOrDefault(SeatTags.name(side), Seat.HUMAN);
            Matcher seeded = SEED.matcher(tag);
            boolean hasSeed = seeded.matches();
            recorded.put(side, hasSeed ? seeded.group(1) : tag);
            Seat seat = named.get(side);
            if (seat == null) {
                seat = byRecord ? ofRecord(side) : Seat.of(Seat.HUMAN);
                chosen = hasSeed && byRecord ? Long.parseLong(seeded.group(2)) : chosen;
            }
            seated.put(side, seat);
        }
        this.seed = chosen;
    }

    private static String option(Side side) {
        return "--" + side.word();
    }

    /** The seat that the record names; a name that is no engine's is a person's. */
    private Seat ofRecord(Side side) {
        String name = recorded.get(side);
        if (PROGRAM.matcher(name).matches()) {
            throw new InputException(side.word()
                    + " was played by another program, which only the command line may start: " + option(side) + " '"
                    + name + "' lets it play on, " + option(side) + " human plays instead of it");
        }
        if (!isMachine(name)) {
            return Seat.of(Seat.HUMAN);
        }
        try {
            return Seat.of(name);
        } catch (UsageException unusable) {
            throw new InputException(side.word() + " was played by '" + name + "', which cannot go on: "
                    + unusable.getMessage() + "; " + option(side) + " names another player");
        }
    }

    private static boolean isMachine(String name) {
        return EngineSpec.KINDS.contains(name.split(":", 2)[0]);
    }

    /** The players. */
    public Seats players() {
        return new Seats(seated.get(Side.WHITE), seated.get(Side.BLACK), seed);
    }

    /** Returns the record with the players of the continued game where they differ from those it names. */
    GameRecord inRecord(GameRecord record) {
        Map<String, String> tags = new LinkedHashMap<>(record.tags());
        Map<String, String> now = players().tags();
        named.keySet().stream()
                .filter(side -> !(seated.get(side).isHuman() && !isMachine(recorded.get(side))))
                .forEach(side -> {
                    tags.put(SeatTags.name(side), now.get(SeatTags.name(side)));
                    SeatTags.setVersion(tags, side, Optional.ofNullable(now.get(SeatTags.version(side))));
                });
        return record.withTags(tags);
    }

    /** A sentence on each side that the record gives to an engine: who plays it now, and which option changes that. */
    List<String> inWords() {
        List<String> words = new ArrayList<>();
        for (Side side : Side.values()) {
            sentence(side).ifPresent(words::add);
        }
        return words;
    }

    private Optional<String> sentence(Side side) {
        String before = recorded.get(side);
        String now = seated.get(side).toString();
        if (named.containsKey(side)) {
            return before.equals(now) || !isMachine(before)
                    ? Optional.empty()
                    : Optional.of(side.word() + " is played by " + now + " from now on; it was " + before);
        }
        if (!isMachine(before)) {
            return Optional.empty();
        }
        return Optional.of(
                byRecord
                        ? side.word() + " is played by " + now + ", as before; " + option(side)
                                + " names another player"
                        : side.word() + " is played by you; " + option(side) + " " + before + " lets " + before
                                + " play on");
    }
}
