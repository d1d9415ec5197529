package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.Move;
import org.plyspace.api.Position;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;
import org.plyspace.testing.EveryThirdCase;

@DisplayName("Moves beyond slides and leaps")
final class GeneralMovesTest {

    private static final Map<String, Supplier<LatticeSpec>> GAMES = new TreeMap<>(Map.of(
            "cannons", Toys::cannons,
            "cannons in hand", Toys::cannonsInHand,
            "hands", Toys::hands,
            "placing", Toys::placing,
            "hexagons", Toys::hexagons,
            "levels", Toys::levels,
            "mirrors", Toys::mirrors,
            "ragged boards", Toys::ragged,
            "statues", Toys::statues));

    private static final int SEEDS = 6;
    private static final int PLIES = 50;

    static Stream<Arguments> games() {
        return GAMES.keySet().stream()
                .flatMap(game -> LongStream.rangeClosed(1, SEEDS).mapToObj(seed -> Arguments.of(game, seed)));
    }

    @EveryThirdCase
    @ParameterizedTest(name = "{0}, seed {1}")
    @MethodSource("games")
    void areThoseOfAPlainWalkOverTheDeclaration(String game, long seed) {
        LatticeSpec spec = GAMES.get(game).get();
        TextRules rules = Toy.rules(spec);
        NaiveMoves naive = new NaiveMoves(spec.build());
        Random random = new Random(seed);
        TextPosition played = rules.start();
        for (int ply = 0; ply < PLIES; ply++) {
            check(played, naive, ply);
            if (!RandomPlay.one(played.position(), random)) {
                break;
            }
        }
    }

    private static void check(TextPosition played, NaiveMoves naive, int ply) {
        Position position = played.position();
        String where = "ply " + ply + ", '" + played.text() + "'";
        List<String> expected = naive.of(position);
        assertEquals(expected, played.moves(), where);
        assertEquals(expected.size(), position.countLegalMoves(), where);
        assertEquals(!expected.isEmpty(), position.hasLegalMove(), where);
        long[] all = RandomPlay.moves(position);
        assertArrayEquals(LongStream.of(all).filter(Move::isCapture).toArray(), RandomPlay.captures(position), where);
        assertArrayEquals(
                LongStream.of(all)
                        .filter(move -> Move.isPromotion(move) && !Move.isCapture(move))
                        .toArray(),
                RandomPlay.promotions(position),
                where);
    }

    /** Checks that the games show what they are for, which they otherwise might never do. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "cannons, 0",
        "cannons in hand, 0 5",
        "hands, 0 0= 5",
        "hexagons, 0",
        "levels, 0 0. 0= 6",
        "mirrors, 0 0= 1 7 7=",
        "ragged boards, 0",
        "statues, 0 3",
    })
    void areOfAllKindsThatTheGamesAreFor(String game, String kinds) {
        Set<String> seen = new TreeSet<>();
        for (long seed = 1; seed <= SEEDS; seed++) {
            Position position = Toy.rules(GAMES.get(game).get()).start().position();
            Random random = new Random(seed);
            do {
                for (long move : RandomPlay.moves(position)) {
                    seen.add(Move.kind(move) + (Move.isPass(move) ? "." : "") + (Move.isPromotion(move) ? "=" : ""));
                }
            } while (position.fullmoveNumber() <= PLIES / 2 && RandomPlay.one(position, random));
        }
        assertEquals(kinds, String.join(" ", seen));
    }
}
