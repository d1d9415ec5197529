package org.plyspace.engine.verify;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.RefusedMove;
import org.plyspace.engine.Registry;
import org.plyspace.engine.TypedMoves;
import org.plyspace.engine.WorkCounter;
import org.plyspace.vectors.Perft;
import org.plyspace.vectors.Vector;

/**
 * Checks JSON lines about positions: moves, check, outcome, perft. Thread-safe.
 *
 * @param deepest the largest depth at which perft counts are checked
 * @param judges whether the lines are somebody's answers to be judged: each wrong move is then listed with the reason
 */
public record Verifier(Registry registry, int deepest, boolean judges) {

    private static final int MOST_MOVES_NAMED = 20;
    /**
     * The number by which a wrong count may exceed the claimed one before counting stops, so that no claim makes it run away.
     */
    private static final long BEYOND = 10_000_000;

    /** Checks one line. */
    public LineReport check(String line) {
        try {
            Vector claims = Vector.read(line);
            return registry.follow(claims.variant(), "about a position to verify", counter -> check(claims, counter));
        } catch (PlyspaceException refused) {
            return LineReport.unusable(refused.getMessage());
        } catch (OutOfMemoryError exhausted) {
            return LineReport.unusable("there was not enough memory for it");
        }
    }

    private LineReport check(Vector claims, WorkCounter counter) {
        Rules rules = registry.rules(claims.variant(), claims.position());
        Position position = rules.readPosition(claims.position());
        Findings found = new Findings();
        claims.check()
                .filter(check -> check != position.inCheck())
                .ifPresent(check -> found.add(
                        wrong("check", check, position.inCheck()), Disagreement.check(check, position.inCheck())));
        claims.outcome().ifPresent(outcome -> compareOutcome(outcome, position.outcome(), found));
        claims.moves().ifPresent(moves -> {
            if (judges) {
                judgeMoves(moves, position, found, counter);
            } else {
                compareMoves(moves, MoveTexts.sorted(position), found);
            }
        });
        claims.perft().forEach((depth, count) -> comparePerft(depth, count, position, found, counter));
        if (judges && !found.remarks.isEmpty()) {
            found.remarks.add(0, "in " + claims.position() + ":");
        }
        return LineReport.checked(found.remarks, found.differences);
    }

    /** Collects the statements of a line that contradict the rules. */
    private static final class Findings {
        private final List<String> remarks = new ArrayList<>();
        private final List<Disagreement> differences = new ArrayList<>();

        void add(String remark, Disagreement difference) {
            remarks.add(remark);
            differences.add(difference);
        }
    }

    private static void compareOutcome(String claimed, Optional<Outcome> outcome, Findings found) {
        String actual = outcome.map(Outcome::reason).orElse(Vector.NO_OUTCOME);
        boolean agrees = claimed.equals(Vector.NO_OUTCOME) ? !hasNoMoves(actual) : claimed.equals(actual);
        if (!agrees) {
            found.add(wrong("outcome", Texts.shorten(claimed), actual), Disagreement.outcome(claimed, actual));
        }
    }

    /** Vectors distinguish only mate and stalemate; draws by count or material are compared if they are claimed. */
    private static boolean hasNoMoves(String reason) {
        return reason.equals(Outcome.CHECKMATE) || reason.equals(Outcome.STALEMATE);
    }

    private static void compareMoves(List<String> claimed, List<String> actual, Findings found) {
        List<String> wrong = without(claimed, actual);
        List<String> missing = without(actual, claimed);
        if (!wrong.isEmpty()) {
            found.remarks.add("in the file, but not legal by the rules: " + named(wrong));
        }
        if (!missing.isEmpty()) {
            found.remarks.add("legal by the rules, but not in the file: " + named(missing));
        }
        wrong.forEach(move -> found.differences.add(Disagreement.wrong(move, null)));
        missing.forEach(move -> found.differences.add(Disagreement.missing(move)));
    }

