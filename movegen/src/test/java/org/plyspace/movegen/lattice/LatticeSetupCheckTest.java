package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Fault;
import org.plyspace.api.Piece;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.tck.text.TextRules;

/** Checks that setups that were not read from a text are refused by name, whatever they contain. */
final class LatticeSetupCheckTest {

    private static final Rules CHESS = new TextRules(new Orthodox(), "").rules();

    private static void assertFault(String fault, Setup setup) {
        List<String> faults =
                CHESS.faults(setup, Purpose.GAME).stream().map(Object::toString).toList();
        assertEquals(List.of(fault + " (notation.md, Positions)"), faults);
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "castling; QK; expected '-' or letters out of KQkq, in this order, found 'QK'",
                "en passant; e9; \"there is no square 'e9'; files run from a to h, ranks from 1 to 8\"",
            })
    void malformedFields(String field, String value, String reason) {
        assertFault(
                field + ": " + reason,
                CHESS.start().toBuilder().field(field, value).build());
    }

    @Test
    void unknownFields() {
        assertFault(
                "fields: there is no field 'clock?'; expected castling, en passant",
                CHESS.start().toBuilder().field("clock\u001b", "3").build());
    }

    @Test
    void menOfNoType() {
        assertFault(
                "placement: no piece has the code 40; expected 2 to 13",
                CHESS.start().toBuilder().piece(30, 40).build());
    }

    @Test
    void boardsOfAnotherSize() {
        assertFault(
                "placement: found 64 cells and 2 movable boards; expected 64 cells",
                Setup.builder(64, 2).build());
    }

    @ParameterizedTest(name = "{0} and {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "-1 | 1 | halfmove clock: -1 is out of range; expected 0 to 100000",
                "100001 | 1 | halfmove clock: 100001 is out of range; expected 0 to 100000",
                "0 | 0 | fullmove number: 0 is out of range; expected 1 to 100000",
            })
    void clocksThatNoTextHas(int halfmoves, int fullmoves, String fault) {
        assertFault(
                fault, CHESS.start().toBuilder().clocks(halfmoves, fullmoves).build());
    }

    @ParameterizedTest(name = "{1} of {0}")
    @CsvSource({
        "WHITE, -1, true",
        "WHITE, 11, true",
        "WHITE, 10, false",
        "BLACK, -1, true",
        "BLACK, 11, true",
        "BLACK, 10, false"
    })
    void handsThatNoTextHas(Side holder, int count, boolean refused) {
        TextRules hands = Toy.rules(Toys.hands());
        int pawn = Piece.code(holder, 5);
        for (Side mover : Side.values()) {
            Setup setup = hands.setup("Ka1 ke5 " + mover.symbol()).toBuilder()
                    .hand(pawn, count)
                    .build();
            assertEquals(
                    refused
                            ? List.of("hand: " + count + " pieces of one type in hand; expected 0 to 10 (toy.md)")
                            : List.of(),
                    hands.rules().faults(setup, Purpose.GAME).stream()
                            .map(Object::toString)
                            .toList());
        }
    }

    @Test
    void nothingInHandThatIsNoPiece() {
        List<String> faults = CHESS
                .faults(CHESS.start().toBuilder().hand(Piece.NONE, 1).build(), Purpose.GAME)
                .stream()
                .map(Fault::reason)
                .toList();
        assertEquals(List.of("a piece with code 0 cannot be held in hand; expected none"), faults);
    }
}
