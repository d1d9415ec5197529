package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Move;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.RuleSets;
import org.plyspace.testing.TestForm;

/** A search obeys limits given before or during it, and stops on request. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SearchLimitsTest {

    private static final long[] NO_GAME = {};
    private static final int MEGABYTES = 4;

    private static Searcher timed(Rules rules, Ticks ticks) {
        return new Searcher(rules, new PieceValues(rules), SearchSettings.of(MEGABYTES), ticks);
    }

    private static SearchResult search(Searcher searcher, Position position, Limits limits) {
        return searcher.search(position, NO_GAME, limits, 1, ignored -> {});
    }

    @EveryThirdCase
    @ParameterizedTest
    @ValueSource(strings = {"koernke", "meder", "twoboard", "cube"})
    void asManyNodesAreSearchedAsWereAskedFor(String id) {
        Rules rules = RuleSets.of(id);
        Searcher searcher = new Searcher(rules, MEGABYTES);
        for (int nodes = 10_000; nodes < 30_000; nodes += TestForm.count(1_009, 4_999)) {
            assertEquals(
                    nodes,
                    search(searcher, rules.startPosition(), Limits.NONE.ofNodes(nodes))
                            .nodes());
        }
    }

    /** Who asks it to stop may come too late for the choice that was meant. */
    @ParameterizedTest
    @ValueSource(strings = {"alphabeta:nodes=3000,hash=1", "mcts:playouts=50", "level5"})
    void aStopThatCameTooLateIsForgottenWithItsGame(String spec) {
        Rules rules = RuleSets.of("cube");
        Engine engine = Engines.of(spec, rules, 0);
        engine.newGame(7);
        EngineMove first = engine.choose(rules.startPosition(), NO_GAME, Optional.empty());

        engine.stop();
        engine.newGame(7);

        assertEquals(first, engine.choose(rules.startPosition(), NO_GAME, Optional.empty()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"alphabeta:nodes=3000,hash=1", "mcts:playouts=50", "level5"})
    void aStopIsForOneSearchOnly(String spec) {
        Rules rules = RuleSets.of("cube");
        Engine engine = Engines.of(spec, rules, 0);
        for (int times = 0; times < 2; times++) {
            engine.stop();
            engine.stop();
            EngineMove stopped = engine.choose(rules.startPosition(), NO_GAME, Optional.empty());
            EngineMove next = engine.choose(rules.startPosition(), NO_GAME, Optional.empty());

            assertEquals(1, stopped.nodes());
            assertTrue(next.nodes() >= 50, next::toString);
        }
    }

    @Test
    void limitsThatASearchWasConfinedToAreForThatSearchOnly() {
        Rules rules = RuleSets.of("meder");
        Searcher searcher = new Searcher(rules, MEGABYTES);
        for (int times = 0; times < 2; times++) {
            searcher.confine(Limits.NONE.ofNodes(100));
            SearchResult confined = search(searcher, rules.startPosition(), Limits.NONE.ofNodes(3_000));
            SearchResult next = search(searcher, rules.startPosition(), Limits.NONE.ofNodes(3_000));

            assertTrue(confined.nodes() < 1_500, () -> confined.nodes() + " nodes");
            assertEquals(3_000, next.nodes());
        }
    }

    @Test
    void aSearchStoppedBeforeItFindsAnythingPlaysWhatLooksBest() {
        Rules rules = RuleSets.of("twoboard");
        Position position = rules.readPosition("1:4k3/8/8/3q4/8/8/6P1/3RK3|2:8/8/8/8/8/8/8/8 w - - 0 1");

        SearchResult found = search(new Searcher(rules, MEGABYTES), position, Limits.NONE.ofNodes(1));

        assertEquals(0, found.depth());
        assertTrue(found.lines().get(0).score() > 0, found::toString);
        assertTrue(Move.isCapture(found.lines().get(0).move()), found::toString);
    }

    @ParameterizedTest(name = "{0} lines")
    @ValueSource(ints = {1, 3})
    void aSearchStoppedBeforeItBeginsHasLegalMovesForAllLines(int wanted) {
        Rules rules = RuleSets.of("koernke");
        Searcher searcher = new Searcher(rules, MEGABYTES);
        searcher.stop();
        SearchResult searchResult = searcher.search(rules.startPosition(), NO_GAME, Limits.NONE, wanted, ignored -> {});

        assertEquals(
                wanted,
                searchResult.lines().stream()
                        .map(PrincipalVariation::move)
                        .distinct()
                        .count());
        searchResult
                .lines()
                .forEach(principalVariation -> assertTrue(rules.startPosition().isLegal(principalVariation.move())));
        assertEquals(1, searchResult.nodes());
    }

    /** If limits arrive during a search without limits, it continues within them, and no longer. */
    @ParameterizedTest(name = "{0} threads, depth {1}, nodes {2}, {3} ms")
    @CsvSource({
        "1, 64, 40000, 1000000",
        "1, 5, 1000000000, 1000000",
        "1, 2, 1000000000, 1000000",
        "1, 64, 1000000000, 1",
        "2, 64, 40000, 1000000"
    })
    void aSearchThatIsConfinedMeanwhileGoesOnAndNoFurther(int threads, int depth, long nodes, long millis) {
        Rules rules = RuleSets.of("meder");
        SearchSettings settings = new SearchSettings(MEGABYTES, threads, Technique.usual(), 0);
        Searcher searcher = new Searcher(rules, new PieceValues(rules), settings);
        Limits later = Limits.NONE.toDepth(depth).ofNodes(nodes).ofMillis(millis);
        List<SearchResult> told = new ArrayList<>();
        SearchResult searchResult = searcher.search(rules.startPosition(), NO_GAME, Limits.NONE, 1, soFar -> {
            told.add(soFar);
            if (soFar.depth() == 4) {
                searcher.confine(later);
            }
        });

        List<Integer> depths = told.stream().map(SearchResult::depth).toList();
        assertEquals(IntStream.rangeClosed(1, searchResult.depth()).boxed().toList(), depths, "the same search");
        assertTrue(searchResult.depth() >= 4);
        assertTrue(searchResult.depth() <= Math.max(4, depth), () -> "depth " + searchResult.depth());
        long before = told.get(3).nodes();
        if (threads == 1) {
            assertTrue(
                    searchResult.nodes() <= Math.max(nodes, before + 2_000),
                    () -> searchResult.nodes() + " after " + before);
        }
        assertTrue(
                depth > 2 || searchResult.nodes() <= before + 2_000, () -> searchResult.nodes() + " after " + before);
    }

    /** Simulates a correctly guessed move of the other side, whose time is not charged to this side. */
    @Test
    void timeThatASearchIsConfinedToBeginsThen() {
        Rules rules = RuleSets.of("meder");
        Searcher searcher = timed(rules, Ticks.millisPerLook(1));
        long[] confined = {0};

        SearchResult searchResult = searcher.search(rules.startPosition(), NO_GAME, Limits.NONE, 1, soFar -> {
            if (confined[0] == 0 && soFar.nanos() >= 150_000_000L) {
                confined[0] = soFar.nanos();
                searcher.confine(Limits.NONE.ofMillis(150));
            }
        });

        assertTrue(confined[0] > 0, "never confined");
        assertTrue(
                searchResult.nanos() - confined[0] >= 150_000_000L,
                () -> "confined after " + confined[0] + ", ended after " + searchResult.nanos());
    }

    @Test
    void ordersForASearchThatHasEndedDoNotConfineTheNext() {
        Rules rules = RuleSets.of("meder");
        Searcher searcher = new Searcher(rules, MEGABYTES);
        searcher.confine(Limits.NONE.ofNodes(10));
        searcher.forgetOrders();

        assertEquals(
                3_000,
                search(searcher, rules.startPosition(), Limits.NONE.ofNodes(3_000))
                        .nodes());
    }

    @Test
    void timeIsKept() {
        Rules rules = RuleSets.of("meder");
        SearchResult searchResult =
                search(timed(rules, Ticks.millisPerLook(1)), rules.startPosition(), Limits.NONE.ofMillis(100));

        assertTrue(
                searchResult.nanos() >= 100_000_000L && searchResult.nanos() <= 110_000_000L,
                () -> "ended after " + searchResult.nanos());
    }

    /** Java has compiled nothing yet at the first move; here each move made takes a millisecond. */
    @Test
    void timeIsKeptHoweverSlowTheRulesAre() {
        Rules rules = RuleSets.of("koernke");
        Ticks ticks = Ticks.millisPerLook(0);
        SearchResult searchResult =
                search(timed(rules, ticks), slow(rules.startPosition(), ticks), Limits.NONE.ofMillis(60));

        assertTrue(searchResult.nodes() <= 128, () -> "nodes " + searchResult.nodes());
    }

    private static Position slow(Position position, Ticks ticks) {
        return (Position) Proxy.newProxyInstance(
                Position.class.getClassLoader(), new Class<?>[] {Position.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("make")) {
                        ticks.passMillis(1);
                    }
                    Object answer = method.invoke(position, arguments);
                    return answer instanceof Position copy ? slow(copy, ticks) : answer;
                });
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

        SearchResult searchResult = new Searcher(rules, MEGABYTES)
                .search(position, NO_GAME, Limits.NONE.toDepth(3).among(two), 5, ignored -> {});

        assertEquals(
                Set.copyOf(two),
                Set.copyOf(searchResult.lines().stream()
                        .map(PrincipalVariation::move)
                        .toList()));
        assertEquals(3, searchResult.depth());
    }

    @Test
    void aStopEndsTheSearchThatRunsAndOneThatCameTooLateCanBeForgotten() throws InterruptedException {
        Rules rules = RuleSets.of("koernke");
        Searcher searcher = new Searcher(rules, MEGABYTES);
        CountDownLatch begun = new CountDownLatch(1);
        AtomicReference<SearchResult> searchResult = new AtomicReference<>();
        Thread thread = new Thread(() -> searchResult.set(
                searcher.search(rules.startPosition(), NO_GAME, Limits.NONE, 1, ignored -> begun.countDown())));
        thread.start();
        begun.await();
        searcher.stop();
        thread.join();
        assertEquals(1, searchResult.get().lines().size());

        searcher.stop();
        searcher.forgetOrders();
        assertEquals(
                3,
                search(searcher, rules.startPosition(), Limits.NONE.toDepth(3)).depth());
    }
}
