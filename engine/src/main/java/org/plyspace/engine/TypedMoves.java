package org.plyspace.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Verdict;
import org.plyspace.engine.notation.San;
import org.plyspace.engine.notation.SanCandidates;
import org.plyspace.engine.notation.TypedText;

/**
 * Moves as people type them: in machine form, in the notation of the rule set's source where that can be read, in that of UCI, or in SAN. A
 * number may stand before them, chessmen of Unicode for letters, and any dash for a hyphen.
 */
public final class TypedMoves {

    private static final int LONGEST_WITHOUT_HYPHEN = 24;

    private static final Pattern BLANKS = Pattern.compile("\\s++");

    private TypedMoves() {}

    /**
     * What the rules say of a typed text. If it is a move in no notation, but is like the machine form of one legal move only, that
     * is meant; else it is what the notation says that knows most of it.
     */
    public static Verdict judge(Position position, String typed) {
        String text = plain(position, typed);
        Verdict machine = machine(position, text);
        if (!isUnread(machine)) {
            return machine;
        }
        Verdict declared = readDeclared(position, text, machine);
        Verdict verdict = better(declared, new San(position).judge(text));
        if (verdict instanceof Verdict.Legal || declared instanceof Verdict.Illegal) {
            return verdict;
        }
        OptionalLong meant = meant(position, text);
        return meant.isPresent()
                ? machine(position, position.words().text(meant.getAsLong(), Notation.MACHINE))
                : hyphenated(position, text)
                        .or(() -> withCapital(position, text))
                        .orElse(verdict);
    }

    /**
     * What {@link #judge} says; of a text in no notation, what the one legal move says that its squares, written in part as {@link MoveCandidates}
     * and {@link SanCandidates} read them, fit, or which moves they could be.
     */
    public static Verdict completed(Position position, String typed) {
        Verdict verdict = judge(position, typed);
        if (!isUnread(verdict)) {
            return verdict;
        }
        String text = plain(position, typed);
        // Of squares that were written whole, the rules know best why they are not there.
        return new MoveCandidates(position)
                .verdict(text)
                .or(() -> sanInPart(position, text))
                .filter(meant -> verdict instanceof Verdict.Malformed || !isNobody(meant))
                .orElse(verdict);
    }

    /** What is said of a text in SAN whose target is {@linkplain SanCandidates written in part}; empty for any other. */
    public static Optional<Verdict> sanInPart(Position position, String typed) {
        return new SanCandidates(position).verdict(plain(position, typed));
    }

    private static boolean isNobody(Verdict verdict) {
        return verdict instanceof Verdict.Illegal illegal && illegal.kind() == Refusal.NOBODY_CAN;
    }

    private static String plain(Position position, String typed) {
        return TypedText.unnumbered(TypedText.plain(position.rules(), typed));
    }

    /** What is said of a move in SAN whose first letter was typed small, {@code nf3}. */
    private static Optional<Verdict> withCapital(Position position, String text) {
        return Optional.of(text)
                .filter(any -> any.length() > 1 && Character.isLowerCase(any.charAt(0)))
                .map(any -> Character.toUpperCase(any.charAt(0)) + any.substring(1))
                .filter(any -> position.rules().pieceTypes().stream().anyMatch(type -> any.startsWith(type.symbol())))
                .map(new San(position)::judge)
                .filter(verdict -> !(verdict instanceof Verdict.Malformed));
    }

    /**
     * What the rules say of a text in the first notation that it is a legal move in: the machine form, that of the source, that of the
     * protocol UCI where the rule set has it, {@link San}. Nothing is guessed.
     */
    public static Verdict read(Position position, String typed) {
        String text = plain(position, typed);
        Verdict machine = machine(position, text);
        return isUnread(machine)
                ? better(readDeclared(position, text, machine), new San(position).judge(text))
                : machine;
    }

    /** In the other notations that the rule set has, if the machine form is refused. */
    private static Verdict readDeclared(Position position, String text, Verdict machine) {
        Verdict best = machine;
        List<Notation> others = new ArrayList<>();
        Notations.readable(position.rules()).ifPresent(others::add);
        if (position.rules().notations().contains(Notation.UCI)) {
            others.add(Notation.UCI);
        }
        for (Notation notation : others) {
            best = best instanceof Verdict.Legal
                    ? best
                    : better(best, position.words().judge(text, notation));
        }
        return best;
    }

