package org.plyspace.engine.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Aspect;
import org.plyspace.api.Effect;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.engine.testing.StandIn;

/** Which squares of a picture are marked, and as what. */
class MarksTest {

    private static final int ROOK = Piece.code(Side.WHITE, 1);
    private static final int KING = Piece.code(Side.WHITE, 0);
    private static final int ENEMY = Piece.code(Side.BLACK, 0);

    @Test
    void ofAMoveAllThatItTouchesIsMarked() {
        Marks marks = Marks.ofMove(List.of(
                new Effect.Step(1, 2, ROOK),
                new Effect.Remove(3, ENEMY),
                new Effect.Put(4, ROOK),
                new Effect.Drop(5, ROOK),
                new Effect.ShiftBoard(6, 7, 8)));

        assertEquals(Map.of(Mark.LAST_MOVE, Set.of(1, 2, 3, 4, 5)), marks.cells());
        assertEquals(Set.of(6), marks.boards());
    }

    @Test
    void ofAManThatIsAskedAboutCapturesAreApartFromOtherTargets() {
        Marks marks = Marks.ofReach(
                1,
                new long[] {Move.of(1, 2, ROOK, Piece.NONE), Move.of(1, 3, ROOK, ENEMY), Move.of(1, 4, ROOK, ENEMY)});

        assertEquals(Map.of(Mark.ORIGIN, Set.of(1), Mark.TARGET, Set.of(2), Mark.CAPTURE, Set.of(3, 4)), marks.cells());
        assertEquals(
                Map.of(Mark.ORIGIN, Set.of(1)), Marks.ofReach(1, new long[0]).cells());
    }

    @ParameterizedTest
    @CsvSource({
        "MOVER, ORIGIN",
        "TARGET, AIM",
        "BLOCKER, BLOCKER",
        "ATTACKER, ATTACKER",
        "ROYAL, CHECK",
        "PATH, PATH",
    })
    void ofARefusedMoveEachSquareIsMarkedByItsRole(Role role, Mark mark) {
        Verdict refused = new Verdict.Illegal(Refusal.BLOCKED, "it is blocked", "row 1").mark(role, 3, 5);

        Position unasked = StandIn.of(Position.class, (name, arguments) -> {
            throw StandIn.notAsked(name);
        });
        assertEquals(
                Map.of(mark, Set.of(3, 5)), Marks.ofVerdict(unasked, refused).cells());
    }

    @Test
    void ofALegalMoveItsEndsItsCaptureAndItsOwnMarksAreMarked() {
        PositionWords words = StandIn.of(PositionWords.class, (name, arguments) -> switch (name) {
            case "describe" -> List.of(new Effect.Remove(3, ENEMY), new Effect.Step(1, 2, ROOK));
            default -> throw StandIn.notAsked(name);
        });
        Position position = StandIn.of(Position.class, (name, arguments) -> switch (name) {
            case "words" -> words;
            default -> throw StandIn.notAsked(name);
        });
        Verdict legal = new Verdict.Legal(1, "", List.of(new Verdict.Mark(Role.PATH, 7)));

        assertEquals(
                Map.of(
                        Mark.ORIGIN, Set.of(1),
                        Mark.TARGET, Set.of(2),
                        Mark.CAPTURE, Set.of(3),
                        Mark.PATH, Set.of(7)),
                Marks.ofVerdict(position, legal).cells());
    }

    /** Two kings and a rook of White, whose turn it is, and a king of Black; all are attacked but the first king. */
    private static Position position(boolean check) {
        int[] men = {KING, KING, ROOK, ENEMY, Piece.NONE};
        List<PieceType> types = List.of(
                new PieceType(0, "K", "king", Aspect.KING, true, false, false),
                new PieceType(1, "R", "rook", Aspect.ROOK, false, false, false));
        Rules rules = StandIn.of(Rules.class, (name, arguments) -> switch (name) {
            case "cells" -> men.length;
            case "pieceTypes" -> types;
            default -> throw StandIn.notAsked(name);
        });
        return StandIn.of(Position.class, (name, arguments) -> switch (name) {
            case "rules" -> rules;
            case "inCheck" -> check;
            case "sideToMove" -> Side.WHITE;
            case "pieceAt" -> men[(int) arguments[0]];
            case "isAttacked" -> (int) arguments[0] > 0 && arguments[1] == Side.BLACK;
            default -> throw StandIn.notAsked(name);
        });
    }

    @Test
    void inCheckTheAttackedKingsOfTheSideToMoveAreMarkedBesides() {
        Marks last = Marks.ofMove(List.of(new Effect.Step(3, 4, ENEMY)));
        Marks marks = last.withCheck(position(true));

        assertEquals(Set.of(1), marks.of(Mark.CHECK));
        assertEquals(Set.of(3, 4), marks.of(Mark.LAST_MOVE));
        assertTrue(marks.has(Mark.CHECK, 1));
        assertFalse(marks.has(Mark.CHECK, 0));
        assertEquals(last, last.withCheck(position(false)));
    }
}
