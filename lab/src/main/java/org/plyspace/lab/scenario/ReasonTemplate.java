package org.plyspace.lab.scenario;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.plyspace.api.Layout;
import org.plyspace.api.PieceType;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/**
 * The reason of a refusal without what changes from one position to the next, so that reasons of one kind look alike: {@code
 * blocked: 2b3 is occupied by a white pawn} becomes {@code blocked: ... is occupied by}.
 */
final class ReasonTemplate {

    private static final String GAP = "\u0000";
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}()'=-]+");
    private static final Pattern GAPS =
            Pattern.compile(GAP + "([,; ]+(and |or |the |a |an |on |of |at )*" + GAP + ")*");
    private static final Set<String> ARTICLES = Set.of("a", "an", "the");

    private final Set<String> variable = new HashSet<>(ARTICLES);
    /** Words looked at before; there are few, names of squares the most. */
    private final Map<String, Boolean> known = new HashMap<>();

    ReasonTemplate(Rules rules) {
        rules.pieceTypes().stream().map(PieceType::name).forEach(variable::add);
        for (Side side : Side.values()) {
            variable.add(side.word());
        }
        Layout layout = rules.position(rules.empty(), Purpose.STUDY).words().layout();
        layout.boards().forEach(board -> variable.add(board.name().toLowerCase(Locale.ROOT)));
        layout.anchors().forEach(anchor -> variable.add(anchor.name().toLowerCase(Locale.ROOT)));
    }

    String of(String reason) {
        String gaps = WORD.matcher(reason).replaceAll(word -> isVariable(word) ? GAP : word.group());
        return GAPS.matcher(gaps).replaceAll(GAP).replace(GAP, "...");
    }

    private boolean isVariable(MatchResult word) {
        return known.computeIfAbsent(word.group(), this::isVariable);
    }

    private boolean isVariable(String word) {
        String text = word.toLowerCase(Locale.ROOT);
        String stem = text.endsWith("'s") ? text.substring(0, text.length() - 2) : text;
        return text.chars().anyMatch(Character::isDigit) || variable.contains(stem);
    }
}
