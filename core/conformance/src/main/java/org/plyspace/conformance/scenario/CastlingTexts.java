package org.plyspace.conformance.scenario;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Attempt;
import org.plyspace.api.Layout;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;

/**
 * Names the piece or board that the texts of castling, board moves and drops would move, in words that fit every rule set. Such texts
 * are the same in every position; for steps from square to square the verdict names the piece.
 */
final class CastlingTexts {

    private static final String BOARD = "board move";

    /** The texts of all castlings. */
    final List<String> castlings;
    /** The name of what would move, by the text without its choice of promotion. */
    private final Map<String, String> byText = new HashMap<>();

    CastlingTexts(Rules rules) {
        PositionWords words = rules.position(rules.empty(), Purpose.STUDY).words();
        addShifts(words);
        addDrops(rules, words);
        // On the empty board only board moves are well-formed.
        castlings = words.wellFormedMoves().filter(text -> of(text).isEmpty()).toList();
        castlings.forEach(text -> byText.put(text, "castling"));
    }

    private void addShifts(PositionWords words) {
        Layout layout = words.layout();
        for (int board = 0; board < layout.movableBoards().size(); board++) {
            for (int anchor = 0; anchor < layout.anchors().size(); anchor++) {
                byText.put(words.text(new Attempt.Shift(board, anchor)), BOARD);
            }
        }
    }

    private void addDrops(Rules rules, PositionWords words) {
        for (int type : rules.heldTypes()) {
            for (int cell = 0; cell < rules.cells(); cell++) {
                byText.put(
                        words.text(new Attempt.Drop(type, cell)),
                        "drop of a " + rules.pieceTypes().get(type).name());
            }
        }
    }

    /**
     * The name of what a text would move: {@code castling}, {@code board move} or {@code drop of a pawn}; empty for anything else.
     */
    Optional<String> of(String move) {
        for (int end = move.length(); end > 0; end--) {
            String actor = byText.get(move.substring(0, end));
            if (actor != null) {
                return Optional.of(actor);
            }
        }
        return Optional.empty();
    }
}
