package org.plyspace.movegen.lattice;

import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Refusal;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.option.CommonOptions;
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
        String prefix = GivingUp.prefix(move, rules);
        String to = rules.name(Move.to(move));
        return switch (Move.kind(move)) {
            case Move.CASTLING -> prefix + way(move, side).text();
            case Move.DROP -> symbol(Move.piece(move)) + "*" + to;
            case Move.FROM_AFAR -> rules.name(Move.from(move)) + "*" + to;
            default ->
                prefix
                        + rules.name(Move.from(move)) + "-" + to
                        + (Move.isPromotion(move) ? "=" + symbol(Move.promoted(move)) : "");
        };
    }

    private Castling way(long move, Side side) {
        return rules.tables.castling.way(side.index(), Move.from(move), Move.to(move));
    }

    private String symbol(int code) {
        return rules.pieceTypes().get(Piece.type(code)).symbol();
    }

    /** Reads strictly what is left of a typed move once its liberties are taken away. */
    MoveReading read(MoveInput input) {
        int length = input.text().length();
        if (length > MoveInput.LONGEST) {
            return malformed("a move of " + length + " characters is too long", input.offset());
        }
        String body = input.body();
        if (GivingUp.isIn(body, spec)) {
            return GivingUp.read(body, input.offset(), rules, this);
        }
        int star = body.indexOf('*');
        return star >= 0 ? readStar(body, star, input.offset()) : readPlain(body, input.offset());
    }

    /** A drop, or a capture from afar. */
    private MoveReading readStar(String text, int star, int offset) {
        String before = text.substring(0, star);
        String target = text.substring(star + 1);
        OptionalInt type = type(before);
        OptionalInt from = rules.cell(before);
        boolean drop = spec.hands.isPresent() && type.isPresent();
        boolean afar = spec.hasAfar() && from.isPresent();
        if (!drop && !afar) {
            return spec.hasAfar()
                    ? noSquare(before, offset)
                    : malformed("'" + Texts.shorten(text) + "' is not a move", offset);
        }
        OptionalInt to = rules.cell(target);
        if (to.isEmpty()) {
            return noSquare(target, offset + star + 1);
        }
        return drop
                ? new MoveReading.Drop(type.getAsInt(), to.getAsInt())
                : new MoveReading.Afar(from.getAsInt(), to.getAsInt());
    }

    private OptionalInt type(String symbol) {
        return IntStream.range(0, rules.pieceTypes().size())
                .filter(type -> rules.pieceTypes().get(type).symbol().equals(symbol))
                .findFirst();
    }

    /** A step or castling. */
    MoveReading readPlain(String text, int offset) {
        if (spec.castlings.stream().anyMatch(way -> way.text().equals(text))) {
            return new MoveReading.Castle(text);
        }
        if (spec.castlingsOff.contains(text)) {
            return new MoveReading.Refused(new Verdict.Illegal(
                    Refusal.RIGHT_LOST, CommonOptions.CASTLING_OFF, CommonOption.CASTLING.citation()));
        }
        int equals = text.indexOf('=');
        String step = equals < 0 ? text : text.substring(0, equals);
        String promotion = equals < 0 ? MoveReading.NO_PROMOTION : text.substring(equals + 1);
        int dash = step.indexOf('-');
        if (dash < 0 || (equals >= 0 && type(promotion).isEmpty())) {
            return malformed("'" + Texts.shorten(text) + "' is not a move", offset);
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
        return new MoveReading.Step(origin.getAsInt(), target.getAsInt(), promotion);
    }

    MoveReading noSquare(String text, int offset) {
        if (!square.matcher(text).matches()) {
            return malformed("'" + Texts.shorten(text) + "' is not a square", offset);
        }
        return new MoveReading.Refused(new Verdict.Illegal(
                Refusal.NO_SUCH_SQUARE, "no such square as " + text + ": " + spec.squareRange, "notation.md, Squares"));
    }

    /** What cannot be read as a move, with what can. */
    MoveReading malformed(String reason, int offset) {
        return new MoveReading.Refused(new Verdict.Malformed(reason + "; " + form(), offset));
    }

    private String form() {
        String square = rules.name(0);
        String castling =
                spec.castlings.isEmpty() ? "" : ", " + spec.castlings.get(0).text() + " for castling";
        String drop = spec.hands.isEmpty() ? "" : ", <piece>*<to> for a drop";
        String afar = spec.hasAfar() ? ", <from>*<to> for a capture from afar" : "";
        return "expected <from>-<to> with squares like " + square + ", =<piece> after it for a promotion" + castling
                + drop + afar + " (" + CITATION + ")";
    }

    /** Whether a legal move is the one that was read. */
    boolean means(MoveReading reading, long move, Side side) {
        if (reading instanceof MoveReading.Without without) {
            return GivingUp.cell(move) == without.cell() && means(without.rest(), GivingUp.rest(move), side);
        }
        if (GivingUp.isIn(move)) {
            return false;
        }
        if (reading instanceof MoveReading.Castle castle) {
            return Move.kind(move) == Move.CASTLING && way(move, side).text().equals(castle.text());
        }
        if (reading instanceof MoveReading.Drop drop) {
            return Move.kind(move) == Move.DROP
                    && Piece.type(Move.piece(move)) == drop.type()
                    && Move.to(move) == drop.to();
        }
        if (reading instanceof MoveReading.Afar afar) {
            return Move.kind(move) == Move.FROM_AFAR && Move.from(move) == afar.from() && Move.to(move) == afar.to();
        }
        return reading instanceof MoveReading.Step step && isStep(move) && means(step, move);
    }

    private static boolean isStep(long move) {
        return switch (Move.kind(move)) {
            case Move.CASTLING, Move.DROP, Move.FROM_AFAR -> false;
            default -> true;
        };
    }

    private boolean means(MoveReading.Step step, long move) {
        String promotion = Move.isPromotion(move) ? symbol(Move.promoted(move)) : MoveReading.NO_PROMOTION;
        return Move.from(move) == step.from() && Move.to(move) == step.to() && promotion.equals(step.promotion());
    }
}
