package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.RuleSets;
import org.plyspace.testing.TestForm;

@DisplayName("A search")
class TechniquesTest {

    /** So many that what each search allocates once does not count. */
    private static final int ALLOCATION_NODES = 80_000;

    private static final long[] NO_GAME = {};
    private static final int MEGABYTES = 2;

    private static long nodesWithAll;

    @BeforeAll
    static void searchWithAll() {
        nodesWithAll = nodes(EnumSet.allOf(Technique.class));
    }

    /** None, each alone, and all together. */
    static List<Set<Technique>> sets() {
        List<Set<Technique>> sets = new ArrayList<>();
        sets.add(Set.of());
        Arrays.stream(Technique.values()).map(Set::of).forEach(sets::add);
        sets.add(EnumSet.allOf(Technique.class));
        return sets;
    }

    private static Searcher searcher(Rules rules, Set<Technique> used) {
        return new Searcher(rules, new PieceValues(rules), new SearchSettings(MEGABYTES, 1, used, 0));
    }

    private static SearchResult search(Searcher searcher, Position position, Limits limits) {
        return searcher.search(position, NO_GAME, limits, 1, ignored -> {});
    }

    private static long nodes(Set<Technique> used) {
        Rules rules = RuleSets.of("koernke");
        return search(searcher(rules, used), rules.startPosition(), Limits.NONE.toDepth(TestForm.count(8, 7)))
                .nodes();
    }

