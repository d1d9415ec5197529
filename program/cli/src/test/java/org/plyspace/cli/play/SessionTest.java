package org.plyspace.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Rules;
import org.plyspace.cli.io.Console;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.Streams;
import org.plyspace.cli.io.Streams.Window;
import org.plyspace.cli.view.BoardStyle;
import org.plyspace.engine.Game;
import org.plyspace.engine.Registry;
import org.plyspace.engine.UnansweredException;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;
import org.plyspace.engine.plugin.Plugins;
import org.plyspace.engine.plugin.SlowCallListener;
import org.plyspace.engine.record.RecordFile;
import org.plyspace.engine.session.Autosave;
import org.plyspace.engine.session.GameFiles;
import org.plyspace.engine.session.OngoingGame;
import org.plyspace.engine.testing.HandTimes;
import org.plyspace.match.engine.Seat;
import org.plyspace.match.engine.Seats;
import org.plyspace.testing.CountingRules;

/** What a sitting keeps, whatever happens while it shows something. */
class SessionTest {

    @TempDir
    private Path folder;

    /** Typed, or played by the engine for the side that moves first. */
    @ParameterizedTest
    @ValueSource(strings = {"human", "random"})
    void aMoveIsSavedBeforeItIsShown(String white) throws IOException {
        Path file = folder.resolve("game.json");
        Session session = session(
                Blinding.rules(), new Seats(Seat.of(white), Seat.of("human"), 1), file, (progress, work) -> work.run());

        String message = assertThrows(IllegalStateException.class, () -> session.run(new Typed("on"), false))
                .getMessage();

        assertEquals(Blinding.BROKEN, message);
        assertEquals(List.of("on"), new RecordFile(file).load().line().moves());
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aRuleSetThatNeverAnswersEndsTheSittingAndTheMoveIsKept() throws IOException {
        Path file = folder.resolve("game.json");
        FoundVariant hanging =
                new FoundVariant(Blinding.rules().variant(), "hanging", Path.of("hanging.jar"), Origin.PLUGIN);
        HandTimes times = new HandTimes();
        Registry registry = new Registry(Plugins.of(List.of(hanging), List.of()), SlowCallListener.NONE, times);
        Session session = session(
                Blinding.rules(() ->
                        times.computeBetweenLooks(Registry.PATIENCE, () -> new Semaphore(0).acquireUninterruptibly())),
                new Seats(Seat.of("human"), Seat.of("human"), 1),
                file,
                Play.Deadline.of(registry, "hanging"));

        String message = assertThrows(UnansweredException.class, () -> session.run(new Typed("on", "on"), false))
                .getMessage();

        assertEquals(
                "variant 'hanging' of hanging.jar failed when asked to play a game: no answer within 60 s", message);
        assertEquals(List.of("on"), new RecordFile(file).load().line().moves());
    }

    @Test
    void aMoveOfALongGameTakesAsManyAsOneOfAShortGame() {
        long ten = movesMade(10);
        long twenty = movesMade(20);

        assertEquals(2 * ten, twenty);
    }

    private long movesMade(int plies) {
        CountingRules counting = new CountingRules(Blinding.rules(() -> {}));
        Session session = session(
                counting.rules(),
                new Seats(Seat.of("human"), Seat.of("human"), 1),
                folder.resolve(plies + ".json"),
                (progress, work) -> work.run());

        session.run(new Typed(Collections.nCopies(plies, "on").toArray(String[]::new)), false);

        return counting.made();
    }

    private static Session session(Rules rules, Seats seats, Path file, Play.Deadline deadline) {
        Streams streams = new Streams(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8),
                false,
                Window.ofColumns(80));
        Screen screen = new Screen(
                new Console(streams, new Environment(Optional.empty(), Map.of())),
                BoardStyle.plain(80),
                streams.window());
        GameFiles files = new GameFiles(() -> {
            throw new AssertionError("no game is loaded");
        });
        Autosave autosave = new Autosave(files, Optional.empty(), Optional.empty(), screen::sayUnsaved);
        autosave.use(file.toString());
        return new Session(new OngoingGame(Game.fromStart(rules), Optional.empty()), seats, autosave, screen, deadline);
    }

    /** What somebody types. */
    private static final class Typed implements Prompt {

        private final Iterator<String> lines;

        Typed(String... lines) {
            this.lines = List.of(lines).iterator();
        }

        @Override
        public Optional<String> ask(String question) {
            return lines.hasNext() ? Optional.of(lines.next()) : Optional.empty();
        }

        @Override
        public void close() {}
    }
}
