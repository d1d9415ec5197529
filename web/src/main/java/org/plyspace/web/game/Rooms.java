package org.plyspace.web.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Predicate;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.engine.Game;
import org.plyspace.engine.exchange.CheckedGame;
import org.plyspace.engine.exchange.Exchange;
import org.plyspace.engine.exchange.HeldGame;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordException;
import org.plyspace.engine.session.Autosave;
import org.plyspace.engine.session.GameFiles;
import org.plyspace.engine.session.KeptGames;
import org.plyspace.engine.session.Table;
import org.plyspace.lab.player.Player;
import org.plyspace.web.http.DenialType;
import org.plyspace.web.http.Denials;
import org.plyspace.web.http.DeniedException;
import org.plyspace.web.question.RuleShelf;
import org.plyspace.web.record.RecordView;

/**
 * All games on the page: those open, and those kept, which are opened when somebody asks for them, so that a server that was killed has
 * them all. A game's id is the name that it is kept under.
 */
final class Rooms {

    private static final int MOST_OPEN = 500;
    private static final int MOST_LISTED = 200;
    private static final int MOST_UNREADABLE = 20;
    private static final int MOST_WITH_MACHINES = 6;
    private static final int FIRST_DIGITS = 100_000;
    private static final int DIGITS_END = 1_000_000;
    private static final float LOAD = 0.75f;

    private final RuleShelf shelf;
    private final KeptGames kept;
    private final GameFiles files;
    private final RoomSurroundings around;
    private final Predicate<String> watched;
    /** The one asked for last comes last. */
    private final Map<String, Room> open = new LinkedHashMap<>(MOST_OPEN, LOAD, true);

    /**
     * With what all games share.
     *
     * @param watched whether somebody watches a game
     */
    Rooms(RuleShelf shelf, KeptGames kept, RoomSurroundings around, Predicate<String> watched) {
        this.shelf = shelf;
        this.kept = kept;
        this.files = new GameFiles(shelf::registry);
        this.around = around;
        this.watched = watched;
    }

    /** A new game, at once if it is a machine's turn. */
    Room create(String variant, String position, Map<Side, Player> seats) {
        Room room = shelf.ask(variant, position, "to play a game", rules -> {
            Game game = new Game(rules, position.isEmpty() ? rules.start() : rules.read(position));
            String id = KeptGames.newName(
                    rules.variant().id(), ThreadLocalRandom.current().nextInt(FIRST_DIGITS, DIGITS_END));
            Autosave autosave = new Autosave(files, Optional.of(kept.under(id)), Optional.empty(), ignored -> {});
            return new Room(id, new Table(game, Optional.empty()), seats, autosave, around);
        });
        return add(room);
    }

    /**
     * The game with an id, opened if it is kept.
     *
     * @throws DeniedException if there is none
     */
    Room find(String id) {
        // A rule set may take its time; others play meanwhile.
        return ifOpen(id).orElseGet(() -> add(opened(id)));
    }

    /** The game with an id, if it is open. */
    Optional<Room> ifOpen(String id) {
        synchronized (open) {
            return Optional.ofNullable(open.get(id));
        }
    }

    /**
     * The game with an id as it is written down, as far as it holds; one that is kept is not opened for that.
     *
     * @throws DeniedException if there is none
     */
    RecordView record(String id) {
        Optional<Room> room = ifOpen(id);
        if (room.isPresent()) {
            Room.RecordedCopy copy = room.get().copyWithRecord();
            return room.get().guarded(() -> RecordView.of(HeldGame.of(new CheckedGame(copy.record(), copy.game()))));
        }
        HeldGame held = new Exchange(shelf.registry()).held(files.record(file(id)), Texts.shorten(id), 1);
        return shelf.registry().guard(held.record().spec(), "to replay a game", () -> RecordView.of(held));
    }

    private String file(String id) {
        return kept.find(id).orElseThrow(() -> Denials.missing("game '" + Texts.shorten(id) + "'"));
    }

