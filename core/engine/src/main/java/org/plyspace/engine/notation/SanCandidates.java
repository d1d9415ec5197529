package org.plyspace.engine.notation;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Refusal;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;

/**
 * Finds the moves that a text in {@link San} with a partly written target can mean: {@code Nc3} where there are {@code c3(2)}
 * and {@code c3(4)}. The part, at least file and rank, stands for every square whose name begins with it.
 */
public final class SanCandidates {

    private static final int MOST_TOLD = 40;

    private static final Pattern FILE_AND_RANK = Pattern.compile("[a-zA-Z]+[0-9]+.*");

    private final Position position;
    private final San san;

    /** Creates candidates in a position, which is only read. */
    public SanCandidates(Position position) {
        this.position = position;
        this.san = new San(position);
    }

    /** The legal moves that fit, each once. */
    public List<Long> of(String typed) {
        return whole(SanText.of(typed))
                .flatMap(core -> san.meant(SanText.of(core)).stream())
                .distinct()
                .toList();
    }

    /** The texts of moves without marks of check, sorted. */
    public List<String> texts(List<Long> moves) {
        return moves.stream()
                .map(move -> san.text(move).replaceFirst("[+#]$", ""))
                .sorted()
                .toList();
    }

    /**
     * The verdict on a text: legal if exactly one move fits, ambiguous if several do, else the reason why none does; empty for
     * any other text.
     */
    public Optional<Verdict> verdict(String typed) {
        List<Long> fitting = of(typed);
        PositionWords words = position.words();
        return switch (fitting.size()) {
            case 0 -> refusal(typed);
            case 1 -> Optional.of(words.judge(words.text(fitting.get(0), Notation.MACHINE), Notation.MACHINE));
            default ->
                Optional.of(new Verdict.Illegal(
                        Refusal.AMBIGUOUS, "'" + Texts.shorten(typed) + "' could be: " + told(texts(fitting)), ""));
        };
    }

    private static String told(List<String> texts) {
        return String.join(", ", texts.subList(0, Math.min(texts.size(), MOST_TOLD)))
                + (texts.size() > MOST_TOLD ? ", ..." : "");
    }

    private Optional<Verdict> refusal(String typed) {
        SanText text = SanText.of(typed);
        return new SanReasons(position, new SanForm(position).squares)
                .of(text, whole(text).toList());
    }

    /** The text with each target that it can mean. */
    private Stream<String> whole(SanText text) {
        int equals = text.core().indexOf('=');
        String step = equals < 0 ? text.core() : text.core().substring(0, equals);
        String choice = text.core().substring(step.length());
        return IntStream.range(0, position.rules().cells())
                .mapToObj(position.words()::name)
                .filter(name -> !name.isEmpty())
                .flatMap(name -> IntStream.range(2, name.length())
                        .mapToObj(length -> name.substring(0, length))
                        .filter(part -> step.endsWith(part) && isPart(part, name))
                        .map(part -> step.substring(0, step.length() - part.length()) + name + choice))
                .distinct();
    }

    /** Whether a part begins a name; a number in the part must be complete. */
    private static boolean isPart(String part, String name) {
        return FILE_AND_RANK.matcher(part).matches()
                && !(Character.isDigit(part.charAt(part.length() - 1))
                        && Character.isDigit(name.charAt(part.length())));
    }
}
