package org.plyspace.movegen.stack.words;

import java.util.List;
import java.util.Optional;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.Board;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.judge.Grammar;
import org.plyspace.movegen.judge.MoveReader;
import org.plyspace.movegen.judge.MoveReading;
import org.plyspace.movegen.stack.declare.Squares;
import org.plyspace.movegen.stack.declare.StackDeclaration;
import org.plyspace.movegen.stack.play.StackState;
import org.plyspace.movegen.text.MoveInput;
import org.plyspace.movegen.text.Token;

/** The parts of a move over a stack: squares as boards hang now, and moves of boards. */
final class StackGrammar implements Grammar {

    private final StackDeclaration declaration;
    private final StackState state;
    private final Squares squares;
    private final List<Board> boards;

    StackGrammar(StackDeclaration declaration, StackState state, Squares squares) {
        this.declaration = declaration;
        this.state = state;
        this.squares = squares;
        this.boards = declaration.stack().movables();
    }

    @Override
    public boolean isSquare(String text) {
        return squares.isName(text);
    }

    @Override
    public int cell(String name) {
        return squares.cell(name);
    }

    @Override
    public int pieceType(String symbol) {
        return state.tables.men.type(symbol);
    }

    @Override
    public List<String> castlings() {
        return List.of(Castling.KING_SIDE, Castling.QUEEN_SIDE);
    }

    /** Reads a drop, a move of a board, or two moves at once. */
    @Override
    public Optional<MoveReading> special(Token move, MoveReader reader, boolean hasPiece) {
        int semicolon = move.indexOf(';');
        if (semicolon > 0) {
            reader.read(move.part(0, semicolon), hasPiece);
            Token second = move.part(semicolon + 1, move.length());
            MoveInput input = MoveInput.of(second.text());
            reader.read(
                    second.part(input.offset(), second.length()), !input.piece().isEmpty());
            return Optional.of(new MoveReading.Two());
        }
        Optional<MoveReading> drop = declaration.hands().flatMap(hands -> reader.drop(move));
        if (drop.isPresent()) {
            return drop;
        }
        int dash = move.indexOf('-');
        int board = dash < 0 ? MoveReading.NONE : board(move.part(0, dash).text());
        return board == MoveReading.NONE
                ? Optional.empty()
                : Optional.of(shift(board, move, move.part(dash + 1, move.length()), reader, hasPiece));
    }

    /** The number of a board by its name, or by its short name if that can mean only one board of the mover's. */
    private int board(String name) {
        int found = MoveReading.NONE;
        for (int board = 0; board < boards.size(); board++) {
            if (boards.get(board).name().equals(name)) {
                return board;
            }
        }
        for (int board = 0; board < boards.size(); board++) {
            boolean meant = boards.get(board).shortName().equals(name)
                    && state.controller(board).index() == state.mover;
            if (meant && found != MoveReading.NONE) {
                return MoveReading.NONE;
            }
            found = meant ? board : found;
        }
        return found;
    }

    private MoveReading shift(int board, Token move, Token rest, MoveReader reader, boolean hasPiece) {
        if (hasPiece) {
            throw move.refusal("a board move has no leading piece; expected <board>-<place>");
        }
        String promotion = reader.promotion(rest);
        int equals = rest.indexOf('=');
        Token place = equals < 0 ? rest : rest.part(0, equals);
        List<String> anchors =
                declaration.stack().anchors().stream().map(Anchor::name).toList();
        boolean known = anchors.contains(place.text())
                || (place.text().endsWith("i") && anchors.contains(withoutInversion(place.text())));
        if (!known) {
            throw place.refusal(
                    "no board can hang at " + place.quoted() + "; expected one of " + String.join(", ", anchors));
        }
        return new MoveReading.Shift(board, place.text(), promotion);
    }

    static String withoutInversion(String place) {
        return place.substring(0, place.length() - 1);
    }

    @Override
    public String form() {
        String promotion = declaration.promotion().choices().isEmpty() ? "" : ", =<piece> after it for a promotion";
        String castling = declaration.castlings().isEmpty() ? "" : ", O-O for castling";
        String drop = declaration.hands().isEmpty() ? "" : ", <piece>*<to> for a drop";
        return "<from>-<to> (a square is " + declaration.squares().formInWords() + ")" + promotion + castling + drop
                + ", <board>-<place> for a board (notation.md, Moves)";
    }
}
