package org.plyspace.search;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.api.Changes;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;

/**
 * The spec of a built-in engine: {@code random}, {@code greedy}, {@code level1} to {@code level10}; {@code alphabeta:nodes=5000}, with any
 * of {@code depth} (plies), {@code nodes} (moves made), {@code time} (seconds, optionally followed by {@code s}), {@code hash} (megabytes),
 * {@code threads}, {@code noise} (standard deviation of misjudgement in hundredths of a pawn), {@code oversight} (percentage of answers
 * overlooked), {@code eval} (a file of {@link Weights}, or {@code generic} or {@code generic1}), {@code tables} (a folder of tablebases),
 * {@code with} and {@code without} ({@link Technique}s joined by {@code +}), separated by commas; or {@code mcts:playouts=2000}, which
 * takes {@code time} too.
 */
public final class BuiltInEngineSpec {

    private static final String RANDOM = "random";
    private static final String ALPHABETA = "alphabeta";
    private static final String MCTS = "mcts";
    /** The {@code eval} value that stands for no file of weights. */
    private static final String GENERIC = "generic";
    /** The {@code eval} value that stands for the default weights of version 0.2. */
    private static final String FIRST_GENERIC = "generic1";

    /** The words that can begin the spec of an engine. */
    public static final List<String> KINDS = Stream.concat(
                    Stream.of(RANDOM, "greedy", ALPHABETA, MCTS), Levels.names().stream())
            .toList();

    private static final String FORMS =
            "random, greedy, level1 to level10, alphabeta with any of depth, nodes, time and hash, such as"
                    + " alphabeta:nodes=5000 or alphabeta:time=0.5s,hash=64, or mcts with playouts or time; another program as"
                    + " uci:cmd=COMMAND or xboard:cmd=COMMAND";
    private static final Set<String> OPTIONS = Set.of(
            "depth", "nodes", "time", "hash", "threads", "noise", "oversight", "eval", "tables", "with", "without");
    private static final int USUAL_PLAYOUTS = 2_000;
    /** The largest number of playouts; each takes some kilobytes until the move is chosen. */
    private static final int MOST_PLAYOUTS = 1_000_000;

    private static final int MOST_NOISE = 10_000;

    private final String text;
    private final Nature nature;
    private final BiFunction<Rules, Long, Engine> maker;

    /**
     * What determines an engine's games.
     *
     * @param seeded whether a seed changes what the engine plays
     * @param timed whether it thinks as long as its time or the clock of the game allows
     * @param unrepeatable the reason why the same seed may give another game; empty if games are repeatable
     */
    private record Nature(boolean seeded, boolean timed, Optional<String> unrepeatable) {

        static Nature of(boolean seeded, Limits limits, int threads) {
            if (limits.nanos() < Long.MAX_VALUE || limits.equals(Limits.NONE)) {
                return new Nature(seeded, true, Optional.of("its time is limited, not its nodes or depth"));
            }
            return new Nature(
                    seeded, false, threads > 1 ? Optional.of("it searches with several threads") : Optional.empty());
        }

        /** An engine that needs hardly any time. */
        static Nature repeatable(boolean seeded) {
            return new Nature(seeded, false, Optional.empty());
        }
    }

    private BuiltInEngineSpec(String text, Nature nature, BiFunction<Rules, Long, Engine> maker) {
        this.text = text;
        this.nature = nature;
        this.maker = maker;
    }

    /**
     * Parses a spec.
     *
     * @param files reads a file of weights; its exceptions pass through
     * @param folders opens a folder of tablebases for rules; its exceptions pass through
     * @throws UsageException if the text names no engine or has a wrong option
     */
    public static BuiltInEngineSpec parse(
            String text, Function<String, Weights> files, Function<String, Function<Rules, Tablebase>> folders) {
        return switch (text) {
            case RANDOM ->
                new BuiltInEngineSpec(text, Nature.repeatable(true), (rules, seed) -> new RandomEngine(seed));
            case "greedy" ->
                new BuiltInEngineSpec(text, Nature.repeatable(false), (rules, seed) -> new GreedyEngine(rules));
            default ->
                Levels.names().contains(text)
                        ? search(text, Levels.search(text), files, folders)
                        : withOptions(text, files, folders);
        };
    }

