package org.plyspace.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;

/**
 * Searches positions of one rule set by alpha-beta with iterative deepening; it knows of the rule set what the interface says. One
 * thread at a time may ask for a search, any may {@link #stop} it. With one thread and a limit of nodes alone the same searches in the
 * same order have the same results on every machine. Several threads search the same moves and share what they find.
 */
public final class Searcher {

    private final TranspositionTable table;
    private final NodeBudget budget = new NodeBudget();
    private final List<Worker> workers;

    /**
     * For a rule set, with one thread.
     *
     * @param megabytes how much memory what was found is kept in, 1 to 16,384
     */
    public Searcher(Rules rules, int megabytes) {
        this(rules, new PieceValues(rules), SearchSettings.of(megabytes));
    }

    /** With values of pieces that were learnt already. */
    public Searcher(Rules rules, PieceValues values, SearchSettings settings) {
        this(rules, values, settings, TranspositionTable.ofMegabytes(settings.megabytes()));
    }

    /** With a table of any size, whatever the settings say of it. */
    Searcher(Rules rules, PieceValues values, SearchSettings settings, TranspositionTable table) {
        this.table = table;
        this.workers = IntStream.range(0, settings.threads())
                .mapToObj(thread -> new Worker(rules, values, table, budget, settings))
                .toList();
    }

    /** Forgets everything, as before a new game. */
    public void newGame() {
        newGame(0);
    }

    /** Likewise, with a seed for what it misjudges, if it does. */
    public void newGame(long seed) {
        table.clear();
        workers.forEach(worker -> worker.newGame(seed));
    }

    /** Ends the search that runs, or the next one, as soon as may be; it has the result of what was searched until then. */
    public void stop() {
        workers.get(0).stop();
    }

    /**
     * Confines the search that runs, or the next one, anew: its time counts from now, its nodes and depth from its beginning, so that it
     * ends as soon as may be where they are exceeded. Which moves it looks at remains as it is.
     */
    public void confine(Limits limits) {
        workers.forEach(worker -> worker.confine(limits));
    }

    /** How many moves the last search made, or the one that runs has made until now or shortly before; any thread may ask. */
    public long nodes() {
        return workers.stream().mapToLong(Worker::nodes).sum();
    }

    /** Forgets what came, by {@link #stop} or {@link #confine}, when the search which it meant had ended. */
    public void forgetOrders() {
        workers.forEach(Worker::forgetOrders);
    }

    /**
     * Searches for the best moves.
     *
     * @param root of this searcher's rules; it is copied
     * @param earlier the {@linkplain Position#repetitionKey() repetition keys} of the game's positions before it, the first one first
     * @param limits of nodes, for all threads together
     * @param wanted how many different moves to find a line for, from 1
     * @param progress is told of what is found meanwhile
     */
    public SearchResult search(Position root, long[] earlier, Limits limits, int wanted, SearchProgress progress) {
        table.nextSearch();
        budget.start(limits.nodes());
        Worker first = workers.get(0);
        if (workers.size() == 1) {
            return first.search(root, earlier, limits, wanted, 1, progress);
        }
        AtomicReference<Throwable> failure = new AtomicReference<>();
        List<Thread> helpers = startHelpers(root, earlier, limits, wanted, failure);
        SearchResult searchResult;
        try {
            searchResult = first.search(root, earlier, limits, wanted, 1, ofAllTo(progress));
        } finally {
            end(helpers);
        }
        if (failure.get() != null) {
            rethrow(failure.get());
        }
        return ofAll(searchResult);
    }

    private List<Thread> startHelpers(
            Position root, long[] earlier, Limits limits, int wanted, AtomicReference<Throwable> failure) {
        List<Thread> helpers = new ArrayList<>();
        for (int i = 1; i < workers.size(); i++) {
            Worker worker = workers.get(i);
            Position own = root.copy();
            // Half of them one ply ahead, so that not all do the same.
            int firstDepth = 1 + i % 2;
            Thread helper = new Thread(
                    () -> {
                        try {
                            worker.search(own, earlier, limits, wanted, firstDepth, ignored -> {});
                        } catch (Throwable any) { // a jar may throw anything; whoever asked hears of it
                            failure.set(any);
                        }
                    },
                    "search");
            helper.setDaemon(true);
            helper.start();
            helpers.add(helper);
        }
        return helpers;
    }

    private void end(List<Thread> helpers) {
        workers.subList(1, workers.size()).forEach(Worker::stop);
        boolean interrupted = false;
        for (Thread helper : helpers) {
            while (helper.isAlive()) {
                try {
                    helper.join();
                } catch (InterruptedException stopped) {
                    interrupted = true;
                }
            }
        }
        workers.subList(1, workers.size()).forEach(Worker::forgetOrders);
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private SearchResult ofAll(SearchResult searchResult) {
        int deepest = workers.stream().mapToInt(Worker::deepest).max().orElseThrow();
        return new SearchResult(
                searchResult.lines(),
                searchResult.depth(),
                deepest,
                nodes(),
                searchResult.nanos(),
                searchResult.fill());
    }

    private SearchProgress ofAllTo(SearchProgress progress) {
        return new SearchProgress() {
            @Override
            public void iterated(SearchResult searchResult) {
                progress.iterated(ofAll(searchResult));
            }

            @Override
            public void bounded(PrincipalVariation principalVariation, int index, boolean atLeast, SearchResult soFar) {
                progress.bounded(principalVariation, index, atLeast, ofAll(soFar));
            }
        };
    }

    /** As if it had been thrown here, so that whoever guards against a rule set's failures sees it as it is. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void rethrow(Throwable thrown) throws T {
        throw (T) thrown;
    }
}
