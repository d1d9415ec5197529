package org.plyspace.engine;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict;

/**
 * The verdict on a move, for programs (docs/json.md); fields that do not apply are left out.
 *
 * @param move the machine form; for an illegal move, the text as typed
 * @param verdict {@code legal}, {@code illegal} or, where requested, {@code unreadable}
 * @param description what a legal move does, in words
 * @param remark the rules' remark on what makes a legal move possible
 * @param path names of the squares that a legal move runs over, if the remark is about its path
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

    /** Data of a legal move. */
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

    /** Data of an illegal move. */
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

    /** Data of a text that is not a move. */
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
