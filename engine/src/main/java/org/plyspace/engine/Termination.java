package org.plyspace.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.plyspace.api.Outcome;

/** Reasons for a game's end that no position gives, and what the PGN standard calls them. */
public enum Termination {
    RESIGNATION(Outcome.RESIGNATION, "normal"),
    AGREED_DRAW(Outcome.AGREED_DRAW, "normal"),
    /** A player's time was used up. */
    TIME_FORFEIT("time forfeit", "time forfeit"),
    /** A player broke the rules, as an engine does that makes an illegal move. */
    RULES_INFRACTION("rules infraction", "rules infraction"),
    /** Somebody else decided the game. */
    ADJUDICATION("adjudication", "adjudication"),
    /** A player went away, as an engine does that ends or does not answer. */
    ABANDONED("abandoned", "abandoned");

    /** What PGN calls an end by the rules, a resignation or an agreement. */
    public static final String NORMAL = "normal";

    /** What PGN calls a game without an end. */
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

    /** As {@link Outcome#reason()} and records have it. */
    public String reason() {
        return reason;
    }

    /** The termination of this reason; empty if it is one that a position gives, or none. */
    public static Optional<Termination> of(String reason) {
        return Arrays.stream(values())
                .filter(termination -> termination.reason.equals(reason))
                .findFirst();
    }

    /** Whether games of all rule sets may end for this reason by their positions. */
    public static boolean isByRules(String reason) {
        return BY_RULES.contains(reason);
    }

    /** The word of PGN for a reason; empty for a game that goes on. */
    public static String pgn(Optional<String> reason) {
        return reason.map(any -> of(any).map(termination -> termination.pgn).orElse(NORMAL))
                .orElse(UNTERMINATED);
    }

    /** The termination that a word of PGN says, whatever its capitals; none for words that leave it open. */
    public static Optional<Termination> ofPgn(String word) {
        return of(word.toLowerCase(Locale.ROOT));
    }

    /** Whether a text is a word of PGN that leaves open how a game ended. */
    public static boolean isOpen(String word) {
        return List.of(NORMAL, UNTERMINATED).contains(word.toLowerCase(Locale.ROOT));
    }

    /** Whether a game may end so with this result. */
    public boolean allows(GameResult result) {
        return switch (this) {
            case RESIGNATION -> result == GameResult.WHITE_WINS || result == GameResult.BLACK_WINS;
            case AGREED_DRAW -> result == GameResult.DRAW;
            default -> result != GameResult.OPEN;
        };
    }
}