    private static BuiltInEngineSpec withOptions(
            String text, Function<String, Weights> files, Function<String, Function<Rules, Tablebase>> folders) {
        int colon = text.indexOf(':');
        String listed = colon < 0 ? "" : text.substring(colon + 1);
        return switch (colon < 0 ? text : text.substring(0, colon)) {
            case ALPHABETA -> search(text, listed, files, folders);
            case MCTS -> playouts(text, listed);
            case "human" -> throw new UsageException("people play with 'play' and on the page; expected " + FORMS);
            default -> throw new UsageException("no engine '" + Texts.shorten(text) + "'; expected human, " + FORMS);
        };
    }

    private static BuiltInEngineSpec playouts(String text, String listed) {
        EngineOptions options =
                EngineOptions.parse(text, listed, Set.of("playouts", "time")::contains, "playouts=N and time=Ss");
        Limits limits = options.limits();
        boolean timed = options.text("time").isPresent();
        int playouts = options.number("playouts", MOST_PLAYOUTS)
                .map(Long::intValue)
                .orElse(timed ? MOST_PLAYOUTS : USUAL_PLAYOUTS);
        Nature nature = timed ? Nature.of(false, limits, 1) : Nature.repeatable(false);
        return new BuiltInEngineSpec(text, nature, (rules, seed) -> new MonteCarloEngine(rules, playouts, limits));
    }

    private static BuiltInEngineSpec search(
            String text,
            String listed,
            Function<String, Weights> files,
            Function<String, Function<Rules, Tablebase>> folders) {
        EngineOptions options = EngineOptions.parse(
                text,
                listed,
                OPTIONS::contains,
                "depth=N, nodes=N, time=Ss, hash=MB, threads=N, noise=CP, oversight=PERCENT, eval=FILE, tables=DIR, with=TECHNIQUE and without=TECHNIQUE+TECHNIQUE");
        Limits limits = options.limits();
        SearchSettings settings = settings(options);
        Function<Rules, PieceValues> values = values(options, files);
        Function<Rules, Tablebase> tables = options.text("tables").map(folders).orElse(rules -> Tablebase.NONE);
        Nature nature = Nature.of(settings.noise() > 0 || settings.oversight() > 0, limits, settings.threads());
        return new BuiltInEngineSpec(
                text,
                nature,
                (rules, seed) -> new SearchEngine(rules, values.apply(rules), limits, settings, tables.apply(rules)));
    }

    /** The search settings that options describe. */
    static SearchSettings settings(EngineOptions options) {
        int megabytes = options.number("hash", SearchSettings.MOST_MEGABYTES)
                .map(Long::intValue)
                .orElse(SearchSettings.USUAL_MEGABYTES);
        int noise = options.number("noise", MOST_NOISE).map(Long::intValue).orElse(0);
        int oversight = options.number("oversight", SearchSettings.MOST_OVERSIGHT)
                .map(Long::intValue)
                .orElse(0);
        int threads = options.number("threads", SearchSettings.MOST_THREADS)
                .map(Long::intValue)
                .orElse(1);
        return new SearchSettings(megabytes, threads, techniques(options), noise, oversight);
    }

    /** Weights are read once, and an unreadable file is refused at once. */
    private static Function<Rules, PieceValues> values(EngineOptions options, Function<String, Weights> files) {
        Optional<Weights> weights = options.text("eval").map(eval -> weights(eval, files));
        return rules -> new PieceValues(rules, weights.orElseGet(() -> Weights.usual(rules)));
    }

    /**
     * The weights that {@code eval} names.
     *
     * @param files reads weights from a file
     */
    public static Weights weights(String eval, Function<String, Weights> files) {
        return switch (eval) {
            case GENERIC -> Weights.GENERIC;
            case FIRST_GENERIC -> Weights.GENERIC1;
            default -> files.apply(eval);
        };
    }

    private static Set<Technique> techniques(EngineOptions options) {
        Set<Technique> techniques = new HashSet<>(Technique.usual());
        options.text("with").ifPresent(names -> techniques.addAll(named(names, options)));
        options.text("without").ifPresent(names -> techniques.removeAll(named(names, options)));
        return techniques;
    }

    private static Set<Technique> named(String names, EngineOptions options) {
        Set<Technique> named = EnumSet.noneOf(Technique.class);
        for (String name : names.split("\\+", -1)) {
            named.add(Arrays.stream(Technique.values())
                    .filter(technique -> technique.toString().equals(name))
                    .findFirst()
                    .orElseThrow(() -> options.wrong("'" + Texts.shorten(name) + "' is not a technique; there are "
                            + Arrays.stream(Technique.values())
                                    .map(Technique::toString)
                                    .collect(Collectors.joining(", ")))));
        }
        return named;
    }

