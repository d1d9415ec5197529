package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.AttackSummary;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.PromotionWays;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.tck.PlainAttackCount;
import org.plyspace.testing.RuleSets;

@DisplayName("Free ways to promotion")
final class LonePawnWaysTest {

    private static final Rules ORTHODOX = example("orthodox");
    private static final PromotionWays WAYS = new LonePawnWays(ORTHODOX);

    private static Rules example(String name) {
        try {
            return RuleSets.declared(Files.readString(Path.of("../../examples/json", name + ".json")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "WHITE e5 d6 true",
                "WHITE e5 d5 true",
                "WHITE e5 d7 false",
                "WHITE e5 f8 false",
                "WHITE e5 e6 false",
                "WHITE e5 e4 true",
                "WHITE e2 d4 false",
                "WHITE e2 f3 true",
                "BLACK d5 e3 false",
                "BLACK d5 e4 true",
                "BLACK d5 c2 false",
                "BLACK d5 d6 true",
                "BLACK d2 c1 true"
            })
    void aPawnAheadOrBesideTheWayHinders(Side side, String pawn, String enemy, boolean free) {
        long[] enemies = new long[WAYS.words()];
        WAYS.add(cell(enemy), enemies);
        int code = Piece.code(side, pawnType());
        assertEquals(free, WAYS.isFree(code, cell(pawn), enemies));
        long[] all = new long[WAYS.words()];
        WAYS.findFree(code, enemies, all);
        assertEquals(free, WAYS.has(cell(pawn), all));
    }

    private static int pawnType() {
        return ORTHODOX.pieceTypes().stream()
                .filter(PieceType::resetsClock)
                .mapToInt(PieceType::index)
                .findFirst()
                .orElseThrow();
    }

    private static int cell(String name) {
        PositionWords words = ORTHODOX.startPosition().words();
        return IntStream.range(0, ORTHODOX.cells())
                .filter(cell -> words.name(cell).equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void onlyPawnsHaveWays() {
        long[] nobody = new long[WAYS.words()];
        for (PieceType type : ORTHODOX.pieceTypes()) {
            boolean free = WAYS.isFree(Piece.code(Side.WHITE, type.index()), cell("e4"), nobody);
            assertEquals(type.index() == pawnType(), free, type.name());
        }
    }

    @Test
    void setsHaveNoLongsWhereThereAreNoPawns() {
        PromotionWays ways = new LonePawnWays(example("hill"));
        assertEquals(0, ways.words());
        long[] none = new long[0];
        ways.add(3, none);
        assertFalse(ways.isFree(Piece.code(Side.WHITE, 0), 3, none));
    }

    @Test
    void setsHaveNoLongsOnLargeBoards() {
        int levels = 17;
        String names = IntStream.rangeClosed(1, levels)
                .mapToObj(level -> '"' + Integer.toString(level) + '"')
                .collect(Collectors.joining(", "));
        String men = IntStream.iterate(levels, level -> level > 0, level -> level - 1)
                .mapToObj(level -> level + ":" + (level == 1 ? "4k3/8/8/8/8/8/P7/4K3" : "8/8/8/8/8/8/8/8"))
                .collect(Collectors.joining("|"));
        Rules rules = RuleSets.declared("""
                {
                  "format": "plyspace-lattice/1", "id": "tower", "title": "Tower", "summary": "A tower of boards.",
                  "source": "these tests", "citation": "these tests",
                  "board": {"files": 8, "ranks": 8, "levels": %d, "boards": [%s], "squares": "{file}{rank}({level})"},
                  "directions": {"any": {"flat": [1, 0, 0]}},
                  "pieces": {
                    "K": {"name": "king", "royal": true, "leaps": "any"},
                    "R": {"name": "rook", "rides": "any"}
                  },
                  "pawn": {
                    "letter": "P", "name": "pawn", "advances": [0, 1, 0], "captures": [[-1, 1, 0], [1, 1, 0]],
                    "promotion": {"ranks": -1}, "promotesTo": "R"
                  },
                  "start": "%s w - - 0 1"
                }
                """.formatted(levels, names, men));
        assertEquals(1088, rules.cells());
        assertEquals(0, new LonePawnWays(rules).words());
    }

    /** What a way that walks to each cell again finds, in boards of all bundled forms. */
    @ParameterizedTest
    @ValueSource(strings = {"cube", "koernke", "meder", "twoboard"})
    void waysAreThoseOfWhoeverWalksThem(String variant) {
        Rules rules = RuleSets.of(variant);
        AttackSummary counted =
                AttackCount.newSummary(rules, new int[rules.pieceTypes().size()]);
        AttackSummary plain =
                PlainAttackCount.newSummary(rules, new int[rules.pieceTypes().size()]);
        Position position = rules.startPosition();
        SplittableRandom random = new SplittableRandom(5);
        MoveList scratch = new MoveList();
        for (int ply = 0; ply < 80 && position.hasLegalMove(); ply++) {
            position.make(position.randomMove(random, scratch));
            counted.count(position);
            plain.count(position);
            assertArrayEquals(plain.numbers(0), counted.numbers(0), "White's after ply " + ply);
            assertArrayEquals(plain.numbers(1), counted.numbers(1), "Black's after ply " + ply);
        }
    }
}