    private Room opened(String id) {
        String file = file(id);
        String spec = files.spec(file);
        return shelf.ask(
                spec, files.record(file).start().orElse(""), "to play a game", rules -> opened(id, file, rules));
    }

    private Room opened(String id, String file, Rules rules) {
        GameFiles.Loaded loaded = files.load(file, rules);
        Autosave autosave = new Autosave(files, Optional.of(kept.under(id)), Optional.of(loaded.file()), ignored -> {});
        autosave.use(file);
        autosave.loaded(loaded.game().plies());
        return new Room(
                id, new Table(loaded.game(), Optional.of(loaded.record())), seats(loaded.record()), autosave, around);
    }

    /** Who plays, as far as the record says it in a way that may play here; else people. */
    private static Map<Side, Player> seats(GameRecord record) {
        Map<Side, Player> seats = new EnumMap<>(Side.class);
        seats.put(Side.WHITE, player(record.tags().getOrDefault("White", "")));
        seats.put(Side.BLACK, player(record.tags().getOrDefault("Black", "")));
        return seats;
    }

    private static Player player(String tag) {
        try {
            return MachineLimits.player(tag.replaceFirst(", seed .*", ""));
        } catch (PlyspaceException nobodyKnown) {
            return Player.of(Player.HUMAN);
        }
    }

    /** The room, unless another one of its game came first: then that one. */
    private Room add(Room room) {
        synchronized (open) {
            Room first = open.get(room.id());
            if (first != null) {
                return first;
            }
            if (open.size() >= MOST_OPEN) {
                open.values().stream()
                        .filter(other -> other.isForgettable() && !watched.test(other.id()))
                        .findFirst()
                        .ifPresent(other -> {
                            other.letMachinesGo();
                            open.remove(other.id());
                        });
            }
            if (open.size() >= MOST_OPEN) {
                throw new DeniedException(
                        DenialType.BUSY, "there are " + MOST_OPEN + " games open; no more are opened at a time");
            }
            open.put(room.id(), room);
            return room;
        }
    }

    /** Lets the machine of a game think if it is its turn, at the expense of machines of games nobody has asked for lately. */
    void wake(Room room) {
        List<Room> others;
        synchronized (open) {
            open.get(room.id());
            others = new ArrayList<>(open.values());
        }
        others.remove(room);
        others.stream()
                .limit(Math.max(0, others.size() - MOST_WITH_MACHINES + 1))
                .forEach(Room::letMachinesGo);
        room.wake();
    }

    /** A game in a list. */
    record Listed(String game, String variant, String white, String black, int plies, String result) {}

    /**
     * The games that are open and those that are kept, the newest first.
     *
     * @param unreadable the names of some that are kept and cannot be read
     */
    record Listing(List<Listed> games, List<String> unreadable) {}

    /** What there is to choose from. */
    Listing list() {
        Map<String, Listed> all = new LinkedHashMap<>();
        List<String> unreadable = new ArrayList<>();
        List<Room> rooms;
        synchronized (open) {
            rooms = new ArrayList<>(open.values());
        }
        rooms.stream()
                .filter(room -> !room.isKept())
                .sorted(Comparator.comparing(Room::id).reversed())
                .forEach(room -> all.put(room.id(), room.listed()));
        for (KeptGames.Kept one : kept.all()) {
            if (all.size() >= MOST_LISTED) {
                break;
            }
            try {
                all.put(one.name(), listed(one.name(), files.record(one.file())));
            } catch (InputException | RecordException broken) {
                unreadable.add(one.name());
            }
        }
        return new Listing(
                List.copyOf(all.values()),
                unreadable.stream().limit(MOST_UNREADABLE).toList());
    }

    /** What a list says of a record. */
    static Listed listed(String name, GameRecord record) {
        return new Listed(
                name,
                record.spec(),
                record.tags().getOrDefault("White", Player.HUMAN),
                record.tags().getOrDefault("Black", Player.HUMAN),
                record.line().moves().size(),
                record.result().text());
    }
}
