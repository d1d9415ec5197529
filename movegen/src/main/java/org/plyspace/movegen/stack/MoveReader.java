package org.plyspace.movegen.stack;

import java.util.List;
import org.plyspace.api.TextException;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.Board;
import org.plyspace.movegen.text.MoveInput;
import org.plyspace.movegen.text.Token;

/** Reads moves in machine form with the liberties of notation.md, whether or not they are legal. */
final class MoveReader {

    private final StackState state;
    private final Squares squares;
    private final String squareForm;
    private final List<Board> boards;
    private final List<String> anchors;
    private final boolean pieceInFront;
    private final List<String> choices;

    MoveReader(StackDefinition definition, StackState state, Squares squares, boolean pieceInFront) {
        this.state = state;
        this.pieceInFront = pieceInFront;
        this.squares = squares;
        this.squareForm = definition.squares().formInWords();
        this.boards = definition.stack().movables();
        this.anchors = definition.stack().anchors().stream().map(Anchor::name).toList();
        this.choices = definition.promotion().choices();
    }

    /**
     * What a text asks for.
     *
     * @throws TextException if it is no move
     */
    MoveRequest read(String text) {
        int semicolon = text.indexOf(';');
        if (semicolon > 0 && text.length() <= 2 * MoveInput.LONGEST) {
            String first = text.substring(0, semicolon);
            String second = text.substring(semicolon + 1);
            readOne(first, text, 0);
            readOne(second, text, semicolon + 1);
            return new MoveRequest.Two(first, second);
        }
        return readOne(text, text, 0);
    }

    private MoveRequest readOne(String part, String whole, int offset) {
        if (part.length() > MoveInput.LONGEST) {
            throw new TextException(
                    whole,
                    offset,
                    "a move of " + part.length() + " characters is refused; at most " + MoveInput.LONGEST
                            + " would be accepted");
        }
        MoveInput input = MoveInput.of(part);
        int start = offset + input.offset();
        if (input.body().equals("O-O") || input.body().equals("O-O-O")) {
            return new MoveRequest.Castle(input.body().equals("O-O"));
        }
        int dash = input.body().indexOf('-');
        int board = dash < 0 ? -1 : board(input.body().substring(0, dash));
        return board >= 0 ? shift(board, input, dash, whole, start) : step(input, whole, offset);
    }

    /** A board's number by its name, or by its short name if only one board of the mover's can be meant; else -1. */
    private int board(String name) {
        int found = -1;
        for (int board = 0; board < boards.size(); board++) {
            if (boards.get(board).name().equals(name)) {
                return board;
            }
        }
        for (int board = 0; board < boards.size(); board++) {
            boolean meant = boards.get(board).shortName().equals(name)
                    && state.controller(board).index() == state.mover;
            if (meant && found >= 0) {
                return -1;
            }
            found = meant ? board : found;
        }
        return found;
    }

    private MoveRequest shift(int board, MoveInput input, int dash, String whole, int start) {
        if (!input.piece().isEmpty()) {
            throw new TextException(whole, 0, "a board move has no leading piece; <board>-<place> would be accepted");
        }
        String rest = input.body().substring(dash + 1);
        String promotion = promotion(rest, whole, start + dash + 1);
        String place = promotion.isEmpty() ? rest : rest.substring(0, rest.indexOf('='));
        boolean known = anchors.contains(place) || (place.endsWith("i") && anchors.contains(withoutInversion(place)));
        if (!known) {
            throw new TextException(
                    whole,
                    Math.min(whole.length(), start + dash + 1),
                    "no board can hang at "
                            + new Token(place, 0, place.length()).quoted() + "; these places would be accepted: "
                            + String.join(", ", anchors));
        }
        return new MoveRequest.Shift(board, place, promotion);
    }

    static String withoutInversion(String place) {
        return place.substring(0, place.length() - 1);
    }

    private MoveRequest step(MoveInput typed, String whole, int offset) {
        MoveInput input = pieceInFront ? typed.withLeadingPiece() : typed;
        int start = offset + input.offset();
        String body = input.body();
        int from = squares.lengthOfNameIn(body);
        boolean dashed = from > 0 && from < body.length() && body.charAt(from) == '-';
        if (!dashed) {
            throw noMove(whole, start + from);
        }
        String rest = body.substring(from + 1);
        int to = squares.lengthOfNameIn(rest);
        String tail = rest.substring(to);
        String promotion = promotion(tail, whole, start + from + 1 + to);
        boolean complete = to > 0 && (tail.isEmpty() || (!promotion.isEmpty() && tail.indexOf('=') == 0));
        if (!complete) {
            throw noMove(whole, start + from + 1 + to);
        }
        return new MoveRequest.Step(body.substring(0, from), rest.substring(0, to), input.piece(), promotion);
    }

    /** The symbol after {@code =} at the end of a text, if there is one. */
    private String promotion(String text, String whole, int offset) {
        int equals = text.indexOf('=');
        if (equals < 0) {
            return MoveRequest.NO_PROMOTION;
        }
        if (state.tables.men.type(text.substring(equals + 1)) == Men.NO_TYPE) {
            throw new TextException(
                    whole,
                    Math.min(whole.length(), offset + equals),
                    choices.isEmpty()
                            ? "nothing promotes by these rules; expected no '='"
                            : "a promotion is written " + ChoiceExplainer.listed(choices) + " at the end");
        }
        return text.substring(equals + 1);
    }

    private TextException noMove(String whole, int offset) {
        int place = Math.min(offset, whole.length());
        return new TextException(
                whole,
                place,
                "<square>-<square> (a square is " + squareForm
                        + "), O-O, O-O-O or <board>-<place> would be accepted"
                        + (choices.isEmpty() ? "" : ", with =" + choices.get(0) + " and the like for a promotion"));
    }
}
