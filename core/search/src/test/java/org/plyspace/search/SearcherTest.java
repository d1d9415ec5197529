package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.RuleSets;
import org.plyspace.testing.TestForm;

class SearcherTest {

    private static final long[] NO_GAME = {};
    private static final int MEGABYTES = 4;

    private static SearchResult search(Searcher searcher, Position position, Limits limits) {
        return searcher.search(position, NO_GAME, limits, 1, ignored -> {});
    }

    @Test
    void refusesAPositionOfOtherRules() {
        Searcher searcher = new Searcher(RuleSets.of("koernke"), MEGABYTES);
        Position other = RuleSets.of("cube").startPosition();

        assertThrows(IllegalArgumentException.class, () -> search(searcher, other, Limits.NONE.toDepth(1)));
    }

    /** What each of White's first eight moves, looked at three plies deep, and Black's search of two plies after it are worth to White. */
    private static List<List<Integer>> ofBothSides(int noise, boolean shared) {
        Rules rules = RuleSets.of("koernke");
        // Without pruning the order of moves does not matter.
        SearchSettings whole = new SearchSettings(MEGABYTES, 1, Set.of(), noise);
        Position white = rules.startPosition();
        List<List<Integer>> scores = new ArrayList<>();
        for (long move : Arrays.copyOf(RandomPositions.moves(white), 8)) {
            Position black = white.copy();
            black.make(move);
            Searcher one = new Searcher(rules, new PieceValues(rules), whole);
            Searcher other = shared ? one : new Searcher(rules, new PieceValues(rules), whole);
            Limits onlyThis = new Limits(3, Long.MAX_VALUE, Long.MAX_VALUE, List.of(move));
            int ofWhite = search(one, white, onlyThis).lines().get(0).score();
            scores.add(List.of(ofWhite, -score(other, black, 2)));
        }
        return scores;
    }

    @Test
    void theSidesMisjudgePositionsDifferentlyWithOneSeed() {
        assertTrue(
                ofBothSides(0, false).stream().allMatch(scores -> scores.get(0).equals(scores.get(1))),
                "both look at the same positions");

        List<List<Integer>> wrong = ofBothSides(300, false);

        assertTrue(wrong.stream().noneMatch(scores -> scores.get(0).equals(scores.get(1))), wrong::toString);
        assertEquals(wrong, ofBothSides(300, true), "a searcher for both sides keeps their errors apart");
    }

    /** Each of these random games ends in mate, so its last move must be found. */
    @ParameterizedTest(name = "{0}, {1} mates")
    @CsvSource({"cube,6", "koernke,3", "twoboard,3", "meder,3"})
    void findsMatesInOneAndInTwoWhereThereAreAny(String id, int wanted) {
        Rules rules = RuleSets.of(id);
        // Pruning may miss a win at its depth.
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

    /** Each technique makes up for what the others leave out: without any one of them, too, a mate in two is found, mostly soon. */
    @ParameterizedTest
    @ValueSource(strings = {"koernke", "twoboard", "meder"})
    void findsMatesInTwoWithinSoManyNodes(String id) {
        Rules rules = RuleSets.of(id);
        PieceValues values = new PieceValues(rules);
        int mates = 0;
        for (long seed = 1; mates < TestForm.count(3, 1); seed++) {
            Position position = RandomPositions.lastOfGame(rules, seed);
            if (position.outcome().flatMap(Outcome::winner).isEmpty()) {
                continue;
            }
            position.unmake();
            position.unmake();
            position.unmake();
            if (isWon(position, 1) || !isWon(position, 3)) {
                continue;
            }
            mates++;
            for (Technique without : Technique.values()) {
                Set<Technique> used = EnumSet.complementOf(EnumSet.of(without));
                Searcher searcher = new Searcher(rules, values, new SearchSettings(1, 1, used, 0));
                int score = search(searcher, position, Limits.NONE.ofNodes(TestForm.count(1_000_000, 20_000)))
                        .lines()
                        .get(0)
                        .score();
                assertTrue(
                        score >= Scores.WIN - 5 && score <= Scores.WIN - 3,
                        () -> score + " without " + without + ": "
                                + position.words().text());
            }
        }
    }

    private static int score(Searcher searcher, Position position, int depth) {
        return search(searcher, position, Limits.NONE.toDepth(depth))
                .lines()
                .get(0)
                .score();
    }

    /** Decides by trying everything. */
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
        SearchResult first = search(new Searcher(rules, MEGABYTES), rules.startPosition(), limits);
        Searcher used = new Searcher(rules, MEGABYTES);
        search(used, rules.startPosition(), limits);
        used.newGame();
        SearchResult second = search(used, rules.startPosition(), limits);

        assertEquals(first.lines(), second.lines());
        assertEquals(first.depth(), second.depth());
        assertEquals(20_000, first.nodes());
        assertEquals(20_000, second.nodes());
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
        SearchResult searchResult = search(searcher, rules.startPosition(), Limits.NONE.ofNodes(30_000));

        // The first thread ends when nothing is left to draw; each of the others may just have drawn its last portion.
        assertTrue(
                searchResult.nodes() <= 30_000 && searchResult.nodes() >= 30_000 - 2 * NodeBudget.PORTION,
                () -> "the limit is for all together: " + searchResult.nodes());
        assertTrue(rules.startPosition().isLegal(searchResult.lines().get(0).move()));
    }

