package org.plyspace.movegen.lattice;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Fault;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Setup;
import org.plyspace.api.SetupField;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.text.FieldSyntax;

/**
 * What one rule set does differently about whose men may move at all. It is asked once a node, never once a cell, and keeps
 * its own state in one number that the position saves, restores and hashes for it. Stateless, shared between positions.
 */
public interface TurnRule {

    /** Every man may move, and nothing is kept. */
    TurnRule PLAIN = new TurnRule() {};

    /** How many states there are, numbered from 0; 0 is the state of an ordinary position. */
    default int states() {
        return 1;
    }

    /** Whether it asks for no cell in particular, so that turning or mirroring the board keeps what it does. */
    default boolean treatsCellsAlike() {
        return false;
    }

    /** Generates the moves of this turn. */
    default void generate(Turn turn, int state) {
        turn.all();
    }

    /** The state after a move, asked when it has been made. */
    default int after(int state, long move, Side mover) {
        return state;
    }

    /** What a move may begin with; empty if it is never more than a move. */
    default Optional<MovePrelude> prelude() {
        return Optional.empty();
    }

    /** What it adds to the rulebook, on each aspect on which the declaration says nothing itself. */
    default List<RuleStatement> statements() {
        return List.of();
    }

    /** The keys that it adds to a position's extras, in the order in which they are written. */
    default Map<String, FieldSyntax> extras() {
        return Map.of();
    }

    /** The same fields as an editor is told of them. */
    default List<SetupField> fields() {
        return List.of();
    }

    /** The state of a setup. */
    default int read(Setup setup) {
        return 0;
    }

    /** Writes a state into the fields of a setup. */
    default void write(int state, Setup.Builder into) {}

    /**
     * What is wrong with a setup beside what is wrong with any.
     *
     * @param royals how many royal pieces each side has, by {@link Side#index()}
     */
    default List<Fault> faults(Setup setup, int[] royals) {
        return List.of();
    }

    /** Why the royal piece on a cell, being the side's to move, may not move in this state; empty if it may. */
    default Optional<Verdict.Illegal> frozen(int state, Side side, int cell) {
        return Optional.empty();
    }

    /**
     * The parts of a turn that a {@link TurnRule} can ask for. Each adds its moves to those found so far, and says whether it
     * has any legal move, also when the moves asked for are only some of them.
     */
    interface Turn {

        /** All moves. */
        boolean all();

        /** All moves but those of royal pieces, castling included among those. */
        boolean allButRoyals();

        /** The moves of royal pieces only. */
        boolean royalsOnly();

        /** All moves that begin with the {@link MovePrelude} on a cell. */
        boolean allAfter(int cell);

        boolean inCheck();

        Side side();

        /** How many royal pieces the side to move has. */
        int royals();

        /** The cell of one of them, {@code index} from 0 to {@link #royals()} - 1, in ascending order. */
        int royal(int index);
    }
}
