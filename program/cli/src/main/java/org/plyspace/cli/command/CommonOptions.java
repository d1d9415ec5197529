package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.plyspace.api.Rules;
import org.plyspace.cli.io.Console;
import org.plyspace.cli.io.RuleTables;
import org.plyspace.cli.io.Streams;
import org.plyspace.endgame.PositionTables;
import org.plyspace.engine.OptionRange;
import org.plyspace.engine.Registry;
import org.plyspace.lab.compare.ComparisonSettings;
import org.plyspace.lab.games.ExperimentRun;
import org.plyspace.match.engine.EngineTables;
import org.plyspace.search.SearchSettings;
import org.plyspace.search.Seconds;
import org.plyspace.search.Tablebase;
import picocli.CommandLine.Option;

/** The options that mean the same in several commands, each a mixin. */
public final class CommonOptions {

    private CommonOptions() {}

    /** Whether a result is printed as JSON. */
    public static final class Json {

        private final Console console;

        @Option(names = "--json", description = "print JSON")
        private boolean wanted;

        @Inject
        public Json(Console console) {
            this.console = console;
        }

        boolean isWanted() {
            return wanted;
        }

        /**
         * Prints a result, as JSON or as lines.
         *
         * @param result a record, list or map
         */
        void print(Object result, Supplier<List<String>> lines) {
            console.report(wanted, result, lines);
        }
    }

    /** The seed of games that are played for numbers. */
    public static final class Seed {

        @Option(
                names = "--seed",
                paramLabel = "S",
                defaultValue = "" + ComparisonSettings.USUAL_SEED,
                description =
                        "seed of the random choices; the same seed gives the same numbers (default: ${DEFAULT-VALUE})")
        private long seed;

        long number() {
            return seed;
        }
    }

    /** The number of threads for a long job. */
    public static final class Threads {

        @Option(names = "--threads", paramLabel = "T", description = "use T threads; default: one per processor")
        private int threads = Runtime.getRuntime().availableProcessors();

        /** The number of threads, at least 1. */
        int count() {
            return OptionRange.inRange("--threads", threads, 1, SearchSettings.MOST_THREADS);
        }
    }

    /** How long a game may stand still before the run gives up. */
    public static final class Timeout {

        @Option(
                names = "--timeout",
                paramLabel = "SECONDS",
                converter = SecondsConverter.class,
                defaultValue = "" + ExperimentRun.USUAL_SECONDS,
                description = "give up if a game stands still for longer than this (default: ${DEFAULT-VALUE})")
        private Seconds timeout = new Seconds(0);

        /** The time, from a second to a week. */
        Duration duration() {
            return SecondsConverter.upToAWeek("--timeout", timeout);
        }
    }

    /** The width within which boards and tables are printed. */
    public static final class Width {

        private static final int NARROWEST = 20;
        private static final int WIDEST = 10_000;

        /** Enough for four boards of eight squares or five of five. */
        private static final int USUAL_COLUMNS = 120;

        /** The width of a page to be read. */
        private static final int SCREEN_COLUMNS = 80;

        @Option(
                names = "--width",
                paramLabel = "N",
                description =
                        "draw boards side by side in at most N characters; default: the terminal's width, else COLUMNS, else 120,"
                                + " or 80 for the first screen of compare")
        private Optional<Integer> width = Optional.empty();

        private final Streams.Window window;

        @Inject
        public Width(Streams streams) {
            window = streams.window();
        }

        /** Whether the width was given, so that it holds even if the terminal's size changes. */
        boolean isGiven() {
            return width.isPresent();
        }

        /** The width of boards and tables in characters. */
        int characters() {
            return charactersOr(USUAL_COLUMNS);
        }

        /** The width of what fills one screen, in characters: narrower than tables where nobody says how wide the output is. */
        int screen() {
            return charactersOr(SCREEN_COLUMNS);
        }

        private int charactersOr(int usual) {
            int seen = Math.max(NARROWEST, window.columnsOr(usual));
            return OptionRange.inRange("--width", width.orElse(seen), NARROWEST, WIDEST);
        }
    }

    /** The option {@code --tables} of commands that ask no tablebases unless a folder is named. */
    public static final class Tables {

        private final Provider<Registry> registry;

        @Option(
                names = "--tables",
                paramLabel = "DIR",
                description = "ask the tablebases in this folder, made by 'tablebase build'; default: none")
        private Optional<String> folder = Optional.empty();

        @Inject
        public Tables(Provider<Registry> registry) {
            this.registry = registry;
        }

        private Optional<Path> folder() {
            return folder.map(EngineTables::folder);
        }

        /**
         * The tables of some rules as a search asks them; of none if no folder was given.
         *
         * @throws org.plyspace.api.UsageException if there is no such folder, or a table is damaged or of another version of the rules
         */
        Tablebase forSearch(Rules rules) {
            return folder().map(path -> RuleTables.forSearch(path, registry.get(), rules))
                    .orElse(Tablebase.NONE);
        }

        /**
         * The tables of some rules as single positions ask them; empty if no folder was given.
         *
         * @throws org.plyspace.api.UsageException if there is no such folder
         */
        Optional<PositionTables> forPositions(Rules rules) {
            return folder().map(path -> RuleTables.forPositions(path, registry.get(), rules));
        }
    }
}
