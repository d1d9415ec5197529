package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Aspect;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Unmoves;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.Promotion;
import org.plyspace.movegen.lattice.declare.TurnRule;
import org.plyspace.tck.text.TextRules;

/** Names moves backwards in positions where a reader can check them; the contracts find them by playing forwards. */
@DisplayName("Moves backwards")
final class LatticeUnmovesTest {

    private static final Lattice SQUARE = Lattice.box(4, 4, 1);
    private static final Lattice CUBE = Lattice.box(3, 3, 3);
    private static final Step EAST = new Step(1, 0, 0);
    private static final TextRules CHESS = Toy.rules(Orthodox.spec());

    private static final Map<String, TextRules> GAMES = Map.of(
            "chess", CHESS,
            "three checks", Toy.rules(Orthodox.spec().end(EndRule.SHARED.withChecks(3))),
            "spent", Toy.rules(SpentTest.declared()),
            "mirrors", Toy.rules(Toys.mirrors()),
            "swap", Toy.rules(swap()),
            "frozen", Toy.rules(frozen()),
            "odd", Toy.rules(oddMen()));

    /** What lands on one of the lower levels goes on to the other of them. */
    private static LatticeSpec swap() {
        return Toy.onlyKings(CUBE)
                .piece("L", "lift", Mode.slide(List.of(new Step(0, 0, 1), new Step(0, 0, -1))))
                .piece("I", "idler", Mode.stay().from(Toy.ranks(CUBE, 1, 2)), Mode.stay())
                .arrival(cell -> CUBE.z(cell) == 2 ? cell : CUBE.cell(CUBE.x(cell), CUBE.y(cell), 1 - CUBE.z(cell)));
    }

    private static LatticeSpec frozen() {
        return Toy.onlyKings(Lattice.box(4, 4, 2))
                .piece("R", "rook", Aspect.ROOK, Toy.ROOK, List.of())
                .piece("B", "basilisk", Aspect.OTHER_PIECES, List.of(), Toy.ROOK)
                .piece("I", "idler", Mode.stay())
                .freezing("B", new Step(0, 0, 1));
    }

