package org.plyspace.web.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.record.RecordFile;
import org.plyspace.engine.session.Autosave;
import org.plyspace.engine.session.Autosave.SavedGameNamer;
import org.plyspace.engine.session.GameFiles;
import org.plyspace.engine.session.OngoingGame;
import org.plyspace.engine.session.SeatSheet;
import org.plyspace.engine.session.SeatSheets;
import org.plyspace.match.engine.Seat;
import org.plyspace.testing.CountingRules;
import org.plyspace.web.http.PageSettings.Timeouts;
import org.plyspace.web.seat.Caller;
import org.plyspace.web.seat.OneComputer;
import org.plyspace.web.seat.Role;
import org.plyspace.web.seat.Seating;
import org.plyspace.web.testing.HandClock;
import org.plyspace.web.toy.Mezzanine;

/** Tests games on the page in which something fails. */
final class LiveGameTest {

    private final Registry registry = Mezzanine.registry();

    @Test
    void aMachineWhoseMoveCannotBeKeptDoesNotEndInSilence() throws InterruptedException {
        BlockingQueue<Long> versions = new LinkedBlockingQueue<>();
        SavedGameNamer broken = variant -> {
            throw new IllegalStateException("the cache fell down");
        };
        try (EnginePool pool = new EnginePool(new HandClock().time())) {
            Rules rules = registry.rules("mezzanine");
            Autosave autosave =
                    new Autosave(new GameFiles(() -> registry), Optional.of(broken), Optional.empty(), ignored -> {});
            LiveGame liveGame = new LiveGame(
                    "g",
                    new OngoingGame(new Game(rules, rules.start()), Optional.empty()),
                    Map.of(Side.WHITE, Seat.of("random"), Side.BLACK, Seat.of(Seat.HUMAN)),
                    new OneComputer(),
                    autosave,
                    new GameQueue(registry, registry.find("mezzanine"), Timeouts.USUAL.answer(), autosave::letGo),
                    new GameServices(
                            Timeouts.USUAL,
                            pool,
                            PageTime.ofSystem(),
                            (game, version) -> versions.add(version),
                            thought -> {}));
            long before = liveGame.version();
            liveGame.wake();

            Long told = versions.poll(5, TimeUnit.MINUTES);

            assertTrue(told != null && told > before, "nobody was told: " + told);
            GameView view = liveGame.view(OptionalInt.empty());
            assertEquals(told, view.version());
            assertFalse(view.thinking());
            assertTrue(view.trouble().orElse("").contains("the cache fell down"), view::toString);
        }
    }

    /** Does what happens when a game is created, played and watched by two more pages. */
    @ParameterizedTest
    @ValueSource(strings = {Seat.HUMAN, "random"})
    void aMoveOfALongGameTakesAsManyAsOneOfAShortGame(String black) throws InterruptedException {
        assertEquals(movesMade(4, black), movesMade(60, black));
    }

    private long movesMade(int plies, String black) throws InterruptedException {
        CountingRules counting = new CountingRules(registry.rules("mezzanine"));
        BlockingQueue<Long> versions = new LinkedBlockingQueue<>();
        SavedGameNamer nowhere = variant -> Optional.empty();
        Autosave autosave =
                new Autosave(new GameFiles(() -> registry), Optional.of(nowhere), Optional.empty(), ignored -> {});
        try (EnginePool pool = new EnginePool(new HandClock().time())) {
            LiveGame liveGame = new LiveGame(
                    "g",
                    new OngoingGame(played(counting.rules(), plies), Optional.empty()),
                    Map.of(Side.WHITE, Seat.of(Seat.HUMAN), Side.BLACK, Seat.of(black)),
                    new OneComputer(),
                    autosave,
                    new GameQueue(registry, registry.find("mezzanine"), Timeouts.USUAL.answer(), autosave::letGo),
                    new GameServices(
                            Timeouts.USUAL,
                            pool,
                            PageTime.ofSystem(),
                            (game, version) -> versions.add(version),
                            thought -> {}));
            String move = liveGame.view(OptionalInt.empty()).at().example().orElseThrow();
            liveGame.copyWithRecord();
            counting.made();

            MoveRequest typed = new MoveRequest(Optional.of(move), position -> {
                throw new AssertionError("it is typed");
            });
            liveGame.change(changes -> changes.play(plies, typed, new Caller(Optional.empty(), OptionalInt.empty())));
            for (int changes = black.equals(Seat.HUMAN) ? 1 : 2; changes > 0; changes--) {
                assertNotNull(versions.poll(5, TimeUnit.MINUTES));
            }
            for (int pages = 0; pages < 2; pages++) {
                liveGame.view(OptionalInt.empty());
            }
            return counting.made();
        }
    }

