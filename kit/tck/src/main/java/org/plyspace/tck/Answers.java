package org.plyspace.tck;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Assertions;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Side;

/**
 * A position's answers to every question, for comparison with its own answers at another time or with those of an equal
 * position.
 */
final class Answers {

    /** The approximate number of cells asked about on large boards by questions that are asked cell by cell. */
    private static final int CELLS_ASKED = 400;

    private final Map<String, Object> byQuestion = new LinkedHashMap<>();

    private Answers() {}

    /** The answers that cost least and reveal most. */
    static Answers brief(Position position) {
        Answers answers = new Answers();
        answers.put("side to move", position.sideToMove());
        answers.put("key", position.key());
        answers.put("halfmove clock", position.halfmoveClock());
        answers.put("fullmove number", position.fullmoveNumber());
        answers.put("number of legal moves", position.countLegalMoves());
        answers.put("pieces", cells(position.rules().cells(), 1, position::pieceAt));
        return answers;
    }

    /** All answers. */
    static Answers full(Position position) {
        Answers answers = brief(position);
        answers.put("text", position.words().text());
        answers.put("setup", position.words().setup());
        answers.put("in check", position.inCheck());
        answers.put("repetition key", position.repetitionKey());
        answers.put("has a legal move", position.hasLegalMove());
        answers.put("outcome", position.outcome());
        answers.put("ending", position.ending());
        answers.put("end without a move", position.endingWithoutMove());
        answers.put("whether passing is sound", position.isPassingSound());
        answers.put("rights", position.rights());
        answers.addBoards(position);
        answers.addMoves(position);
        for (Side side : Side.values()) {
            answers.addMen(position, side);
        }
        answers.addCells(position);
        return answers;
    }

    private void addBoards(Position position) {
        int boards = position.rules().empty().boards();
        put("hands", cells(Piece.CODES, 1, position::hand));
        put("anchors", cells(boards, 1, position::anchorOf));
        put("owners", cells(boards, 1, board -> position.ownerOf(board).index()));
    }

    private void addMoves(Position position) {
        long[] moves = Moves.sorted(Moves.legal(position));
        put("legal moves", moves);
        put("legal captures", Moves.sorted(Moves.captures(position)));
        put("legal quiet promotions", Moves.sorted(Moves.quietPromotions(position)));
        put("tags of the legal moves", LongStream.of(moves).map(position::tags).toArray());
        put(
                "cells captured on",
                LongStream.of(moves).map(position::capturedCell).toArray());
    }

    private void addMen(Position position, Side side) {
        int[] men = CellLists.of(position, side);
        put("men of " + side.word(), men);
        put("royals of " + side.word(), CellLists.royals(position, side));
        put(
                "attacks of " + side.word(),
                IntStream.of(men)
                        .flatMap(man -> IntStream.of(CellLists.attacks(position, man)))
                        .toArray());
    }

    private void addCells(Position position) {
        int cells = position.rules().cells();
        int stride = 1 + cells / CELLS_ASKED;
        for (Side side : Side.values()) {
            put("cells attacked by " + side.word(), cells(cells, stride, c -> position.isAttacked(c, side) ? 1 : 0));
        }
        put("x", cells(cells, stride, position::x));
        put("y", cells(cells, stride, position::y));
        put("z", cells(cells, stride, position::z));
        put("places", cells(cells, stride, position::placeOf));
        put("promotion distance", cells(cells, stride, position::promotionDistance));
    }

    private static int[] cells(int cells, int stride, IntUnaryOperator question) {
        return IntStream.iterate(0, cell -> cell < cells, cell -> cell + stride)
                .map(question)
                .toArray();
    }

    private void put(String question, Object answer) {
        byQuestion.put(question, answer);
    }

    /** Fails at the first question whose answer differs. */
    void assertSame(Answers later, String when) {
        byQuestion.forEach((question, expected) -> {
            Object actual = later.byQuestion.get(question);
            if (!Objects.deepEquals(expected, actual)) {
                Assertions.fail(when + " '" + question + "' is " + words(actual) + " instead of " + words(expected));
            }
        });
    }

    private static String words(Object answer) {
        return answer instanceof int[] ints
                ? Arrays.toString(ints)
                : answer instanceof long[] longs ? Arrays.toString(longs) : String.valueOf(answer);
    }
}