    private static LatticeSpec oddMen() {
        return Toy.onlyKings(SQUARE)
                .piece("T", "twofold", Mode.slide(Toy.ROOK), Mode.leap(Toy.ROOK))
                .piece("W", "wanderer", Mode.lame(List.of(List.of(EAST, EAST.reversed(), new Step(0, 1, 0)))))
                .piece("E", "elephant", Mode.lame(List.of(List.of(EAST, EAST))))
                .piece("M", "mover", Mode.leap(Toy.AHEAD).moveOnly())
                .piece("C", "captor", Mode.leap(Toy.AHEAD).captureOnly())
                .piece("F", "forced", Mode.slide(Toy.ROOK))
                .promotes("F", Promotion.must(Toy.ranks(SQUARE, 4, 4), "T"));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        // a pawn comes by a step, or from its start by a double step that nothing stops
        "chess, Ka1 kh8 pd5, d6-d5 d7-d5 g7-h8 g8-h8 h7-h8",
        "chess, Ka1 kh8 pd5 Nd6, g7-h8 g8-h8 h7-h8",
        "chess, Ka1 kh8 pd5 Nd7, d6-d5 g7-h8 g8-h8 h7-h8",
        "chess, Ka1 kh8 pd4, d5-d4 g7-h8 g8-h8 h7-h8",
        // a pawn on its last rank was promoted, or never there
        "chess, Ka1 kh8 pd1, g7-h8 g8-h8 h7-h8",
        // a rook comes from wherever it reaches empty squares, whatever stands next to it
        "chess, Ka1 kh8 ra8 ba6 Pd8, a7-a8 b7-a6 b8-a8 c8-a6 c8-a8 d3-a6 e2-a6 f1-a6 b5-a6 c4-a6 g7-h8 g8-h8 h7-h8",
        // the side that moved last may have left check, and cannot be in check now
        "chess, Ka1 kh8 Rg1, h7-h8 g7-h8 g8-h8",
        "chess, Ka1 kh8 Rh1, ''",
        // a check would have been counted
        "chess, Ka1 kh8 ra5, a2-a5 a3-a5 a4-a5 a6-a5 a7-a5 a8-a5 b5-a5 c5-a5 d5-a5 e5-a5 f5-a5 g5-a5 h5-a5 g7-h8 g8-h8"
                + " h7-h8",
        "three checks, Ka1 kh8 ra5, ''",
        "three checks, Ka1 kh8 pd5, d6-d5 d7-d5 g7-h8 g8-h8 h7-h8",
        // a pawn that still has its double step has never moved; one of a type that cannot lose it may have come
        "spent, Ka1 kf8 pc7, e8-f8 e7-f8 f7-f8",
        "spent, Ka1 kf8 pc6, c7-c6 b6-c6 e8-f8 e7-f8 f7-f8",
        "spent, Ka1 kf8 bc7, b8-c7 d8-c7 e8-f8 e7-f8 f7-f8",
        // what goes on to the other board came over the square opposite, which is empty again
        "mirrors, K1a1 k1e6 n2d2, 1b1-2d2 1b3-2d2 1c4-2d2 1e4-2d2 2d5-1e6 2d6-1e6 2e5-1e6",
        "mirrors, K1a1 k1e6 n2d2 R1d2, 2d5-1e6 2d6-1e6 2e5-1e6",
        "mirrors, K1a1 k1e6 n2d2 N1c4, 1b1-2d2 1b3-2d2 1e4-2d2 2d5-1e6 2d6-1e6 2e5-1e6",
        // a king that comes over an attacked square would have been in check on the way
        "mirrors, K1a1 k1e6 R2e1, ''",
        // what came from above passed the square on which it arrived, and nothing comes from where it arrives
        "swap, K1a1 k3c3 l2b2, 3b2-2b2 3b2-3c3 3b3-3c3 3c2-3c3",
        // what stayed did not go on, and two ways to stay are one; a frozen man could not stay
        "swap, K1a1 k3c3 i2b2, 2b2-2b2 3b2-3c3 3b3-3c3 3c2-3c3",
        "frozen, K2d1 k2d4 i2a3 B1b2, 2a3-2a3 2c4-2d4 2c3-2d4 2d3-2d4",
        "frozen, K2d1 k2d4 i2a3 B1a3, 2c4-2d4 2c3-2d4 2d3-2d4",
        // two routes from one square are one move
        "odd, Ka1 kd4 tb3, a3-b3 b1-b3 b2-b3 b4-b3 c3-b3 d3-b3 c3-d4 c4-d4 d3-d4",
        // a path that leads over its own start is closed
        "odd, Ka1 kd4 wb3, c3-d4 c4-d4 d3-d4",
        "odd, Ka1 kd4 ed2, b2-d2 c3-d4 c4-d4 d3-d4",
        "odd, Ka1 kd4 ed2 Ec2, c3-d4 c4-d4 d3-d4",
        // a way to capture is no way to come quietly
        "odd, Ka1 kd4 mb2, b3-b2 c3-d4 c4-d4 d3-d4",
        "odd, Ka1 kd4 cb2, c3-d4 c4-d4 d3-d4",
        // where a man must promote it has not come unpromoted
        "odd, Ka1 kd4 fb2, a2-b2 b1-b2 b3-b2 b4-b2 c2-b2 d2-b2 c3-d4 c4-d4 d3-d4",
        "odd, Ka1 kd4 fb1, c3-d4 c4-d4 d3-d4",
        // over a basilisk the rook could not have moved, but it may have passed it
        "frozen, K2d1 k2d4 r2a3 B1a2, 2a1-2a3 2a4-2a3 2b3-2a3 2c3-2a3 2d3-2a3 2c4-2d4 2c3-2d4 2d3-2d4",
    })
    void areThese(String game, String men, String expected) {
        TextRules rules = GAMES.get(game);
        Position position = rules.rules().position(rules.setup(men), Purpose.STUDY);
        MoveList moves = new MoveList();
        unmoves(rules).quiet(position, moves);
        assertEquals(Stream.of(expected.split(" ")).sorted().collect(Collectors.joining(" ")), words(position, moves));
    }

    private static Unmoves unmoves(TextRules rules) {
        return rules.rules().unmoves().orElseThrow();
    }

    private static String words(Position position, MoveList moves) {
        return LongStream.of(moves.toArray())
                .mapToObj(move -> position.words().name(Move.from(move)) + "-"
                        + position.words().name(Move.to(move)))
                .sorted()
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"hand=K, 0", "hand=N, 8"})
    void areNoneWhereADropWouldHaveComeFirst(String hand, int moves) {
        TextRules rules = Toy.rules(Toys.placing());
        MoveList into = new MoveList();
        rules.rules()
                .unmoves()
                .orElseThrow()
                .quiet(
                        rules.rules().position(rules.rules().read("1:4k/5/2N2/5/5 b - - 0 1 " + hand), Purpose.STUDY),
                        into);
        assertEquals(moves, into.size());
    }

    @Test
    void areOfPositionsOfTheSameRules() {
        Position other = Toy.rules(Orthodox.spec()).men("Ka1 kh8").position();
        Throwable refused = assertThrows(
                IllegalArgumentException.class, () -> unmoves(CHESS).quiet(other, new MoveList()));
        assertTrue(refused.getMessage().contains("expected a position of the same rules object"), refused.getMessage());
    }

    @Test
    void areNotOfferedWhereTheRuleOfTheTurnSaysWhoMoves() {
        TextRules rules = Toy.rules(Toy.onlyKings(Lattice.box(4, 4, 1)).turnRule(new TurnRule() {
            @Override
            public void generate(Turn turn, int state) {
                turn.royalsOnly();
            }
        }));
        assertTrue(rules.rules().unmoves().isEmpty());
    }
}
