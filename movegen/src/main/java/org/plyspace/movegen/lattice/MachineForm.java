package org.plyspace.movegen.lattice;

import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.text.MoveInput;

/** The machine form of moves on lattices (notation.md, Moves), written and read. */
final class MachineForm {

    private static final String CITATION = "notation.md, Moves";

    private final LatticeRules rules;
    private final LatticeSpec spec;
    private final Pattern square;

    MachineForm(LatticeRules rules) {
        this.rules = rules;
        this.spec = rules.declaration();
        this.square = Pattern.compile(spec.squareForm);
    }

    String write(long move, Side side) {
        int extra = Move.extra(move);
        String prefix = extra == 0 ? "" : "x" + rules.name(extra - 1) + ",";
        if (Move.kind(move) == Move.CASTLING) {
            return prefix
                    + rules.tables
                            .castling
                            .way(side.index(), Move.from(move), Move.to(move))
                            .text();
        }
        String step = prefix + rules.name(Move.from(move)) + "-" + rules.name(Move.to(move));
        return Move.isPromotion(move)
                ? step + "="
                        + rules.pieceTypes()
                                .get(Piece.type(Move.promoted(move)))
                                .letter()
                : step;
    }

    /** Reads strictly what is left of a typed move once its liberties are taken away. */
    MoveReading read(MoveInput input) {
        String body = input.body();
        if (body.length() > MoveInput.LONGEST) {
            return malformed("a move of " + body.length() + " characters is too long; " + form(), input.offset());
        }
        if (body.startsWith("x") && spec.turnRule.givingUp().isPresent()) {
            return readGivingUp(body, input.offset());
        }
        return readPlain(body, MoveReading.NONE, input.offset());
    }

    private MoveReading readGivingUp(String body, int offset) {
        int comma = body.indexOf(',');
        if (comma < 0) {
            return malformed("'" + body + "' has no ',' after the square of the king given up; " + form(), offset);
        }
        String king = body.substring(1, comma);
        OptionalInt cell = rules.cell(king);
        if (cell.isEmpty()) {
            return noSquare(king, offset + 1);
        }
        return readPlain(body.substring(comma + 1), cell.getAsInt(), offset + comma + 1);
    }

    private MoveReading readPlain(String text, int givenUp, int offset) {
        if (spec.castlings.stream().anyMatch(way -> way.text().equals(text))) {
            return new MoveReading.Castle(givenUp, text);
        }
        int equals = text.indexOf('=');
        String step = equals < 0 ? text : text.substring(0, equals);
        String promotion = equals < 0 ? "" : text.substring(equals + 1);
        int dash = step.indexOf('-');
        if (dash < 0 || (equals >= 0 && !isPiece(promotion))) {
            return malformed("'" + text + "' is no move; " + form(), offset);
        }
        String from = step.substring(0, dash);
        String to = step.substring(dash + 1);
        OptionalInt origin = rules.cell(from);
        OptionalInt target = rules.cell(to);
        if (origin.isEmpty()) {
            return noSquare(from, offset);
        }
        if (target.isEmpty()) {
            return noSquare(to, offset + dash + 1);
        }
        char letter = promotion.isEmpty() ? MoveReading.NO_PROMOTION : promotion.charAt(0);
        return new MoveReading.Step(givenUp, origin.getAsInt(), target.getAsInt(), letter);
    }

    private boolean isPiece(String text) {
        return rules.pieceTypes().stream()
                .map(PieceType::letter)
                .anyMatch(letter -> text.equals(String.valueOf(letter)));
    }

    private MoveReading noSquare(String text, int offset) {
        if (!square.matcher(text).matches()) {
            return malformed("'" + text + "' is not a square; " + form(), offset);
        }
        return new MoveReading.Refused(new Verdict.Illegal(
                "no such square as " + text + ": " + spec.squareRange, "notation.md, Squares", List.of()));
    }

    private static MoveReading malformed(String reason, int offset) {
        return new MoveReading.Refused(new Verdict.Malformed(reason, offset));
    }

    private String form() {
        String square = rules.name(0);
        String castling =
                spec.castlings.isEmpty() ? "" : ", " + spec.castlings.get(0).text() + " for castling";
        return "<from>-<to> with squares like " + square + ", =<piece> after it for a promotion" + castling
                + " would be accepted (" + CITATION + ")";
    }

    /** Whether a legal move is the one that was read. */
    boolean means(MoveReading reading, long move, Side side) {
        if (reading instanceof MoveReading.Castle castle) {
            return Move.kind(move) == Move.CASTLING
                    && Move.extra(move) == castle.givenUp() + 1
                    && rules.tables
                            .castling
                            .way(side.index(), Move.from(move), Move.to(move))
                            .text()
                            .equals(castle.text());
        }
        if (reading instanceof MoveReading.Step step) {
            return Move.kind(move) != Move.CASTLING
                    && Move.from(move) == step.from()
                    && Move.to(move) == step.to()
                    && Move.extra(move) == step.givenUp() + 1
                    && promotion(move) == step.promotion();
        }
        return false;
    }

    private char promotion(long move) {
        return Move.isPromotion(move)
                ? rules.pieceTypes().get(Piece.type(Move.promoted(move))).letter()
                : MoveReading.NO_PROMOTION;
    }
}
