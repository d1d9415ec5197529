package org.plyspace.web.record;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.engine.exchange.PartialGame;
import org.plyspace.engine.record.GameRecord;

/**
 * A recorded game, as far as it is legal by its rules.
 *
 * @param variant the variant with all options that differ from their defaults, including those that the start fixes
 * @param tags the facts about the whole game, such as its players, by the tags' names
 * @param start the text of the first position
 * @param result the result as written
 * @param termination why the game ended, as written
 * @param line the moves
 * @param troubles the parts that are not legal
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record RecordView(
        String variant,
        Map<String, String> tags,
        String start,
        String result,
        Optional<String> termination,
        @JsonUnwrapped LineView line,
        List<PartialGame.Problem> troubles) {

    /** Creates the view of a game. */
    public static RecordView of(PartialGame held) {
        GameRecord record = held.record();
        Rules rules = held.game().position().rules();
        return new RecordView(
                rules.setting(),
                record.tags(),
                rules.write(held.game().start()),
                held.result(),
                held.termination(),
                LineView.of(rules.position(held.game().start(), Purpose.GAME), record.line()),
                held.troubles());
    }
}
