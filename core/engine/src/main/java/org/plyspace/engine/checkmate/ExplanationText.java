package org.plyspace.engine.checkmate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.plyspace.api.Position;
import org.plyspace.engine.Check;
import org.plyspace.engine.PieceWords;
import org.plyspace.engine.checkmate.Explanation.Kind;

/** Explains in words why a side is or is not checkmated. */
public final class ExplanationText {

    private static final int MOST_SAVING = 12;

    private ExplanationText() {}

    /** The lines to print after the answer. */
    public static List<String> lines(CheckmateQuestion question) {
        Optional<Explanation> explanation = question.explanation();
        if (question.position().inCheck()) {
            return inCheck(question.position(), explanation.orElseThrow());
        }
        String side = question.position().sideToMove().word() + " is not in check";
        return explanation.map(why -> stalemate(side, why)).orElseGet(() -> List.of(side));
    }

    private static List<String> stalemate(String side, Explanation explanation) {
        List<String> lines = new ArrayList<>(List.of(side + ", and has no legal move: stalemate"));
        addFailing(explanation, lines);
        return lines;
    }

    private static List<String> inCheck(Position position, Explanation explanation) {
        List<String> lines = new ArrayList<>();
        if (Check.isDouble(position)) {
            lines.add("double check:");
        }
        explanation
                .checks()
                .forEach(check -> lines.add("check by " + PieceWords.on(position, check.attacker()) + " to "
                        + PieceWords.on(position, check.royal())));
        if (explanation.saving().isEmpty()) {
            addFailing(explanation, lines);
        } else {
            addSaving(explanation.saving(), lines);
        }
        return lines;
    }

    private static void addSaving(List<String> saving, List<String> lines) {
        lines.add("saved by:");
        saving.stream().limit(MOST_SAVING).forEach(move -> lines.add("    " + move));
        if (saving.size() > MOST_SAVING) {
            lines.add("    and " + (saving.size() - MOST_SAVING) + " more moves");
        }
    }

    private static void addFailing(Explanation explanation, List<String> lines) {
        Map<Kind, List<Explanation.Evasion>> byKind = new TreeMap<>();
        explanation
                .failing()
                .forEach(way -> byKind.computeIfAbsent(way.kind(), kind -> new ArrayList<>())
                        .add(way));
        for (Kind kind : Kind.values()) {
            if (byKind.containsKey(kind)) {
                lines.add(heading(kind) + ":");
                byKind.get(kind).forEach(way -> lines.add("    " + way.move() + ": " + way.reason()));
            } else if (kind != Kind.OTHER && !explanation.checks().isEmpty()) {
                lines.add(heading(kind) + ": none");
            }
        }
        if (!explanation.complete()) {
            lines.add("(the board is too large to try every defence for this explanation)");
        }
    }

    private static String heading(Kind kind) {
        return switch (kind) {
            case KING_MOVE -> "king moves that fail";
            case CAPTURE -> "captures that fail";
            case INTERPOSITION -> "interpositions that fail";
            case OTHER -> "other moves that fail";
        };
    }
}
