package org.plyspace.variant.meder;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.TextException;
import org.plyspace.movegen.stack.SourceNotation;

/**
 * Meder's algebraic: {@code b4N}, {@code Nc2W}, {@code bxa5N}, {@code 0-0} (meder.md 9). Squares of attack boards are named
 * by the pin in the tournament edition, by the board in the formal one; both are read in both. Where pieces of one type could
 * be meant, the origin is written in full with a dash, {@code Nb2W-c4N}; the source leaves two pawns of one column open, and
 * so the one on the lower board is taken.
 */
final class MederNotation implements SourceNotation {

    /** FS's own sign between two squares: {@code b1W→b1N}. */
    private static final char ARROW = '\u2192';

    private static final Pattern MARKS = Pattern.compile("(\\+\\+|\\+|#)$");
    private static final String SUFFIX = "(?:[WB][QK]L|[QK]L[1-6]|[WNB])";
    private static final Pattern SHORT = Pattern.compile(
            "(?<piece>[KQRBNP])?(?<file>[zabcde])?x?(?<square>[zabcde][0-9]" + SUFFIX + ")(?<choice>=[QRBN])?");
    private static final Pattern FULL = Pattern.compile("(?<piece>[KQRBNP])?(?<from>[zabcde][0-9]" + SUFFIX
            + ")[-x](?<square>[zabcde][0-9]" + SUFFIX + ")(?<choice>=[QRBNKP])?");
    private static final Pattern BOARD_MOVE = Pattern.compile("[WB][QK]L-.*|O-O|O-O-O");

    private final boolean byPin;

    MederNotation(Edition edition) {
        this.byPin = edition == Edition.TOURNAMENT;
    }

    @Override
    public Notation notation() {
        return new Notation("meder", "Meder's algebraic", true);
    }

    @Override
    public boolean hasPieceInFront() {
        return false;
    }

    @Override
    public String write(long move, Position position) {
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
        String choice = Move.isPromotion(move) ? "=" + letter(position, Move.promoted(move)) : "";
        String piece = pawn ? "" : String.valueOf(type.letter());
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

    private static char letter(Position position, int code) {
        return position.rules().pieceTypes().get(Piece.type(code)).letter();
    }

    /** Whether another man of the type, and of the same file for a capturing pawn, goes to the same square. */
    private static boolean isAmbiguous(long move, Position position) {
        boolean byFile = type(position, move).directional() && Move.isCapture(move);
        return legal(position)
                .filter(other -> Move.kind(other) != Move.BOARD && Move.kind(other) != Move.CASTLING)
                .filter(other -> Move.piece(other) == Move.piece(move) && Move.to(other) == Move.to(move))
                .filter(other -> !byFile || position.x(Move.from(other)) == position.x(Move.from(move)))
                .anyMatch(other -> Move.from(other) != Move.from(move));
    }

    private static LongStream legal(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return LongStream.of(moves.toArray());
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
    public String toMachine(String text, Position position) {
        Matcher marks = MARKS.matcher(text);
        String body = (marks.find() ? text.substring(0, marks.start()) : text).replace(ARROW, '-');
        if (body.equals("0-0") || body.equals("0-0-0")) {
            return body.replace('0', 'O');
        }
        if (BOARD_MOVE.matcher(body).matches()) {
            return body;
        }
        Matcher full = FULL.matcher(body);
        if (full.matches()) {
            String piece = full.group("piece") == null ? "" : full.group("piece") + "@";
            return piece + plain(full.group("from"), text, position) + "-" + plain(full.group("square"), text, position)
                    + orEmpty(full.group("choice"));
        }
        Matcher part = SHORT.matcher(body);
        if (!part.matches()) {
            throw new TextException(
                    text,
                    0,
                    "in Meder's algebraic a piece letter (none for a pawn), x for a"
                            + " capture and the target, as Nc4W or bxa5N, 0-0, 0-0-0 or <board>-<pin> would be accepted");
        }
        return completed(part, text, position);
    }

    private static String orEmpty(String group) {
        return group == null ? "" : group;
    }

    /** The name of a square by its own board, whichever way the text names the board. */
    private static String plain(String square, String text, Position position) {
        String suffix = square.substring(2);
        Layout layout = position.words().layout();
        boolean pin = layout.anchors().stream().anyMatch(anchor -> anchor.name().equals(suffix));
        if (!pin) {
            return square;
        }
        List<String> hanging = layout.boards().stream()
                .filter(board -> board.anchor().isPresent())
                .filter(board ->
                        layout.anchors().get(board.anchor().get()).name().equals(suffix))
                .map(Layout.Board::name)
                .toList();
        if (hanging.isEmpty()) {
            throw new TextException(text, text.indexOf(square), "no board hangs on " + suffix + " now");
        }
        return square.substring(0, 2) + hanging.get(0);
    }

    private static String completed(Matcher part, String text, Position position) {
        char letter = part.group("piece") == null ? 'P' : part.group("piece").charAt(0);
        String target = plain(part.group("square"), text, position);
        String tail = "-" + target + orEmpty(part.group("choice"));
        Set<Integer> origins = new TreeSet<>();
        legal(position)
                .filter(move -> Move.kind(move) != Move.BOARD && Move.kind(move) != Move.CASTLING)
                .filter(move -> letter(position, Move.piece(move)) == letter)
                .filter(move -> isOfFile(part.group("file"), Move.from(move), position))
                .filter(move -> position.words().text(move, Notation.MACHINE).endsWith(tail))
                .forEach(move -> origins.add(Move.from(move)));
        if (origins.isEmpty()) {
            origins.addAll(menOf(letter, part.group("file"), text, position));
        } else if (origins.size() > 1 && !areOneColumnOfPawns(letter, origins, position)) {
            throw new TextException(
                    text,
                    0,
                    "this could be several moves; one of "
                            + String.join(
                                    ", ",
                                    origins.stream()
                                            .map(cell -> position.words().name(cell) + tail)
                                            .toList())
                            + " would be accepted");
        }
        return position.words().name(origins.iterator().next()) + tail;
    }

    private static boolean isOfFile(String file, int cell, Position position) {
        return file == null || position.words().name(cell).startsWith(file);
    }

    private static boolean areOneColumnOfPawns(char letter, Set<Integer> cells, Position position) {
        long columns = cells.stream()
                .map(cell -> position.words().name(cell).substring(0, 2))
                .distinct()
                .count();
        return letter == 'P' && columns == 1;
    }

    /** The mover's men of a type, for a move that none of them may make. */
    private static Set<Integer> menOf(char letter, String file, String text, Position position) {
        int[] cells = new int[position.rules().cells()];
        int count = position.men(position.sideToMove(), cells);
        Set<Integer> men = new TreeSet<>();
        for (int i = 0; i < count; i++) {
            if (letter(position, position.pieceAt(cells[i])) == letter && isOfFile(file, cells[i], position)) {
                men.add(cells[i]);
            }
        }
        if (men.isEmpty()) {
            throw new TextException(text, 0, position.sideToMove().word() + " has no such piece to move: " + letter);
        }
        return men;
    }
}