    /** Some matter only beside others; repetition only in endings, where {@link RepetitionsTest} asks for it. */
    @EveryThirdCase
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "REPETITION")
    void isChangedByEachTechnique(Technique technique) {
        assertNotEquals(nodesWithAll, nodes(EnumSet.complementOf(EnumSet.of(technique))));
    }

    /** A search that visits other nodes is another one: whoever changes these numbers raises {@link EngineVersion#SEARCH} as well. */
    @ParameterizedTest(name = "{0} to depth {1}")
    @CsvSource({"koernke, 7, 43719", "meder, 11, 91853", "cube, 7, 92141"})
    void visitsTheNodesOfItsVersion(String id, int depth, long nodes) {
        Rules rules = RuleSets.of(id);
        Searcher searcher = searcher(rules, EnumSet.allOf(Technique.class));

        assertEquals(
                nodes,
                search(searcher, rules.startPosition(), Limits.NONE.toDepth(depth))
                        .nodes());
    }

    /** Where no check is near, no line is longer than two plies: only moves of the bare side could be left out. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1:8/8/3k4/8/8/8/8/8|2:8/8/8/8/8/8/8/K6N w - - 0 1",
                "1:8/6K1/7N/8/8/8/8/8|2:8/2k5/8/8/8/8/8/8 w - - 0 1",
                "1:8/8/8/N7/8/8/6k1/8|2:8/6K1/8/8/8/8/8/8 w - - 0 1",
                "1:7N/8/8/8/6k1/8/8/8|2:4K3/8/8/8/8/8/8/8 w - - 0 1",
                "1:8/8/8/8/1B6/8/8/8|2:8/4k3/8/8/8/8/K7/8 w - - 0 1"
            })
    void leavesOutNoLateMoveOfABareSide(String text) {
        assertChangesNothing(Technique.PRUNING, text, 2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1:8/8/3k4/8/8/8/8/8|2:8/8/8/8/8/8/8/K6Q w - - 0 1",
                "1:8/8/3k4/8/8/8/8/8|2:8/8/8/8/8/8/8/K5RR b - - 0 1"
            })
    void reducesNoMoreForACutoffWhereASideIsBare(String text) {
        assertChangesNothing(Technique.CUTTING, text, 7);
    }

    /** Checks that a search of a position of two boards visits as many nodes with a technique as without it. */
    private static void assertChangesNothing(Technique technique, String text, int depth) {
        Rules rules = RuleSets.of("twoboard");
        Position position = rules.readPosition(text);
        Limits limits = Limits.NONE.toDepth(depth);

        assertEquals(
                search(searcher(rules, EnumSet.complementOf(EnumSet.of(technique))), position, limits)
                        .nodes(),
                search(searcher(rules, EnumSet.allOf(Technique.class)), position, limits)
                        .nodes());
    }

    @Test
    void reducesALateMoveAPlyMoreWhereACutoffIsExpected() {
        Rules rules = RuleSets.of("koernke");
        LateMoves lateMoves = new LateMoves(new History(rules), EnumSet.allOf(Technique.class));
        NodeSearch.Node node = NodeSearch.Node.forAllPlies(new MoveOrder[1], new MoveOrder[1])[0];
        MoveList moves = new MoveList();
        rules.startPosition().legalMoves(moves);
        int usual = lateMoves.reduction(moves.get(0), 0, 10, 12, 0, false, node);
        node.isCut = true;

        assertEquals(usual + 1, lateMoves.reduction(moves.get(0), 0, 10, 12, 0, false, node));
    }

    @ParameterizedTest
    @MethodSource("sets")
    void findsTheSameWithTheSameNodesAgain(Set<Technique> used) {
        Rules rules = RuleSets.of("meder");
        Searcher searcher = searcher(rules, used);
        List<List<PrincipalVariation>> games = new ArrayList<>();
        for (int game = 0; game < 2; game++) {
            searcher.newGame();
            Position position = rules.startPosition();
            List<PrincipalVariation> lines = new ArrayList<>();
            for (int ply = 0; ply < 4; ply++) {
                lines.addAll(
                        search(searcher, position, Limits.NONE.ofNodes(2_000)).lines());
                position.make(lines.get(ply).move());
            }
            games.add(lines);
        }
        assertEquals(games.get(0), games.get(1));
    }

    /** Two plies before a mate, a claimed win or loss is seen without techniques, too. */
    @ParameterizedTest(name = "{0}, {1} mates")
    @CsvSource({"twoboard, 4", "koernke, 3", "meder, 3"})
    void claimsWhatIsSeenWithoutTechniques(String id, int mates) {
        Rules rules = RuleSets.of(id);
        PieceValues values = new PieceValues(rules);
        Searcher plain = new Searcher(rules, values, new SearchSettings(MEGABYTES, 1, Set.of(), 0));
        int claims = 0;
        int tried = 0;
        for (long seed = 1; tried < mates; seed++) {
            Position position = RandomPositions.lastOfGame(rules, seed);
            if (position.outcome().flatMap(Outcome::winner).isPresent()) {
                tried++;
                position.unmake();
                position.unmake();
                for (Set<Technique> used : sets()) {
                    claims += claims(new NullWindow(rules, values, used), position, plain);
                }
            }
        }
        assertTrue(claims > mates, claims + " claims");
    }

    /** Checks the claims that are short enough to be checked, and returns their number. */
    private static int claims(NullWindow nullWindow, Position position, Searcher plain) {
        int claims = 0;
        nullWindow.start(position);
        for (long move : RandomPositions.moves(position)) {
            int score = nullWindow.score(move, 0, 3);
            int plies = Scores.plies(score) - 1;
            position.make(move);
            // The search of a position with one legal move ends before its depth.
            if (Scores.isDecided(score) && plies <= 2 && position.countLegalMoves() > 1) {
                claims++;
                int seen = search(plain, position, Limits.NONE.toDepth(plies))
                        .lines()
                        .get(0)
                        .score();
                assertTrue(
                        Scores.isDecided(seen) && (seen > 0) == (score < 0) && Scores.plies(seen) <= plies,
                        () -> "claimed " + score + ", seen " + seen + ": "
                                + position.words().text());
            }
            position.unmake();
        }
        return claims;
    }

    /**
     * Iterations create lists of lines, and the copy of the position what it counts attacks with; apart from these, nothing is allocated
     * however many nodes there are.
     */
    @ParameterizedTest
    @ValueSource(strings = {"koernke", "meder", "cube"})
    void allocatesNothingWithAllTechniques(String id) {
        Rules rules = RuleSets.of(id);
        Searcher searcher = searcher(rules, EnumSet.allOf(Technique.class));
        Position start = rules.startPosition();
        search(searcher, start, Limits.NONE.ofNodes(ALLOCATION_NODES));
        searcher.newGame();
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        search(searcher, start, Limits.NONE.ofNodes(ALLOCATION_NODES));
        long bytes = threads.getCurrentThreadAllocatedBytes() - before;

        assertTrue(bytes < ALLOCATION_NODES, bytes + " bytes for " + ALLOCATION_NODES + " nodes");
    }
}