    /** The main thread starts last. */
    @ParameterizedTest
    @CsvSource({"300, 16", "1000, 8", "2, 4"})
    void fewNodesForManyThreadsLeaveSomeToEach(int nodes, int threads) {
        Rules rules = RuleSets.of("koernke");
        SearchSettings settings = new SearchSettings(MEGABYTES, threads, Technique.usual(), 0);
        Searcher searcher = new Searcher(rules, new PieceValues(rules), settings);
        SearchResult searchResult = search(searcher, rules.startPosition(), Limits.NONE.ofNodes(nodes));

        assertTrue(searchResult.nodes() <= Math.max(nodes, threads), () -> "nodes " + searchResult.nodes());
        assertTrue(searchResult.depth() >= 1 || nodes / threads < 100, "the thread whose line is shown");
    }

    @Test
    void whatFailsInAnyThreadIsHeardOf() {
        Rules rules = RuleSets.of("koernke");
        SearchSettings two = new SearchSettings(MEGABYTES, 2, Technique.usual(), 0);
        Searcher searcher = new Searcher(rules, new PieceValues(rules), two);
        Position broken = copiedAs(rules, () -> null);
        AtomicInteger copies = new AtomicInteger();
        // The first copy belongs to the second thread.
        Position root = copiedAs(rules, () -> copies.getAndIncrement() == 0 ? broken : rules.startPosition());

        assertThrows(
                NullPointerException.class,
                () -> searcher.search(root, NO_GAME, Limits.NONE.ofNodes(2_000), 1, ignored -> {}));
    }

    private static Position copiedAs(Rules rules, Supplier<Position> copies) {
        return (Position) Proxy.newProxyInstance(
                Position.class.getClassLoader(),
                new Class<?>[] {Position.class},
                (proxy, method, arguments) -> method.getName().equals("rules") ? rules : copies.get());
    }

    @ParameterizedTest
    @ValueSource(strings = {"koernke", "meder"})
    void linesAreOfDifferentLegalMovesTheBestFirst(String id) {
        Rules rules = RuleSets.of(id);
        SearchResult searchResult = new Searcher(rules, MEGABYTES)
                .search(rules.startPosition(), NO_GAME, Limits.NONE.toDepth(3), 4, ignored -> {});

        assertEquals(4, searchResult.lines().size());
        Set<Long> moves = new HashSet<>();
        int last = Scores.WIN;
        for (PrincipalVariation principalVariation : searchResult.lines()) {
            assertTrue(moves.add(principalVariation.move()));
            assertTrue(principalVariation.score() <= last);
            last = principalVariation.score();
            Position position = rules.startPosition();
            for (long move : principalVariation.moves()) {
                assertTrue(position.isLegal(move));
                position.make(move);
            }
        }
    }