    /** Lists each wrong move with the reason, and each missing one with what it does. */
    private static void judgeMoves(List<String> claimed, Position position, Findings found, WorkCounter counter) {
        counter.count(found.remarks::size);
        List<String> actual = MoveTexts.sorted(position);
        for (String move : without(claimed, actual)) {
            Verdict verdict = position.words().judge(move, Notation.MACHINE);
            String name = Texts.shorten(move);
            if (verdict instanceof Verdict.Illegal illegal) {
                found.add(
                        name + ": in the file, but illegal: " + MoveTexts.reason(illegal),
                        Disagreement.wrong(move, RefusedMove.of(position, illegal)));
            } else {
                String reason = verdict instanceof Verdict.Malformed unread
                        ? "no move: " + MoveTexts.reason(move, unread)
                        : "more than once, or not as the machine form writes it";
                found.add(
                        name + ": in the file" + (verdict instanceof Verdict.Malformed ? ", but " : " ") + reason,
                        Disagreement.wrong(move, new RefusedMove(null, reason, null, null)));
            }
        }
        for (String move : without(actual, claimed)) {
            found.add(
                    move + ": not in the file, but legal: "
                            + TypedMoves.answer(position, move).replaceFirst("^legal: ", ""),
                    Disagreement.missing(move));
        }
    }

    /** The list without one occurrence of each entry of another. */
    private static List<String> without(List<String> list, List<String> takenOut) {
        Map<String, Integer> stock = new HashMap<>();
        takenOut.forEach(move -> stock.merge(move, 1, Integer::sum));
        return list.stream()
                .filter(move -> stock.merge(move, -1, Integer::sum) < 0)
                .toList();
    }

    private static String named(List<String> moves) {
        String named =
                moves.stream().limit(MOST_MOVES_NAMED).map(Texts::shorten).collect(Collectors.joining(" "));
        return moves.size() <= MOST_MOVES_NAMED ? named : named + " ...";
    }

    private void comparePerft(int depth, long claimed, Position position, Findings found, WorkCounter counter) {
        if (depth > deepest) {
            return;
        }
        long limit = claimed > Long.MAX_VALUE / 2 ? Long.MAX_VALUE : 2 * claimed + BEYOND;
        Perft perft = new Perft();
        counter.count(perft::counted);
        long actual = perft.countUpTo(limit, position, depth);
        if (actual != claimed) {
            boolean whole = actual <= limit;
            found.add(
                    wrong("perft " + depth, claimed, whole ? actual : "more than " + limit),
                    Disagreement.perft(depth, claimed, whole ? actual : null));
        }
    }

    private static String wrong(String what, Object claimed, Object actual) {
        return what + ": the file says " + claimed + ", the rules " + actual;
    }

    /**
     * The result of checking one line.
     *
     * @param kind whether the line could be checked, and whether it agrees
     * @param remarks each disagreement in words, or the reason why the line could not be checked; empty if everything agrees
     * @param differences each disagreement for programs
     */
    public record LineReport(Kind kind, List<String> remarks, List<Disagreement> differences) {

        static LineReport checked(List<String> disagreements, List<Disagreement> differences) {
            return new LineReport(disagreements.isEmpty() ? Kind.AGREES : Kind.DISAGREES, disagreements, differences);
        }

        /** A line that could not be checked. */
        public static LineReport unusable(String reason) {
            return new LineReport(Kind.UNUSABLE, List.of(reason), List.of());
        }

        /** The kinds of results. */
        public enum Kind {
            /** Everything the line says is right. */
            AGREES,
            /** Something the line says is wrong. */
            DISAGREES,
            /** The line cannot be read, or names an unavailable variant or an invalid position. */
            UNUSABLE
        }
    }

    /**
     * A statement of a line that contradicts the rules, for programs (docs/json.md).
     *
     * @param of the subject: {@code check}, {@code outcome}, {@code perft} or {@code move}
     * @param depth the plies of a perft count
     * @param move the move as the line writes it, or in machine form if the line lacks it
     * @param file what the line says: whether there is a check or the move is legal, the outcome, a count
     * @param rules what the rules say; null for a count that was not completed
     * @param refusal why a move of the line is illegal, if moves are judged
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Disagreement(
            String of,
            Integer depth,
            String move,
            Object file,
            Object rules,
            @JsonUnwrapped RefusedMove refusal) {

        static Disagreement check(boolean file, boolean rules) {
            return new Disagreement("check", null, null, file, rules, null);
        }

        static Disagreement outcome(String file, String rules) {
            return new Disagreement("outcome", null, null, file, rules, null);
        }

        static Disagreement perft(int depth, long file, Long rules) {
            return new Disagreement("perft", depth, null, file, rules, null);
        }

        /** A move that the line lists although it is not legal. */
        static Disagreement wrong(String move, RefusedMove refusal) {
            return new Disagreement("move", null, move, true, false, refusal);
        }

        /** A legal move that the line lacks. */
        static Disagreement missing(String move) {
            return new Disagreement("move", null, move, false, true, null);
        }
    }
}
