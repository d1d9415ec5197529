package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MonteCarloTreeTest {

    /** Results are those of the side that moved to a node: 1 wins, -1 loses, 0 is unknown. */
    @ParameterizedTest(name = "answers {0}, {1}, {2}")
    @CsvSource({"-1, -1, -1, 1", "1, -1, -1, -1", "-1, 0, 1, -1", "-1, -1, 0, 0", "0, 0, 0, 0"})
    void oneGoodAnswerLosesAndOnlyBadOnesWin(int first, int second, int third, int proof) {
        MonteCarloTree monteCarloTree = new MonteCarloTree();
        monteCarloTree.clear();
        monteCarloTree.expand(MonteCarloTree.ROOT);
        int[] answers = {first, second, third};
        for (int i = 0; i < answers.length; i++) {
            monteCarloTree.addChild(MonteCarloTree.ROOT, 100 + i, 1.0 / answers.length);
            monteCarloTree.prove(MonteCarloTree.ROOT + 1 + i, answers[i]);
        }

        monteCarloTree.proveByChildren(MonteCarloTree.ROOT);

        assertEquals(proof, monteCarloTree.proof(MonteCarloTree.ROOT));
    }

    /** A root whose answers have been visited so often each, with values that sum to this, from 101 on. */
    private static MonteCarloTree tree(int[] visits, double[] sums, int[] proofs) {
        MonteCarloTree tree = new MonteCarloTree();
        tree.clear();
        tree.expand(MonteCarloTree.ROOT);
        for (int i = 0; i < visits.length; i++) {
            tree.addChild(MonteCarloTree.ROOT, 101 + i, 1.0 / visits.length);
        }
        for (int i = 0; i < visits.length; i++) {
            int child = MonteCarloTree.ROOT + 1 + i;
            for (int visit = 0; visit < visits[i]; visit++) {
                tree.visited(child, sums[i] / visits[i]);
                tree.visited(MonteCarloTree.ROOT, 1 - sums[i] / visits[i]);
            }
            tree.prove(child, proofs[i]);
        }
        return tree;
    }

    @ParameterizedTest(name = "visits {0}, values {1}, proofs {2}")
    @CsvSource({
        "5 9 4, 4 3 3, 0 0 0, 102",
        "5 9 4, 4 3 3, 0 0 1, 103",
        "5 9 4, 4 3 3, 0 -1 0, 101",
        "6 6 6, 2 4 3, 0 0 0, 102",
        "6 6 6, 4 4 4, 0 0 0, 101",
        "0 1 0, 0 0 0, -1 -1 0, 103",
    })
    void theMoveChosenWinsOrElseWasVisitedMost(String visits, String sums, String proofs, long move) {
        MonteCarloTree tree = tree(ints(visits), doubles(sums), ints(proofs));

        assertEquals(move, tree.move(tree.favourite(MonteCarloTree.ROOT)));
    }

    /** The mean value, and 1.6 sqrt(N) / 3 (1 + n) for an answer visited n times of N. */
    @ParameterizedTest(name = "visits {0}, values {1}, proofs {2}")
    @CsvSource({
        "10 10 10, 4 6 5, 0 0 0, 102",
        "10 10 1, 5 5 0.5, 0 0 0, 103",
        "10 10 0, 9 5 0, 0 0 0, 103",
        "200 200 40, 180 100 4, 0 0 0, 101",
        "10 10 1, 5 5 0.5, 0 1 0, 102",
        "10 10 1, 5 5 0.5, 0 0 -1, 101",
    })
    void theMoveVisitedNextPromisesMostOrIsHardlyKnown(String visits, String sums, String proofs, long move) {
        MonteCarloTree tree = tree(ints(visits), doubles(sums), ints(proofs));

        assertEquals(move, tree.move(tree.next(MonteCarloTree.ROOT)));
    }

    /** More answers than a new tree has room for. */
    @Test
    void aTreeThatHasGrownKnowsWhatItKnew() {
        int answers = 5_000;
        MonteCarloTree tree = tree(new int[answers], new double[answers], new int[answers]);
        tree.visited(answers, 0.75);

        assertEquals(100 + answers, tree.move(answers));
        assertEquals(1, tree.visits(answers));
        assertEquals(0.75, tree.mean(answers));
        assertEquals(101, tree.move(1));
        assertEquals(0.5, tree.mean(1));
        assertEquals(100 + answers, tree.move(tree.favourite(MonteCarloTree.ROOT)));
        tree.clear();
        assertFalse(tree.isExpanded(MonteCarloTree.ROOT));
        assertEquals(0, tree.visits(MonteCarloTree.ROOT));
    }

    @Test
    void aTreeThatIsClearedKnowsNothingOfItsNextMoves() {
        MonteCarloTree tree = tree(new int[] {5, 9, 4}, new double[] {4, 3, 3}, new int[] {1, -1, 1});
        tree.prove(MonteCarloTree.ROOT, 1);
        tree.clear();
        tree.expand(MonteCarloTree.ROOT);
        for (int i = 0; i < 3; i++) {
            tree.addChild(MonteCarloTree.ROOT, 201 + i, 1.0 / 3);
        }

        for (int node = MonteCarloTree.ROOT; node <= 3; node++) {
            assertEquals(0, tree.proof(node), "proof of " + node);
            assertEquals(0, tree.visits(node), "visits of " + node);
            assertEquals(0.5, tree.mean(node), "mean of " + node);
        }
    }

    private static int[] ints(String words) {
        return Stream.of(words.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
    }

    private static double[] doubles(String words) {
        return Stream.of(words.split(" ", -1)).mapToDouble(Double::parseDouble).toArray();
    }
}
