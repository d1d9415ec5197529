package org.plyspace.api;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** A variant with its options fixed. Immutable; shared between threads. */
@PublicApi(usage = PublicApi.Usage.IMPLEMENT)
public interface Rules {

    /** The variant that made these rules. */
    Variant variant();

    /** The options chosen. */
    OptionValues options();

    /** The number of cells, at most {@link Move#MAX_CELL} + 1. A cell is an int from 0 to this - 1 that never changes. */
    int cells();

    /** The piece types, by index. */
    List<PieceType> pieceTypes();

    /** The rules as short statements, ordered by aspect. */
    List<RuleStatement> rulebook();

    /** The tags of moves; tag {@code i} is bit {@code i} of {@link Position#tags}. */
    List<MoveTag> tags();

    /** The numbers that these rules count in their games, beside those that every rule set has; names are unique. */
    default List<GameMetric> metrics() {
        return List.of();
    }

    /** The symmetries of the rules apart from rights and source notations, without the identity; may be empty. */
    List<Symmetry> symmetries();

    /**
     * The symmetries that hold as long as men of some types alone are on the board and in hands, without the identity. Fewer types
     * may have more. Cold.
     *
     * @param types types of these rules; those that they can become by promotion or capture count as if they were among them
     */
    default List<Symmetry> symmetries(Collection<PieceType> types) {
        boolean directional = types.stream().anyMatch(PieceType::directional);
        return symmetries().stream()
                .filter(symmetry -> symmetry.keepsForward() || !directional)
                .toList();
    }

    /** The notations for moves; {@link Notation#MACHINE} is the first. */
    List<Notation> notations();

    /**
     * The start position.
     *
     * @throws NoStartException if these rules have none
     */
    Setup start();

    /** A setup without pieces: boards as at the start, White to move. */
    Setup empty();

    /** Boards, anchors, squares and hands of any setup of these rules' size, whether or not it is a position. */
    Layout layout(Setup setup);

    /** The fields of a setup in the order of a position's text; may be empty. */
    List<SetupField> fields();

    /** The indices of the piece types that can be held in hand, royal ones where kings are placed; empty where there are no hands. */
    default List<Integer> heldTypes() {
        return List.of();
    }

    /** The side that owns a movable board at the start. */
    default Side originalOwner(int board) {
        return Side.WHITE;
    }

    /**
     * The number of places, at most 32,768. A place is a number that fixes file, rank and level, for {@link Position#placeOf}
     * and {@link Changes}; where boards do not move, places are cells.
     */
    default int places() {
        return cells();
    }

    /** The file of a place, equal to {@link Position#x} of a cell that lies there. */
    int placeX(int place);

    /** The rank of a place. */
    int placeY(int place);

    /** The level of a place. */
    int placeZ(int place);

    /** The consequence of a repeated position. */
    default Repetition repetition() {
        return Repetition.THREEFOLD;
    }

    /**
     * The name of the rule set in the UCI protocol, such as {@code chess}; empty if it has none, or none with these options. A
     * named rule set lists {@link Notation#UCI} in {@link #notations()}, and UCI programs read its {@link #write}.
     */
    default Optional<String> uciName() {
        return Optional.empty();
    }

    /** A new generator of backward moves, for one thread, if the rule set offers one. */
    default Optional<Unmoves> unmoves() {
        return Optional.empty();
    }

    /**
     * Reads a position's text strictly (notation.md, Positions). The result need not be a position.
     *
     * @throws TextException if it cannot be read
     */
    Setup read(String position);

    /** Writes a setup as text, which {@link #read} reads back. */
    String write(Setup setup);

    /** The notations for positions; {@link PositionNotation#MACHINE} is the first. */
    default List<PositionNotation> positionNotations() {
        return List.of(PositionNotation.MACHINE);
    }

    /**
     * Reads a position in a readable one of {@link #positionNotations()}.
     *
     * @throws TextException if it cannot be read
     */
    default Setup read(String position, PositionNotation notation) {
        requireMachine(notation);
        return read(position);
    }

    /**
     * Writes a setup in a writable one of {@link #positionNotations()}.
     *
     * @throws InvalidSetupException if the notation cannot express the setup
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

    /** All faults that keep a setup from serving a purpose; empty if it has none. */
    List<Fault> faults(Setup setup, Purpose purpose);

    /**
     * Creates a position that the caller owns.
     *
     * @throws InvalidSetupException if the setup has {@linkplain #faults faults} for that purpose
     */
    Position position(Setup setup, Purpose purpose);

    /** The source's own examples that hold with these options, for test matrices; may be empty. */
    default List<Scenario> scenarios() {
        return List.of();
    }

    /** The variant with the options that differ from their defaults: {@code id:name=value,name=value}. */
    default String setting() {
        String chosen = options().text();
        return variant().id() + (chosen.isEmpty() ? "" : ":" + chosen);
    }

    /**
     * Creates a position at the start of the game.
     *
     * @throws NoStartException if these rules have none
     */
    default Position startPosition() {
        return position(start(), Purpose.GAME);
    }

    /**
     * Reads a text as a position to play.
     *
     * @throws TextException if the text is malformed
     * @throws InvalidSetupException if the text is read but its setup is not a position
     */
    default Position readPosition(String position) {
        return position(read(position), Purpose.GAME);
    }
}
