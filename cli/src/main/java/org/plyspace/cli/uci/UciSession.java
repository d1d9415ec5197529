package org.plyspace.cli.uci;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.plyspace.api.NoStartException;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.cli.io.Output;
import org.plyspace.engine.Game;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.LineReader;
import org.plyspace.engine.io.OutputException;
import org.plyspace.lab.player.UciProtocol;
import org.plyspace.search.Found;
import org.plyspace.search.PieceValues;
import org.plyspace.search.SearchSettings;
import org.plyspace.search.Searcher;
import org.plyspace.search.Technique;

/**
 * One conversation in which this program is the engine. Lines are obeyed one after the other; a search goes on meanwhile, and what would
 * change it waits for its result. Nothing that is said ends the conversation but {@code quit}, or that nobody hears any more.
 */
public final class UciSession {

    private static final Set<String> COMMANDS =
            Set.of("uci", "isready", "ucinewgame", "setoption", "position", "go", "stop", "ponderhit", "quit", "d");
    private static final String FOR_A_MOVE = "for the best move";
    private static final String NO_POSITION = "there is no position";
    private static final String NO_BEST_MOVE = "bestmove " + UciProtocol.NO_MOVE;

    private final Provider<Registry> registries;
    private final Output output;
    private final UciOptions options = new UciOptions();
    private final Thinking thinking = new Thinking();

    private Registry registry;
    private VariantNames names;
    /** What is played: a name, or a rule set with options as on the command line. */
    private String variant = "";
    /** Empty where the position asked for last cannot be played. */
    private Optional<Game> game = Optional.empty();

    private Searcher searcher;
    private Rules searched;
    private Optional<GoOrder> pondered = Optional.empty();
    private volatile Optional<OutputException> unheard = Optional.empty();

    @Inject
    public UciSession(Provider<Registry> registries, Output output) {
        this.registries = registries;
        this.output = output;
    }

    /**
     * Obeys until {@code quit} or the end of the lines; then a search that has an end is waited for.
     *
     * @param version of the program
     * @param asked the rule set to begin with, with options if any; empty for the usual one
     */
    public void run(LineReader lines, String version, String asked) throws IOException {
        registry = registries.get();
        names = new VariantNames(registry, this::inform);
        variant = asked.isEmpty() ? names.usual().orElse("") : asked;
        if (!asked.isEmpty()) {
            registry.rules(names.spec(asked));
        }
        begin();
        while (obeysNext(lines, version)) {
            unheard.ifPresent(failed -> {
                throw failed;
            });
        }
        thinking.settle();
    }

    /** Whether to go on with the next line. */
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

    /** What would change a search. */
    private void obeyAtRest(String command, List<String> words) {
        switch (command) {
            case "setoption" -> set(UciOptions.Setting.parse(words));
            case "ucinewgame" -> forget();
            case "position" -> place(String.join(" ", words));
            case "go" -> go(words);
            case "d" -> inform(ask(() -> game.map(UciSession::inWords).orElse(NO_POSITION)));
            default -> throw new IllegalStateException(command);
        }
    }

    private static String inWords(Game game) {
        return game.position().rules().spec() + " " + game.position().words().text();
    }

    private void introduce(String version) {
        say("id name Plyspace " + version);
        say("id author the authors of Plyspace");
        options.lines(names, variant).forEach(this::say);
        say("uciok");
    }

    /** Everything that takes long is done before the answer, unless a search goes on. */
    private void ready() {
        if (!thinking.isGoingOn()) {
            game.ifPresent(any -> ask(() -> prepare(any.position().rules())));
        }
        say("readyok");
    }

    private void set(UciOptions.Setting setting) {
        switch (setting.name()) {
            case UciOptions.HASH -> {
                options.setMegabytes(setting.value());
                searched = null;
            }
            case UciOptions.THREADS -> {
                options.setThreads(setting.value());
                searched = null;
            }
            case UciOptions.LINES -> options.setLines(setting.value());
            case UciOptions.CLEAR -> forget();
            case UciOptions.VARIANT -> {
                registry.rules(names.spec(setting.value()));
                variant = setting.value();
                begin();
            }
            default -> {
                // Whether this program is told to ponder changes nothing.
            }
        }
    }

