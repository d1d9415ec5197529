package org.plyspace.movegen.lattice.declare;

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
 * A rule set's own rule of whose men may move at all. It is consulted once for each node, never for each cell, and keeps its state in one
 * number that the position saves, restores and hashes for it. Stateless, and shared between positions.
 */
public interface TurnRule {

    /** The rule that every man may move; it has no state. */
    TurnRule PLAIN = new TurnRule() {};

    /** The number of states, numbered from 0; 0 is the state of an ordinary position. */
    default int states() {
        return 1;
    }

    /** Whether it depends on no particular cell: turning or mirroring the board then preserves its effects. */
    default boolean treatsCellsAlike() {
        return false;
    }

    /**
     * Whether in state 0 exactly those moves without a {@link MovePrelude} are legal that would be under {@link #PLAIN}, and keep
     * state 0. Only then are moves taken back without knowing the game.
     */
    default boolean isPlainInOrdinaryState() {
        return this == PLAIN;
    }

    /** Generates the moves of this turn. */
    default void generate(Turn turn, int state) {
        turn.all();
    }

    /** The state after a move that has just been made. */
    default int after(int state, long move, Side mover) {
        return state;
    }

    /** The action with which a move may begin; empty if no move has one. */
    default Optional<MovePrelude> prelude() {
        return Optional.empty();
    }

    /** The statements that it adds to the rulebook, on aspects on which the declaration states nothing itself. */
    default List<RuleStatement> statements() {
        return List.of();
    }

    /** The keys that it adds to a position's extras, in the order in which they are written. */
    default Map<String, FieldSyntax> extras() {
        return Map.of();
    }

    /** The same fields, described for editors. */
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
     * The faults of a setup beyond those of any setup.
     *
     * @param royals the number of royal pieces of each side, by {@link Side#index()}
     */
    default List<Fault> faults(Setup setup, int[] royals) {
        return List.of();
    }

    /** The reason why the royal piece of the side to move on a cell may not move in this state; empty if it may. */
    default Optional<Verdict.Illegal> frozen(int state, Side side, int cell) {
        return Optional.empty();
    }

    /**
     * The parts of a turn that a {@link TurnRule} can generate. Each method adds its moves to those found so far and returns whether there
     * is a legal move, even if only some kinds of moves are listed.
     */
    interface Turn {

        /** Generates all moves. */
        boolean all();

        /** Generates all moves except those of royal pieces, among which castling counts. */
        boolean allButRoyals();

        /** Generates the moves of royal pieces only. */
        boolean royalsOnly();

        /** Generates all moves that begin with the {@link MovePrelude} on a cell. */
        boolean allAfter(int cell);

        boolean inCheck();

        Side side();

        /** The number of royal pieces of the side to move. */
        int royals();

        /** The cell of one of them, by index from 0 to {@link #royals()} - 1, in ascending order. */
        int royal(int index);
    }
}
