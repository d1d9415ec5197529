package org.plyspace.engine.checkmate;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Locale;
import org.plyspace.api.Position;
import org.plyspace.engine.RefusedMove;

/**
 * The answer whether a side is checkmated, and why, for programs.
 *
 * @param checks the checks; like the following fields, left out if no explanation is requested or there is no check
 * @param saving descriptions of the legal moves
 * @param failing the moves that would evade a check but are illegal
 * @param complete whether all moves were tried
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ExplanationData(
        String variant,
        String position,
        boolean inCheck,
        boolean checkmate,
        List<Check> checks,
        List<String> saving,
        List<Failing> failing,
        Boolean complete) {

    /** The answer to a question, optionally with its explanation. */
    public static ExplanationData of(CheckmateQuestion question, boolean explained) {
        Position position = question.position();
        Explanation explanation = explained ? question.explanation().orElse(null) : null;
        return explanation == null
                ? answer(question, null, null, null, null)
                : answer(
                        question,
                        explanation.checks().stream()
                                .map(check -> Check.of(position, check))
                                .toList(),
                        explanation.saving(),
                        explanation.failing().stream().map(Failing::of).toList(),
                        explanation.complete());
    }

    private static ExplanationData answer(
            CheckmateQuestion question,
            List<Check> checks,
            List<String> saving,
            List<Failing> failing,
            Boolean complete) {
        Position position = question.position();
        return new ExplanationData(
                position.rules().setting(),
                position.words().text(),
                position.inCheck(),
                question.isCheckmate(),
                checks,
                saving,
                failing,
                complete);
    }

    /** An attack on a royal piece, by names of squares. */
    public record Check(String attacker, String royal) {

        static Check of(Position position, org.plyspace.engine.Check check) {
            return new Check(
                    position.words().name(check.attacker()), position.words().name(check.royal()));
        }
    }

    /**
     * An evasion that fails.
     *
     * @param tries {@code king move}, {@code capture}, {@code interposition} or {@code other}
     */
    public record Failing(
            String tries, String move, @JsonUnwrapped RefusedMove refusal) {

        static Failing of(Explanation.Evasion way) {
            return new Failing(way.kind().name().toLowerCase(Locale.ROOT).replace('_', ' '), way.move(), way.refusal());
        }
    }
}
