package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.InWholeForm;
import org.plyspace.testing.RuleSets;
import org.plyspace.testing.TestForm;

class BuiltInEngineSpecTest {

    private static final int PLIES = 300;
    private static final int GAMES = 6;

    private static BuiltInEngineSpec parse(String text) {
        return BuiltInEngineSpec.parse(text, file -> Weights.parse(file, file), folder -> rules -> Tablebase.NONE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "random",
                "alphabeta:eval=generic",
                "alphabeta:with=pass",
                "greedy",
                "alphabeta:threads=2",
                "mcts",
                "mcts:playouts=100,time=2s",
                "level1",
                "level10",
                "alphabeta",
                "alphabeta:nodes=1",
                "alphabeta:depth=3,hash=1",
                "alphabeta:nodes=9,noise=50,oversight=20,without=pass+reduction",
                "alphabeta:time=0.5s,nodes=7"
            })
    void whatIsAskedForIsKept(String text) {
        assertEquals(text, parse(text).toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            human                       | people play with 'play' and on the page; expected random
            ucb                         | no engine 'ucb'; expected human, random, greedy, level1 to level10, alphabeta
            level11                     | no engine 'level11'
            level0                      | no engine 'level0'
            Random                      | no engine 'Random'
            random:seed=1               | no engine 'random:seed=1'
            alphabeta:nodes             | 'nodes' is unknown; expected depth=N, nodes=N, time=Ss, hash=MB, threads=N, noise=CP, oversight=PERCENT, eval=FILE, tables=DIR, with=TECHNIQUE and without=
            alphabeta:nodes=5,          | '' is unknown; expected
            alphabeta:nodes=5,nodes=6   | nodes is given twice
            alphabeta:nodes=0           | nodes=0 is not a whole number from 1
            alphabeta:nodes=1e3         | nodes=1e3 is not a whole number from 1
            alphabeta:nodes=-1          | nodes=-1 is not a whole number from 1
            alphabeta:depth=65          | depth=65 is not a whole number from 1 to 64
            alphabeta:hash=16385        | hash=16385 is not a whole number from 1 to 16384
            alphabeta:time=1m           | time=1m is not a time; expected seconds such as 2s or 0.5s
            mcts:nodes=5                | 'nodes=5' is unknown; expected playouts=N and time=Ss
            mcts:playouts=0             | playouts=0 is not a whole number from 1 to 1000000
            alphabeta:threads=0         | threads=0 is not a whole number from 1 to 256
            alphabeta:oversight=96      | oversight=96 is not a whole number from 1 to 95
            alphabeta:noise=-5          | noise=-5 is not a whole number from 1 to 10000
            alphabeta:without=nothing   | 'nothing' is not a technique; there are futility, pass, reduction,
            alphabeta:without=          | '' is not a technique
            alphabeta:time=0s           | time=0s is not a time
            """)
    void whatIsNoMachineIsRefusedInWords(String text, String words) {
        UsageException refused = assertThrows(UsageException.class, () -> parse(text));

        assertTrue(refused.getMessage().contains(words), refused.getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        "random, false",
        "greedy, false",
        "level10, false",
        "alphabeta, true",
        "alphabeta:time=0.1s, true",
        "alphabeta:hash=1, true",
        "'alphabeta:nodes=5000,time=1s', true",
        "alphabeta:nodes=5000, false",
        "alphabeta:depth=5, false",
        "mcts, false",
        "mcts:time=1s, true"
    })
    void whoThinksAsLongAsItMayIsTold(String text, boolean timed) {
        assertEquals(timed, parse(text).isTimed());
    }

    /** Triples of a rule set, a stronger and a weaker engine. */
    static Stream<Arguments> pairs() {
        return Stream.of(
                arguments("koernke", "greedy", "random"),
                arguments("meder", "greedy", "random"),
                arguments("cube", "greedy", "random"),
                arguments("meder", "level3", "level1"),
                arguments("koernke", "level4", "level2"),
                arguments("meder", "level5", "level3"),
                arguments("koernke", "alphabeta:nodes=1000", "greedy"),
                arguments("koernke", "mcts:playouts=" + TestForm.count(800, 300), "greedy"),
                arguments("meder", "alphabeta:nodes=1000", "greedy"),
                arguments("twoboard", "alphabeta:nodes=1000", "greedy"));
    }

    /** The stronger engine plays White and Black in turn. */
    @EveryThirdCase
    @InWholeForm
    @ParameterizedTest(name = "{1} against {2} in {0}")
    @MethodSource("pairs")
    void whoSeesMoreScoresMore(String id, String stronger, String weaker) {
        Rules rules = RuleSets.of(id);
        int points = 0;
        for (int game = 0; game < GAMES; game++) {
            Side side = Side.of(game % 2);
            // Colours alternate in each opening.
            Position opening = opening(rules, game / 2);
            Optional<Side> winner = winner(
                    opening, parse(stronger).make(rules, game), parse(weaker).make(rules, game), side);
            points += winner.isEmpty() ? 1 : winner.get() == side ? 2 : 0;
        }
        int scored = points;
        assertTrue(scored > GAMES, () -> scored + " half points of " + 2 * GAMES);
    }

    private static Position opening(Rules rules, long seed) {
        Position position = rules.startPosition();
        SplittableRandom random = new SplittableRandom(seed);
        for (int ply = 0; ply < 6; ply++) {
            position.make(position.randomMove(random, new MoveList()));
        }
        return position;
    }

    private static Optional<Side> winner(Position position, Engine stronger, Engine weaker, Side side) {
        long[] keys = new long[PLIES];
        for (int ply = 0; ply < PLIES && position.outcome().isEmpty(); ply++) {
            Engine engine = position.sideToMove() == side ? stronger : weaker;
            keys[ply] = position.repetitionKey();
            position.make(engine.choose(position, Arrays.copyOf(keys, ply), Optional.empty())
                    .move());
        }
        return position.outcome().flatMap(Outcome::winner);
    }
}