    private void forget() {
        if (searcher != null) {
            searcher.newGame();
        }
    }

    /** From the start of the rule set, if there is one. */
    private void begin() {
        game = Optional.empty();
        if (!variant.isEmpty()) {
            try {
                game = Optional.of(played(new PositionOrder(Optional.empty(), List.of())));
            } catch (NoStartException none) {
                // A position's text will come.
            }
        }
    }

    private void place(String words) {
        game = Optional.empty();
        game = Optional.of(played(PositionOrder.parse(words)));
    }

    private Game played(PositionOrder order) {
        String spec = names.spec(variant);
        return registry.guard(
                spec,
                "to play a game",
                () -> order.game(registry.rules(spec, order.text().orElse(""))));
    }

    private void go(List<String> words) {
        pondered = Optional.empty();
        if (game.isEmpty()) {
            inform(NO_POSITION);
            say(NO_BEST_MOVE);
            return;
        }
        GoOrder order = ask(() -> {
            prepare(game.get().position().rules());
            return GoOrder.parse(words, game.get().position(), this::inform);
        });
        if (order.ponders()) {
            pondered = Optional.of(order);
        }
        search(new GoOrder(order.limits(), order.endless() || order.ponders(), order.ponders()));
    }

    /** The move that was pondered about has been made: the same search counts now, and its time begins. */
    private void hit() {
        if (pondered.isPresent() && thinking.isGoingOn()) {
            thinking.abandon();
            search(pondered.get());
        }
        pondered = Optional.empty();
    }

    private void search(GoOrder order) {
        Position position = game.orElseThrow().position();
        long[] earlier = game.orElseThrow().earlierKeys();
        thinking.start(searcher, order.endless(), () -> {
            AtomicLong told = new AtomicLong();
            List<String> result = result(() -> {
                Found found = searcher.search(position, earlier, order.limits(), options.lines(), soFar -> {
                    told.set(soFar.nodes());
                    heard(() -> InfoLines.of(position, soFar));
                });
                return InfoLines.last(position, found, found.nodes() > told.get());
            });
            return () -> heard(() -> result);
        });
    }

    /** What is said when a search has ended, even if it has failed. */
    private List<String> result(Supplier<List<String>> search) {
        try {
            return ask(search);
        } catch (PlyspaceException broken) {
            return List.of(information(broken.getMessage()), NO_BEST_MOVE);
        } catch (OutOfMemoryError exhausted) {
            return List.of(information("out of memory"), NO_BEST_MOVE);
        }
    }

    /** Says lines in the thread of the search, which is the wrong one to end the program where nobody hears them. */
    private void heard(Supplier<List<String>> lines) {
        try {
            lines.get().forEach(this::say);
        } catch (OutputException failed) {
            unheard = Optional.of(failed);
            searcher.stop();
        }
    }

    private <T> T ask(Supplier<T> question) {
        return registry.guard(names.spec(variant), FOR_A_MOVE, question);
    }

    private Searcher prepare(Rules rules) {
        if (searched == null || !searched.spec().equals(rules.spec())) {
            searcher = null; // The memory of the old one is needed for the new one.
            searched = null;
            try {
                SearchSettings settings =
                        new SearchSettings(options.megabytes(), options.threads(), Technique.usual(), 0);
                searcher = new Searcher(rules, new PieceValues(rules), settings);
            } catch (OutOfMemoryError exhausted) {
                throw new UciException("there is no memory for " + options.megabytes() + " MB of what is found; set "
                        + UciOptions.HASH + " to less");
            }
            searched = rules;
        }
        return searcher;
    }

    private void inform(String reason) {
        say(information(reason));
    }

    private static String information(String reason) {
        return "info string " + reason;
    }

    /** Lines of both threads are printed one after the other, and at once. */
    private void say(String line) {
        synchronized (output) {
            output.line(line);
            output.flush();
        }
    }
}