    /**
     * A kill may come between any two steps: whenever somebody asks for the time, which each step does, the seats on the disk know
     * of every move that the record there has. Otherwise a move would be taken for one made elsewhere, without its time.
     */
    @Test
    void theSeatsKnowOfEveryMoveThatTheRecordHas(@TempDir Path folder) throws IOException {
        SeatSheets sheets = new SeatSheets(folder.resolve("seats"));
        Path file = folder.resolve("game.json");
        List<String> looks = new ArrayList<>();
        Instant noon = Instant.parse("2026-11-26T12:00:00Z");
        InstantSource time = () -> {
            looks.add(plies(sheets) + " in the seats, " + plies(file) + " in the record");
            return noon;
        };
        SeatSheet sheet = Seating.laidOut("mezzanine", Optional.empty(), Optional.of("60+0"), Seating.newKeys(), time);
        Seating seating = new Seating(sheets.fresh("g", sheet), sheets, time, time);
        seating.keep();
        Autosave autosave =
                new Autosave(new GameFiles(() -> registry), Optional.empty(), Optional.empty(), Assertions::fail);
        autosave.use(file.toString());
        try (EnginePool pool = new EnginePool(new HandClock().time())) {
            LiveGame liveGame = seated(seating, autosave, pool, time);
            for (int ply = 0; ply < 3; ply++) {
                play(liveGame, ply);
                assertEquals(ply + 1, plies(sheets));
                assertEquals(ply + 1, plies(file));
            }
            liveGame.change(changes -> changes.offer(3, "takeBack", caller(Role.WHITE)));
            liveGame.change(changes -> changes.answer(3, "takeBack", true, caller(Role.BLACK)));
            assertEquals(2, plies(file));
            assertEquals(2, plies(sheets));
        }
        assertTrue(looks.size() > 10, looks.toString());
        for (String look : looks) {
            assertTrue(look.charAt(0) >= look.charAt(look.indexOf(", ") + 2), look);
        }
    }

    private static void play(LiveGame liveGame, int ply) {
        String move = liveGame.view(OptionalInt.empty()).at().example().orElseThrow();
        Role role = ply % 2 == 0 ? Role.WHITE : Role.BLACK;
        MoveRequest typed = new MoveRequest(Optional.of(move), position -> {
            throw new AssertionError("it is typed");
        });
        liveGame.change(changes -> changes.play(ply, typed, caller(role)));
    }

    private static Caller caller(Role role) {
        return new Caller(Optional.of(role), OptionalInt.of(0));
    }

    private static int plies(SeatSheets sheets) {
        return sheets.find("g").map(sheet -> sheet.spent().size()).orElse(0);
    }

    private static int plies(Path file) {
        try {
            return Files.exists(file)
                    ? new RecordFile(file).load().line().moves().size()
                    : 0;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** A random game that is not over, with White to move. */
    private static Game played(Rules rules, int plies) {
        for (int seed = 0; ; seed++) {
            Random random = new Random(seed);
            Game game = Game.fromStart(rules);
            while (game.plies() < plies && game.outcome().isEmpty()) {
                MoveList moves = new MoveList();
                game.position().legalMoves(moves);
                game.play(moves.get(random.nextInt(moves.size())));
            }
            if (game.outcome().isEmpty()) {
                return game;
            }
        }
    }

    private LiveGame seated(Seating seating, Autosave autosave, EnginePool pool, InstantSource time) {
        return new LiveGame(
                "g",
                new OngoingGame(Game.fromStart(registry.rules("mezzanine")), Optional.empty()),
                Map.of(Side.WHITE, Seat.of(Seat.HUMAN), Side.BLACK, Seat.of(Seat.HUMAN)),
                seating,
                autosave,
                new GameQueue(registry, registry.find("mezzanine"), Timeouts.USUAL.answer(), autosave::letGo),
                new GameServices(
                        Timeouts.USUAL,
                        pool,
                        new PageTime(time, time, new HandClock().time().clock()),
                        (game, version) -> {},
                        thought -> {}));
    }

    /** A game with a clock of a minute in which both have moved, as it is given to a test. */
    private void inAGameOfAMinute(Path folder, AtomicReference<Instant> now, InAGame test) throws IOException {
        SeatSheets sheets = new SeatSheets(folder.resolve("seats"));
        SeatSheet sheet =
                Seating.laidOut("mezzanine", Optional.empty(), Optional.of("60+0"), Seating.newKeys(), now::get);
        Seating seating = new Seating(sheets.fresh("g", sheet), sheets, now::get, now::get);
        seating.keep();
        Autosave autosave =
                new Autosave(new GameFiles(() -> registry), Optional.empty(), Optional.empty(), Assertions::fail);
        autosave.use(folder.resolve("game.json").toString());
        try (EnginePool pool = new EnginePool(new HandClock().time())) {
            LiveGame liveGame = seated(seating, autosave, pool, now::get);
            play(liveGame, 0);
            play(liveGame, 1);
            test.in(liveGame, seating, autosave);
        }
    }

    private interface InAGame {
        void in(LiveGame liveGame, Seating seating, Autosave autosave);
    }

    @ParameterizedTest
    @CsvSource({"WHITE, false", "BLACK, false", "WATCH, true"})
    void noClockRunsForSomebodyAtASeatWhoIsNotHeard(Role role, boolean overdue, @TempDir Path folder)
            throws IOException {
        AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-11-26T12:00:00Z"));
        inAGameOfAMinute(folder, now, (liveGame, seating, autosave) -> {
            now.updateAndGet(before -> before.plusSeconds(50));
            assertThrows(
                    InputException.class,
                    () -> liveGame.change(caller(role), changes -> {
                        throw new InputException("open elsewhere");
                    }));
            now.updateAndGet(before -> before.plusSeconds(20));

            assertEquals(overdue, seating.isOverdue());
        });
    }

    /** Otherwise a terminal could not take up a game that nobody watches. */
    @Test
    void aRunningClockIsSavedAndTheFileLeftToOthers(@TempDir Path folder) throws IOException {
        AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-11-26T12:00:00Z"));
        inAGameOfAMinute(folder, now, (liveGame, seating, autosave) -> {
            liveGame.rest();
            now.updateAndGet(before -> before.plusSeconds(6));
            assertTrue(seating.isTickingUnsaved());

            liveGame.checkTime();

            assertFalse(seating.isTickingUnsaved());
            assertTrue(autosave.isLetGo());
        });
    }
}
