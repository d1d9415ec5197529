package org.plyspace.cli.uci;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.io.IOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.plyspace.api.NoStartException;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Console;
import org.plyspace.engine.CallLimit;
import org.plyspace.engine.Game;
import org.plyspace.engine.LegalMoves;
import org.plyspace.engine.Notations;
import org.plyspace.engine.Registry;
import org.plyspace.engine.UnansweredException;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.LineReader;
import org.plyspace.match.engine.UciProtocol;
import org.plyspace.search.LevelRatings;
import org.plyspace.search.Limits;
import org.plyspace.search.PieceValues;
import org.plyspace.search.SearchSettings;
import org.plyspace.search.Searcher;
import org.plyspace.search.WarmUp;

/**
 * One conversation in which this program is the engine. Commands are obeyed one after the other while a search runs; one that would
 * change the search waits for its result. Only {@code quit} or a closed output ends the conversation. Every call of a rule
 * set has a deadline, so that one that hangs does not end it either.
 */
public final class UciSession {

    private static final Set<String> COMMANDS =
            Set.of("uci", "isready", "ucinewgame", "setoption", "position", "go", "stop", "ponderhit", "quit", "d");
    private static final String NO_POSITION = "there is no position";
    private static final String PERFT = "perft";
    private static final String PLIES = "[0-9]{1,2}";
    private static final List<String> REHEARSED =
            List.of("depth", "3", "nodes", "1000", "wtime", "60000", "btime", "60000");

    /** How long a rule set may take to answer. */
    private static final Duration LIMIT = Duration.ofSeconds(10);

    private final Provider<Registry> registries;
    private final Console console;
    private final UciOptions options = new UciOptions(LevelRatings.measured());
    private final Thinking thinking = new Thinking(this::say);

    private Registry registry;
    private VariantNames names;
    private SearcherKeeper searchers;
    /** The current rule set: its name in the protocol, or a setting as on the command line. */
    private String variant = "";
    /** The current game; empty if the last position given cannot be played. */
    private Optional<Game> game = Optional.empty();

    private Optional<Pondering> pondering = Optional.empty();
    /** The settings of rules that were searched, so that Java has compiled them and the search. */
    private final Set<String> warm = new HashSet<>();

    /** A search on the expected reply, and the limits that it gets at {@code ponderhit}. */
    private record Pondering(SearchTask search, Limits later) {}

    @Inject
    public UciSession(Provider<Registry> registries, Console console) {
        this.registries = registries;
        this.console = console;
    }

    /**
     * Obeys commands until {@code quit} or the end of the input; then waits for a search that has limits.
     *
     * @param version the version of the program
     * @param setting the setting to begin with; empty for the usual rule set
     */
    public void run(LineReader lines, String version, String setting) throws IOException {
        registry = registries.get();
        names = new VariantNames(registry, this::inform);
        searchers = new SearcherKeeper(registry, options, this::inform);
        variant = setting.isEmpty() ? names.usual().orElse("") : setting;
        if (!setting.isEmpty()) {
            rules(names.spec(setting));
        }
        try {
            begin();
        } catch (UnansweredException late) {
            inform(late.getMessage());
        }
        while (obeysNext(lines, version)) {
            thinking.checkOutput();
        }
        thinking.settle();
    }

    /** Obeys the next command; false if the conversation is over. */
    private boolean obeysNext(LineReader lines, String version) throws IOException {
        Optional<String> line;
        try {
            line = lines.next();
        } catch (InputException unreadable) {
            inform(unreadable.getMessage());
            return true;
        }
        if (line.isEmpty()) {
            return false;
        }
        List<String> words = List.of(line.get().strip().split("\\s+", -1));
        int first = 0;
        while (first < words.size() && !COMMANDS.contains(words.get(first))) {
            first++;
        }
        if (first == words.size()) {
            return true;
        }
        String command = words.get(first);
        if (command.equals("quit")) {
            thinking.stop();
            return false;
        }
        try {
            obey(command, words.subList(first + 1, words.size()), version);
        } catch (PlyspaceException refused) {
            inform(refused.getMessage());
        }
        return true;
    }