    /** Whether a text that is refused may be a move in another notation. What stands before a hyphen may be half a square. */
    public static boolean isUnread(Verdict verdict) {
        return verdict instanceof Verdict.Malformed
                || (verdict instanceof Verdict.Illegal illegal && illegal.kind() == Refusal.NO_SUCH_SQUARE);
    }

    /** The verdict of one that knows more of a text: that it is legal, else why it is not, else how far it is a move. */
    public static Verdict better(Verdict first, Verdict second) {
        if (second instanceof Verdict.Malformed unread) {
            return first instanceof Verdict.Malformed malformed && malformed.offset() < unread.offset()
                    ? second
                    : first;
        }
        return first instanceof Verdict.Malformed || second instanceof Verdict.Legal ? second : first;
    }

    private static Verdict machine(Position position, String text) {
        return position.words().judge(text, Notation.MACHINE);
    }

    /** What is said of a move without its hyphen, where a blank stands for it, or there is one place only for it. */
    private static Optional<Verdict> hyphenated(Position position, String text) {
        if (text.contains("-")) {
            return Optional.empty();
        }
        Verdict spaced = machine(position, BLANKS.matcher(text.strip()).replaceFirst("-"));
        List<Verdict> all = !(spaced instanceof Verdict.Malformed)
                ? List.of(spaced)
                : IntStream.range(1, Math.min(text.length(), LONGEST_WITHOUT_HYPHEN))
                        .mapToObj(place -> machine(position, text.substring(0, place) + "-" + text.substring(place)))
                        .filter(verdict -> !(verdict instanceof Verdict.Malformed))
                        .toList();
        return all.size() == 1 ? Optional.of(all.get(0)) : Optional.empty();
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

    /** Why a typed text was not played; of one that is no move, what is read as well. */
    public static String reason(Position position, String text, Verdict verdict) {
        return verdict instanceof Verdict.Illegal illegal
                ? "illegal: " + MoveTexts.reason(illegal)
                : unread(position, text, (Verdict.Malformed) verdict);
    }

    /** Why a text is no move, and which notations are read. */
    public static String unread(Position position, String text, Verdict.Malformed malformed) {
        return MoveTexts.reason(text, malformed)
                + otherForms(position).map(others -> "; also read: " + others).orElse("");
    }

    /** What there is to say of a typed move in one line: legal and what it does, or why not. */
    public static String answer(Position position, String text) {
        Verdict verdict = completed(position, text);
        return verdict instanceof Verdict.Legal legal
                ? "legal: " + MoveTexts.described(position, legal.move())
                        + (legal.remark().isEmpty() ? "" : "; " + legal.remark())
                : reason(position, text, verdict);
    }

    /** How else than in machine form a move can be typed here, with an example each; empty if no move is legal. */
    private static Optional<String> otherForms(Position position) {
        return legal(position, move -> Move.kind(move) == Move.NORMAL)
                .boxed()
                .findFirst()
                .map(move -> {
                    String san = "'" + new San(position).text(move) + "'";
                    Optional<String> source = Notations.readable(position.rules())
                            .map(notation -> "'" + position.words().text(move, notation) + "'");
                    return source.filter(san::equals).isPresent()
                            ? "SAN and the notation of the rules' source, as in " + san
                            : "SAN, as in " + san
                                    + source.map(text -> ", and the notation of the rules' source, as in " + text)
                                            .orElse("");
                });
    }

    /** The legal moves in all notations that can be typed, each text once, sorted. */
    public static List<String> completions(Position position) {
        List<Notation> notations = new ArrayList<>(List.of(Notation.MACHINE));
        Notations.readable(position.rules()).ifPresent(notations::add);
        Map<Long, String> texts = new San(position).texts();
        return Stream.concat(
                        texts.values().stream(),
                        texts.keySet().stream()
                                .flatMap(move -> notations.stream()
                                        .map(notation -> position.words().text(move, notation))))
                .distinct()
                .sorted()
                .toList();
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
