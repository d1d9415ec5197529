package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Aspect;
import org.plyspace.api.Position;
import org.plyspace.api.TextException;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.end.Occupation;
import org.plyspace.movegen.end.Stalemate;
import org.plyspace.movegen.hand.Hands;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.PawnSpec;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

/** Checks {@link EndRule} on a board of five by five with kings, rooks, knights, stones and pawns. */
@DisplayName("The end of a game")
final class EndingsTest {

    private static final Lattice BOARD = Lattice.box(5, 5, 1);
    /** The middle square. */
    private static final EndRule.Goals GOAL = (side, cell) -> BOARD.x(cell) == 2 && BOARD.y(cell) == 2;

    private static LatticeSpec declared(EndRule rule) {
        return Toy.onlyKings(BOARD)
                .piece("R", "rook", Aspect.ROOK, Toy.ROOK, List.of())
                .piece("N", "knight", Aspect.KNIGHT, List.of(), Toy.KNIGHT)
                .piece("S", "stone", Aspect.OTHER_PIECES, List.of(), List.of())
                .pawn("P", "pawn", PawnSpec.plain(Toy.AHEAD, Toy.AHEAD_ASKEW, Toy.ranks(BOARD, 5, 5), "RN"))
                .end(rule)
                .start("1:rnknr/ppppp/5/PPPPP/RNKNR w - - 0 1");
    }

    private static TextRules game(EndRule rule) {
        return Toy.rules(declared(rule));
    }

    private static String outcome(EndRule rule, String men) {
        return game(rule).men(men).outcome();
    }

    @ParameterizedTest
    @CsvSource({"DRAW, draw by stalemate", "WIN, white wins by stalemate", "LOSS, black wins by stalemate"})
    void stalemate(Stalemate meaning, String outcome) {
        assertEquals(outcome, outcome(EndRule.SHARED.withStalemate(meaning), "Ka1 ke5 Ra4 Rd1 b"));
        assertEquals(
                "white wins by checkmate", outcome(EndRule.SHARED.withStalemate(meaning), "Ka1 ke5 Ra4 Re1 Rb5 b"));
    }

    @ParameterizedTest
    @CsvSource({
        "50, 99, ''",
        "50, 100, draw by fifty moves",
        "75, 149, ''",
        "75, 150, draw by seventy-five moves",
        "100, 200, draw by a hundred moves",
        "3, 6, draw by 3 moves",
        "0, 9999, ''",
    })
    void clock(int moves, int halfmoves, String outcome) {
        assertEquals(outcome, outcome(EndRule.SHARED.withClock(moves), "Ka1 ke5 Rb1 w - - " + halfmoves + " 5000"));
    }

    @Test
    void capturesThatDoNotSetTheClockBack() {
        String men = "Ka2 ke5 Rb1 nb3 Pc2 w - - 7 20";
        TextPosition shared = game(EndRule.SHARED).men(men);
        TextPosition counting = game(EndRule.SHARED.withClockThroughCaptures()).men(men);
        assertEquals(0, shared.play("b1-b3").position().halfmoveClock());
        assertEquals(8, counting.play("b1-b3").position().halfmoveClock());
        counting.position().unmake();
        assertEquals(7, counting.position().halfmoveClock());
        assertEquals(0, counting.play("c2-c3").position().halfmoveClock(), "pawns do set it back");
        counting.position().unmake();
        assertEquals(0, counting.play("c2-b3").position().halfmoveClock(), "also when they capture");
    }

    @Test
    void deadPositions() {
        assertEquals("draw by dead position", outcome(EndRule.SHARED, "Ka1 ke5"));
        assertEquals("draw by dead position", outcome(EndRule.SHARED, "Ka1 ke5 Sb3 sb4"));
        assertEquals("", outcome(EndRule.SHARED, "Ka1 ke5 Na2"));
        assertEquals("", outcome(EndRule.SHARED.withoutDeadPosition(), "Ka1 ke5"));
        assertEquals("", outcome(EndRule.SHARED.withGoals(GOAL), "Ka1 ke5"));
        assertEquals("", outcome(EndRule.SHARED.withChecks(2), "Ka1 ke5"));
    }

    @Test
    void goals() {
        EndRule rule = EndRule.SHARED.withGoals(GOAL);
        TextPosition position = game(rule).men("Kb2 ke5 Pa2 pe4");
        assertEquals("", position.outcome());
        assertEquals("white wins by goal reached", position.play("b2-c3").outcome());
        assertEquals("black wins by goal reached", outcome(rule, "Ka1 kc3 Pa2 pe4 w"));
        assertEquals("", outcome(rule, "Ka1 ke5 Rc3 rc4"), "only royal pieces reach goals");
    }

