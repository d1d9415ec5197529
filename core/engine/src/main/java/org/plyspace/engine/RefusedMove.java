package org.plyspace.engine;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Verdict;

/**
 * A refusal for programs, with squares named as in the position where the move was refused.
 *
 * @param kind the kind of rule that forbids it, as {@link #word(Refusal)}; null, like citation and cells, for a text that is
 *     not a move
 * @param reason a clause for people
 * @param citation the rules page and section that forbid it; null if no rule does, as when a text could be several moves
 * @param cells the names of squares by role, see {@link org.plyspace.api.Role}, in lower case; roles without squares are missing
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RefusedMove(String kind, String reason, String citation, Map<String, List<String>> cells) {

    /** The data of a refusal in a position. */
    public static RefusedMove of(Position position, Verdict.Illegal illegal) {
        return new RefusedMove(
                word(illegal.kind()),
                illegal.reason(),
                illegal.citation().isEmpty() ? null : illegal.citation(),
                illegal.marks().stream()
                        .collect(Collectors.groupingBy(
                                mark -> mark.role().name().toLowerCase(Locale.ROOT),
                                LinkedHashMap::new,
                                Collectors.mapping(mark -> position.words().name(mark.cell()), Collectors.toList()))));
    }

    /** The words for a kind of refusal: {@code own piece on target}. */
    public static String word(Refusal kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
