package org.plyspace.conformance.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.plyspace.api.Move;

/** The categories of a legal move by its alternatives and its effect. */
final class EffectCategories {

    private final Snapshot snapshot;
    private final boolean boardsOnly;

    EffectCategories(Snapshot snapshot) {
        this.snapshot = snapshot;
        this.boardsOnly = Arrays.stream(snapshot.legal()).allMatch(move -> Move.kind(move) == Move.BOARD);
    }

    /** The categories of a legal move that leads to this {@linkplain #outcome outcome}. */
    List<Category> of(long move, String outcome) {
        List<Category> categories = new ArrayList<>();
        boolean escapes = snapshot.position.inCheck();
        if (snapshot.legal().length == 1) {
            categories.add(effect(escapes ? "the only move out of check" : "the only move"));
        }
        if (boardsOnly) {
            categories.add(effect(escapes ? "only board moves get out of check" : "only boards can move"));
        } else if (escapes) {
            categories.add(effect(escape(move) + " gets out of check"));
        }
        if (!outcome.equals(Outcomes.NONE)) {
            categories.add(effect(mover(move) + " gives " + outcome));
        }
        return categories;
    }

    private static Category effect(String title) {
        return new Category(Category.Group.EFFECT, title);
    }

    private String escape(long move) {
        return Move.kind(move) != Move.BOARD && Move.isCapture(move) ? mover(move) + " captures and" : mover(move);
    }

    private String mover(long move) {
        return switch (Move.kind(move)) {
            case Move.BOARD -> "board move";
            case Move.CASTLING -> "castling";
            case Move.EN_PASSANT -> "en passant";
            case Move.DROP -> "drop of a " + snapshot.typeOf(Move.piece(move)).name();
            default -> snapshot.typeOf(Move.piece(move)).name();
        };
    }

    /** The outcome after a legal move. */
    String outcome(long move) {
        snapshot.position.make(move);
        String outcome = Outcomes.word(snapshot.position);
        snapshot.position.unmake();
        return outcome;
    }
}