    @Test
    void aRookInTheMiddle() {
        EndRule rule =
                EndRule.SHARED.withOccupation(new Occupation("rook in the middle", List.of("R"), 1, List.of(GOAL)));
        TextPosition position = game(rule).men("Ka1 ke5 Rc1 rd5 Pa2 pa4");
        assertEquals("", position.outcome());
        assertEquals("white wins by rook in the middle", position.play("c1-c3").outcome());
        assertEquals("black wins by rook in the middle", outcome(rule, "Ka1 ke5 rc3 w"));
        assertEquals("", outcome(rule, "Ka1 ke5 Nc3 w"), "another piece is there");
        assertEquals("", outcome(rule, "Ka1 ke5"), "no dead position");
    }

    @Test
    void threeOfAKindOnOneOfSeveralAreas() {
        List<EndRule.Goals> files = IntStream.range(0, 5)
                .mapToObj(file -> (EndRule.Goals) (side, cell) -> BOARD.x(cell) == file)
                .toList();
        EndRule rule = EndRule.SHARED.withOccupation(new Occupation("three on a file", List.of("R", "N"), 3, files));
        TextPosition position = game(rule).men("Ka1 ke5 Rb1 Nb3 Rc2 nd1 nd2 w");
        assertEquals("", position.outcome(), "two of each side's");
        assertEquals("white wins by three on a file", position.play("c2-b2").outcome());
        position.position().unmake();
        assertEquals("", position.play("b3-d2").outcome(), "two of one side's and one of the other's");
    }

    @Test
    void ofSeveralOccupationsTheFirstIsTheReasonAndCheckmateComesBefore() {
        EndRule rule = EndRule.SHARED
                .withOccupation(new Occupation("first", List.of("R"), 2, List.of((side, cell) -> BOARD.y(cell) == 2)))
                .withOccupation(new Occupation("second", List.of("R"), 1, List.of((side, cell) -> BOARD.y(cell) == 2)));
        assertEquals("white wins by first", outcome(rule, "Ka1 ke5 Rb3 Rc3 b"));
        assertEquals("white wins by second", outcome(rule, "Ka1 ke5 Rb3 b"));
        assertEquals("white wins by checkmate", outcome(rule, "Ka1 ke5 Ra4 Re3 Rb5 b"));
    }

