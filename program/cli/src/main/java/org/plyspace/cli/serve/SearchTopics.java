package org.plyspace.cli.serve;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.RuleTables;
import org.plyspace.engine.Game;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.Registry;
import org.plyspace.engine.WorkCounter;
import org.plyspace.match.advice.Score;
import org.plyspace.match.advice.SearchResultReport;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.match.engine.EngineTables;
import org.plyspace.match.engine.GameEngine;
import org.plyspace.search.EngineMove;
import org.plyspace.search.Limits;
import org.plyspace.search.PieceValues;
import org.plyspace.search.SearchResult;
import org.plyspace.search.SearchSettings;
import org.plyspace.search.Searcher;
import org.plyspace.search.Tablebase;

/** What engines are asked for: a move, or an analysis that tells what it has found as it goes on. */
final class SearchTopics implements Topics {

    private static final String FOR_A_MOVE = "for the best move";
    private static final int MOST_LINES = 500;
    private static final double MOST_SECONDS = 1_000_000;
    private static final double MILLIS = 1_000;

    private final Provider<Registry> registry;
    private final ServeSession.Stops stops;
    private final LatestUsed<GameEngine> engines = new LatestUsed<>(GameEngine::close);
    private final LatestUsed<Searcher> searchers = new LatestUsed<>(searcher -> {});

    @Inject
    SearchTopics(Provider<Registry> registry, ServeSession.Stops stops) {
        this.registry = registry;
        this.stops = stops;
    }

    @Override
    public Map<String, Topic> all() {
        return Map.of(
                "play", new Topic(Topic.joined(AskedGame.MEMBERS, "engine", "seed"), this::play),
                "analyse",
                        new Topic(
                                Topic.joined(
                                        AskedGame.MEMBERS, "lines", "depth", "nodes", "seconds", "megabytes", "tables"),
                                this::analyse),
                "stop", Topic.of(List.of(), question -> new Stopped(true)));
    }

    @Override
    public void close() {
        engines.close();
        searchers.close();
    }

    /** That all searches asked for before were stopped. */
    record Stopped(boolean stopped) {}

    /** What a search knows by now. */
    record Info(SearchResultReport info) {}

    /**
     * The move of an engine.
     *
     * @param score of the move for the side that makes it, if the engine tells it
     * @param depth the depth in plies of the last complete iteration; 0 if the engine does not search
     * @param nodes the number of moves made during the search
     */
    record Played(String move, @JsonUnwrapped Score score, int depth, long nodes) {}

    private Played play(JsonFields question, Consumer<Object> info) {
        AskedGame asked = AskedGame.of(question);
        EngineSpec spec = EngineSpec.parse(question.text("engine"));
        long seed = question.optionalLong("seed").orElse(0);
        return registry.get().follow(asked.variant(), FOR_A_MOVE, counter -> {
            Game game = goingOn(asked);
            Rules rules = game.position().rules();
            return engines.use(
                    List.of(rules, spec.toString()),
                    () -> spec.make(rules),
                    engine -> move(engine, seed, game, counter, info));
        });
    }

    private Played move(GameEngine engine, long seed, Game game, WorkCounter counter, Consumer<Object> info) {
        counter.count(engine::progress);
        // The same question has the same answer, whatever was asked before.
        engine.newGame(seed);
        engine.tell(soFar -> info.accept(new Info(SearchResultReport.of(game.position(), soFar))));
        stops.searching(false, engine::stop);
        EngineMove chosen = engine.chooseLegal(game, Optional.empty());
        return new Played(
                game.position().words().text(chosen.move(), Notation.MACHINE),
                chosen.score().isPresent() ? Score.of(chosen.score().getAsInt()) : null,
                chosen.depth(),
                chosen.nodes());
    }

    private SearchResultReport analyse(JsonFields question, Consumer<Object> info) {
        AskedGame asked = AskedGame.of(question);
        Limits limits = limits(question);
        int lines = question.optionalNumber("lines", 1, MOST_LINES).orElse(1);
        int megabytes = question.optionalNumber("megabytes", 1, SearchSettings.MOST_MEGABYTES)
                .orElse(SearchSettings.USUAL_MEGABYTES);
        Optional<String> folder = question.optionalText("tables");
        return registry.get().follow(asked.variant(), FOR_A_MOVE, counter -> {
            Game game = goingOn(asked);
            Rules rules = game.position().rules();
            return searchers.use(
                    List.of(rules, megabytes, folder),
                    () -> searcher(rules, megabytes, folder),
                    searcher -> analysis(searcher, limits, lines, game, counter, info));
        });
    }

