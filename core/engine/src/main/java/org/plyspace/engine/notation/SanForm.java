package org.plyspace.engine.notation;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;

/** The SAN forms of the parts of a move: letter, origin, target, promotion. Follows its position. */
final class SanForm {

    private static final String PAWN = "pawn";

    /** How well a text fits a move: exactly as written, or with common omissions and additions. */
    enum Fit {
        NONE,
        LOOSE,
        EXACT
    }

    private final PositionWords words;
    final SquareTexts squares;
    private final List<PieceType> types;

    SanForm(Position position) {
        this.words = position.words();
        this.squares = new SquareTexts(words);
        this.types = position.rules().pieceTypes();
    }

    /** Whether men of a type are written without a letter. */
    static boolean isPawn(PieceType type) {
        return type.directional() && type.name().equals(PAWN);
    }

    /** Whether a move takes a man from one square to another, with no choice but the promotion. */
    boolean isStep(long move) {
        return switch (Move.kind(move)) {
            case Move.NORMAL, Move.DOUBLE_STEP, Move.EN_PASSANT, Move.CAPTURE_ELSEWHERE ->
                Move.extra(move) == 0
                        || machine(move).equals(words.name(Move.from(move)) + "-" + target(move) + choice(move));
            default -> false;
        };
    }

    String machine(long move) {
        return words.text(move, Notation.MACHINE);
    }

    String drop(long move) {
        return symbol(Move.piece(move)) + letterlessDrop(move);
    }

    String afar(long move) {
        return machine(move).replace('*', '@');
    }

    private String letterlessDrop(long move) {
        return "@" + target(move);
    }

    private String symbol(int piece) {
        return types.get(Piece.type(piece)).symbol();
    }

    private String letter(long step) {
        return isPawn(types.get(Piece.type(Move.piece(step)))) ? "" : symbol(Move.piece(step));
    }

    private String target(long move) {
        return words.name(Move.to(move));
    }

    private SquareParts origin(long step) {
        return squares.parts(words.name(Move.from(step)));
    }

    private String choice(long step) {
        return Move.isPromotion(step) ? "=" + symbol(Move.promoted(step)) : "";
    }

    /** A key that moves with similar texts share: the target, or the shortest name that its name ends with. */
    String group(long step) {
        return squares.shortest(target(step));
    }

    /** The texts of a step without its mark, the preferred one first; each gives as much of the origin or more. */
    List<String> ways(long step) {
        SquareParts origin = origin(step);
        String letter = letter(step);
        String end = (Move.isCapture(step) ? "x" : "") + target(step) + choice(step);
        // A pawn's capture always includes its file.
        Optional<String> said = letter.isEmpty() && Move.isCapture(step) ? origin.file() : Optional.empty();
        return origin.texts().stream()
                .filter(part -> said.filter(file -> !part.contains(file)).isEmpty())
                .map(part -> letter + part + end)
                // In PGN, a parenthesis before a word opens a variation.
                .filter(text -> !text.startsWith("("))
                .toList();
    }

    /** How well a text fits a step. */
    Fit fit(String text, long step) {
        Fit fit = Fit.EXACT;
        String rest = text;
        String to = target(step);
        if (Move.isPromotion(step)) {
            String choice = choice(step);
            fit = rest.endsWith(choice) ? fit : Fit.LOOSE;
            rest = rest.endsWith(choice) ? cut(rest, choice.length()) : withoutChoice(rest, choice.substring(1), to);
        }
        if (!rest.endsWith(to)) {
            return Fit.NONE;
        }
        rest = cut(rest, to.length());
        if (Move.isCapture(step)) {
            fit = rest.endsWith("x") ? fit : Fit.LOOSE;
            rest = isJoined(rest) ? cut(rest, 1) : rest;
        } else if (isJoined(rest) && fitOrigin(rest, step, fit) == Fit.NONE) {
            fit = Fit.LOOSE;
            rest = cut(rest, 1);
        }
        return fitOrigin(rest, step, fit);
    }

    /**
     * Whether two squares are joined by a sign, as in machine form and as people write; the sign says nothing about the move.
     */
    private static boolean isJoined(String text) {
        return text.endsWith("x") || text.endsWith(":") || text.endsWith("-");
    }

    private Fit fitOrigin(String text, long step, Fit fit) {
        SquareParts origin = origin(step);
        String letter = letter(step);
        if (text.startsWith(letter) && origin.texts().contains(text.substring(letter.length()))) {
            boolean fileless = letter.isEmpty() && text.isEmpty() && Move.isCapture(step);
            return fileless && origin.file().isPresent() ? Fit.LOOSE : fit;
        }
        String symbol = symbol(Move.piece(step));
        return text.startsWith(symbol) && origin.texts().contains(text.substring(symbol.length()))
                ? Fit.LOOSE
                : Fit.NONE;
    }

    private static String cut(String text, int length) {
        return text.substring(0, text.length() - length);
    }

    /**
     * Removes the promotion in the forms that people use or abbreviate: {@code e8Q}, {@code e8(Q)}, {@code e8=q}, {@code e8}.
     */
    private static String withoutChoice(String text, String symbol, String target) {
        for (String written :
                List.of("=" + symbol.toLowerCase(Locale.ROOT), symbol, "(" + symbol + ")", "/" + symbol)) {
            if (text.endsWith(target + written)) {
                return cut(text, written.length());
            }
        }
        return text;
    }

    /** How well a text fits any move. */
    Fit fit(SanText text, long move) {
        String core = text.core();
        if (text.enPassant() && Move.kind(move) != Move.EN_PASSANT) {
            return Fit.NONE;
        }
        boolean fits = switch (Move.kind(move)) {
            case Move.DROP -> core.equals(drop(move)) || (letter(move).isEmpty() && core.equals(letterlessDrop(move)));
            case Move.CASTLING -> text.isCastling(machine(move));
            case Move.BOARD -> core.indexOf('-') >= 0 && core.equals(machine(move));
            case Move.FROM_AFAR -> core.equals(afar(move)) || (core.indexOf('*') >= 0 && core.equals(machine(move)));
            default -> !isStep(move) && core.equals(machine(move));
        };
        return fits ? Fit.EXACT : isStep(move) ? fit(core, move) : Fit.NONE;
    }
}
