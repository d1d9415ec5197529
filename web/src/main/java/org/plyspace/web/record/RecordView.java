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
 * A game that was written down, as far as it holds by its rules.
 *
 * @param variant with all options that are not defaults, those that the start fixes too
 * @param tags what is said of the game as a whole, such as its players, by the tags' names
 * @param start the text of its first position
 * @param result as it is written
 * @param termination why it ended, as it is written
 * @param line its moves
 * @param troubles what does not hold
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
