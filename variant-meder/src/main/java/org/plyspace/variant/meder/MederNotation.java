package org.plyspace.variant.meder;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.notation.MoveFinder;
import org.plyspace.movegen.notation.SourceNotation;

/**
 * Meder's algebraic: {@code b4N}, {@code Nc2W}, {@code bxa5N}, {@code 0-0} (meder.md 9). Squares of attack boards are named by
 * the pin in the tournament edition and by the board in the formal one; both editions read both. If several pieces of a type
 * could be meant, the origin is written in full with a dash, {@code Nb2W-c4N}. The source does not distinguish two pawns of one
 * column, so the one on the lower board is taken.
 */
final class MederNotation implements SourceNotation {

    /** The sign of FS between two squares: {@code b1W→b1N}. */
    private static final char ARROW = '\u2192';

    private static final Pattern MARKS = Pattern.compile("(\\+\\+|\\+|#)$");
    private static final String SUFFIX = "(?:[WB][QK]L|[QK]L[1-6]|[WNB])";
    private static final Pattern SHORT = Pattern.compile(
            "(?<piece>[KQRBNP])?(?<file>[zabcde])?x?(?<square>[zabcde][0-9]" + SUFFIX + ")(?<choice>=[QRBN])?");
    private static final Pattern FULL = Pattern.compile("(?<piece>[KQRBNP])?(?<from>[zabcde][0-9]" + SUFFIX
            + ")[-x](?<square>[zabcde][0-9]" + SUFFIX + ")(?<choice>=[QRBNKP])?");
    private static final Pattern BOARD_MOVE = Pattern.compile("[WB][QK]L-.*|O-O|O-O-O|0-0|0-0-0");

    private static final String PAWN = "P";
    private static final String CITATION = "meder.md 9";

    private final boolean byPin;

    MederNotation(Edition edition) {
        this.byPin = edition == Edition.TOURNAMENT;
    }

    @Override
    public Notation notation() {
        return new Notation("meder", "Meder's algebraic", true);
    }

    @Override
    public String write(Position position, long move) {
        String machine = position.words().text(move, Notation.MACHINE);
        return switch (Move.kind(move)) {
            case Move.CASTLING -> machine.replace('O', '0');
            case Move.BOARD -> machine;
            default -> step(move, position);
        };
    }

    private String step(long move, Position position) {
        PieceType type = type(position, move);
        boolean pawn = type.directional();
        String target = square(Move.to(move), position);
        String choice = Move.isPromotion(move) ? "=" + symbol(position, Move.promoted(move)) : "";
        String piece = pawn ? "" : type.symbol();
        if (isAmbiguous(move, position)) {
            String origin = square(Move.from(move), position);
            return piece + origin + (Move.isCapture(move) ? "x" : "-") + target + choice;
        }
        String capture = Move.isCapture(move) ? "x" : "";
        String file = pawn && Move.isCapture(move)
                ? position.words().name(Move.from(move)).substring(0, 1)
                : "";
        return piece + file + capture + target + choice;
    }

    private static PieceType type(Position position, long move) {
        return position.rules().pieceTypes().get(Piece.type(Move.piece(move)));
    }

    private static String symbol(Position position, int code) {
        return position.rules().pieceTypes().get(Piece.type(code)).symbol();
    }

    /** Whether another man of the type, for a capturing pawn also of the same file, can go to the same square. */
    private static boolean isAmbiguous(long move, Position position) {
        boolean byFile = type(position, move).directional() && Move.isCapture(move);
        return !new MoveFinder(position)
                .legal(other -> MoveFinder.arrives(other, Piece.type(Move.piece(move)), Move.to(move))
                        && (!byFile || position.x(Move.from(other)) == position.x(Move.from(move)))
                        && Move.from(other) != Move.from(move))
                .isEmpty();
    }

    private String square(int cell, Position position) {
        String name = position.words().name(cell);
        if (!byPin) {
            return name;
        }
        Layout layout = position.words().layout();
        return layout.boards().stream()
                .filter(board -> board.anchor().isPresent())
                .filter(board -> board.squares().stream().anyMatch(square -> square.cell() == cell))
                .map(board -> name.substring(0, 2)
                        + layout.anchors().get(board.anchor().get()).name())
                .findFirst()
                .orElse(name);
    }

