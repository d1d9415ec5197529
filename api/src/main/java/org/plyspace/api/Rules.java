package org.plyspace.api;

import java.util.List;
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

    /** Symmetries of the empty board in its start arrangement, the identity not listed; may be empty. */
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

    /**
     * Reads a position's text, strictly (notation.md, Positions). The result need not be playable.
     *
     * @throws TextException if it cannot be read
     */
    Setup read(String position);

    /** A setup as text, which {@link #read} reads back. */
    String write(Setup setup);

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
    default String spec() {
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
