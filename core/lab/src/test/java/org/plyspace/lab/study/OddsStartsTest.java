package org.plyspace.lab.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Piece;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;
import org.plyspace.api.UsageException;
import org.plyspace.lab.verdict.Toys;
import org.plyspace.testing.RuleSets;

class OddsStartsTest {

    @ParameterizedTest(name = "{0} {1}, seed 7")
    @CsvSource({"koernke,R:NP", "twoboard,R:BP", "meder,Q:RB", "roth,R:N", "cube,Q:NB", "koernke,PPP:-", "twoboard,RR:Q"
    })
    void eachSideLacksWhatTheOtherHasMore(String id, String text) {
        Rules rules = RuleSets.of(id);
        PieceExchange exchange = PieceExchange.parse(rules, text);
        OddsStarts starts = new OddsStarts(rules);
        SplittableRandom random = new SplittableRandom(7);

        for (int i = 0; i < 20; i++) {
            OddsStarts.Pair pair = starts.draw(exchange, random);
            assertEquals(List.of(), rules.faults(pair.white(), Purpose.GAME));
            assertEquals(List.of(), rules.faults(pair.black(), Purpose.GAME));
            rules.pieceTypes().forEach(type -> {
                int first = exchange.first().count(type);
                int second = exchange.second().count(type);
                Setup start = rules.start();
                int white = Piece.code(Side.WHITE, type.index());
                int black = Piece.code(Side.BLACK, type.index());
                assertEquals(count(start, white) - second, count(pair.white(), white), "White has the first ones");
                assertEquals(count(start, black) - first, count(pair.white(), black));
                assertEquals(count(start, white) - first, count(pair.black(), white), "Black has them");
                assertEquals(count(start, black) - second, count(pair.black(), black));
            });
        }
    }

    private static long count(Setup setup, int code) {
        return IntStream.range(0, setup.cells())
                .filter(cell -> setup.pieceAt(cell) == code)
                .count();
    }

    @Test
    void colouredPiecesThatFaceEachOtherAreTakenWithSeed7() {
        Rules rules = RuleSets.of("koernke");
        Symmetry turn = rules.symmetries().stream()
                .filter(Symmetry::exchangesSides)
                .filter(symmetry -> IntStream.range(0, rules.cells())
                        .allMatch(cell -> rules.start().pieceAt(symmetry.image(cell))
                                == symmetry.pieceImage(rules.start().pieceAt(cell))))
                .findFirst()
                .orElseThrow();
        OddsStarts.Pair pair = new OddsStarts(rules).draw(PieceExchange.parse(rules, "R:NP"), new SplittableRandom(7));

        for (int cell = 0; cell < rules.cells(); cell++) {
            assertEquals(
                    turn.pieceImage(pair.white().pieceAt(cell)), pair.black().pieceAt(turn.image(cell)));
        }
    }

    @Test
    void rightsToCastleAreThoseThatAreLeftWithSeed7() {
        Rules rules = RuleSets.of("twoboard");
        SplittableRandom random = new SplittableRandom(7);
        OddsStarts starts = new OddsStarts(rules);
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            seen.add(starts.draw(PieceExchange.parse(rules, "-:R"), random)
                    .white()
                    .field(Setup.CASTLING));
        }

        assertEquals(Set.of("Kkq", "Qkq"), seen, "White lacks one rook or the other");
        OddsStarts.Pair without = starts.draw(PieceExchange.parse(rules, "-:RR"), random);
        assertEquals("kq", without.white().field(Setup.CASTLING));
        assertEquals("KQ", without.black().field(Setup.CASTLING));
    }

    @Test
    void aKingThatHasNoRookLeftHasNoRightWithSeed7() {
        Rules rules = RuleSets.of("koernke");
        OddsStarts.Pair pair =
                new OddsStarts(rules).draw(PieceExchange.parse(rules, "-:RRRR"), new SplittableRandom(7));

        assertEquals("2b8,3c8,1a8,1d8,4a8,4d8", pair.white().field(Setup.CASTLING));
    }

    @Test
    void whatTheStartDoesNotHaveIsRefused() {
        Rules rules = RuleSets.of("twoboard");
        OddsStarts starts = new OddsStarts(rules);
        PieceExchange exchange = PieceExchange.parse(rules, "RRR:Q");
        String message = assertThrows(UsageException.class, () -> starts.draw(exchange, new SplittableRandom(1)))
                .getMessage();

        assertEquals("each side of twoboard begins with 2 of the rook (R); expected no more than that in RRR", message);
    }

    @Test
    void aStartThatIsLegalInNoWayIsRefusedWithTheReason() {
        Rules rules = Toys.shields();
        OddsStarts starts = new OddsStarts(rules);
        PieceExchange exchange = PieceExchange.parse(rules, "S:-");
        String message = assertThrows(UsageException.class, () -> starts.draw(exchange, new SplittableRandom(1)))
                .getMessage();

        assertTrue(message.startsWith("S:- cannot be played in shields: of 100 choices"), message);
        assertTrue(message.contains("black is in check, but it is white's turn"), message);
    }
}