    @Override
    public Verdict judge(Position position, String text) {
        Matcher marks = MARKS.matcher(text);
        String body = (marks.find() ? text.substring(0, marks.start()) : text).replace(ARROW, '-');
        if (BOARD_MOVE.matcher(body).matches()) {
            return position.words().judge(body, Notation.MACHINE);
        }
        Matcher full = FULL.matcher(body);
        if (full.matches()) {
            String piece = full.group("piece") == null ? "" : full.group("piece") + "@";
            return withSquares(
                    position,
                    names -> position.words()
                            .judge(
                                    piece + names.get(0) + "-" + names.get(1) + orEmpty(full.group("choice")),
                                    Notation.MACHINE),
                    full.group("from"),
                    full.group("square"));
        }
        Matcher part = SHORT.matcher(body);
        if (!part.matches()) {
            return new Verdict.Malformed(
                    "'" + Texts.shorten(text)
                            + "' is not in Meder's algebraic notation; expected a piece letter (none for a pawn), x for a"
                            + " capture and the target, as Nc4W or bxa5N, 0-0, 0-0-0 or <board>-<pin>",
                    0);
        }
        return withSquares(position, names -> completed(part, names.get(0), position, text), part.group("square"));
    }

    private static String orEmpty(String group) {
        return group == null ? "" : group;
    }

    /** The verdict on squares, each named by its own board, whichever way the text names the board. */
    private static Verdict withSquares(Position position, Function<List<String>, Verdict> meant, String... squares) {
        List<String> names = new ArrayList<>();
        for (String square : squares) {
            Optional<String> board = board(square.substring(2), position.words().layout());
            if (board.isEmpty()) {
                return new Verdict.Illegal(
                        Refusal.NO_SUCH_SQUARE,
                        "there is no square " + square + ": no board hangs on " + square.substring(2) + " now",
                        CITATION);
            }
            names.add(square.substring(0, 2) + board.get());
        }
        return meant.apply(names);
    }

    /** The board of a name, or on the pin of a name. */
    private static Optional<String> board(String name, Layout layout) {
        List<String> pins = layout.anchors().stream().map(Layout.Anchor::name).toList();
        if (!pins.contains(name)) {
            return Optional.of(name);
        }
        return layout.movableBoards().stream()
                .filter(board -> pins.get(board.anchor().orElseThrow()).equals(name))
                .map(Layout.Board::name)
                .findFirst();
    }

    private static Verdict completed(Matcher part, String target, Position position, String text) {
        String symbol = part.group("piece") == null ? PAWN : part.group("piece");
        String tail = target + orEmpty(part.group("choice"));
        int type = position.rules().pieceTypes().stream()
                .filter(candidate -> candidate.symbol().equals(symbol))
                .mapToInt(PieceType::index)
                .findFirst()
                .orElseThrow();
        MoveFinder finder = new MoveFinder(position);
        IntPredicate origins = cell -> isOfFile(part.group("file"), cell, position);
        List<Long> found = finder.legal(move -> Move.kind(move) != Move.CASTLING
                && Piece.type(Move.piece(move)) == type
                && origins.test(Move.from(move))
                && position.words().text(move, Notation.MACHINE).endsWith("-" + tail));
        if (found.isEmpty()) {
            return finder.explainNone(type, origins, tail, text, CITATION);
        }
        boolean clear = found.size() == 1 || (symbol.equals(PAWN) && areOfOneColumn(found, position));
        return clear
                ? new Verdict.Legal(Collections.min(found, Comparator.comparing(Move::from)))
                : finder.ambiguous(found, text, CITATION);
    }

    private static boolean isOfFile(String file, int cell, Position position) {
        return file == null || position.words().name(cell).startsWith(file);
    }

    private static boolean areOfOneColumn(List<Long> moves, Position position) {
        long columns = moves.stream()
                .map(move -> position.words().name(Move.from(move)).substring(0, 2))
                .distinct()
                .count();
        return columns == 1;
    }
}
