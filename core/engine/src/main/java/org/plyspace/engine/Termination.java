package org.plyspace.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.plyspace.api.Outcome;

/** Reasons for the end of a game that do not follow from a position, and their names in PGN. */
public enum Termination {
    RESIGNATION(Outcome.RESIGNATION, "normal"),
    AGREED_DRAW(Outcome.AGREED_DRAW, "normal"),
    /** A player ran out of time. */
    TIME_FORFEIT("time forfeit", "time forfeit"),
    /** A player broke the rules, such as an engine that made an illegal move. */
    RULES_INFRACTION("rules infraction", "rules infraction"),
    /** A third party decided the game. */
    ADJUDICATION("adjudication", "adjudication"),
    /** A player left, such as an engine that ended or stopped answering. */
    ABANDONED("abandoned", "abandoned");

    /** The PGN word for an end by the rules, by resignation or by agreement. */
    public static final String NORMAL = "normal";

    /** The PGN word for an unfinished game. */
    public static final String UNTERMINATED = "unterminated";

    private static final Set<String> BY_RULES = Set.of(
            Outcome.CHECKMATE,
            Outcome.STALEMATE,
            Outcome.REPETITION,
            Outcome.FIFTY_MOVES,
            Outcome.DEAD_POSITION,
            Outcome.GOAL,
            Outcome.BARE_KING,
            Outcome.EXTINCTION,
            Outcome.CHECKS,
            Outcome.PERPETUAL_CHECK);

    private final String reason;
    private final String pgn;

    Termination(String reason, String pgn) {
        this.reason = reason;
        this.pgn = pgn;
    }

    /** The reason as in {@link Outcome#reason()} and records. */
    public String reason() {
        return reason;
    }

    /** The termination of a reason; empty for a reason that positions give, or an unknown one. */
    public static Optional<Termination> of(String reason) {
        return Arrays.stream(values())
                .filter(termination -> termination.reason.equals(reason))
                .findFirst();
    }

    /** Whether a reason is one that positions of any rule set may give. */
    public static boolean isByRules(String reason) {
        return BY_RULES.contains(reason);
    }

    /** The PGN word for a reason; empty for a game that goes on. */
    public static String pgn(Optional<String> reason) {
        return reason.map(any -> of(any).map(termination -> termination.pgn).orElse(NORMAL))
                .orElse(UNTERMINATED);
    }

    /** The termination that a PGN word states, in any case; empty for words that leave it open. */
    public static Optional<Termination> ofPgn(String word) {
        return of(word.toLowerCase(Locale.ROOT));
    }

    /** Whether a PGN word leaves open how the game ended. */
    public static boolean isOpen(String word) {
        return List.of(NORMAL, UNTERMINATED).contains(word.toLowerCase(Locale.ROOT));
    }

    /** Whether a game can end for this reason with a result. */
    public boolean allows(GameResult result) {
        return switch (this) {
            case RESIGNATION -> result == GameResult.WHITE_WINS || result == GameResult.BLACK_WINS;
            case AGREED_DRAW -> result == GameResult.DRAW;
            default -> result != GameResult.OPEN;
        };
    }
}
