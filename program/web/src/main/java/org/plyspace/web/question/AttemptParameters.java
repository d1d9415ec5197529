package org.plyspace.web.question;

import java.util.OptionalInt;
import java.util.function.Function;
import org.plyspace.api.Attempt;
import org.plyspace.api.Position;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;

/** Reads an attempt by hand from numbers by name. */
public final class AttemptParameters {

    private AttemptParameters() {}

    /**
     * Reads {@code from} and {@code to}, {@code board} and {@code anchor}, or {@code drop} and {@code to}.
     *
     * @param number the number given under a name; empty if there is none
     * @throws HttpError if it is none of these, or a number is out of the range of the position
     */
    public static Attempt of(Position position, Function<String, OptionalInt> number) {
        OptionalInt board = number.apply("board");
        if (board.isPresent()) {
            int boards = position.words().layout().movableBoards().size();
            int anchors = position.words().layout().anchors().size();
            return new Attempt.Shift(
                    inRange("board", board, boards), inRange("anchor", number.apply("anchor"), anchors));
        }
        int cells = position.rules().cells();
        int to = inRange("to", number.apply("to"), cells);
        OptionalInt drop = number.apply("drop");
        if (drop.isPresent()) {
            return new Attempt.Drop(
                    inRange("drop", drop, position.rules().pieceTypes().size()), to);
        }
        return new Attempt.Step(inRange("from", number.apply("from"), cells), to);
    }

    private static int inRange(String name, OptionalInt number, int end) {
        if (number.isEmpty()) {
            throw new HttpError(
                    ErrorType.MALFORMED,
                    "'" + name
                            + "' is missing; expected 'move', or 'from' and 'to', 'board' and 'anchor', 'drop' and 'to'");
        }
        if (number.getAsInt() < 0 || number.getAsInt() >= end) {
            throw new HttpError(
                    ErrorType.MALFORMED,
                    "'" + name + "' is " + number.getAsInt() + "; there are " + end + ", numbered from 0");
        }
        return number.getAsInt();
    }
}
