package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Proxy;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

class SearcherTest {

    private static final long[] NO_GAME = {};
    private static final int MEGABYTES = 4;

    private static Found search(Searcher searcher, Position position, Limits limits) {
        return searcher.search(position, NO_GAME, limits, 1, ignored -> {});
    }

    /** Each of these games of random moves ends in mate, so that there is one to be found before its last move. */
    @ParameterizedTest(name = "{0}, {1} mates")
    @CsvSource({"cube,6", "koernke,3", "twoboard,3", "meder,3"})
    void findsMatesInOneAndInTwoWhereThereAreAny(String id, int wanted) {
        Rules rules = RuleSets.of(id);
        // What leaves moves out may miss a win at its depth.
        SearchSettings whole = new SearchSettings(MEGABYTES, 1, Set.of(), 0);
        Searcher searcher = new Searcher(rules, new PieceValues(rules), whole);
        Searcher usual = new Searcher(rules, MEGABYTES);
        int mates = 0;
        for (long seed = 1; mates < wanted; seed++) {
            Position position = RandomPositions.lastOfGame(rules, seed);
            boolean isMate = position.outcome().flatMap(Outcome::winner).isPresent();
            if (isMate) {
                mates++;
                position.unmake();
                assertEquals(
                        Scores.WIN - 1,
                        score(searcher, position, 1),
                        () -> position.words().text());
                position.unmake();
                position.unmake();
                boolean won = isWon(position, 3);
                int score = score(searcher, position, 3);
                assertEquals(
                        won, score >= Scores.WIN - 3, () -> position.words().text());
                assertTrue(
                        !won || score(usual, position, 7) > Scores.SURE_WIN,
                        () -> position.words().text());
            }
        }
    }

    private static int score(Searcher searcher, Position position, int depth) {
        return search(searcher, position, Limits.NONE.toDepth(depth))
                .lines()
                .get(0)
                .score();
    }

    /** By trying everything. */
    private static boolean isWon(Position position, int plies) {
        Side mover = position.sideToMove();
        for (long move : RandomPositions.moves(position)) {
            position.make(move);
            boolean won = position.outcome().isPresent()
                    ? position.outcome().get().winner().filter(mover::equals).isPresent()
                    : plies >= 3 && isLost(position, plies - 1);
            position.unmake();
            if (won) {
                return true;
            }
        }
        return false;
    }

    private static boolean isLost(Position position, int plies) {
        for (long move : RandomPositions.moves(position)) {
            position.make(move);
            boolean won = position.outcome().isEmpty() && isWon(position, plies - 1);
            position.unmake();
            if (!won) {
                return false;
            }
        }
        return true;
    }

    @ParameterizedTest
    @ValueSource(strings = {"koernke", "meder", "twoboard", "cube"})
    void theSameNodesHaveTheSameResult(String id) {
        Rules rules = RuleSets.of(id);
        Limits limits = Limits.NONE.ofNodes(20_000);
        Found first = search(new Searcher(rules, MEGABYTES), rules.startPosition(), limits);
        Searcher used = new Searcher(rules, MEGABYTES);
        search(used, rules.startPosition(), limits);
        used.newGame();
        Found second = search(used, rules.startPosition(), limits);

        assertEquals(first.lines(), second.lines());
        assertEquals(first.depth(), second.depth());
        assertEquals(20_000, first.nodes());
        assertEquals(20_000, second.nodes());
    }

    @ParameterizedTest
    @ValueSource(strings = {"koernke", "meder", "twoboard", "cube"})
    void asManyNodesAreSearchedAsWereAskedFor(String id) {
        Rules rules = RuleSets.of(id);
        Searcher searcher = new Searcher(rules, MEGABYTES);
        for (int nodes = 10_000; nodes < 30_000; nodes += 1_009) {
            assertEquals(
                    nodes,
                    search(searcher, rules.startPosition(), Limits.NONE.ofNodes(nodes))
                            .nodes());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"koernke", "meder"})
    void severalThreadsFindWhatOneFinds(String id) {
        Rules rules = RuleSets.of(id);
        SearchSettings three = new SearchSettings(MEGABYTES, 3, Technique.usual(), 0);
        Searcher searcher = new Searcher(rules, new PieceValues(rules), three);
        for (long seed = 1; seed <= 8; seed++) {
            Position position = RandomPositions.lastOfGame(rules, seed);
            if (position.outcome().flatMap(Outcome::winner).isPresent()) {
                position.unmake();
                assertEquals(Scores.WIN - 1, score(searcher, position, 3));
            }
        }
        Found found = search(searcher, rules.startPosition(), Limits.NONE.ofNodes(30_000));

        assertEquals(30_000, (double) found.nodes(), 10_000, "the limit is for all together");
        assertTrue(rules.startPosition().isLegal(found.lines().get(0).move()));
    }

    @Test
    void whatFailsInAnyThreadIsHeardOf() {
        Rules rules = RuleSets.of("koernke");
        SearchSettings two = new SearchSettings(MEGABYTES, 2, Technique.usual(), 0);
        Searcher searcher = new Searcher(rules, new PieceValues(rules), two);
        Position broken = copiedAs(() -> null);
        AtomicInteger copies = new AtomicInteger();
        // The first copy is for the second thread.
        Position root = copiedAs(() -> copies.getAndIncrement() == 0 ? broken : rules.startPosition());

        assertThrows(
                NullPointerException.class,
                () -> searcher.search(root, NO_GAME, Limits.NONE.ofNodes(2_000), 1, ignored -> {}));
    }

