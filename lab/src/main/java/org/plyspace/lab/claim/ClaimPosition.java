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
 * A position that a case is about.
 *
 * @param setting the rule set with its options
 * @param text the position's; empty for the start
 * @param study whether it need not be one that can be played
 * @param after moves in machine form that are made first
 */
record ClaimPosition(String setting, Optional<String> text, boolean study, List<String> after) {

    /** The fields of a case that say it. */
    static final List<String> FIELDS = List.of("name", "setting", "position", "study", "after");

    static ClaimPosition read(JsonFields fields, String usual) {
        return new ClaimPosition(
                fields.optionalText("setting").orElse(usual),
                fields.optionalText("position"),
                fields.optionalFlag("study").orElse(false),
                fields.optionalTexts("after").orElse(List.of()));
    }

    /**
     * A position of its own for the caller.
     *
     * @throws org.plyspace.api.PlyspaceException if there is none, or a move is not legal
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
