package org.plyspace.cli.play;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.cli.io.Console;
import org.plyspace.cli.io.Streams;
import org.plyspace.cli.view.BoardStyle;
import org.plyspace.engine.Game;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.Input;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.LineReader;
import org.plyspace.engine.plugin.SlowCallListener;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordFile;
import org.plyspace.engine.session.Autosave;
import org.plyspace.engine.session.GameFiles;
import org.plyspace.engine.session.OngoingGame;
import org.plyspace.engine.session.SavedGames;
import org.plyspace.match.engine.Seats;
import org.plyspace.match.puzzle.Puzzle;

/** Sets up a game and plays it, at the terminal if there is one. */
public record Play(
        Provider<Registry> registry,
        GameFiles files,
        SavedGames kept,
        Input input,
        Console console,
        Streams streams,
        SlowCallListener slowCallListener) {

    @Inject
    public Play {}

    /**
     * Where games are loaded from and saved to.
     *
     * @param load the file of the game to continue
     * @param save the file to save to after every move
     * @param keep whether a game without such a file is saved anyway
     */
    public record Storage(Optional<String> load, Optional<String> save, boolean keep) {}

    /**
     * How boards are printed.
     *
     * @param followsTerminal whether they take the terminal's width
     */
    public record Sight(BoardStyle look, boolean followsTerminal) {}

    /** The rule set of the game in a file, with its options if it has any. */
    public String specOf(String file) {
        return files.spec(file);
    }

    /** The record of the game in a file. */
    public GameRecord record(String file) {
        return files.record(file);
    }

    /** Plays a game from a start; returns whether no engine failed and everything to save is saved. */
    public boolean fromSetup(Rules rules, Setup start, Seats players, Storage storage, Sight sight) {
        OngoingGame table = new OngoingGame(new Game(rules, start), Optional.empty());
        return run(table, players, Optional.empty(), storage, sight, List.of());
    }

    /**
     * Continues the storage's game, which must use these rules; returns whether no engine failed and everything to save is saved.
     *
     * @param seatChoice the players, who replace those whom the record names
     */
    public boolean fromFile(Rules rules, SeatChoice seatChoice, Storage storage, Sight sight) {
        GameFiles.Loaded loaded = files.load(storage.load.orElseThrow(), rules);
        OngoingGame table = new OngoingGame(loaded.game(), Optional.of(seatChoice.inRecord(loaded.record())));
        return run(table, seatChoice.players(), Optional.of(loaded.file()), storage, sight, seatChoice.inWords());
    }

    private boolean run(
            OngoingGame table,
            Seats players,
            Optional<RecordFile> loadedFrom,
            Storage storage,
            Sight sight,
            List<String> remarks) {
        Screen screen = new Screen(console, sight.look, streams.window());
        Optional<Autosave.SavedGameNamer> savedGameNamer = Optional.<Autosave.SavedGameNamer>of(kept)
                .filter(any -> storage.keep && players.anyHuman() && kept.isPossible());
        String spec = table.position().rules().setting();
        String playing = "the game of " + spec + " to go on";
        try (players;
                Autosave autosave = new Autosave(files, savedGameNamer, loadedFrom, screen::sayUnsaved)) {
            autosave.loaded(table.record(players.tags()));
            storage.save.ifPresent(autosave::use);
            remarks.forEach(screen::line);
            Session session = new Session(table, players, autosave, screen, Deadline.of(registry.get(), spec));
            return run(session, playing, sight);
        }
    }

    private boolean run(Session session, String playing, Sight sight) {
        try (Prompt prompt = new WatchedPrompt(prompt(session::completions), slowCallListener, playing)) {
            return session.run(prompt, sight.followsTerminal);
        } catch (IOException failed) {
            throw Input.failure(Input.STANDARD_INPUT, failed);
        }
    }

    /** Gives puzzles of some rules, at least one, to be solved. */
    public void puzzles(Rules rules, List<Puzzle> puzzles, Sight sight) {
        String spec = rules.setting();
        Screen screen = new Screen(console, sight.look, streams.window());
        PuzzleSession session = new PuzzleSession(rules, puzzles, screen, Deadline.of(registry.get(), spec));
        String solving = "a puzzle of " + spec + " to go on";
        try (Prompt prompt = new WatchedPrompt(prompt(session::completions), slowCallListener, solving)) {
            session.run(prompt, sight.followsTerminal);
        } catch (IOException failed) {
            throw Input.failure(Input.STANDARD_INPUT, failed);
        }
    }

    private Prompt prompt(Supplier<List<String>> completions) {
        Optional<Prompt> terminal =
                streams.areOfProcess() ? TerminalPrompt.open(completions, console, streams.window()) : Optional.empty();
        return terminal.orElseGet(() -> new PipedPrompt(input, console));
    }

    /** A prompt that marks the time between an answer and the next question, in which a person waits for the program. */
    private static final class WatchedPrompt implements Prompt {

        private final Prompt prompt;
        private final SlowCallListener slowCallListener;
        private final String what;
        private SlowCallListener.Wait wait;

        WatchedPrompt(Prompt prompt, SlowCallListener slowCallListener, String what) {
            this.prompt = prompt;
            this.slowCallListener = slowCallListener;
            this.what = what;
            this.wait = slowCallListener.begin(what);
        }

        @Override
        public Optional<String> ask(String question) {
            wait.end();
            try {
                return prompt.ask(question);
            } finally {
                wait = slowCallListener.begin(what);
            }
        }

        @Override
        public Optional<Streams.Window> window() {
            return prompt.window();
        }

        @Override
        public void close() throws IOException {
            wait.end();
            prompt.close();
        }
    }

    /** Reads lines of standard input when there is no terminal, and prints each after its question, so that the output is complete. */
    private static final class PipedPrompt implements Prompt {

        private static final int LONGEST_LINE = 10_000;

        private final LineReader lines;
        private final Console console;

        PipedPrompt(Input input, Console console) {
            this.lines = input.lines(Input.STANDARD_INPUT, LONGEST_LINE);
            this.console = console;
        }

        /** Reports a line that cannot be read and returns the next one, unless the line may be endless. */
        @Override
        public Optional<String> ask(String question) {
            while (true) {
                try {
                    Optional<String> line = lines.next();
                    line.ifPresent(text -> console.line(question + text));
                    return line;
                } catch (InputException unreadable) {
                    if (lines.isAmidLine()) {
                        throw unreadable;
                    }
                    console.line(question);
                    console.line(unreadable.getMessage());
                } catch (IOException failed) {
                    throw Input.failure(Input.STANDARD_INPUT, failed);
                }
            }
        }

        @Override
        public void close() throws IOException {
            lines.close();
        }
    }

    /** Runs work that calls the rule set of a game, and waits as long as it makes progress. */
    @FunctionalInterface
    interface Deadline {

        /** The deadline of a rule set in a registry. */
        static Deadline of(Registry registry, String spec) {
            return (progress, work) -> registry.follow(spec, "to play a game", counter -> {
                counter.count(progress);
                work.run();
                return true;
            });
        }

        /**
         * Runs the work.
         *
         * @param progress a number that changes while the work makes progress
         * @throws org.plyspace.engine.UnansweredException if it makes no progress; it may still be running, and nothing that it touches may be
         *     used
         */
        void over(LongSupplier progress, Runnable work);

        /** Runs short work, which reports no progress. */
        default void over(Runnable work) {
            over(() -> 0, work);
        }
    }
}
