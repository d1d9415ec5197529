package org.plyspace.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;

/**
 * Finds the moves that a text with partly written squares can mean: {@code e1-d3} where there are {@code e1(2)} and {@code
 * e1(3)}, or {@code bxa5}. The text has a beginning, {@code -} or {@code x}, and a target. A part stands for every square whose
 * name begins with it; the beginning may also be a piece's symbol.
 *
 * @param position is only read
 */
record MoveCandidates(Position position) {

    private static final Pattern FORM = Pattern.compile(
            "(?<from>[^-x:=+#]{0,12}?)\\s*(?<by>[-x:])\\s*(?<to>[^-x:=+#]{0,12})(?:=(?<promoted>.))?[+#]*");

    private static final int MOST_TOLD = 40;
    private static final int MOST_NAMED = 8;

    private static final Pattern SQUARE = Pattern.compile("[a-z]+[0-9]+.*|[0-9]+[a-z]+[0-9]+");

    /** The machine forms of the legal moves that fit, sorted; empty for a text of another form. */
    List<String> of(String typed) {
        Matcher parts = FORM.matcher(typed.strip());
        if (!parts.matches()) {
            return List.of();
        }
        return LegalMoves.of(position)
                .filter(move -> Move.kind(move) != Move.BOARD && Move.kind(move) != Move.DROP)
                .filter(move -> fits(parts, move))
                .mapToObj(move -> position.words().text(move, Notation.MACHINE))
                .sorted()
                .toList();
    }

    /** The single legal move that fits, if the text names a target at least in part. */
    private Optional<String> only(String typed) {
        Matcher parts = FORM.matcher(typed.strip());
        List<String> fitting = parts.matches() && !parts.group("to").isEmpty() ? of(typed) : List.of();
        return fitting.size() == 1 ? Optional.of(fitting.get(0)) : Optional.empty();
    }

    /**
     * The verdict on a text: legal if exactly one move fits, ambiguous if several do, else the reason why none does; empty for
     * a text of another form.
     */
    Optional<Verdict> verdict(String typed) {
        Optional<String> only = only(typed);
        if (only.isPresent()) {
            return only.map(move -> position.words().judge(move, Notation.MACHINE));
        }
        List<String> fitting = of(typed);
        return fitting.isEmpty()
                ? onePair(typed)
                        .map(refused -> (Verdict) refused)
                        .or(() -> refusal(typed).map(reason -> new Verdict.Illegal(Refusal.NOBODY_CAN, reason, "")))
                : Optional.of(new Verdict.Illegal(
                        Refusal.AMBIGUOUS, "'" + Texts.shorten(typed) + "' could be: " + told(fitting), ""));
    }

    private static String told(List<String> moves) {
        return String.join(", ", moves.subList(0, Math.min(moves.size(), MOST_TOLD)))
                + (moves.size() > MOST_TOLD ? ", ..." : "");
    }

    private boolean fits(Matcher parts, long move) {
        String symbol = PieceWords.symbol(position.rules(), Move.piece(move));
        String from = parts.group("from");
        String name = position.words().name(Move.from(move));
        String promoted = parts.group("promoted");
        return (startsWith(name, from)
                        || (from.startsWith(symbol) && startsWith(name, from.substring(symbol.length()))))
                && startsWith(position.words().name(Move.to(move)), parts.group("to"))
                && (!parts.group("by").equals("x") || Move.isCapture(move))
                && (promoted == null
                        || (Move.isPromotion(move)
                                && PieceWords.symbol(position.rules(), Move.promoted(move))
                                        .equalsIgnoreCase(promoted)));
    }

    /** Whether a name begins with a part; a number in the part must be complete. */
    private static boolean startsWith(String name, String part) {
        int length = part.length();
        boolean cut = length > 0
                && length < name.length()
                && Character.isDigit(part.charAt(length - 1))
                && Character.isDigit(name.charAt(length));
        return name.startsWith(part) && !cut;
    }

