package org.plyspace.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Verdict;
import org.plyspace.engine.notation.San;
import org.plyspace.engine.notation.SanCandidates;
import org.plyspace.engine.notation.TypedText;

/**
 * Reads moves as people type them: in machine form, in the source's notation if it is readable, in UCI's, or in SAN. Move
 * numbers, Unicode chessmen and any kind of dash are accepted.
 */
public final class TypedMoves {

    private static final int LONGEST_WITHOUT_HYPHEN = 24;

    private static final Pattern BLANKS = Pattern.compile("\\s++");

    private TypedMoves() {}

    /**
     * The verdict on a typed text. A text in no notation that resembles the machine form of exactly one legal move means that
     * move; otherwise the verdict is that of the notation that could read most of it.
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
     * What a text in no notation means by its partly written squares.
     *
     * @param verdict legal on the only move that fits, ambiguous if several fit, else the reason against all
     * @param inSan whether the text is a move in SAN, and not two squares
     * @param refusal the reason against all, in words that name both squares; empty if a move fits or a square is not complete
     */
    public record InPart(Verdict verdict, boolean inSan, Optional<String> refusal) {}

    /**
     * Completes a text in no notation by {@link MoveCandidates}, else by {@link SanCandidates}, else as a square to go to; empty if
     * it is none of these.
     */
    public static Optional<InPart> inPart(Position position, String typed) {
        MoveCandidates candidates = new MoveCandidates(position);
        return candidates
                .verdict(typed)
                .map(verdict ->
                        new InPart(verdict, false, isFitting(verdict) ? Optional.empty() : candidates.refusal(typed)))
                .or(() -> new SanCandidates(position)
                        .verdict(plain(position, typed))
                        .map(verdict -> new InPart(verdict, true, Optional.empty())))
                .or(() -> candidates
                        .targetAlone(plain(position, typed))
                        .map(verdict -> new InPart(verdict, false, Optional.of(verdict.reason()))));
    }

    /** Like {@link #judge}, but a text in no notation is also completed {@linkplain #inPart in part}. */
    public static Verdict completed(Position position, String typed) {
        Verdict verdict = judge(position, typed);
        if (!isUnread(verdict)) {
            return verdict;
        }
        // If the squares are written completely, the rules know best why they do not exist.
        return inPart(position, plain(position, typed))
                .map(InPart::verdict)
                .filter(meant -> verdict instanceof Verdict.Malformed || !isNobody(meant))
                .orElse(verdict);
    }

    private static boolean isFitting(Verdict verdict) {
        return verdict instanceof Verdict.Legal
                || (verdict instanceof Verdict.Illegal illegal && illegal.kind() == Refusal.AMBIGUOUS);
    }

    private static boolean isNobody(Verdict verdict) {
        return verdict instanceof Verdict.Illegal illegal && illegal.kind() == Refusal.NOBODY_CAN;
    }

    private static String plain(Position position, String typed) {
        return TypedText.unnumbered(TypedText.plain(position.rules(), typed));
    }

    /** The verdict on a move in SAN whose first letter was typed in lower case: {@code nf3}. */
    private static Optional<Verdict> withCapital(Position position, String text) {
        return Optional.of(text)
                .filter(any -> any.length() > 1 && Character.isLowerCase(any.charAt(0)))
                .map(any -> Character.toUpperCase(any.charAt(0)) + any.substring(1))
                .filter(any -> position.rules().pieceTypes().stream().anyMatch(type -> any.startsWith(type.symbol())))
                .map(new San(position)::judge)
                .filter(verdict -> !(verdict instanceof Verdict.Malformed));
    }

    /**
     * The verdict of the first notation in which a text is a legal move: the machine form, the source's, UCI's if the rule set
     * has it, {@link San}. Nothing is guessed.
     */
    public static Verdict read(Position position, String typed) {
        String text = plain(position, typed);
        Verdict machine = machine(position, text);
        return isUnread(machine)
                ? better(readDeclared(position, text, machine), new San(position).judge(text))
                : machine;
    }

    /** Tries the rule set's other notations after the machine form has refused a text. */
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

    /** Whether a refused text may be a move in another notation. The part before a hyphen may be half a square. */
    public static boolean isUnread(Verdict verdict) {
        return verdict instanceof Verdict.Malformed
                || (verdict instanceof Verdict.Illegal illegal && illegal.kind() == Refusal.NO_SUCH_SQUARE);
    }

    /** The verdict that knows more about a text: that it is legal, else why it is illegal, else how far it could be read. */
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

    /** The verdict on a move without its hyphen, if a blank stands for it or only one place is possible. */
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

    /** The text reduced to the form that omits optional signs: {@code e2e4}. */
    private static String bare(String text) {
        return text.replaceAll("[-\\s]", "");
    }

    /** The only legal move that a text in no notation can mean, first with case, then ignoring it. */
    private static OptionalLong meant(Position position, String text) {
        String typed = bare(text);
        long[] like = like(position, typed::equals);
        if (like.length == 0) {
            like = like(position, typed::equalsIgnoreCase);
        }
        return like.length == 1 ? OptionalLong.of(like[0]) : OptionalLong.empty();
    }

    private static long[] like(Position position, Predicate<String> bare) {
        return LegalMoves.of(position)
                .filter(move -> bare.test(bare(position.words().text(move, Notation.MACHINE))))
                .toArray();
    }

    /** The reason why a typed text was not played; for a text that is not a move, also what can be read. */
    public static String reason(Position position, String text, Verdict verdict) {
        return verdict instanceof Verdict.Illegal illegal
                ? "illegal: " + MoveTexts.reason(illegal)
                : unread(position, text, (Verdict.Malformed) verdict);
    }

    /** The reason why a text is not a move, and which notations are read. */
    public static String unread(Position position, String text, Verdict.Malformed malformed) {
        return MoveTexts.reason(text, malformed)
                + otherForms(position).map(others -> "; also read: " + others).orElse("");
    }

    /** A one-line answer to a typed move: that it is legal and what it does, or why it is not. */
    public static String answer(Position position, String text) {
        Verdict verdict = completed(position, text);
        return verdict instanceof Verdict.Legal legal
                ? "legal: " + MoveTexts.described(position, legal.move())
                        + (legal.remark().isEmpty() ? "" : "; " + legal.remark())
                : reason(position, text, verdict);
    }

    /** The other forms in which a move can be typed here, with an example each; empty if no move is legal. */
    private static Optional<String> otherForms(Position position) {
        return LegalMoves.of(position)
                .filter(move -> Move.kind(move) == Move.NORMAL)
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

    /** The descriptions of the legal moves that begin on a square, move a board or drop a piece of a symbol, sorted. */
    public static List<String> described(Position position, String from) {
        return LegalMoves.of(position)
                .filter(move -> beginsAt(position, move, from))
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

    /** The sign of a drop may follow the symbol, as typed at the beginning of one. */
    private static boolean isDropped(String symbol, String from) {
        return symbol.equalsIgnoreCase(from) || (symbol + "*").equalsIgnoreCase(from);
    }

    private static String boardName(Position position, int board) {
        return position.words().layout().movableBoards().get(board).name();
    }
}