    /**
     * Whenever the search ends, its lines are the sorted ones of the last iteration reported; better moves found later are not
     * included.
     */
    @EveryThirdCase
    @ParameterizedTest
    @ValueSource(strings = {"koernke", "meder", "twoboard"})
    void severalLinesAreOfOneWholeIteration(String id) {
        Rules rules = RuleSets.of(id);
        Searcher searcher = new Searcher(rules, MEGABYTES);
        for (int nodes = 1_000; nodes < 40_000; nodes += 3_777) {
            searcher.newGame();
            AtomicReference<SearchResult> last = new AtomicReference<>();
            SearchResult searchResult =
                    searcher.search(rules.startPosition(), NO_GAME, Limits.NONE.ofNodes(nodes), 4, last::set);

            assertEquals(last.get().lines(), searchResult.lines());
            for (int i = 0; i < searchResult.lines().size(); i++) {
                PrincipalVariation principalVariation = searchResult.lines().get(i);
                assertEquals(searchResult.depth(), principalVariation.depth());
                assertTrue(
                        i == 0
                                || principalVariation.score()
                                        <= searchResult.lines().get(i - 1).score(),
                        () -> "" + searchResult.lines());
            }
        }
    }

    @Test
    void aSingleLineSaysOfWhichIterationItIs() {
        Rules rules = RuleSets.of("meder");
        Searcher searcher = new Searcher(rules, MEGABYTES);
        for (int nodes = 1_000; nodes < 40_000; nodes += TestForm.count(1_777, 7_411)) {
            searcher.newGame();
            List<SearchResult> told = new ArrayList<>();
            SearchResult searchResult =
                    searcher.search(rules.startPosition(), NO_GAME, Limits.NONE.ofNodes(nodes), 1, told::add);
            PrincipalVariation whole = told.get(told.size() - 1).lines().get(0);
            PrincipalVariation principalVariation = searchResult.lines().get(0);

            assertEquals(searchResult.depth() + (principalVariation.equals(whole) ? 0 : 1), principalVariation.depth());
        }
    }

    /**
     * In positions of a random game, where scores change from one iteration to the next; without techniques that search a position
     * otherwise in another window, so that an iteration's score must keep to the bounds told.
     */
    @Test
    void boundsOfScoresAreTold() {
        Rules rules = RuleSets.of("koernke");
        Searcher searcher = new Searcher(rules, new PieceValues(rules), new SearchSettings(MEGABYTES, 1, Set.of(), 0));
        List<String> wrong = new ArrayList<>();
        AtomicInteger low = new AtomicInteger();
        AtomicInteger high = new AtomicInteger();
        AtomicInteger ply = new AtomicInteger();
        RandomPositions.ofGame(rules, 1, position -> {
            if (ply.getAndIncrement() % TestForm.count(21, 61) == 0) {
                searcher.newGame();
                tellBounds(searcher, position, wrong, low, high);
            }
        });

        assertEquals(List.of(), wrong);
        assertTrue(low.get() > 0 && high.get() > 0, () -> low + " fell short, " + high + " went beyond");
    }

    /** Searches a position, counts the bounds told, and names those that the iteration's score contradicts. */
    private static void tellBounds(
            Searcher searcher, Position position, List<String> wrong, AtomicInteger low, AtomicInteger high) {
        Map<Integer, List<PrincipalVariation>> atLeast = new HashMap<>();
        Map<Integer, List<PrincipalVariation>> atMost = new HashMap<>();
        searcher.search(position, NO_GAME, Limits.NONE.toDepth(TestForm.count(6, 5)), 1, new SearchProgress() {
            @Override
            public void iterated(SearchResult searchResult) {
                int score = searchResult.lines().get(0).score();
                atLeast.getOrDefault(searchResult.depth(), List.of()).stream()
                        .filter(principalVariation -> principalVariation.score() > score)
                        .forEach(principalVariation -> wrong.add(principalVariation + " is above " + score));
                atMost.getOrDefault(searchResult.depth(), List.of()).stream()
                        .filter(principalVariation -> principalVariation.score() < score)
                        .forEach(principalVariation -> wrong.add(principalVariation + " is below " + score));
            }

            @Override
            public void bounded(PrincipalVariation principalVariation, int index, boolean isLower, SearchResult soFar) {
                (isLower ? high : low).incrementAndGet();
                (isLower ? atLeast : atMost)
                        .computeIfAbsent(principalVariation.depth(), depth -> new ArrayList<>())
                        .add(principalVariation);
                assertEquals(principalVariation.depth() - 1, soFar.depth());
                assertEquals(0, index);
            }
        });
    }

