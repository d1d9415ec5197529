package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/** A few men are put on the empty board as quickly as tablebases need it, and as rightly as by a setup. */
interface PlacementContract extends UnderTest {

    /** How many placements are tried for each choice of options. */
    int PLACEMENTS = 100;

    @TestFactory
    default Stream<DynamicTest> placedMenAreAllThereIs() {
        return specimens().inAllRules(rules -> {
            Position position = Specimens.emptyBoard(rules);
            Random random = new Random(1);
            for (int i = 0; i < PLACEMENTS; i++) {
                Setup setup = place(position, random);
                Setup placed = position.words().setup();
                for (int cell = 0; cell < rules.cells(); cell++) {
                    assertEquals(setup.pieceAt(cell), placed.pieceAt(cell), "piece on cell " + cell);
                }
                assertEquals(setup.side(), position.sideToMove(), "side to move");
                assertEquals("-", placed.field(Setup.CASTLING), "castling");
                assertEquals("-", placed.field(Setup.EN_PASSANT), "en passant");
                assertEquals(List.of(0, 1), List.of(position.halfmoveClock(), position.fullmoveNumber()), "clocks");
                for (int board = 0; board < placed.boards(); board++) {
                    assertEquals(rules.empty().anchorOf(board), placed.anchorOf(board), "anchor of board " + board);
                }
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> aPlacedPositionIsEqualToItsSetup() {
        return specimens().inAllRules(rules -> {
            Position position = Specimens.emptyBoard(rules);
            Random random = new Random(2);
            for (int i = 0; i < PLACEMENTS; i++) {
                place(position, random);
                String text = position.words().text();
                Answers fresh = Answers.full(rules.position(rules.read(text), Purpose.STUDY));
                fresh.assertSame(Answers.full(position), "placed as " + text);
            }
        });
    }

    /** Places a royal piece a side and up to two other men at random, and returns what was asked for. */
    private static Setup place(Position position, Random random) {
        Rules rules = position.rules();
        int[] cells = random.ints(0, rules.cells())
                .distinct()
                .limit(2L + random.nextInt(3))
                .toArray();
        List<PieceType> types = rules.pieceTypes();
        int royal = IntStream.range(0, types.size())
                .filter(i -> types.get(i).royal())
                .findFirst()
                .orElse(0);
        int[] pieces = IntStream.range(0, cells.length)
                .map(i -> Piece.code(Side.of(i % 2), i < 2 ? royal : random.nextInt(types.size())))
                .toArray();
        Side side = Side.of(random.nextInt(2));
        position.place(cells, pieces, cells.length, side);
        Setup.Builder setup = rules.empty().toBuilder().side(side);
        IntStream.range(0, cells.length).forEach(i -> setup.piece(cells[i], pieces[i]));
        return setup.build();
    }
}
