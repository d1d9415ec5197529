package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.lattice.declare.TurnRule;

/** A rule of the turn that gives states of which it has not told. */
final class TurnStatesTest {

    @ParameterizedTest
    @ValueSource(ints = {2, -1})
    void aStateThatTheRuleHasNotToldOfIsNamed(int state) {
        TurnRule rule = new TurnRule() {
            @Override
            public int states() {
                return 2;
            }

            @Override
            public int after(int before, long move, Side mover) {
                return state;
            }
        };
        Position position = Toy.rules(Toy.onlyKings(Lattice.box(4, 4, 1)).turnRule(rule))
                .rules()
                .readPosition("1:k3/4/4/3K w - - 0 1");
        MoveList moves = new MoveList();
        position.legalMoves(moves);

        IllegalStateException failure = assertThrows(IllegalStateException.class, () -> position.make(moves.get(0)));

        assertEquals(
                "the rule of the turn gave the state " + state + "; by its states() there are 0 to 1",
                failure.getMessage());
    }
}
