package org.plyspace.engine;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Verdict;

/** Moves as people type them: in machine form, or in the notation of the rule set's source where that can be read. */
public final class TypedMoves {

    private static final int LONGEST_WITHOUT_HYPHEN = 24;

    private TypedMoves() {}

    /**
     * What the rules say of a typed text. If it is a move in no notation, but is like the machine form of one legal move only, that
     * is meant; else it is what the notation says that reads on further.
     */
    public static Verdict judge(Position position, String text) {
        Verdict verdict = read(position, text);
        if (verdict instanceof Verdict.Malformed) {
            OptionalLong meant = meant(position, text);
            return meant.isPresent()
                    ? machine(position, position.words().text(meant.getAsLong(), Notation.MACHINE))
                    : hyphenated(position, text).orElse(verdict);
        }
        return verdict;
    }

    private static Verdict machine(Position position, String text) {
        return position.words().judge(text, Notation.MACHINE);
    }

    /** What is said of a move without its hyphen, where there is one place only for it. */
    private static Optional<Verdict> hyphenated(Position position, String text) {
        List<Verdict> all = text.contains("-")
                ? List.of()
                : IntStream.range(1, Math.min(text.length(), LONGEST_WITHOUT_HYPHEN))
                        .mapToObj(place -> machine(position, text.substring(0, place) + "-" + text.substring(place)))
                        .filter(verdict -> !(verdict instanceof Verdict.Malformed))
                        .toList();
        return all.size() == 1 ? Optional.of(all.get(0)) : Optional.empty();
    }

    private static Verdict read(Position position, String text) {
        Verdict verdict = machine(position, text);
        Optional<Notation> source = Notations.readable(position.rules());
        if (!(verdict instanceof Verdict.Malformed machine) || source.isEmpty()) {
            return verdict;
        }
        Verdict second = position.words().judge(text, source.get());
        return second instanceof Verdict.Malformed unread && unread.offset() <= machine.offset() ? verdict : second;
    }

    /** A text without what people leave out: {@code e2e4}. */
    private static String bare(String text) {
        return text.replaceAll("[-\\s]", "");
    }

    /** The only legal move that a text in no notation can mean, first with its capitals, then whatever they are. */
    private static OptionalLong meant(Position position, String text) {
        String typed = bare(text);
        long[] like = like(position, typed::equals);
        if (like.length == 0) {
            like = like(position, typed::equalsIgnoreCase);
        }
        return like.length == 1 ? OptionalLong.of(like[0]) : OptionalLong.empty();
    }

    private static long[] like(Position position, Predicate<String> bare) {
        return legal(position, move -> bare.test(bare(position.words().text(move, Notation.MACHINE))))
                .toArray();
    }

    /** Why a typed text was not played. */
    public static String reason(String text, Verdict verdict) {
        return verdict instanceof Verdict.Illegal illegal
                ? "illegal: " + MoveTexts.reason(illegal)
                : MoveTexts.reason(text, (Verdict.Malformed) verdict);
    }

    /** What there is to say of a typed move in one line: legal and what it does, or why not. */
    public static String answer(Position position, String text) {
        Verdict verdict = judge(position, text);
        return verdict instanceof Verdict.Legal legal
                ? "legal: " + MoveTexts.described(position, legal.move())
                        + (legal.remark().isEmpty() ? "" : "; " + legal.remark())
                : reason(text, verdict);
    }

    /** The legal moves in all notations that can be typed, each text once, sorted. */
    public static List<String> completions(Position position) {
        return legal(position, move -> true)
                .boxed()
                .flatMap(move -> texts(position, move))
                .distinct()
                .sorted()
                .toList();
    }

    private static Stream<String> texts(Position position, long move) {
        return Stream.concat(Stream.of(Notation.MACHINE), Notations.readable(position.rules()).stream())
                .map(notation -> position.words().text(move, notation));
    }

    /** The legal moves in words that begin on a square, move a board or drop a piece of a symbol, sorted. */
    public static List<String> described(Position position, String from) {
        return legal(position, move -> beginsAt(position, move, from))
                .mapToObj(move -> MoveTexts.described(position, move))
                .sorted()
                .toList();
    }

    private static boolean beginsAt(Position position, long move, String from) {
        return switch (Move.kind(move)) {
            case Move.BOARD -> boardName(position, Move.from(move)).equals(from);
            case Move.DROP -> isDropped(PieceWords.symbol(position.rules(), Move.piece(move)), from);
            default -> position.words().name(Move.from(move)).equals(from);
        };
    }

    /** The star of the machine form may follow: whoever types a drop has begun with both. */
    private static boolean isDropped(String symbol, String from) {
        return symbol.equalsIgnoreCase(from) || (symbol + "*").equalsIgnoreCase(from);
    }

    private static String boardName(Position position, int board) {
        return position.words().layout().movableBoards().get(board).name();
    }

    private static LongStream legal(Position position, LongPredicate wanted) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return LongStream.of(moves.toArray()).filter(wanted);
    }
}
