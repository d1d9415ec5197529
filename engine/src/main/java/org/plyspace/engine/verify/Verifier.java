package org.plyspace.engine.verify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyspace.api.Outcome;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.Registry;
import org.plyspace.vectors.Perft;
import org.plyspace.vectors.Vector;

/** Checks JSON lines about positions: moves, check, outcome, perft. May be shared between threads. */
public final class Verifier {

    private static final int MOST_MOVES_NAMED = 20;
    /** A wrong count is followed up so far beyond what is claimed, so that no claim makes the count run away. */
    private static final long BEYOND = 10_000_000;

    private final Registry registry;
    private final int deepest;

    /**
     * With the rule sets to ask.
     *
     * @param deepest perft counts of greater depths are not checked
     */
    public Verifier(Registry registry, int deepest) {
        this.registry = registry;
        this.deepest = deepest;
    }

    /** Checks one line. */
    public LineReport check(String line) {
        try {
            Vector claims = Vector.read(line);
            return registry.ask(claims.variant(), "about a position to verify", () -> check(claims));
        } catch (PlyspaceException refused) {
            return LineReport.unusable(refused.getMessage());
        } catch (OutOfMemoryError exhausted) {
            return LineReport.unusable("there was not enough memory for it");
        }
    }

    private LineReport check(Vector claims) {
        Rules rules = registry.rules(claims.variant(), claims.position());
        return LineReport.checked(disagreements(claims, rules.readPosition(claims.position())));
    }

    private List<String> disagreements(Vector claims, Position position) {
        List<String> all = new ArrayList<>();
        claims.check()
                .filter(check -> check != position.inCheck())
                .ifPresent(check -> all.add(wrong("check", check, position.inCheck())));
        claims.outcome().ifPresent(outcome -> compareOutcome(outcome, position.outcome(), all));
        claims.moves().ifPresent(moves -> compareMoves(moves, MoveTexts.sorted(position), all));
        claims.perft().forEach((depth, count) -> comparePerft(depth, count, position, all));
        return all;
    }

    private static void compareOutcome(String claimed, Optional<Outcome> outcome, List<String> all) {
        String actual = outcome.map(Outcome::reason).orElse(Vector.NO_OUTCOME);
        boolean agrees = claimed.equals(Vector.NO_OUTCOME) ? !hasNoMoves(actual) : claimed.equals(actual);
        if (!agrees) {
            all.add(wrong("outcome", Texts.shorten(claimed), actual));
        }
    }

    /** Vectors tell mate and stalemate only; draws by count or material are compared where they are claimed. */
    private static boolean hasNoMoves(String reason) {
        return reason.equals(Outcome.CHECKMATE) || reason.equals(Outcome.STALEMATE);
    }

    private static void compareMoves(List<String> claimed, List<String> actual, List<String> all) {
        List<String> missing = without(claimed, actual);
        List<String> extra = without(actual, claimed);
        if (!missing.isEmpty()) {
            all.add("missing " + count(missing) + ": " + named(missing));
        }
        if (!extra.isEmpty()) {
            all.add("extra " + count(extra) + ": " + named(extra));
        }
    }

    /** What is left of a list when each entry of another is taken out once. */
    private static List<String> without(List<String> list, List<String> takenOut) {
        Map<String, Integer> stock = new HashMap<>();
        takenOut.forEach(move -> stock.merge(move, 1, Integer::sum));
        return list.stream()
                .filter(move -> stock.merge(move, -1, Integer::sum) < 0)
                .toList();
    }

    private static String count(List<String> moves) {
        return moves.size() == 1 ? "move" : moves.size() + " moves";
    }

    private static String named(List<String> moves) {
        String named =
                moves.stream().limit(MOST_MOVES_NAMED).map(Texts::shorten).collect(Collectors.joining(" "));
        return moves.size() <= MOST_MOVES_NAMED ? named : named + " ...";
    }

    private void comparePerft(int depth, long claimed, Position position, List<String> all) {
        if (depth > deepest) {
            return;
        }
        long limit = claimed > Long.MAX_VALUE / 2 ? Long.MAX_VALUE : 2 * claimed + BEYOND;
        long actual = new Perft().countUpTo(limit, position, depth);
        if (actual != claimed) {
            all.add(wrong("perft " + depth, claimed, actual > limit ? "more than " + limit : actual));
        }
    }

    private static String wrong(String what, Object claimed, Object actual) {
        return what + ": " + claimed + " expected, found " + actual;
    }
}
