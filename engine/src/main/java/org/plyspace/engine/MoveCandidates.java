package org.plyspace.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;

/**
 * What a text can mean whose squares are written in part: {@code e1-d3} where there are {@code e1(2)} and {@code e1(3)}, {@code bxa5}. It has a
 * beginning, {@code -} or {@code x}, and a target; a square is meant by whatever its name begins with, a beginning may be a piece's symbol too.
 */
public final class MoveCandidates {

    private static final Pattern FORM = Pattern.compile(
            "(?<from>[^-x:=+#]{0,12}?)\\s*(?<by>[-x:])\\s*(?<to>[^-x:=+#]{0,12})(?:=(?<promoted>.))?[+#]*");

    private static final int MOST_TOLD = 40;

    private static final Pattern SQUARE = Pattern.compile("[a-z]+[0-9]+.*|[0-9]+[a-z]+[0-9]+");

    private final Position position;

    /** In a position, which is asked and not changed. */
    public MoveCandidates(Position position) {
        this.position = position;
    }

    /** The legal moves that fit, as machine form writes them, sorted; none for a text of another form. */
    public List<String> of(String typed) {
        Matcher parts = FORM.matcher(typed.strip());
        if (!parts.matches()) {
            return List.of();
        }
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return LongStream.of(moves.toArray())
                .filter(move -> Move.kind(move) != Move.BOARD && Move.kind(move) != Move.DROP)
                .filter(move -> fits(parts, move))
                .mapToObj(move -> position.words().text(move, Notation.MACHINE))
                .sorted()
                .toList();
    }

    /** The only legal move that fits, if the text names a target, be it in part. */
    public Optional<String> only(String typed) {
        Matcher parts = FORM.matcher(typed.strip());
        List<String> fitting = parts.matches() && !parts.group("to").isEmpty() ? of(typed) : List.of();
        return fitting.size() == 1 ? Optional.of(fitting.get(0)) : Optional.empty();
    }

    /** What is said of a text: legal if one move alone fits, ambiguous if several do, else why none does; empty for a text of another form. */
    public Optional<Verdict> verdict(String typed) {
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

    /** A number that was typed is whole. */
    private static boolean startsWith(String name, String part) {
        int length = part.length();
        boolean cut = length > 0
                && length < name.length()
                && Character.isDigit(part.charAt(length - 1))
                && Character.isDigit(name.charAt(length));
        return name.startsWith(part) && !cut;
    }

    /**
     * Why a text that no legal move fits is none: the reason if its squares can be one pair only, else which squares they can be; empty
     * for a text of another form.
     */
    public Optional<String> refusal(String typed) {
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

    /** Why the move is illegal from the only square to the only one that are meant; empty if several can be. */
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

    /** Which squares are meant by a part of their names; empty if it is all of one. */
    private static Optional<String> told(String part, List<String> squares) {
        if (squares.equals(List.of(part))) {
            return Optional.empty();
        }
        return Optional.of(part + (squares.size() == 1 ? " is " : " can be ") + String.join(" or ", squares));
    }

    /** The squares whose names begin so. */
    private List<String> squares(String part) {
        TreeSet<String> names = new TreeSet<>();
        for (Layout.Board board : position.words().layout().boards()) {
            board.squares().stream()
                    .map(Layout.Square::name)
                    .filter(name -> startsWith(name, part))
                    .forEach(names::add);
        }
        return new ArrayList<>(names);
    }
}
