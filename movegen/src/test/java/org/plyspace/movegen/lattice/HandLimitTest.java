package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Fault;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.TextException;
import org.plyspace.movegen.declare.DeclarationException;
import org.plyspace.movegen.declare.DeclarationFault;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.hand.Drop;
import org.plyspace.movegen.hand.Hands;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.PawnSpec;
import org.plyspace.movegen.lattice.declare.Promotion;

/** Checks that no hand ever holds more than its text can state: setups from which play could exceed that are refused. */
final class HandLimitTest {

    private static final String START = "1:rbsgk/4p/5/P4/KGSBR w - - 0 1";
    private static final int GAMES = 20;
    private static final int PLIES = 120;

    private static Rules rules(LatticeSpec spec) {
        return Toy.rules(spec).rules();
    }

    /** Every piece of the start can be captured: two of each type, promoted or not. */
    private static LatticeSpec justEnough() {
        return Toys.hands(2).end(EndRule.SHARED.withClock(0));
    }

    /** Pawns become golds and are then held as golds. */
    private static LatticeSpec pawnsHeldAsGolds(int most) {
        return Toys.hands(10)
                .promotes("P", Promotion.must(Toy.ranks(Toys.FIVE, 5, 5), "G"))
                .hands(Hands.of("RBGSP", most).dropping("P", Drop.except(Toy.ranks(Toys.FIVE, 5, 5))));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "1:4k/5/ppp2/5/K4 w - - 0 1;"
                        + "placement: 3 men could come into one hand as P, 3 from the board and 0 from hands",
                "1:4k/5/+pp3/5/K4 w - - 0 1 hand=P;"
                        + "hand: 3 men could come into one hand as P, 2 from the board and 1 from hands",
                "1:4k/5/5/5/KGg2 w - - 0 1 hand=g;"
                        + "hand: 3 men could come into one hand as G, 2 from the board and 1 from hands",
                "1:4k/5/5/5/K4 w - - 0 1 hand=S2,s;"
                        + "hand: 3 men could come into one hand as S, 0 from the board and 3 from hands",
            })
    void tooManyMenOfATypeAreRefused(String text, String reason) {
        Rules rules = rules(justEnough());
        for (Purpose purpose : Purpose.values()) {
            List<Fault> faults = rules.faults(rules.read(text), purpose);
            assertEquals(1, faults.size(), faults::toString);
            assertEquals(reason + "; expected at most 2 (toy.md)", faults.get(0).toString());
        }
    }

    @Test
    void menThatAreNeverHeldAndMenOfOtherTypesDoNotCount() {
        Rules rules = rules(justEnough());
        assertEquals(List.of(), rules.faults(rules.read("1:k4/5/+bB+rR1/5/K4 w - - 0 1 hand=G2,P2"), Purpose.GAME));
    }

    @Test
    void aManCountsForEveryTypeAsWhichItCouldBeHeld() {
        Rules rules = rules(pawnsHeldAsGolds(4));
        List<Fault> faults = rules.faults(rules.read("1:4k/5/2pp1/1PP2/K1G2 w - - 0 1"), Purpose.GAME);
        assertEquals(
                List.of("placement: 5 men could come into one hand as G, 5 from the board and 0 from hands;"
                        + " expected at most 4 (toy.md)"),
                faults.stream().map(Fault::toString).toList());
    }

    /** Nobody holds a pawn, but it may become a gold, and is then captured as one. */
    @Test
    void aPawnCountsForThePieceThatItCouldBecome() {
        Rules rules = rules(Toy.onlyKings(Toys.FIVE)
                .piece("G", "gold", Mode.leap(Toy.ROOK))
                .piece("S", "silver", Mode.leap(Toy.BISHOP))
                .pawn("P", "pawn", PawnSpec.plain(Toy.AHEAD, Toy.AHEAD_ASKEW, Toy.ranks(Toys.FIVE, 5, 5), "G"))
                .hands(Hands.of("GS", 2)));
        List<Fault> faults = rules.faults(rules.read("1:4k/5/pP3/5/KGSs1 w - - 0 1"), Purpose.GAME);
        assertEquals(
                List.of("placement: 3 men could come into one hand as G, 3 from the board and 0 from hands;"
                        + " expected at most 2 (toy.md)"),
                faults.stream().map(Fault::toString).toList());
        assertEquals(List.of(), rules.faults(rules.read("1:4k/5/pP3/5/K1Ss1 w - - 0 1"), Purpose.GAME));
    }

    @Test
    void theStartMustSatisfyTheLimit() {
        List<DeclarationFault> faults = assertThrows(DeclarationException.class, () -> rules(Toys.hands(1)))
                .faults();
        assertEquals(5, faults.size(), faults::toString);
        assertEquals(
                "hands, most: 1 is too few at the start: 2 men could come into one hand as B, 2 from the board and 0 from"
                        + " hands; expected at least 2",
                faults.get(0).toString());
        assertTrue(assertThrows(DeclarationException.class, () -> rules(pawnsHeldAsGolds(3)))
                .getMessage()
                .contains("4 men could come into one hand as G"));
    }

    @Test
    void aHandOfAtMostOneNeedsNoNumber() {
        LatticeSpec spec = Toys.hands(1).start("1:4k/5/4p/5/K4 w - - 0 1");
        TextException refused =
                assertThrows(TextException.class, () -> rules(spec).read("1:4k/5/5/5/K4 w - - 0 1 hand=P2"));
        assertTrue(
                refused.getMessage()
                        .contains("expected no more than one piece of a type, without a number, found 'P2'"),
                refused.getMessage());
    }

    /** Plays games of many captures from a start that has as many men as a hand may hold. */
    @ParameterizedTest(name = "seed {0}")
    @CsvSource({"1", "2"})
    void playNeverComesToAPositionThatIsRefused(long seed) {
        assertPlayIsAccepted(rules(justEnough()), START, seed);
        assertPlayIsAccepted(rules(pawnsHeldAsGolds(4)), START, seed);
        assertPlayIsAccepted(rules(justEnough()), "1:3rk/5/+P3p/5/K4 w - - 0 1 hand=B2,G,R,g,s2", seed);
    }

    private static void assertPlayIsAccepted(Rules rules, String from, long seed) {
        Random random = new Random(seed);
        int fullest = 0;
        for (int game = 0; game < GAMES; game++) {
            Position position = rules.position(rules.read(from), Purpose.GAME);
            for (int ply = 0; ply < PLIES && RandomPlay.one(position, random); ply++) {
                String text = position.words().text();
                List<Fault> faults = rules.faults(rules.read(text), Purpose.GAME);
                assertEquals(List.of(), faults, text);
                fullest = Math.max(fullest, fullest(position));
            }
        }
        assertTrue(fullest >= 2, "hands never were full, so nothing was tested");
    }

    private static int fullest(Position position) {
        int fullest = 0;
        for (int code = 2; code < 2 + 2 * position.rules().pieceTypes().size(); code++) {
            fullest = Math.max(fullest, position.hand(code));
        }
        return fullest;
    }
}
