package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.notation.MoveFinder;
import org.plyspace.movegen.notation.PieceInFront;
import org.plyspace.movegen.notation.SourceNotation;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

/** Notations of sources: what they write, and which move they mean where they omit what is clear from the board. */
final class NotationsTest {

    private static final int KING = 0;
    private static final int ROOK = 2;
    private static final int PAWN = 5;

    private static final TextRules CHESS = Toy.rules(Orthodox.spec().notation(new PieceInFront("plain")));
    private static final TextRules UCI = Toy.rules(Orthodox.spec().uciName("chess"));
    private static final TextRules HANDS = Toy.rules(Toys.hands().notation(new PieceInFront("plain")));

    @ParameterizedTest(name = "{0}: {1} is written {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "Ka1 kh8 Rb2 nb7 w; b2-b3; Rb2-b3",
                "Ka1 kh8 Rb2 nb7 w; b2-b7; Rb2xb7",
                "Ka1 kh8 Rb2 w; b2-b8; Rb2-b8+",
                "Ka1 kh8 Rb2 Rc7 w; b2-b8; Rb2-b8#",
                "Ka1 kh8 Pc7 w; c7-c8=Q; Pc7-c8=Q+",
                "Ke1 ka8 Rh1 w K; O-O; O-O",
            })
    void thePieceStandsInFrontAndWhatTheMoveDoesBehind(String men, String move, String written) {
        TextPosition position = CHESS.men(men);
        assertEquals(written, position.inSource(move));
        assertEquals(move, position.fromSource(written));
        assertInstanceOf(Verdict.Legal.class, new PieceInFront("plain").judge(position.position(), written));
    }

    @ParameterizedTest(name = "{0}: {1} is {2} to programs")
    @CsvSource(
            delimiter = ';',
            value = {
                "Ka1 kh8 Rb2 nb7 w; b2-b7; b2b7",
                "Ka1 kh8 Pc7 w; c7-c8=N; c7c8n",
                "Ka1 kh8 pc2 b; c2-c1=Q; c2c1q",
                "Ke1 ka8 Rh1 w K; O-O; e1g1",
                "Ke1 ke8 ra8 b q; O-O-O; e8c8"
            })
    void programsOfUciAreGivenTheirMoves(String men, String move, String written) {
        TextPosition position = UCI.men(men);
        assertEquals(written, position.inSource(move));
        assertEquals(move, position.fromSource(written));
    }

    @ParameterizedTest
    @CsvSource({"e1h1,O-O", "e1a1,O-O-O"})
    void aKingThatTakesHisRookCastles(String typed, String move) {
        assertEquals(move, UCI.men("Ke1 kd7 Rh1 Ra1 w KQ").fromSource(typed));
    }

    @Test
    void aDropHasTheSignOfTheProtocol() {
        assertEquals(
                "G@c3",
                Toy.rules(Toys.hands().uciName("gold"))
                        .men("Ka1 ke5 w - - 0 1 hand=G")
                        .inSource("G*c3"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "e1e3| a king does not move from e1 to e3 (FIDE 3)",
                "0000| malformed: cannot read '0000'; expected a move such as a1h8",
                "e1-e2| malformed: cannot read 'e1-e2'; expected a move such as a1h8"
            })
    void whatProgramsMayNotPlayHasAReason(String typed, String reason) {
        assertEquals(reason, UCI.men("Ke1 ka8 Rh1 w K").refusalOfSource(typed));
    }

    @Test
    void underCommonOptionsItIsNoGameOfTheProtocol() {
        LatticeVariant variant = Toy.of(() -> Orthodox.spec().uciName("chess"));
        assertEquals(Optional.of("chess"), new TextRules(variant, "").rules().uciName());
        assertEquals(
                Optional.empty(),
                new TextRules(variant, "stalemate=win").rules().uciName());
    }

    @Test
    void dropsAreWrittenAsTheyAre() {
        assertEquals("G*c3", HANDS.men("Ka1 ke5 w - - 0 1 hand=G").inSource("G*c3"));
    }

    /** A text in a source's notation is judged in that notation, not as machine form. */
    @Test
    void aSourceJudgesWhatIsWrittenInItsNotation() {
        TextRules game = Toy.rules(Orthodox.spec().notation(new Backwards()));
        TextPosition position = game.men("Ka1 kh8 Rb2 w");
        assertEquals("3b-2b", position.inSource("b2-b3"));
        assertEquals("b2-b3", position.fromSource("3b-2b"));
        assertEquals("there is no piece on b3 (rules/README.md)", position.refusalOfSource("2b-3b"));
    }

    /** The machine form spelt backwards, without marks. */
    private static final class Backwards implements SourceNotation {

        @Override
        public Notation notation() {
            return new Notation("backwards", "from its end", true);
        }

        @Override
        public String write(Position position, long move) {
            return turned(position.words().text(move, Notation.MACHINE));
        }

        @Override
        public Verdict judge(Position position, String text) {
            return position.words().judge(turned(text), Notation.MACHINE);
        }

        private static String turned(String text) {
            return new StringBuilder(text).reverse().toString();
        }
    }

    @Test
    void aNotationThatTheRulesDoNotHaveIsRefused() {
        Position position = CHESS.start().position();
        Notation other = new Notation("other", "another", true);
        String refusal = assertThrows(
                        IllegalArgumentException.class, () -> position.words().judge("e2-e4", other))
                .getMessage();
        assertTrue(refusal.startsWith("no notation other in toy; there are ["), refusal);
        assertTrue(refusal.contains("plain"), refusal);
    }

    private static Verdict meant(TextPosition position, int type, String target, LongPredicate wanted) {
        return new MoveFinder(position.position()).judge(type, Orthodox.cell(target), wanted, "typed", "page 7");
    }

    @Test
    void theOnlyMoveThatFitsIsMeant() {
        TextPosition position = CHESS.men("Ka1 kh8 Rb2 Rg3 w");
        Verdict.Legal legal = assertInstanceOf(Verdict.Legal.class, meant(position, ROOK, "b7", move -> true));
        assertEquals("b2-b7", position.position().words().text(legal.move(), Notation.MACHINE));
    }

    @Test
    void ofSeveralMovesTheOneIsMeantOfWhichMoreIsKnown() {
        TextPosition position = CHESS.men("Ka1 kh8 Rb2 Rg3 w");
        Verdict.Illegal ambiguous = assertInstanceOf(Verdict.Illegal.class, meant(position, ROOK, "b3", move -> true));
        assertEquals(
                new Verdict.Illegal(Refusal.AMBIGUOUS, "typed is ambiguous: it could be b2-b3 or g3-b3", "page 7")
                        .mark(Role.TARGET, Orthodox.cell("b3")),
                ambiguous);
        assertInstanceOf(
                Verdict.Legal.class, meant(position, ROOK, "b3", move -> Move.from(move) == Orthodox.cell("g3")));
    }

    @Test
    void aKingsStepIsNotMistakenForCastling() {
        TextPosition position = CHESS.men("Ke1 ka8 Rh1 w K");
        assertTrue(position.allows("O-O"));
        assertEquals(
                "a king does not move from e1 to g1",
                assertInstanceOf(Verdict.Illegal.class, meant(position, KING, "g1", move -> true))
                        .reason());
    }

    /** If there is only one rook, the reason says why it cannot go there, with marks; if there are several, that none can. */
    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "Ka1 kh8 Rb2 Nb4 w; BLOCKED; blocked: b4 is occupied by a white knight",
                "Ka1 kh8 Ra2 Rc3 w; NOBODY_CAN; typed: no white rook can make this move to b6",
                "Ka1 kh8 w; NOBODY_CAN; typed: no white rook can make this move to b6",
            })
    void whatFitsNoMoveIsExplained(String men, Refusal kind, String reason) {
        Verdict.Illegal illegal =
                assertInstanceOf(Verdict.Illegal.class, meant(CHESS.men(men), ROOK, "b6", move -> true));
        assertEquals(kind, illegal.kind());
        assertEquals(reason, illegal.reason());
        assertTrue(illegal.cells(Role.TARGET).contains(Orthodox.cell("b6")), illegal::toString);
    }

    @Test
    void aManIsExplainedIfTheTextLetsItComeFromWhereItStands() {
        MoveFinder finder = new MoveFinder(CHESS.men("Ka1 kh8 Rb2 Rc3 Nb4 w").position());
        assertEquals(
                "blocked: b4 is occupied by a white knight",
                finder.explainNone(ROOK, from -> from == Orthodox.cell("b2"), "b6", "typed", "page 7")
                        .reason());
        assertEquals(
                Refusal.NOBODY_CAN,
                finder.explainNone(ROOK, from -> from == Orthodox.cell("d4"), "b6", "typed", "page 7")
                        .kind());
    }

    @Test
    void aPromotionBelongsToTheTarget() {
        MoveFinder finder = new MoveFinder(CHESS.men("Ka1 kh8 Pb7 w").position());
        List<Long> promotions = finder.legal(move -> MoveFinder.arrives(move, PAWN, Orthodox.cell("b8")));
        assertEquals(4, promotions.size());
        assertTrue(IntStream.range(0, 4).allMatch(i -> Move.isPromotion(promotions.get(i))));
        assertEquals(
                Refusal.MUST_PROMOTE,
                finder.explainNone(PAWN, from -> true, "b8", "typed", "page 7").kind());
        assertEquals(
                Refusal.NOBODY_CAN,
                finder.explainNone(PAWN, from -> true, "b8=Q", "typed", "page 7")
                        .kind());
    }
}
