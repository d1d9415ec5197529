package org.plyspace.tck;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;

/**
 * Compares rules with chosen options with the default rules.
 *
 * @param usual the rules with all defaults
 * @param chosen the rules with other values
 */
record OptionEffect(Rules usual, Rules chosen) {

    /** Whether the rules declare themselves different. */
    boolean isDeclared() {
        return !usual.rulebook().equals(chosen.rulebook())
                || usual.cells() != chosen.cells()
                || !usual.pieceTypes().equals(chosen.pieceTypes())
                || !start(usual).equals(start(chosen));
    }

    private static String start(Rules rules) {
        return Specimens.hasStart(rules) ? rules.write(rules.start()) : "";
    }

    /** Whether a position of the default rules' games has other moves, ends otherwise, or is invalid. */
    boolean isSeenIn(List<RandomGame> games) {
        boolean[] seen = {false};
        for (RandomGame game : games) {
            if (!seen[0] && game.rules().options().text().isEmpty()) {
                game.play(1, position -> seen[0] = seen[0] || differsAt(position));
            }
        }
        return seen[0];
    }

    private boolean differsAt(Position position) {
        try {
            Position same = chosen.readPosition(position.words().text());
            return !moves(position).equals(moves(same)) || !position.outcome().equals(same.outcome());
        } catch (PlyspaceException refused) {
            return true;
        }
    }

    private static Set<String> moves(Position position) {
        Set<String> texts = new TreeSet<>();
        for (long move : Moves.legal(position)) {
            texts.add(Moves.text(position, move));
        }
        return texts;
    }
}
