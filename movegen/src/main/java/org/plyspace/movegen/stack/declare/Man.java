package org.plyspace.movegen.stack.declare;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.plyspace.api.Aspect;
import org.plyspace.geometry.stack.ColumnGrid;

/**
 * A type of men as a rule set declares it. Men move as seen from above, to any level of the target column but never within
 * their own: sliders along lines of columns where the {@link PathRule} leaves a path free, leapers by leaps that nothing
 * blocks, some men both ways. Or else all men of a rule set move in space, by {@link SpaceMode}s. The moves of pawns are defined
 * by the {@link PawnRule}.
 *
 * @param symbol its symbol in positions and moves: {@code N}
 * @param name its name, in lower case
 * @param aspect the aspect of the rulebook statements that describe it
 * @param rank its role in the rules
 * @param lines the lines that it slides along: 0 or {@link ColumnGrid#STRAIGHT}, {@link ColumnGrid#DIAGONAL} or both
 * @param leaps its leaps and single steps
 * @param modes its ways in space, of which no two have a step in common; then it has neither lines nor leaps
 */
public record Man(
        String symbol, String name, Aspect aspect, Rank rank, int lines, List<Leap> leaps, List<SpaceMode> modes) {

    /** The role of a man in the rules. */
    public enum Rank {
        /** The man must not be left attacked; it leaps or steps, but slides in space alone. */
        ROYAL,
        PIECE,
        /** The man moves by the {@link PawnRule}, and promotes. */
        PAWN
    }

    /**
     * A leap a number of columns along one of file and rank and another number along the other, in every direction: 1 and 2 are
     * a knight's.
     */
    public record Leap(int one, int other) {}

    /** A step of one column straight. */
    public static final Leap STEP = new Leap(0, 1);
    /** A step of one column diagonally. */
    public static final Leap DIAGONAL_STEP = new Leap(1, 1);
    /** The knight's leap. */
    public static final Leap KNIGHTS = new Leap(1, 2);

    public Man {
        leaps = List.copyOf(leaps);
        modes = List.copyOf(modes);
    }

    /** Creates a man that moves as seen from above. */
    public Man(String symbol, String name, Aspect aspect, Rank rank, int lines, List<Leap> leaps) {
        this(symbol, name, aspect, rank, lines, leaps, List.of());
    }

    /** The men of orthodox chess, in the order of the constants of {@link Men}. */
    public static List<Man> orthodox() {
        return List.of(
                royal("K", "king", Aspect.KING, STEP, DIAGONAL_STEP),
                slider("Q", "queen", Aspect.QUEEN, ColumnGrid.ALL_LINES),
                slider("R", "rook", Aspect.ROOK, ColumnGrid.STRAIGHT),
                slider("B", "bishop", Aspect.BISHOP, ColumnGrid.DIAGONAL),
                leaper("N", "knight", Aspect.KNIGHT, KNIGHTS),
                pawn("P", "pawn"));
    }

    /** A royal man, of which a side has one. */
    public static Man royal(String symbol, String name, Aspect aspect, Leap... leaps) {
        return new Man(symbol, name, aspect, Rank.ROYAL, 0, Arrays.asList(leaps));
    }

    /** A royal man that moves in space. */
    public static Man royal(String symbol, String name, Aspect aspect, SpaceMode mode, SpaceMode... more) {
        return new Man(symbol, name, aspect, Rank.ROYAL, 0, List.of(), joined(mode, more));
    }

    /** A piece that moves in space. */
    public static Man piece(String symbol, String name, Aspect aspect, SpaceMode mode, SpaceMode... more) {
        return new Man(symbol, name, aspect, Rank.PIECE, 0, List.of(), joined(mode, more));
    }

    private static List<SpaceMode> joined(SpaceMode mode, SpaceMode... more) {
        return Stream.concat(Stream.of(mode), Stream.of(more)).toList();
    }

    public static Man slider(String symbol, String name, Aspect aspect, int lines) {
        return new Man(symbol, name, aspect, Rank.PIECE, lines, List.of());
    }

    public static Man leaper(String symbol, String name, Aspect aspect, Leap... leaps) {
        return new Man(symbol, name, aspect, Rank.PIECE, 0, Arrays.asList(leaps));
    }

    public static Man pawn(String symbol, String name) {
        return new Man(symbol, name, Aspect.PAWN, Rank.PAWN, 0, List.of());
    }

    boolean movesInSpace() {
        return !modes.isEmpty();
    }

    boolean isRoyal() {
        return rank == Rank.ROYAL;
    }

    boolean isPawn() {
        return rank == Rank.PAWN;
    }
}