    private static Position copiedAs(Supplier<Position> copies) {
        return (Position) Proxy.newProxyInstance(
                Position.class.getClassLoader(),
                new Class<?>[] {Position.class},
                (proxy, method, arguments) -> copies.get());
    }

    @ParameterizedTest
    @ValueSource(strings = {"koernke", "meder"})
    void linesAreOfDifferentLegalMovesTheBestFirst(String id) {
        Rules rules = RuleSets.of(id);
        Found found = new Searcher(rules, MEGABYTES)
                .search(rules.startPosition(), NO_GAME, Limits.NONE.toDepth(3), 4, ignored -> {});

        assertEquals(4, found.lines().size());
        Set<Long> moves = new HashSet<>();
        int last = Scores.WIN;
        for (Line line : found.lines()) {
            assertTrue(moves.add(line.move()));
            assertTrue(line.score() <= last);
            last = line.score();
            Position position = rules.startPosition();
            for (long move : line.moves()) {
                assertTrue(position.isLegal(move));
                position.make(move);
            }
        }
    }

    @Test
    void aSearchStoppedBeforeItBeginsHasALegalMove() {
        Rules rules = RuleSets.of("koernke");
        Searcher searcher = new Searcher(rules, MEGABYTES);
        searcher.stop();
        Found found = search(searcher, rules.startPosition(), Limits.NONE);

        assertTrue(rules.startPosition().isLegal(found.lines().get(0).move()));
        assertEquals(1, found.nodes());
    }

    @Test
    void timeIsKept() {
        Rules rules = RuleSets.of("meder");
        Found found = search(new Searcher(rules, MEGABYTES), rules.startPosition(), Limits.NONE.ofMillis(100));

        assertTrue(found.nanos() >= 100_000_000L, () -> "ended after " + found.nanos());
    }

    @ParameterizedTest
    @ValueSource(strings = {"cube", "koernke", "meder"})
    void noOtherMovesThanTheseAreLookedAt(String id) {
        Rules rules = RuleSets.of(id);
        Position position = rules.startPosition();
        List<Long> two = LongStream.of(RandomPositions.moves(position))
                .skip(3)
                .limit(2)
                .boxed()
                .toList();

        Found found = new Searcher(rules, MEGABYTES)
                .search(position, NO_GAME, Limits.NONE.toDepth(3).among(two), 5, ignored -> {});

        assertEquals(
                Set.copyOf(two),
                Set.copyOf(found.lines().stream().map(Line::move).toList()));
        assertEquals(3, found.depth());
    }

    @Test
    void aStopEndsTheSearchThatRunsAndOneThatCameTooLateCanBeForgotten() throws InterruptedException {
        Rules rules = RuleSets.of("koernke");
        Searcher searcher = new Searcher(rules, MEGABYTES);
        CountDownLatch begun = new CountDownLatch(1);
        AtomicReference<Found> found = new AtomicReference<>();
        Thread thread = new Thread(() -> found.set(
                searcher.search(rules.startPosition(), NO_GAME, Limits.NONE, 1, ignored -> begun.countDown())));
        thread.start();
        assertTrue(begun.await(60, TimeUnit.SECONDS));
        searcher.stop();
        thread.join(60_000);
        assertEquals(1, found.get().lines().size());

        searcher.stop();
        searcher.forgetStop();
        assertEquals(
                3,
                search(searcher, rules.startPosition(), Limits.NONE.toDepth(3)).depth());
    }

    @ParameterizedTest
    @CsvSource({"1,1", "2,3", "40,64"})
    void aMateIsLookedForAsDeepAsItCanBe(int moves, int depth) {
        assertEquals(depth, Limits.NONE.toMateIn(moves).depth());
    }

    @Test
    void aWinningSideShunsARepetition() {
        Rules rules = RuleSets.of("cube");
        Position position = rules.startPosition();
        Searcher searcher = new Searcher(rules, MEGABYTES);
        Line best = search(searcher, position, Limits.NONE.toDepth(3)).lines().get(0);
        assertTrue(best.score() > 0);
        position.make(best.move());
        long key = position.repetitionKey();
        position.unmake();

        searcher.newGame();
        long[] twice = {key, position.repetitionKey(), key, position.repetitionKey(), key};
        Line other = searcher.search(position, twice, Limits.NONE.toDepth(3), 1, ignored -> {})
                .lines()
                .get(0);
        assertEquals(best.move(), other.move(), "the clock forbids what was before its last reset");
    }

    /** Iterations make lists of lines; beyond these nothing is made, however many nodes there are. */
    @ParameterizedTest
    @ValueSource(strings = {"koernke", "meder", "cube"})
    void searchingAllocatesNothing(String id) {
        Rules rules = RuleSets.of(id);
        Searcher searcher = new Searcher(rules, MEGABYTES);
        Limits limits = Limits.NONE.ofNodes(100_000);
        search(searcher, rules.startPosition(), limits);
        searcher.newGame();
        Position start = rules.startPosition();
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        search(searcher, start, limits);
        long bytes = threads.getCurrentThreadAllocatedBytes() - before;

        assertTrue(bytes < 100_000, bytes + " bytes for 100,000 nodes");
    }
}
