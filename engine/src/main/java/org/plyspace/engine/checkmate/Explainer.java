package org.plyspace.engine.checkmate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Verdict;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.checkmate.Explanation.Check;
import org.plyspace.engine.checkmate.Explanation.Kind;
import org.plyspace.engine.checkmate.Explanation.WayOut;

/**
 * Looks through the well-formed moves of a side in check for those that only fail because a king would be attacked, and
 * keeps the ones that somebody might have thought of: king moves, captures of a checker, interpositions.
 */
final class Explainer {

    /** On boards of up to some hundred squares all texts are looked at; a full cube of 32 has a hundred times more. */
    private static final int MOST_TEXTS = 5_000_000;

    private static final int MOST_OTHERS = 2_000;

    private final Position position;
    private final List<Check> checks;
    private final Candidates candidates;
    private final Blocking blocking;
    private final Map<String, Integer> cells = new HashMap<>();
    private final List<WayOut> failing = new ArrayList<>();
    private int others;
    private boolean complete = true;

    Explainer(Setup setup, Position position) {
        this.position = position;
        this.checks = checks(position);
        this.candidates = new Candidates(position);
        this.blocking = new Blocking(setup, position, checks);
        for (int cell = 0; cell < position.rules().cells(); cell++) {
            cells.put(position.words().name(cell), cell);
        }
    }

    Explanation explain() {
        Iterator<String> texts = position.words().wellFormedMoves().iterator();
        int seen = 0;
        while (texts.hasNext() && seen++ < MOST_TEXTS) {
            consider(texts.next());
        }
        complete &= !texts.hasNext();
        failing.sort(Comparator.comparing(WayOut::kind).thenComparing(WayOut::move));
        return new Explanation(checks, MoveTexts.sortedAndDescribed(position), failing, complete);
    }

    private static List<Check> checks(Position position) {
        Rules rules = position.rules();
        int[] royals = new int[rules.cells()];
        int[] enemies = new int[rules.cells()];
        int royalCount = position.royals(position.sideToMove(), royals);
        int enemyCount = position.men(position.sideToMove().opposite(), enemies);
        List<Check> checks = new ArrayList<>();
        Candidates reach = new Candidates(position);
        for (int i = 0; i < royalCount; i++) {
            for (int j = 0; j < enemyCount; j++) {
                if (reach.attacks(enemies[j], royals[i])) {
                    checks.add(new Check(enemies[j], royals[i]));
                }
            }
        }
        return checks;
    }

    private void consider(String text) {
        int dash = text.indexOf('-');
        int end = text.indexOf('=');
        Integer from = dash < 0 ? null : cells.get(text.substring(0, dash));
        Integer to = dash < 0 ? null : cells.get(text.substring(dash + 1, end < 0 ? text.length() : end));
        if (from == null || to == null) {
            considerOther(text);
        } else if (candidates.mayReach(from, to)) {
            illegal(text).ifPresent(verdict -> addStep(text, from, to, verdict));
        }
    }

    private void considerOther(String text) {
        if (others++ >= MOST_OTHERS) {
            complete = false;
            return;
        }
        illegal(text).ifPresent(verdict -> add(Kind.OTHER, text, verdict));
    }

    private Optional<Verdict.Illegal> illegal(String text) {
        return position.words().judge(text, Notation.MACHINE) instanceof Verdict.Illegal illegal
                        && illegal.exposesRoyal()
                ? Optional.of(illegal)
                : Optional.empty();
    }

    private void addStep(String text, int from, int to, Verdict.Illegal verdict) {
        if (checks.stream().anyMatch(check -> check.royal() == from)) {
            add(Kind.KING_MOVE, text, verdict);
        } else if (checks.stream().anyMatch(check -> check.attacker() == to)) {
            add(Kind.CAPTURE, text, verdict);
        } else if (blocking.meetsOneCheck(to)) {
            add(Kind.INTERPOSITION, text, verdict);
        }
    }

    private void add(Kind kind, String text, Verdict.Illegal verdict) {
        failing.add(new WayOut(kind, text, MoveTexts.reason(verdict)));
    }
}