    /**
     * The reason why no legal move fits: the move's own reason if only one pair of squares is possible, else the possible
     * squares; empty for a text of another form.
     */
    Optional<String> refusal(String typed) {
        Matcher parts = FORM.matcher(typed.strip());
        if (!parts.matches()
                || !SQUARE.matcher(parts.group("from")).matches()
                || !SQUARE.matcher(parts.group("to")).matches()) {
            return Optional.empty();
        }
        List<String> from = squares(parts.group("from"));
        List<String> to = squares(parts.group("to"));
        if (from.isEmpty() || to.isEmpty()) {
            return Optional.of("there is no square " + parts.group(from.isEmpty() ? "from" : "to")
                    + " as the boards are now" + (from.isEmpty() ? "" : "; " + movesFrom(parts.group("from"), from)));
        }
        if (from.size() == 1 && to.size() == 1) {
            return onePair(typed)
                    .map(illegal -> from.get(0) + "-" + to.get(0) + " is illegal: " + MoveTexts.reason(illegal));
        }
        String choices = Stream.of(told(parts.group("from"), from), told(parts.group("to"), to))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" and "));
        return Optional.of("no legal move fits '" + Texts.shorten(typed) + "'; " + choices);
    }

    /**
     * The verdict on a square alone, or a part of its name, to which something is to go: which moves do, or that none does; empty for
     * any other text.
     */
    Optional<Verdict.Illegal> targetAlone(String typed) {
        String part = typed.strip();
        if (!SQUARE.matcher(part).matches()) {
            return Optional.empty();
        }
        List<String> names = names(name -> startsWith(name, part) || endsWith(name, part));
        List<String> fitting = LegalMoves.of(position)
                .filter(move -> Move.kind(move) != Move.BOARD
                        && names.contains(position.words().name(Move.to(move))))
                .mapToObj(move -> position.words().text(move, Notation.MACHINE))
                .sorted()
                .toList();
        String shown = Texts.shorten(part);
        if (!fitting.isEmpty()) {
            return Optional.of(new Verdict.Illegal(
                    Refusal.AMBIGUOUS, "'" + shown + "' is a square alone; it could be: " + told(fitting), ""));
        }
        return Optional.of(
                names.isEmpty()
                        ? new Verdict.Illegal(
                                Refusal.NO_SUCH_SQUARE,
                                "no square is called '" + shown + "' as the boards are now; one is called "
                                        + names(name -> true).get(0),
                                "")
                        : new Verdict.Illegal(
                                Refusal.NOBODY_CAN,
                                "no move goes to "
                                        + String.join(" or ", names.subList(0, Math.min(names.size(), MOST_NAMED)))
                                        + (names.size() > MOST_NAMED ? " or ..." : ""),
                                ""));
    }

    /** Whether a name ends with a part; what precedes it must not continue the part's first word or number. */
    private static boolean endsWith(String name, String part) {
        int at = name.length() - part.length();
        return name.endsWith(part)
                && (at == 0
                        || Character.isDigit(name.charAt(at - 1)) != Character.isDigit(part.charAt(0))
                        || !Character.isLetterOrDigit(name.charAt(at - 1)));
    }

    /** The reason why the single possible move is illegal; empty if several pairs of squares are possible. */
    private Optional<Verdict.Illegal> onePair(String typed) {
        Matcher parts = FORM.matcher(typed.strip());
        if (!parts.matches()) {
            return Optional.empty();
        }
        List<String> from = squares(parts.group("from"));
        List<String> to = squares(parts.group("to"));
        return from.size() == 1
                        && to.size() == 1
                        && position.words().judge(from.get(0) + "-" + to.get(0), Notation.MACHINE)
                                instanceof Verdict.Illegal illegal
                ? Optional.of(illegal)
                : Optional.empty();
    }

    private String movesFrom(String part, List<String> squares) {
        List<String> moves =
                squares.stream().flatMap(square -> of(square + "-").stream()).toList();
        return moves.isEmpty()
                ? "no legal move begins at " + part
                : "legal from " + part + ": " + String.join(", ", moves);
    }

    /** The squares that a part of a name can stand for, in words; empty if the name is complete. */
    private static Optional<String> told(String part, List<String> squares) {
        if (squares.equals(List.of(part))) {
            return Optional.empty();
        }
        return Optional.of(part + (squares.size() == 1 ? " is " : " can be ") + String.join(" or ", squares));
    }

    /** The squares whose names begin with a part. */
    private List<String> squares(String part) {
        return names(name -> startsWith(name, part));
    }

    private List<String> names(Predicate<String> fits) {
        TreeSet<String> names = new TreeSet<>();
        for (Layout.Board board : position.words().layout().boards()) {
            board.squares().stream().map(Layout.Square::name).filter(fits).forEach(names::add);
        }
        return new ArrayList<>(names);
    }
}
