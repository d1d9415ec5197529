package org.plyspace.movegen.lattice;

import java.util.Optional;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.api.Unmoves;

/** The moves backwards on a lattice. Immutable: each position walks its own. */
final class LatticeUnmoves implements Unmoves {

    private final LatticeRules rules;

    private LatticeUnmoves(LatticeRules rules) {
        this.rules = rules;
    }

    /** The moves backwards of some rules; empty if the rule of the turn has its say in ordinary positions. */
    static Optional<Unmoves> of(LatticeRules rules) {
        boolean possible = rules.declaration().turnRule.isPlainInOrdinaryState();
        return possible ? Optional.of(new LatticeUnmoves(rules)) : Optional.empty();
    }

    @Override
    public void quiet(Position position, MoveList into) {
        if (!(position instanceof LatticePosition own) || own.rules() != rules) {
            throw new IllegalArgumentException("moves backwards of " + rules.setting() + " asked of a position of "
                    + position.rules().setting() + "; expected a position of the same rules object");
        }
        own.unmoves(into);
    }

    @Override
    public void quietOfMen(Position position, MoveList into) {
        quiet(position, into);
    }
}
