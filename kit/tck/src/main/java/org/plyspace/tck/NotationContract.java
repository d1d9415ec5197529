package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Verdict;

/** Checks that moves are read back as written (notation.md, Moves). */
interface NotationContract extends UnderTest {

    @TestFactory
    default Stream<DynamicTest> movesAreReadAsWritten() {
        return specimens().inSomePositions(4, position -> {
            for (Notation notation : position.rules().notations()) {
                for (long move : Moves.legal(position)) {
                    String text = position.words().text(move, notation);
                    assertFalse(
                            text.isBlank() || text.chars().anyMatch(Character::isISOControl), () -> "'" + text + "'");
                    if (notation.readable()) {
                        assertReadAs(position, text, notation, move);
                    }
                }
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> differentMovesHaveDifferentTexts() {
        return specimens().inAllPositions(position -> {
            for (Notation notation : position.rules().notations()) {
                Set<String> texts = new HashSet<>();
                for (long move : Moves.legal(position)) {
                    String text = position.words().text(move, notation);
                    boolean different = texts.add(text);
                    assertTrue(
                            different || !notation.readable(),
                            () -> "two moves are '" + text + "' in " + notation.id());
                }
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> machineFormIsOriginAndTarget() {
        return specimens().inAllPositions(position -> {
            Layout layout = position.words().layout();
            for (long move : Moves.legal(position)) {
                String text = Moves.text(position, move);
                String form = machineForm(position, layout, move);
                assertTrue(text.endsWith(form), () -> "'" + text + "' does not end with " + form);
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> machineFormIsReadLeniently() {
        return specimens().inSomePositions(4, position -> {
            Layout layout = position.words().layout();
            for (long move : Moves.someLegal(position, 20)) {
                String text = Moves.text(position, move);
                if (text.equals(machineForm(position, layout, move))) {
                    variations(position, move, text)
                            .forEach(other -> assertReadAs(position, other, Notation.MACHINE, move));
                }
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> aWrongLeadingPieceIsIllegal() {
        return specimens().inSomePositions(4, position -> {
            List<String> symbols = position.rules().pieceTypes().stream()
                    .map(PieceType::symbol)
                    .toList();
            for (long move : Moves.someLegal(position, 20)) {
                if (isOfOneMan(move)) {
                    String other = symbols.get((Piece.type(Move.piece(move)) + 1) % symbols.size()) + "@";
                    String text = other + Moves.text(position, move);
                    Verdict verdict = position.words().judge(text, Notation.MACHINE);
                    assertFalse(verdict instanceof Verdict.Legal, () -> "judged legal: '" + text + "'");
                }
            }
        });
    }

    private static Stream<String> variations(Position position, long move, String text) {
        Stream<String> marked = Stream.of("+", "++", "#").map(mark -> text + mark);
        if (!isOfOneMan(move)) {
            return Stream.concat(
                    marked, Stream.of(text.replace("O-O", "0-0")).filter(t -> Move.kind(move) == Move.CASTLING));
        }
        String symbol = symbol(position, Move.piece(move));
        String from = position.words().name(Move.from(move));
        String crossed = from + "x" + text.substring(from.length() + 1);
        return Stream.concat(marked, Stream.of(symbol + "@" + text, crossed, symbol + "@" + crossed));
    }

    /** Whether a move is written as origin, hyphen and target. */
    private static boolean isOfOneMan(long move) {
        int kind = Move.kind(move);
        return kind != Move.BOARD && kind != Move.CASTLING && kind != Move.DROP && kind != Move.FROM_AFAR;
    }

    private static String symbol(Position position, int piece) {
        return position.rules().pieceTypes().get(Piece.type(piece)).symbol();
    }

    private static String machineForm(Position position, Layout layout, long move) {
        if (Move.kind(move) == Move.CASTLING) {
            return "";
        }
        PositionWords words = position.words();
        String target = Move.kind(move) == Move.BOARD
                ? layout.anchors().get(Move.to(move)).name()
                : words.name(Move.to(move));
        String squares = switch (Move.kind(move)) {
            case Move.BOARD -> layout.movableBoards().get(Move.from(move)).name() + "-" + target;
            case Move.DROP -> symbol(position, Move.piece(move)) + "*" + target;
            case Move.FROM_AFAR -> words.name(Move.from(move)) + "*" + target;
            default -> words.name(Move.from(move)) + "-" + target;
        };
        boolean chosen = Move.isPromotion(move) && Piece.side(Move.promoted(move)) == position.sideToMove();
        return chosen ? squares + "=" + symbol(position, Move.promoted(move)) : squares;
    }

    private static void assertReadAs(Position position, String text, Notation notation, long move) {
        Verdict verdict = position.words().judge(text, notation);
        assertEquals(
                new Verdict.Legal(move),
                JudgeContract.withoutRemark(verdict),
                () -> "'" + text + "' in " + notation.id());
    }
}
