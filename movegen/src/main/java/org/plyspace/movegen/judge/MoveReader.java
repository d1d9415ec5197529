package org.plyspace.movegen.judge;

import java.util.Optional;
import org.plyspace.api.TextException;
import org.plyspace.movegen.judge.MoveReading.Square;
import org.plyspace.movegen.text.MoveInput;
import org.plyspace.movegen.text.Token;

/** Reads moves in machine form (notation.md, Moves), whether or not they are legal. */
public final class MoveReader {

    private final Grammar grammar;

    public MoveReader(Grammar grammar) {
        this.grammar = grammar;
    }

    /**
     * What is left of a typed move once its liberties are taken away.
     *
     * @param typed the whole text, as places in it are told
     * @throws TextException if it is not a move
     */
    MoveReading read(String typed, MoveInput input) {
        String strict = typed.substring(0, input.offset()) + input.body();
        return read(
                new Token(strict, input.offset(), strict.length()),
                !input.piece().isEmpty());
    }

    /**
     * The same of a part of what was typed.
     *
     * @param move in strict machine form
     * @param hasPiece whether a leading piece was typed before it
     * @throws TextException if it is not a move
     */
    public MoveReading read(Token move, boolean hasPiece) {
        if (grammar.castlings().contains(move.text())) {
            return new MoveReading.Castle(move.text());
        }
        Optional<MoveReading> special = grammar.special(move, this, hasPiece);
        return special.isPresent() ? special.get() : step(move);
    }

    private MoveReading step(Token move) {
        int equals = move.indexOf('=');
        Token step = equals < 0 ? move : move.part(0, equals);
        int dash = step.indexOf('-');
        if (dash < 0) {
            throw refusal(move, "a move");
        }
        Square from = square(step.part(0, dash));
        Square to = square(step.part(dash + 1, step.length()));
        return new MoveReading.Step(from, to, promotion(move));
    }

    /** A square by its name. */
    public Square square(Token name) {
        if (!grammar.isSquare(name.text())) {
            throw refusal(name, "a square");
        }
        return new Square(name.text(), grammar.cell(name.text()));
    }

    /** The symbol after the equals sign of a move, or {@link MoveReading#NO_PROMOTION} if it has none. */
    public String promotion(Token move) {
        int equals = move.indexOf('=');
        if (equals < 0) {
            return MoveReading.NO_PROMOTION;
        }
        Token symbol = move.part(equals + 1, move.length());
        if (grammar.pieceType(symbol.text()) == MoveReading.NONE) {
            throw symbol.length() == 0 ? refusal(move, "a move") : refusal(symbol, "a piece");
        }
        return symbol.text();
    }

    /** The exception that says that a text is not what it should be, and what moves look like. */
    public TextException refusal(Token token, String what) {
        return token.refusal(token.quoted() + " is not " + what + "; expected " + grammar.form());
    }
}
