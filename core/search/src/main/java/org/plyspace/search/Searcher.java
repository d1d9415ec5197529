package org.plyspace.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.plyspace.api.Position;
import org.plyspace.api.PublicApi;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/**
 * Searches positions of one rule set by alpha-beta with iterative deepening, knowing of the rule set only what the interface
 * says. One thread at a time may search; any thread may {@link #stop} it. With one thread, and a limit of nodes or depth but
 * not of time, the same searches in the same order give the same results on every machine. Several threads search the same
 * moves and share a transposition table.
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class Searcher {

    private final Rules rules;
    private final TranspositionTable table;
    private final NodeBudget budget = new NodeBudget();
    private final List<Worker> workers;
    /** Whether it misjudges or overlooks, each side in its own way. */
    private final boolean errs;
    /** The side that it last searched for; empty in a new game. */
    private Optional<Side> lastMover = Optional.empty();

    /**
     * Creates a single-threaded searcher for a rule set.
     *
     * @param megabytes the size of the transposition table, 1 to 16,384
     * @throws SearchMemoryException if memory does not suffice
     */
    public Searcher(Rules rules, int megabytes) {
        this(rules, new PieceValues(rules), SearchSettings.of(megabytes));
    }

    /**
     * Creates a searcher with given piece values.
     *
     * @throws SearchMemoryException if memory does not suffice for the table or the threads
     */
    public Searcher(Rules rules, PieceValues values, SearchSettings settings) {
        this(rules, values, settings, Tablebase.NONE);
    }

    /**
     * Creates a searcher that asks tablebases: a position is worth what they say, at the root and below. At the root a move is
     * chosen that keeps the result, and hastens a win or delays a loss.
     *
     * @param tables tablebases of these rules
     * @throws SearchMemoryException if memory does not suffice for the table or the threads
     */
    public Searcher(Rules rules, PieceValues values, SearchSettings settings, Tablebase tables) {
        this(rules, values, settings, TranspositionTable.ofMegabytes(settings.megabytes()), tables, System::nanoTime);
    }

    /** Creates a searcher with a given table, whose size may differ from the settings'. */
    Searcher(Rules rules, PieceValues values, SearchSettings settings, TranspositionTable table) {
        this(rules, values, settings, table, Tablebase.NONE, System::nanoTime);
    }

    /** Creates a searcher; {@code ticker} is the time in nanoseconds, from any origin, by which time limits are judged. */
    Searcher(Rules rules, PieceValues values, SearchSettings settings, LongSupplier ticker) {
        this(rules, values, settings, TranspositionTable.ofMegabytes(settings.megabytes()), Tablebase.NONE, ticker);
    }

    private Searcher(
            Rules rules,
            PieceValues values,
            SearchSettings settings,
            TranspositionTable table,
            Tablebase tables,
            LongSupplier ticker) {
        this.rules = rules;
        this.table = table;
        this.errs = settings.noise() > 0 || settings.oversight() > 0;
        try {
            this.workers = IntStream.range(0, settings.threads())
                    .mapToObj(thread -> new Worker(rules, values, table, budget, settings, tables, ticker))
                    .toList();
        } catch (OutOfMemoryError exhausted) {
            throw new SearchMemoryException(settings);
        }
    }

    /** Forgets everything, a {@link #stop} that came too late included, as before a new game. */
    public void newGame() {
        newGame(0);
    }

    /** Forgets everything, as {@link #newGame()} does, and sets the seed of its misjudgements and oversights. */
    public void newGame(long seed) {
        table.clear();
        lastMover = Optional.empty();
        workers.forEach(worker -> worker.newGame(seed));
    }

    /** Ends the running search, or else the next one, as soon as possible; it returns what it has found until then. */
    public void stop() {
        workers.get(0).stop();
    }

    /**
     * Sets new limits for the running search, or else the next one: time counts from now, nodes and depth from the start of the
     * search, which ends as soon as possible if it already exceeds them. The root moves stay the same.
     */
    public void confine(Limits limits) {
        workers.forEach(worker -> worker.confine(limits));
    }

    /** The number of nodes of the last search, or of the running one up to about now. Thread-safe. */
    public long nodes() {
        return workers.stream().mapToLong(Worker::nodes).sum();
    }

    /** Discards a {@link #stop} or {@link #confine} that arrived after its search had ended. */
    public void forgetOrders() {
        workers.forEach(Worker::forgetOrders);
    }

    /**
     * Searches for the best move in a position without history.
     *
     * @param root a position of this searcher's rules; it is copied
     */
    public SearchResult search(Position root, Limits limits) {
        return search(root, new long[0], limits, 1, ignored -> {});
    }

    /**
     * Searches for the best moves.
     *
     * @param root a position of this searcher's rules; it is copied
     * @param earlier the {@linkplain Position#repetitionKey() repetition keys} of the game's earlier positions, oldest first
     * @param limits the limits; nodes are those of all threads together
     * @param lineCount the number of different root moves to find lines for, from 1
     * @param progress notified of intermediate results
     * @throws IllegalArgumentException if the position is of other rules
     */
    public SearchResult search(Position root, long[] earlier, Limits limits, int lineCount, SearchProgress progress) {
        if (!root.rules().setting().equals(rules.setting())) {
            throw new IllegalArgumentException("a searcher of " + rules.setting() + " was given a position of "
                    + root.rules().setting());
        }
        if (errs) {
            takeSide(root.sideToMove());
        }
        table.nextSearch();
        budget.start(limits.nodes(), workers.size());
        Worker first = workers.get(0);
        if (workers.size() == 1) {
            return first.search(root, earlier, limits, lineCount, 1, progress);
        }
        AtomicReference<Throwable> failure = new AtomicReference<>();
        List<Thread> helpers = startHelpers(root, earlier, limits, lineCount, failure);
        SearchResult searchResult;
        try {
            searchResult = first.search(root, earlier, limits, lineCount, 1, ofAllTo(progress));
        } finally {
            end(helpers);
        }
        if (failure.get() != null) {
            rethrow(failure.get());
        }
        return ofAll(searchResult);
    }

    /** Where one searcher plays both sides, neither may learn from the other's errors. */
    private void takeSide(Side mover) {
        if (lastMover.isPresent() && lastMover.get() != mover) {
            table.clear();
            workers.forEach(Worker::forgetCorrections);
        }
        lastMover = Optional.of(mover);
    }

    private List<Thread> startHelpers(
            Position root, long[] earlier, Limits limits, int lineCount, AtomicReference<Throwable> failure) {
        List<Thread> helpers = new ArrayList<>();
        for (int i = 1; i < workers.size(); i++) {
            Worker worker = workers.get(i);
            Position own = root.copy();
            // Half of the threads start one ply deeper, to do other work.
            int firstDepth = 1 + i % 2;
            Thread helper = new Thread(
                    () -> {
                        try {
                            worker.search(own, earlier, limits, lineCount, firstDepth, ignored -> {});
                        } catch (Throwable any) { // a jar may throw anything; the caller receives it
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
                searchResult.fill(),
                workers.stream().mapToLong(Worker::hits).sum());
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

    /** Throws a worker's exception unwrapped: callers guard against failures of a rule set by its type. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void rethrow(Throwable thrown) throws T {
        throw (T) thrown;
    }
}