    @Test
    void anOccupationThatCannotBeToldIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Occupation("First!", List.of("R"), 1, List.of(GOAL)));
        assertThrows(IllegalArgumentException.class, () -> new Occupation("first", List.of("R"), 0, List.of(GOAL)));
        assertThrows(IllegalArgumentException.class, () -> new Occupation("first", List.of(), 1, List.of(GOAL)));
        assertThrows(IllegalArgumentException.class, () -> new Occupation("first", List.of("R"), 1, List.of()));
    }

    @Test
    void anAreaThatIsTooSmallIsAFaultOfTheDeclaration() {
        EndRule rule = EndRule.SHARED.withOccupation(new Occupation("two there", List.of("R"), 2, List.of(GOAL)));
        assertEquals(
                List.of("end: 'two there' needs 2 men on an area of 1 cell for white; expected at least as many cells"),
                declared(rule).faults().stream().map(Object::toString).toList());
    }

    @Test
    void bareKing() {
        EndRule rule = EndRule.SHARED.withBareKing();
        assertEquals("white wins by bare king", outcome(rule, "Ka1 ke5 Na2 Nb1 b"), "two men cannot go at once");
        assertEquals("white wins by bare king", outcome(rule, "Ka1 ke5 Na2 w"), "it had its move");
        TextPosition chance = game(rule).men("Ka1 kb3 Na3 b");
        assertEquals("", chance.outcome());
        assertEquals("draw by dead position", chance.play("b3-a3").outcome());
        TextPosition missed = game(rule).men("Ka1 ke5 Na2 b");
        assertEquals("", missed.outcome());
        assertEquals("white wins by bare king", missed.play("e5-d5").outcome());
        assertEquals("white wins by bare king", outcome(rule, "Kc3 ka5 Rb1 Nd5 b"));
        assertEquals(
                "white wins by bare king",
                outcome(rule, "Kb3 ka1 Nd2 b"),
                "stalemate leaves it no move to bare the other");
    }

    /** A man in hand can be dropped, so that whoever has one is not bare. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "Ka1 ke5 Ra2 Rb2 b - - 0 1, white wins by bare king",
        "Ka1 ke5 Ra2 Rb2 b - - 0 1 hand=r, ''",
        "Ka1 ke5 rc4 rd4 w - - 0 1, black wins by bare king",
        "Ka1 ke5 rc4 rd4 w - - 0 1 hand=R, ''",
        "'Ka1 ke5 w - - 0 1 hand=R2,r', ''",
    })
    void aManInHandIsAMan(String men, String outcome) {
        TextRules game = Toy.rules(Toy.onlyKings(BOARD)
                .piece("R", "rook", Mode.slide(Toy.ROOK))
                .hands(Hands.of("R", 9))
                .end(EndRule.SHARED.withBareKing()));
        assertEquals(outcome, game.men(men).outcome());
    }

    @Test
    void extinction() {
        EndRule rule = EndRule.SHARED.withExtinction("N", "P");
        TextPosition position = game(rule).men("Ka1 ke5 Rb1 Nc1 nb3 Pe1 pa3 rd5");
        assertEquals("", position.outcome());
        assertEquals("white wins by extinction", position.play("b1-b3").outcome());
        assertEquals("black wins by extinction", outcome(rule, "Ka1 ke5 Rb1 Pe1 pa3 nb3"));
        assertEquals("", outcome(rule, "Ka1 ke5 Nb1 Pe1 pa3 nb3"));
    }

    @Test
    void checksGiven() {
        EndRule rule = EndRule.SHARED.withChecks(3);
        TextPosition position = game(rule).men("Ka1 ke5 Rb3 rc2");
        position.play("b3-b5");
        assertEquals("1:1R2k/5/5/2r2/K4 b - - 1 1 checks=w", position.text());
        position.play("e5-e4", "b5-b4", "e4-e5", "b4-b5");
        assertEquals("1:1R2k/5/5/2r2/K4 b - - 5 3 checks=w3", position.text());
        assertEquals("white wins by checks given", position.outcome());
        position.position().unmake();
        assertEquals("1:4k/1R3/5/2r2/K4 w - - 4 3 checks=w2", position.text());
        assertEquals("", position.outcome());
        position.play("b4-c4", "c2-c1");
        assertEquals("1:4k/2R2/5/5/K1r2 w - - 6 4 checks=b,w2", position.text());
    }

    @Test
    void checksAreInTheKeyButNotInWhatIsRepeated() {
        TextRules game = game(EndRule.SHARED.withChecks(3));
        TextPosition one = game.men("Ka1 ke5 Rb3 rc2").play("b3-b5");
        TextPosition read = game.read(one.text());
        TextPosition none = game.men("Ka1 ke5 Rb5 rc2 b - - 1 1");
        assertEquals(read.position().key(), one.position().key());
        assertNotEquals(none.position().key(), one.position().key());
        assertEquals(none.position().repetitionKey(), one.position().repetitionKey());
    }

    @ParameterizedTest
    @ValueSource(strings = {"w1", "w4", "w2,b", "w,w", "", "x", "W"})
    void wrongChecksAreRefused(String field) {
        TextRules game = game(EndRule.SHARED.withChecks(3));
        assertThrows(TextException.class, () -> game.rules().read("1:4k/5/5/5/K4 w - - 0 1 checks=" + field));
    }

    /** Search and perft continue after a game has ended; the positions that follow must still be written and read. */
    @Test
    void checksAfterTheEndCanStillBeWrittenAndRead() {
        TextRules game = game(EndRule.SHARED.withChecks(2));
        TextPosition position = game.men("Ka1 ke5 Rb3 rc2 Pe1 pa3").play("b3-b5");
        for (int i = 0; i < 9; i++) {
            position.play("e5-e4", "b5-b4", "e4-e5", "b4-b5");
        }
        assertEquals("white wins by checks given", position.outcome());
        assertEquals(position.text(), game.read(position.text()).text());
    }

    /** Where several apply at once, the first in this list does: mate, goal, bare king, extinction, checks, stalemate, dead, clock. */
    @Test
    void orderOfEndings() {
        EndRule all = EndRule.SHARED
                .withStalemate(Stalemate.LOSS)
                .withGoals(GOAL)
                .withBareKing()
                .withExtinction("P")
                .withChecks(2);
        String none = " b - - 100 60 checks=w2";
        assertEquals("white wins by checkmate", outcome(all, "Kc3 ke5 Ra4 Ra5" + none));
        assertEquals("white wins by goal reached", outcome(all, "Kc3 ke5 Ra4 Rd1" + none));
        assertEquals("white wins by bare king", outcome(all, "Ka1 ke5 Ra4 Rd1" + none));
        assertEquals("white wins by extinction", outcome(all, "Ka1 ke5 Ra4 Rd1 sd4 Pe1" + none));
        assertEquals("white wins by checks given", outcome(all, "Ka1 ke5 Ra4 Rd1 pb3 Pb2 sc1" + none));
        assertEquals("black wins by stalemate", outcome(all, "Ka1 ke5 Ra4 Rd1 pb3 Pb2 sc1 b - - 100 60"));
        assertEquals("draw by fifty moves", outcome(all, "Ka1 ke5 Ra4 pb3 Pb2 b - - 100 60"));
        EndRule dead = EndRule.SHARED.withStalemate(Stalemate.WIN);
        assertEquals("draw by dead position", outcome(dead, "Ka1 ke5 b - - 100 60"));
    }

    /** If Black is bare and without a move, Black has lost by being bare, whatever White lacks. */
    @Test
    void aBareKingWithoutAMoveComesBeforeExtinction() {
        EndRule rule = EndRule.SHARED.withBareKing().withExtinction("P");
        assertEquals("white wins by bare king", outcome(rule, "Kb3 ka1 Nd2 b"));
    }

    /**
     * If a condition holds for both sides, that of the side that has just moved decides: by its own goal it wins, by its own loss it loses (3dc.md,
     * TC-9); if it holds for the other side alone, that counts as well.
     */
    @Test
    void theSideThatHasJustMovedIsLookedAtFirst() {
        EndRule goal = EndRule.SHARED.withGoals(GOAL);
        assertEquals("white wins by goal reached", outcome(goal, "Kc3 ke5 Pa2 pe4 w"));
        EndRule extinction = EndRule.SHARED.withExtinction("N");
        assertEquals("white wins by extinction", outcome(extinction, "Ka1 ke5 Nb1 w"));
        assertEquals("black wins by extinction", outcome(extinction, "Ka1 ke5 nb1 w"));
        assertEquals("white wins by extinction", outcome(extinction, "Ka1 ke5 Rb1 w"));
        EndRule checks = EndRule.SHARED.withChecks(3);
        assertEquals("white wins by checks given", outcome(checks, "Ka1 ke5 Rb1 w - - 0 1 checks=w3"));
        assertEquals("black wins by checks given", outcome(checks, "Ka1 ke5 Rb1 w - - 0 1 checks=b3,w3"));
        assertEquals("", outcome(checks, "Ka1 ke5 Rb1 w - - 0 1 checks=b2,w2"));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 5_001})
    void clocksThatNobodyWouldSeeTheEndOfAreRefused(int moves) {
        assertThrows(IllegalArgumentException.class, () -> EndRule.SHARED.withClock(moves));
        assertEquals(5_000, EndRule.SHARED.withClock(5_000).clock());
        assertThrows(IllegalArgumentException.class, () -> EndRule.SHARED.withChecks(moves));
        assertEquals(15, EndRule.SHARED.withChecks(15).checks());
        assertThrows(IllegalArgumentException.class, () -> EndRule.SHARED.withChecks(16));
    }

    @Test
    void checksAreAFieldOfTheirOwn() {
        assertEquals(
                "[SetupField[name=checks, meaning=how many checks each side has given, content=COUNTS, values=[b, w]]]",
                game(EndRule.SHARED.withChecks(3)).rules().fields().stream()
                        .filter(field -> field.name().equals("checks"))
                        .toList()
                        .toString());
        assertTrue(game(EndRule.SHARED).rules().fields().stream()
                .noneMatch(field -> field.name().equals("checks")));
    }

    @Test
    void endRulesNeverChangeMoves() {
        EndRule rule = EndRule.SHARED
                .withStalemate(Stalemate.WIN)
                .withClock(1)
                .withGoals(GOAL)
                .withBareKing()
                .withExtinction("P", "N")
                .withChecks(1);
        for (long seed = 1; seed <= 5; seed++) {
            Position shared = game(EndRule.SHARED).start().position();
            Position ended = game(rule).start().position();
            Random random = new Random(seed);
            Random same = new Random(seed);
            int ply = 0;
            do {
                String where = "seed " + seed + ", ply " + ply++;
                assertEquals(
                        List.of(RandomPlay.moves(shared).length, RandomPlay.perft(shared, 2)),
                        List.of(RandomPlay.moves(ended).length, RandomPlay.perft(ended, 2)),
                        where);
            } while (ply < 40 && RandomPlay.one(shared, random) && RandomPlay.one(ended, same));
            assertTrue(ply > 10);
        }
        assertFalse(game(rule).start().moves().isEmpty());
    }
}
