package org.plyspace.movegen.judge;

import java.util.Optional;
import org.plyspace.api.TextException;
import org.plyspace.movegen.judge.MoveReading.Square;
import org.plyspace.movegen.text.MoveInput;
import org.plyspace.movegen.text.Token;

/** Reads moves in machine form (notation.md, Moves), legal or not. */
public final class MoveReader {

    private final Grammar grammar;

    public MoveReader(Grammar grammar) {
        this.grammar = grammar;
    }

    /**
     * Reads a typed move reduced to its strict form.
     *
     * @param typed the whole text, to which offsets refer
     * @throws TextException if the text is not a move
     */
    MoveReading read(String typed, MoveInput input) {
        String strict = typed.substring(0, input.offset()) + input.body();
        return read(
                new Token(strict, input.offset(), strict.length()),
                !input.piece().isEmpty());
    }

    /**
     * Reads part of a typed text.
     *
     * @param move the part, in strict machine form
     * @param hasPiece whether a leading piece preceded it
     * @throws TextException if the part is not a move
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

    /** Reads a drop, a piece, a star and a square; empty for any other text. */
    public Optional<MoveReading> drop(Token move) {
        int star = move.indexOf('*');
        int type = star < 0
                ? MoveReading.NONE
                : grammar.pieceType(move.part(0, star).text());
        return type == MoveReading.NONE
                ? Optional.empty()
                : Optional.of(new MoveReading.Drop(type, square(move.part(star + 1, move.length()))));
    }

    /** Reads the name of a square. */
    public Square square(Token name) {
        if (!grammar.isSquare(name.text())) {
            throw refusal(name, "a square");
        }
        return new Square(name.text(), grammar.cell(name.text()));
    }

    /** The symbol after the equals sign of a move, or {@link MoveReading#NO_PROMOTION}. */
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

    /** An exception that says what is wrong with a text and what moves look like. */
    public TextException refusal(Token token, String what) {
        return token.refusal(token.quoted() + " is not " + what + "; expected " + grammar.form());
    }
}
