package org.plyspace.movegen.stack;

import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.api.Unmoves;

/** The moves backwards over a stack. Immutable: each position lists its own. */
final class StackUnmoves implements Unmoves {

    private final StackRules rules;

    StackUnmoves(StackRules rules) {
        this.rules = rules;
    }

    @Override
    public void quiet(Position position, MoveList into) {
        own(position).unmoves(into, true);
    }

    @Override
    public void quietOfMen(Position position, MoveList into) {
        own(position).unmoves(into, false);
    }

    private StackPosition own(Position position) {
        if (position instanceof StackPosition own && own.rules() == rules) {
            return own;
        }
        throw new IllegalArgumentException("moves backwards of " + rules.setting() + " asked of a position of "
                + position.rules().setting() + "; expected a position of the same rules object");
    }
}
