package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.Aspect;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.PawnBlock;
import org.plyspace.movegen.lattice.declare.PawnSpec;
import org.plyspace.testing.EveryThirdCase;

/** Plays simple declarations again with an additional piece type that neither side has, but which only the general generator can move. */
@DisplayName("The general generator on simple declarations")
final class TwoGeneratorsTest {

    private static final Lattice BOX = Lattice.box(4, 4, 4);

    private static final Map<String, Supplier<LatticeSpec>> GAMES = new TreeMap<>(Map.of(
            "orthodox",
            Orthodox::spec,
            "box",
            TwoGeneratorsTest::box,
            "wrapping",
            () -> Toys.folded(PawnBlock.ENEMY_ON_CAPTURE),
            "wrapping, pawns blocked by any man",
            () -> Toys.folded(PawnBlock.ANY_ADVANCE_OCCUPIED),
            "lopsided",
            () -> lopsided(Lattice.box(5, 7, 1)).start("1:lgkgl/1n1n1/a3a/5/A3A/1N1N1/LGKGL w - - 0 1"),
            "pawns on two words of cells",
            () -> wide(14).start("1:rnb2rkr2bnr1/pppppppppppppp/14/14/14/14/14/PPPPPPPPPPPPPP/RNB2RKR2BNR1 w - - 0 1"),
            "pawns on more cells than two words",
            () -> wide(15).start(
                            "1:rnb3rkr2bnr1/ppppppppppppppp/15/15/15/15/15/PPPPPPPPPPPPPPP/RNB3RKR2BNR1 w - - 0 1"),
            "lopsided, 3 levels",
            () -> lopsided(Lattice.box(5, 7, 3))
                    .start("3:lgkgl/1n1n1/5/5/5/5/5|2:5/5/a3a/5/A3A/5/5|1:5/5/5/5/5/1N1N1/LGKGL w - - 0 1")));

    private static final int SEEDS = 6;
    private static final int PLIES = 80;

    /** A smaller game after Raumschach. */
    private static LatticeSpec box() {
        List<Step> rook = new Step(1, 0, 0).allTurns();
        List<Step> bishop = new Step(1, 1, 0).allTurns();
        List<Step> unicorn = new Step(1, 1, 1).allTurns();
        return Toy.on(BOX)
                .royal("K", "king", List.of(), Step.allTurnsOf(new Step(1, 0, 0), new Step(1, 1, 0), new Step(1, 1, 1)))
                .piece("R", "rook", Aspect.ROOK, rook, List.of())
                .piece("B", "bishop", Aspect.BISHOP, bishop, List.of())
                .piece("U", "unicorn", Aspect.OTHER_PIECES, unicorn, List.of())
                .piece("N", "knight", Aspect.KNIGHT, List.of(), new Step(2, 1, 0).allTurns())
                .pawn(
                        "P",
                        "pawn",
                        PawnSpec.plain(
                                List.of(new Step(0, 1, 0), new Step(0, 0, 1)),
                                List.of(
                                        new Step(1, 1, 0),
                                        new Step(-1, 1, 0),
                                        new Step(0, 1, 1),
                                        new Step(1, 0, 1),
                                        new Step(-1, 0, 1)),
                                (side, cell) -> side == Side.WHITE
                                        ? BOX.y(cell) == 3 && BOX.z(cell) == 3
                                        : BOX.y(cell) == 0 && BOX.z(cell) == 0,
                                "RBUN"))
                .start("4:rkbn/pppp/4/4|3:pppp/u3/4/4|2:4/4/U3/PPPP|1:4/4/PPPP/RKBN w - - 0 1");
    }

    /** Orthodox men without queens and castling on nine ranks: 14 files have as many cells as two words of bits, 15 have more. */
    private static LatticeSpec wide(int files) {
        Lattice board = Lattice.box(files, 9, 1);
        return Toy.onlyKings(board)
                .piece("R", "rook", Aspect.ROOK, Toy.ROOK, List.of())
                .piece("B", "bishop", Aspect.BISHOP, Toy.BISHOP, List.of())
                .piece("N", "knight", Aspect.KNIGHT, List.of(), Toy.KNIGHT)
                .pawn(
                        "P",
                        "pawn",
                        PawnSpec.plain(Toy.AHEAD, Toy.AHEAD_ASKEW, Toy.ranks(board, 9, 9), "RBN")
                                .doubleStepping(Toy.ranks(board, 2, 2)));
    }