    private void obey(String command, List<String> words, String version) {
        switch (command) {
            case "stop" -> thinking.stop();
            case "ponderhit" -> hit();
            case "uci" -> introduce(version);
            case "isready" -> ready();
            default -> {
                thinking.settle();
                obeyAtRest(command, words);
            }
        }
    }

    /** Obeys a command that would change a search, after that has ended. */
    private void obeyAtRest(String command, List<String> words) {
        switch (command) {
            case "setoption" -> set(options.parse(words));
            case "ucinewgame" -> forget();
            case "position" -> place(String.join(" ", words));
            case "go" -> go(words);
            case "d" -> inform(ask(() -> game.map(UciSession::inWords).orElse(NO_POSITION)));
            default -> throw new IllegalStateException(command);
        }
    }

    private static String inWords(Game game) {
        return game.position().rules().setting() + " " + game.position().words().text();
    }

    private void introduce(String version) {
        say("id name Plyspace " + version);
        say("id author the authors of Plyspace");
        options.lines(names.listed(variant), names.name(variant)).forEach(this::say);
        say("uciok");
    }

    /** Answers {@code isready}, after everything that takes long is done, unless a search is running. */
    private void ready() {
        if (!thinking.isGoingOn()) {
            try {
                game.ifPresent(
                        any -> warmUp(any, prepare(any.position().rules()).values()));
            } catch (PlyspaceException broken) {
                inform(broken.getMessage());
            }
        }
        say("readyok");
    }

    /** Searches before the clock starts, once for each rule set. Levels do not need it: they are limited by nodes. */
    private void warmUp(Game played, PieceValues values) {
        Rules rules = played.position().rules();
        if (options.strength(rules.uciName()).isEmpty() && warm.add(rules.setting())) {
            WarmUp warmUp = new WarmUp(rules, values);
            try {
                ask(() -> {
                    warmUp.run();
                    rehearse(played, new Searcher(rules, values, SearchSettings.of(1)));
                    return null;
                });
            } catch (UnansweredException late) {
                warmUp.stop();
                throw late;
            }
        }
    }

    /** Does all that a short search does, unheard, so that the first order to search is obeyed at once. */
    private void rehearse(Game played, Searcher searcher) {
        GoOrder order = GoOrder.parse(REHEARSED, played.position(), options.overhead(), unheard -> {});
        new SearchTask(
                        new SearchTask.Target(registry, names.spec(variant)),
                        new SearchTask.Question(
                                searcher, played.position().copy(), played.earlierKeys(), order.limits(), 1),
                        UciProtocol.NO_MOVE,
                        (task, unheard) -> {})
                .run();
    }

    private void set(UciOptions.Setting setting) {
        switch (setting.name()) {
            case UciOptions.HASH -> options.setMegabytes(setting.value());
            case UciOptions.THREADS -> options.setThreads(setting.value());
            case UciOptions.SKILL -> options.setSkill(setting.value());
            case UciOptions.LIMIT -> options.setLimited(setting.value());
            case UciOptions.ELO -> options.setElo(setting.value());
            case UciOptions.TABLES -> options.setTables(setting.value());
            case UciOptions.LINES -> options.setLines(setting.value());
            case UciOptions.OVERHEAD -> options.setOverhead(setting.value());
            case UciOptions.CLEAR -> forget();
            case UciOptions.VARIANT -> {
                rules(names.spec(setting.value()));
                variant = setting.value();
                begin();
            }
            default -> {
                // The option Ponder changes nothing here.
            }
        }
        if (UciOptions.OF_THE_SEARCHER.contains(setting.name())) {
            searchers.drop();
        }
    }

    private void rules(String spec) {
        registry.within(CallLimit.question(SearcherKeeper.PREPARATION))
                .ask(spec, "for its rules", () -> registry.rules(spec));
    }

    private void forget() {
        if (!thinking.hangs()) {
            searchers.newGame();
        }
    }

    /** Begins a game at the start position of the rule set, if it has one. */
    private void begin() {
        game = Optional.empty();
        if (!variant.isEmpty()) {
            try {
                game = Optional.of(played(new PositionOrder(Optional.empty(), List.of())));
            } catch (NoStartException none) {
                // The program will send a position.
            }
        }
    }

    private void place(String words) {
        game = Optional.empty();
        game = Optional.of(played(PositionOrder.parse(words)));
    }

