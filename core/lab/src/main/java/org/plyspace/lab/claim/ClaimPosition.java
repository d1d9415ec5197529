package org.plyspace.lab.claim;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.api.Verdict;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.Registry;

/**
 * The position of a case.
 *
 * @param setting the setting
 * @param text the position's text; empty for the start
 * @param study whether it need not be playable
 * @param after the moves to play first, in machine form
 */
record ClaimPosition(String setting, Optional<String> text, boolean study, List<String> after) {

    /** The fields of a case that define its position. */
    static final List<String> FIELDS = List.of("name", "setting", "position", "study", "after");

    static ClaimPosition read(JsonFields fields, String usual) {
        return new ClaimPosition(
                fields.optionalText("setting").orElse(usual),
                fields.optionalText("position"),
                fields.optionalFlag("study").orElse(false),
                fields.optionalTexts("after").orElse(List.of()));
    }

    /**
     * Opens the position, a new one for each caller.
     *
     * @throws org.plyspace.api.PlyspaceException if there is no such position, or a move is not legal
     */
    Position open(Registry registry) {
        Rules rules = registry.rules(setting, text.orElse(""));
        Position position = text.map(
                        written -> rules.position(rules.read(written), study ? Purpose.STUDY : Purpose.GAME))
                .orElseGet(rules::startPosition);
        for (String move : after) {
            if (!(position.words().judge(move, Notation.MACHINE) instanceof Verdict.Legal legal)) {
                throw new UsageException("field after: the move '" + Texts.shorten(move) + "' is not legal in "
                        + position.words().text() + "; expected legal moves in machine form");
            }
            position.make(legal.move());
        }
        return position;
    }
}