    @Test
    void howDeepItWentAndHowFullTheTableIsIsTold() {
        Rules rules = RuleSets.of("meder");
        Searcher searcher = new Searcher(rules, 1);
        SearchResult small = search(searcher, rules.startPosition(), Limits.NONE.toDepth(1));
        SearchResult large = search(searcher, rules.startPosition(), Limits.NONE.ofNodes(200_000));

        assertTrue(small.fill() < 50, () -> "" + small);
        assertTrue(large.fill() > small.fill() + 100 && large.fill() <= 1_000, () -> "" + large);
        assertTrue(large.deepest() > large.depth(), () -> "" + large);
        assertTrue(
                search(searcher, rules.startPosition(), Limits.NONE.toDepth(1)).fill() < 50, "of this search");
    }

    /** With only kings and pawns, passing may be the best move, so a null move proves nothing. */
    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "true;1:rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|2:8/8/8/8/8/8/8/8 w KQkq - 0 1",
                "false;1:4k3/8/4pp2/8/8/4PP2/8/4K3|2:8/8/2p5/8/8/2P5/8/8 w - - 0 1"
            })
    void nobodyIsLetPassWithKingsAndPawnsAlone(boolean passes, String text) {
        Rules rules = RuleSets.of("twoboard");
        long[] nodes = Stream.of(Set.<Technique>of(), Set.of(Technique.PASS))
                .map(used -> new Searcher(rules, new PieceValues(rules), new SearchSettings(MEGABYTES, 1, used, 0)))
                .mapToLong(searcher -> search(searcher, rules.readPosition(text), Limits.NONE.toDepth(3))
                        .nodes())
                .toArray();

        assertEquals(passes, nodes[0] != nodes[1], () -> nodes[0] + " nodes, and " + nodes[1]);
    }

    /** The clock would make a draw of the position if it were not mate. */
    @ParameterizedTest
    @ValueSource(strings = {"koernke", "meder", "twoboard"})
    void mateByTheLastMoveOfTheClockIsMate(String id) {
        Rules rules = RuleSets.of(id);
        Position position = null;
        for (long seed = 1; position == null; seed++) {
            Position last = RandomPositions.lastOfGame(rules, seed);
            boolean isMate = last.outcome().flatMap(Outcome::winner).isPresent();
            position = isMate && last.halfmoveClock() > 0 ? last : null;
        }
        position.unmake();
        Setup setup = position.words().setup();
        Setup late = setup.toBuilder().clocks(99, setup.fullmoveNumber()).build();

        assertEquals(
                Scores.WIN - 1,
                score(new Searcher(rules, MEGABYTES), rules.position(late, Purpose.STUDY), 2),
                () -> rules.write(late));
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
        PrincipalVariation best =
                search(searcher, position, Limits.NONE.toDepth(3)).lines().get(0);
        assertTrue(best.score() > 0);
        position.make(best.move());
        long key = position.repetitionKey();
        position.unmake();

        searcher.newGame();
        long[] twice = {key, position.repetitionKey(), key, position.repetitionKey(), key};
        PrincipalVariation other = searcher.search(position, twice, Limits.NONE.toDepth(3), 1, ignored -> {})
                .lines()
                .get(0);
        assertEquals(best.move(), other.move(), "the clock forbids what was before its last reset");
    }
}