    private Game played(PositionOrder order) {
        String spec = names.spec(variant);
        return registry.within(CallLimit.question(SearcherKeeper.PREPARATION))
                .ask(
                        spec,
                        "to play a game",
                        () -> order.game(registry.rules(spec, order.text().orElse(""))));
    }

    private void go(List<String> words) {
        pondering = Optional.empty();
        if (words.contains(PERFT)) {
            count(words);
        } else if (game.isEmpty()) {
            inform(NO_POSITION);
            say(InfoLines.BEST_MOVE + UciProtocol.NO_MOVE);
        } else {
            answer(words, game.get());
        }
    }

    /** Searches; where that is impossible, some legal move is the answer, since without a move a game is lost. */
    private void answer(List<String> words, Game played) {
        String known = UciProtocol.NO_MOVE;
        try {
            known = ask(() -> someMove(played.position()));
            search(words, played, known);
        } catch (PlyspaceException broken) {
            inform(broken.getMessage());
            say(InfoLines.BEST_MOVE + known);
        }
    }

    /** @param known some legal move, or the word for none */
    private void search(List<String> words, Game played, String known) {
        Searcher searcher = prepare(played.position().rules()).searcher();
        SearchTask.Target target = new SearchTask.Target(registry, names.spec(variant));
        GoOrder order = ask(() -> GoOrder.parse(words, played.position(), options.overhead(), this::inform));
        Limits limits = ofStrength(
                order.ponders() ? order.unlimited().limits() : order.limits(),
                played.position().rules());
        SearchTask task = ask(() -> new SearchTask(
                target,
                new SearchTask.Question(
                        searcher, played.position().copy(), played.earlierKeys(), limits, options.lines()),
                known,
                thinking::tell));
        if (order.ponders() && !order.endless()) {
            pondering = Optional.of(new Pondering(
                    task, ofStrength(order.limits(), played.position().rules())));
        }
        warm.add(played.position().rules().setting());
        thinking.start(task, order.endless() || order.ponders());
    }

    /** The limits that a weaker strength than full leaves. */
    private Limits ofStrength(Limits limits, Rules rules) {
        return options.strength(rules.uciName())
                .map(weaker -> limits.narrowed(weaker.limits()))
                .orElse(limits);
    }

    /** What can be said where no search finds anything. */
    private static String someMove(Position position) {
        return LegalMoves.of(position)
                .mapToObj(move -> position.words().text(move, Notations.exchanged(position.rules())))
                .findFirst()
                .orElse(UciProtocol.NO_MOVE);
    }

    /** As Stockfish: each move with its number, no best move. */
    private void count(List<String> words) {
        int at = words.indexOf(PERFT) + 1;
        String depth = at < words.size() ? words.get(at) : "";
        if (!depth.matches(PLIES)) {
            throw new UsageException(PERFT + " '" + Texts.shorten(depth) + "' is not a number of plies from 0 to 99");
        }
        if (game.isEmpty()) {
            throw new UsageException(NO_POSITION);
        }
        Position position = ask(() -> game.get().position().copy());
        thinking.start(
                new PerftTask(registry, names.spec(variant), position, Integer.parseInt(depth), thinking::tell), false);
    }

    /** The move that was pondered about has been made: the same search counts now, and its time begins. */
    private void hit() {
        if (thinking.isGoingOn()) {
            pondering.ifPresent(any -> {
                any.search().confine(any.later());
                thinking.release();
            });
        }
        pondering = Optional.empty();
    }

    private <T> T ask(Supplier<T> question) {
        return registry.within(CallLimit.question(LIMIT)).ask(names.spec(variant), SearcherKeeper.FOR_A_MOVE, question);
    }

    /** What was used by a search that hangs is not used any more. */
    private SearcherKeeper.Prepared prepare(Rules rules) {
        if (thinking.hangs()) {
            searchers.drop();
        }
        return searchers.prepared(names.spec(variant), rules);
    }

    private void inform(String reason) {
        say(InfoLines.information(reason));
    }

    /** Lines of both threads are printed one after the other, and at once. */
    private void say(String line) {
        synchronized (console) {
            console.line(line);
            console.flush();
        }
    }
}
