package org.plyspace.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.Streams;
import org.plyspace.cli.io.Window;
import org.plyspace.cli.view.Look;
import org.plyspace.engine.Game;
import org.plyspace.engine.record.RecordFile;
import org.plyspace.engine.session.Autosave;
import org.plyspace.engine.session.GameFiles;
import org.plyspace.engine.session.Table;
import org.plyspace.lab.player.Player;
import org.plyspace.lab.player.Players;

/** What a sitting keeps, whatever happens while it shows something. */
class SessionTest {

    @TempDir
    private Path folder;

    /** Typed, or played by the machine for the side that moves first. */
    @ParameterizedTest
    @ValueSource(strings = {"human", "random"})
    void aMoveIsSavedBeforeItIsShown(String white) throws IOException {
        Path file = folder.resolve("game.json");
        Session session = session(new Players(Player.of(white), Player.of("human"), 1), file);

        String message = assertThrows(IllegalStateException.class, () -> session.run(new Typed("on"), false))
                .getMessage();

        assertEquals(Blinding.BROKEN, message);
        assertEquals(List.of("on"), new RecordFile(file).load().line().moves());
    }

    private static Session session(Players players, Path file) {
        Streams streams = new Streams(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8),
                false,
                Window.ofColumns(80));
        Screen screen = new Screen(new Output(streams), Look.plain(80), streams.window());
        GameFiles files = new GameFiles(() -> {
            throw new AssertionError("no game is loaded");
        });
        Autosave autosave = new Autosave(files, Optional.empty(), Optional.empty(), screen::sayUnsaved);
        autosave.use(file.toString());
        return new Session(new Table(Game.fromStart(Blinding.rules()), Optional.empty()), players, autosave, screen);
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
