package org.plyspace.movegen.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.stack.declare.StackCastling;

/** Covers the liberties of typed moves over stacks, and what is not a move there. */
final class TypedMovesTest {

    private Position position;
    private String step;
    private String piece;

    @BeforeEach
    void startWithAStepOfAPiece() {
        ToyStack toy = new ToyStack();
        position = toy.rules(OptionValues.of(toy.options(), Map.of())).startPosition();
        MoveList legal = new MoveList();
        position.legalMoves(legal);
        long move = LongStream.of(legal.toArray())
                .filter(candidate -> Move.kind(candidate) == Move.NORMAL)
                .findFirst()
                .orElseThrow();
        step = position.words().text(move, Notation.MACHINE);
        piece = position.rules().pieceTypes().get(Piece.type(Move.piece(move))).symbol();
    }

    private Verdict judge(String text) {
        return position.words().judge(text, Notation.MACHINE);
    }

    @Test
    void aLeadingPieceIsReadWithAndWithoutItsSign() {
        assertInstanceOf(Verdict.Legal.class, judge(step));
        assertInstanceOf(Verdict.Legal.class, judge(piece + "@" + step));
        assertInstanceOf(Verdict.Legal.class, judge(piece + step));
    }

    @Test
    void twoMovesAreOneTooMany() {
        for (String text : List.of(step + ";" + step, piece + "@" + step + ";" + piece + "@" + step)) {
            assertEquals(
                    Refusal.ONE_MOVE_A_TURN,
                    assertInstanceOf(Verdict.Illegal.class, judge(text)).kind(),
                    text);
        }
    }

    @Test
    void aBoardMoveHasNoLeadingPiece() {
        assertEquals(
                "a board move has no leading piece; expected <board>-<place>",
                assertInstanceOf(Verdict.Malformed.class, judge(piece + "@B1-L0"))
                        .reason());
    }

    @Test
    void aTextThatIsTooLongIsNoMove() {
        assertEquals(
                "a move of 41 characters is too long; expected at most 40",
                assertInstanceOf(Verdict.Malformed.class, judge("x".repeat(41))).reason());
    }

    @Test
    void castlingIsWrittenInTwoWaysOnly() {
        Castling elsewhere = new Castling("2O-O", Side.WHITE, 0, 2, 3, 1, List.of(), List.of());
        assertEquals(
                "castling 2O-O cannot be written over a stack; expected O-O or O-O-O",
                assertThrows(IllegalArgumentException.class, () -> new StackCastling(elsewhere, 0))
                        .getMessage());
    }
}
