package org.plyspace.engine;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict;

/**
 * What the rules say of a move, for programs (docs/json.md); what does not apply is left out.
 *
 * @param move in machine form; as it was typed if it is illegal
 * @param verdict {@code legal}, {@code illegal} or, where that is asked for, {@code unreadable}
 * @param description a legal move in words
 * @param remark what made a legal move possible, where the rules have something to say of it
 * @param path names of the squares that a legal move runs over, where the remark is of its path
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record JudgedMove(
        String variant,
        String position,
        String move,
        String verdict,
        String description,
        String remark,
        List<String> path,
        @JsonUnwrapped RefusedMove refusal) {

    /** One that may be made. */
    public static JudgedMove legal(Position position, Verdict.Legal legal) {
        return new JudgedMove(
                position.rules().setting(),
                position.words().text(),
                position.words().text(legal.move(), Notation.MACHINE),
                "legal",
                MoveTexts.described(position, legal.move()),
                legal.remark().isEmpty() ? null : legal.remark(),
                path(position, legal),
                null);
    }

    private static List<String> path(Position position, Verdict.Legal legal) {
        List<String> path = legal.marks().stream()
                .filter(mark -> mark.role() == Role.PATH)
                .map(mark -> position.words().name(mark.cell()))
                .toList();
        return path.isEmpty() ? null : path;
    }

    /** One that may not be made. */
    public static JudgedMove illegal(Position position, String move, Verdict.Illegal illegal) {
        return new JudgedMove(
                position.rules().setting(),
                position.words().text(),
                move,
                "illegal",
                null,
                null,
                null,
                RefusedMove.of(position, illegal));
    }

    /** A text that is no move. */
    public static JudgedMove unreadable(Position position, String move, String reason) {
        return new JudgedMove(
                position.rules().setting(),
                position.words().text(),
                move,
                "unreadable",
                null,
                null,
                null,
                new RefusedMove(null, reason, null, null));
    }
}
