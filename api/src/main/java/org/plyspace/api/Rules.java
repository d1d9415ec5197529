package org.plyspace.api;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.PublicApi.Usage;

/** One variant with its options fixed. Immutable, shared between threads. */
@PublicApi(usage = Usage.IMPLEMENT)
public interface Rules {

    /** The variant these are rules of. */
    Variant variant();

    /** The options chosen. */
    OptionValues options();

    /** Number of cells; a cell is an int from 0 to this - 1 that never changes. At most {@link Move#MAX_CELL} + 1. */
    int cells();

    /** The piece types, by index. */
    List<PieceType> pieceTypes();

    /** The rules as short statements, ordered by aspect. */
    List<RuleStatement> rulebook();

    /** The tags that moves can have; tag {@code i} is bit {@code i} of {@link Position#tags}. */
    List<MoveTag> tags();

    /** Symmetries of the rules, rights and source notations apart, the identity not listed; may be empty. */
    List<Symmetry> symmetries();

    /** The notations that moves can be written in; {@link Notation#MACHINE} is the first. */
    List<Notation> notations();

    /**
     * The start of a game.
     *
     * @throws NoStartException if these rules have none
     */
    Setup start();

    /** No pieces, boards as at the start, White to move. */
    Setup empty();

    /** Boards, anchors, squares and hands of any setup of these rules' size, be it a position or not. */
    Layout layout(Setup setup);

    /** The fields that a setup can have, in the order in which a position's text has them; may be empty. */
    List<SetupField> fields();

    /** The types, by index, of which pieces can be held in hand; empty where there are no hands. */
    default List<Integer> heldTypes() {
        return List.of();
    }

    /** The side that a movable board belongs to at the start. */
    default Side originalOwner(int board) {
        return Side.WHITE;
    }

    /**
     * How many places there are: a place is a number that fixes file, rank and level, for {@link Position#placeOf} and {@link
     * Changes}. At most 32,768; where boards do not move, cells are places.
     */
    default int places() {
        return cells();
    }

    /** File of a place, as {@link Position#x} tells it of a cell that lies there. */
    int placeX(int place);

    /** Rank of a place. */
    int placeY(int place);

    /** Level of a place. */
    int placeZ(int place);

    /** What happens when a position comes about again. */
    default Repetition repetition() {
        return Repetition.THREEFOLD;
    }

    /**
     * The name that the rule set has in the protocol UCI ({@code chess}), if it has one there: then programs of that protocol read {@link
     * #write} and {@link Notation#UCI}, which is among the {@link #notations()}. Under options with which it is another game it has none.
     */
    default Optional<String> uciName() {
        return Optional.empty();
    }

    /** Moves backwards, where the rule set offers them. */
    default Optional<Unmoves> unmoves() {
        return Optional.empty();
    }

    /**
     * Reads a position's text, strictly (notation.md, Positions). The result need not be playable.
     *
     * @throws TextException if it cannot be read
     */
    Setup read(String position);

    /** A setup as text, which {@link #read} reads back. */
    String write(Setup setup);

    /** The notations that positions can be written in; {@link PositionNotation#MACHINE} is the first. */
    default List<PositionNotation> positionNotations() {
        return List.of(PositionNotation.MACHINE);
    }

    /**
     * Reads a position in one of {@link #positionNotations()} that is readable.
     *
     * @throws TextException if it cannot be read
     */
    default Setup read(String position, PositionNotation notation) {
        requireMachine(notation);
        return read(position);
    }

    /**
     * A setup in one of {@link #positionNotations()} that is writable.
     *
     * @throws InvalidSetupException if it cannot be written so
     */
    default String write(Setup setup, PositionNotation notation) {
        requireMachine(notation);
        return write(setup);
    }

    private void requireMachine(PositionNotation notation) {
        if (!notation.equals(PositionNotation.MACHINE)) {
            throw new IllegalArgumentException("no notation " + notation.id() + " for positions of " + setting()
                    + "; there are " + positionNotations());
        }
    }

    /** Everything that keeps a setup from serving a purpose; empty if it is fine. */
    List<Fault> faults(Setup setup, Purpose purpose);

    /**
     * A position of its own for the caller.
     *
     * @throws InvalidSetupException if the setup has {@linkplain #faults faults} for that purpose
     */
    Position position(Setup setup, Purpose purpose);

    /** The source's own examples that hold with these options, for test matrices; may be empty. */
    default List<Scenario> scenarios() {
        return List.of();
    }

    /** The variant with the options that are not defaults: {@code id:name=value,name=value}. */
    default String setting() {
        String chosen = options().text();
        return variant().id() + (chosen.isEmpty() ? "" : ":" + chosen);
    }

    /**
     * The start as a position to play.
     *
     * @throws NoStartException if these rules have none
     */
    default Position startPosition() {
        return position(start(), Purpose.GAME);
    }

    /**
     * A text as a position to play.
     *
     * @throws TextException if the text cannot be read
     * @throws InvalidSetupException if it can be read but not played
     */
    default Position readPosition(String position) {
        return position(read(position), Purpose.GAME);
    }
}