    private SearchResultReport analysis(
            Searcher searcher, Limits limits, int lines, Game game, WorkCounter counter, Consumer<Object> info) {
        counter.count(searcher::nodes);
        searcher.newGame();
        stops.searching(limits.equals(Limits.NONE), searcher::stop);
        SearchResult result = searcher.search(
                game.position(),
                game.earlierKeys(),
                limits,
                lines,
                soFar -> info.accept(new Info(SearchResultReport.of(game.position(), soFar))));
        return SearchResultReport.of(game.position(), result);
    }

    private Searcher searcher(Rules rules, int megabytes, Optional<String> folder) {
        Tablebase tables = folder.map(name -> RuleTables.forSearch(EngineTables.folder(name), registry.get(), rules))
                .orElse(Tablebase.NONE);
        return new Searcher(rules, new PieceValues(rules), SearchSettings.of(megabytes), tables);
    }

    private static Limits limits(JsonFields question) {
        Limits limits = Limits.NONE;
        if (question.optionalNumber("depth", 1, Limits.DEEPEST).isPresent()) {
            limits = limits.toDepth(question.number("depth", 1, Limits.DEEPEST));
        }
        OptionalLong nodes = question.optionalLong("nodes");
        if (nodes.isPresent()) {
            if (nodes.getAsLong() < 1) {
                throw question.refusal("nodes", "expected a whole number from 1, found " + nodes.getAsLong());
            }
            limits = limits.ofNodes(nodes.getAsLong());
        }
        OptionalDouble seconds = question.optionalDecimal("seconds");
        if (seconds.isPresent()) {
            double wanted = seconds.getAsDouble();
            if (wanted < 1 / MILLIS || wanted > MOST_SECONDS) {
                throw question.refusal("seconds", "expected a number from 0.001 to 1000000, found " + wanted);
            }
            limits = limits.ofMillis(Math.round(wanted * MILLIS));
        }
        return limits;
    }

    private Game goingOn(AskedGame asked) {
        Game game = asked.play(registry.get());
        Optional<Outcome> outcome = game.outcome();
        if (outcome.isPresent()) {
            throw new UsageException("there is no best move, the game is over: " + outcome.get());
        }
        return game;
    }

    /**
     * The thing used last, at hand still since a client asks for the same again and again and a new one takes long to make. Used by one
     * question at a time; the thread of a question that was given up may come back late. Thread-safe.
     */
    static final class LatestUsed<T> {

        private final Consumer<T> quit;
        private Optional<Entry<T>> latest = Optional.empty();
        /** The number of the present use. */
        private long uses;

        private record Entry<T>(Object key, T thing) {}

        /** @param quit ends the use of a thing that another one replaces */
        LatestUsed(Consumer<T> quit) {
            this.quit = quit;
        }

        /**
         * Uses the thing of a key, the one used last or a new one. It is quit if that fails, or if it comes back when another one has been
         * asked for, since a rule set that hung may have kept it so long.
         */
        <R> R use(Object key, Supplier<T> maker, Function<T, R> work) {
            long use = next();
            Entry<T> used = taken(key).orElseGet(() -> new Entry<>(key, maker.get()));
            R result;
            try {
                result = work.apply(used.thing);
            } catch (RuntimeException | Error failed) {
                quit.accept(used.thing);
                throw failed;
            }
            if (!keeps(used, use)) {
                quit.accept(used.thing);
            }
            return result;
        }

        private synchronized long next() {
            return ++uses;
        }

        private synchronized Optional<Entry<T>> taken(Object key) {
            Optional<Entry<T>> same = latest.filter(entry -> entry.key.equals(key));
            if (same.isEmpty()) {
                close();
            }
            latest = Optional.empty();
            return same;
        }

        private synchronized boolean keeps(Entry<T> used, long use) {
            boolean isPresent = use == uses;
            if (isPresent) {
                latest = Optional.of(used);
            }
            return isPresent;
        }

        /** Ends the use of it. */
        synchronized void close() {
            latest.ifPresent(entry -> quit.accept(entry.thing));
            latest = Optional.empty();
        }
    }
}