    /**
     * Creates the engine for a game.
     *
     * @param seed the seed of everything drawn at random
     */
    public Engine make(Rules rules, long seed) {
        return maker.apply(rules, seed);
    }

    /** Whether the engine draws moves at random: its games then depend on a seed. */
    public boolean isRandom() {
        return isRandom(text);
    }

    static boolean isRandom(String spec) {
        return spec.equals(RANDOM);
    }

    /** Whether another seed can change the engine's game, all else being equal. */
    public boolean isSeeded() {
        return nature.seeded();
    }

    /** Whether the engine thinks as long as its time or the clock of the game allows, and thus plays better after a {@link WarmUp}. */
    public boolean isTimed() {
        return nature.timed();
    }

    /** The reason in words why the same seed may give another game; empty if the game is the same on every machine. */
    public Optional<String> unrepeatable() {
        return nature.unrepeatable();
    }

    /** The spec as it was given. */
    @Override
    public String toString() {
        return text;
    }

    /** Chooses a legal move uniformly at random. */
    static final class RandomEngine implements Engine {

        private final MoveList scratch = new MoveList();
        private SplittableRandom random;

        RandomEngine(long seed) {
            random = new SplittableRandom(seed);
        }

        @Override
        public void newGame(long seed) {
            random = new SplittableRandom(seed);
        }

        @Override
        public EngineMove choose(Position position, long[] earlier, Optional<Clock> clock) {
            return EngineMove.of(position.randomMove(random, scratch));
        }
    }

    /** Makes the move after which the static evaluation is best; of several equal ones, the first listed. */
    private static final class GreedyEngine implements Engine {

        private final Evaluation evaluation;
        private final Changes changes = new Changes();
        private final MoveList moves = new MoveList();

        GreedyEngine(Rules rules) {
            this.evaluation = new Evaluation(new PieceValues(rules), rules);
        }

        @Override
        public EngineMove choose(Position position, long[] earlier, Optional<Clock> clock) {
            Side side = position.sideToMove();
            evaluation.start(position);
            moves.clear();
            position.legalMoves(moves);
            long best = moves.get(0);
            int highest = Integer.MIN_VALUE;
            for (int i = 0; i < moves.size(); i++) {
                long move = moves.get(i);
                int score = score(position, move, side);
                if (score > highest) {
                    highest = score;
                    best = move;
                }
            }
            return new EngineMove(best, OptionalInt.of(highest), 1, moves.size());
        }

        private int score(Position position, long move, Side side) {
            position.changes(move, changes);
            evaluation.push(changes);
            position.make(move);
            int score = evaluation.score(side);
            int ended = position.outcome().map(end -> Scores.of(end, side, 1)).orElse(score);
            position.unmake();
            evaluation.pop();
            return ended;
        }
    }

    /** Searches each move within the same limits, and within the time that the clock allows. */
    private static final class SearchEngine implements Engine {

        private static final long USUAL_MILLIS = 1_000;

        private final Searcher searcher;
        private final Limits limits;
        private Consumer<SearchResult> progress = ignored -> {};

        SearchEngine(Rules rules, PieceValues values, Limits limits, SearchSettings settings, Tablebase tables) {
            this.searcher = new Searcher(rules, values, settings, tables);
            this.limits = limits;
        }

        @Override
        public void newGame(long seed) {
            searcher.newGame(seed);
        }

        @Override
        public EngineMove choose(Position position, long[] earlier, Optional<Clock> clock) {
            Limits allowed = clock.map(left -> limits.within(left.allotment()))
                    .orElse(limits.equals(Limits.NONE) ? limits.ofMillis(USUAL_MILLIS) : limits);
            SearchResult searchResult = searcher.search(position, earlier, allowed, 1, progress::accept);
            PrincipalVariation best = searchResult.lines().get(0);
            return new EngineMove(
                    best.move(), OptionalInt.of(best.score()), searchResult.depth(), searchResult.nodes());
        }

        @Override
        public void tell(Consumer<SearchResult> whom) {
            progress = whom;
        }

        @Override
        public long progress() {
            return searcher.nodes();
        }

        @Override
        public void stop() {
            searcher.stop();
        }
    }
}