    /** A game after shogi: what slides or leaps one way does not come back, and some pieces do both. */
    private static LatticeSpec lopsided(Lattice lattice) {
        return Toy.on(lattice)
                .royal("K", "king", List.of(), Toy.KING)
                .piece("L", "lance", Aspect.ROOK, List.of(new Step(0, 1, 0), new Step(0, 0, -1)), List.of())
                .piece(
                        "A",
                        "archer",
                        Aspect.BISHOP,
                        List.of(new Step(1, 1, 0), new Step(-1, 0, 1)),
                        List.of(new Step(-2, 1, 0), new Step(0, -1, 0)))
                .piece("N", "knight", Aspect.KNIGHT, List.of(), List.of(new Step(1, 2, 0), new Step(-1, 2, 0)))
                .piece(
                        "G",
                        "general",
                        Aspect.OTHER_PIECES,
                        List.of(),
                        List.of(
                                new Step(1, 0, 0),
                                new Step(-1, 0, 0),
                                new Step(0, 1, 0),
                                new Step(1, 1, 0),
                                new Step(0, -1, 1),
                                new Step(0, 0, -1)));
    }

    static Stream<Arguments> games() {
        return GAMES.keySet().stream()
                .flatMap(game -> LongStream.rangeClosed(1, SEEDS).mapToObj(seed -> Arguments.of(game, seed)));
    }

    @EveryThirdCase
    @ParameterizedTest(name = "{0}, seed {1}")
    @MethodSource("games")
    void agreesWithTheSimpleOne(String game, long seed) {
        LatticeSpec simple = GAMES.get(game).get();
        LatticeSpec general =
                GAMES.get(game).get().piece("X", "nobody's piece", Mode.slide(2, List.of(new Step(1, 0, 0))));
        assertFalse(simple.build().isGeneral());
        assertTrue(general.build().isGeneral());
        Position fast = Toy.rules(simple).start().position();
        Position slow = Toy.rules(general).start().position();
        Random random = new Random(seed);
        for (int ply = 0; ply < PLIES; ply++) {
            agree(fast, slow, ply);
            long[] moves = RandomPlay.moves(fast);
            if (moves.length == 0) {
                return;
            }
            long[] captures = RandomPlay.captures(fast);
            long[] choices = captures.length > 0 && random.nextInt(3) == 0 ? captures : moves;
            long move = choices[random.nextInt(choices.length)];
            assertEquals(fast.capturedCell(move), slow.capturedCell(move));
            fast.make(move);
            slow.make(move);
        }
    }

    private static void agree(Position fast, Position slow, int ply) {
        String where = "ply " + ply + ", '" + fast.words().text() + "'";
        assertEquals(fast.words().text(), slow.words().text(), where);
        long[] moves = sorted(RandomPlay.moves(fast));
        assertArrayEquals(moves, sorted(RandomPlay.moves(slow)), where);
        assertArrayEquals(sorted(RandomPlay.captures(fast)), sorted(RandomPlay.captures(slow)), where);
        assertArrayEquals(sorted(RandomPlay.promotions(fast)), sorted(RandomPlay.promotions(slow)), where);
        assertArrayEquals(sorted(RandomPlay.loud(fast)), sorted(RandomPlay.loud(slow)), where);
        assertEquals(fast.countLegalMoves(), slow.countLegalMoves(), where);
        assertEquals(fast.hasLegalMove(), slow.hasLegalMove(), where);
        assertTrue(LongStream.of(moves).allMatch(slow::isLegal), where);
        assertEquals(fast.inCheck(), slow.inCheck(), where);
        assertEquals(fast.key(), slow.key(), where);
        assertEquals(fast.repetitionKey(), slow.repetitionKey(), where);
        assertEquals(fast.outcome(), slow.outcome(), where);
        for (int cell = 0; cell < fast.rules().cells(); cell++) {
            assertArrayEquals(attacks(fast, cell), attacks(slow, cell), where);
            for (Side side : Side.values()) {
                assertEquals(fast.isAttacked(cell, side), slow.isAttacked(cell, side), where);
            }
        }
        if (ply % 20 == 0) {
            assertEquals(RandomPlay.perft(fast, 2), RandomPlay.perft(slow, 2), where);
        }
    }

    private static long[] sorted(long[] moves) {
        Arrays.sort(moves);
        return moves;
    }

    private static int[] attacks(Position position, int cell) {
        int[] into = new int[position.rules().cells()];
        int count = position.attacks(cell, into);
        return IntStream.of(into).limit(count).sorted().toArray();
    }
}
