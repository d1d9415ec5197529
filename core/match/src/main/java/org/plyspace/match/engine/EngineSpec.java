package org.plyspace.match.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Game;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.TextFiles;
import org.plyspace.engine.plugin.SystemTimes;
import org.plyspace.search.BuiltInEngineSpec;
import org.plyspace.search.Clock;
import org.plyspace.search.Engine;
import org.plyspace.search.EngineMove;
import org.plyspace.search.EngineVersion;
import org.plyspace.search.SearchResult;
import org.plyspace.search.Weights;

/**
 * The spec of an engine: a built-in one, see {@link BuiltInEngineSpec}, or another program: {@code uci:cmd=COMMAND} or {@code
 * xboard:cmd=COMMAND}, with any of {@code depth}, {@code nodes} (UCI only) and {@code time}, {@code timeout} (seconds beyond that) and
 * {@code option.NAME} for options of its own.
 */
public final class EngineSpec {

    /** The words that a spec can begin with. */
    public static final List<String> KINDS = Stream.concat(BuiltInEngineSpec.KINDS.stream(), Stream.of("uci", "xboard"))
            .toList();

    private static final String UCI = "uci:";
    private static final String XBOARD = "xboard:";

    private final String text;
    private final Optional<BuiltInEngineSpec> engine;
    private final List<String> files;
    private final Function<Rules, GameEngine> maker;

    private EngineSpec(
            String text, Optional<BuiltInEngineSpec> engine, List<String> files, Function<Rules, GameEngine> maker) {
        this.text = text;
        this.engine = engine;
        this.files = List.copyOf(files);
        this.maker = maker;
    }

    /**
     * Reads a spec.
     *
     * @throws UsageException if it is malformed or names no engine
     */
    public static EngineSpec parse(String text) {
        if (text.startsWith(UCI)) {
            ExternalEngineSpec order = ExternalEngineSpec.parse(text, text.substring(UCI.length()), true);
            return new EngineSpec(
                    text, Optional.empty(), List.of(), rules -> new UciEngine(order, rules, new SystemTimes()));
        }
        if (text.startsWith(XBOARD)) {
            ExternalEngineSpec order = ExternalEngineSpec.parse(text, text.substring(XBOARD.length()), false);
            return new EngineSpec(
                    text, Optional.empty(), List.of(), rules -> new XboardEngine(order, rules, new SystemTimes()));
        }
        List<String> files = new ArrayList<>();
        BuiltInEngineSpec spec = BuiltInEngineSpec.parse(
                text,
                file -> {
                    files.add(file);
                    return WeightTexts.read(file);
                },
                EngineTables::in);
        return new EngineSpec(text, Optional.of(spec), files, rules -> new BuiltInEngine(spec.make(rules, 0)));
    }

    /**
     * Creates the engine for games of a rule set.
     *
     * @throws EngineFailedException if it is another program that does not start, or does not play this rule set
     */
    public GameEngine make(Rules rules) {
        return maker.apply(rules);
    }

    /** Whether it draws moves at random: the seed then decides what it plays. */
    public boolean isRandom() {
        return engine.filter(BuiltInEngineSpec::isRandom).isPresent();
    }

    /** Whether another seed can change its play, everything else being the same; assumed for other programs. */
    public boolean isSeeded() {
        return engine.map(BuiltInEngineSpec::isSeeded).orElse(true);
    }

    /**
     * Whether it is an engine of this program that thinks as long as its time or the clock of the game allows, and thus plays better after
     * a {@link org.plyspace.search.WarmUp}.
     */
    public boolean isTimed() {
        return engine.filter(BuiltInEngineSpec::isTimed).isPresent();
    }

    /** The versions by which it plays; empty if it plays at random or is another program. */
    public Optional<String> version() {
        return EngineVersion.of(text);
    }

    /** Why the same seed may not give the same game, in words; empty if it does, on every computer. */
    public Optional<String> unrepeatable() {
        return engine.map(BuiltInEngineSpec::unrepeatable).orElse(Optional.of("it is another program"));
    }

    /** The files of weights that the spec names. */
    public List<String> files() {
        return files;
    }

    /** The spec as given. */
    @Override
    public String toString() {
        return text;
    }

    /** Reads the files of weights that specs of engines name. */
    public static final class WeightTexts {

        private WeightTexts() {}

        /**
         * The weights that {@code eval} names in the spec of an engine.
         *
         * @throws UsageException if they are in a file that cannot be read
         */
        public static Weights named(String eval) {
            return BuiltInEngineSpec.weights(eval, WeightTexts::read);
        }

        static Weights read(String file) {
            String name = FileNames.shown(file);
            try (InputStream stream = TextFiles.open(Path.of(file))) {
                return Weights.parse(TextFiles.read(stream, name, Weights.LONGEST), name);
            } catch (NoSuchFileException none) {
                throw new UsageException("cannot read '" + name + "': there is no such file");
            } catch (IOException failed) {
                throw new UsageException("cannot read '" + name + "': " + FileErrors.describe(failed));
            } catch (InvalidPathException invalid) {
                throw new UsageException("'" + name + "' cannot be the name of a file");
            }
        }
    }

    /** Plays the moves of one of the program's own engines. */
    private record BuiltInEngine(Engine engine) implements GameEngine {

        @Override
        public void newGame(long seed) {
            engine.newGame(seed);
        }

        @Override
        public EngineMove choose(Game game, Optional<Clock> clock) {
            return engine.choose(game.position(), game.earlierKeys(), clock);
        }

        @Override
        public void tell(Consumer<SearchResult> progress) {
            engine.tell(progress);
        }

        @Override
        public long progress() {
            return engine.progress();
        }

        @Override
        public void stop() {
            engine.stop();
        }

        @Override
        public void close() {}
    }
}
