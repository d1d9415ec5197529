package org.plyspace.movegen.end;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.Outcome;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Side;

/**
 * An {@link EndRule} compiled for play; one object, called after each move. Immutable, shared; allocates nothing, since all
 * possible outcomes are created once.
 */
public final class Endings {

    private static final Optional<Outcome> NOT_OVER = Optional.empty();

    private final EndRule rule;
    private final boolean plain;
    /** The codes of types that must not die out, by side. */
    private final int[][] kinds = new int[2][];
    /** The codes of pieces that are royal or never move. */
    private final int[] idle;

    private final OccupiedCells[] occupations;
    private final int plies;
    private final Outcome[] mate = wins(Outcome.CHECKMATE);
    private final Outcome[] stalemateWins = wins(Outcome.STALEMATE);
    private final Outcome stalemateDraw = Outcome.draw(Outcome.STALEMATE);
    private final Optional<Outcome>[] goal = optional(wins(Outcome.GOAL));
    private final Optional<Outcome>[] bare = optional(wins(Outcome.BARE_KING));
    private final Optional<Outcome>[] extinct = optional(wins(Outcome.EXTINCTION));
    private final Optional<Outcome>[] checked = optional(wins(Outcome.CHECKS));
    private final Optional<Outcome> dead = Optional.of(Outcome.draw(Outcome.DEAD_POSITION));
    private final Optional<Outcome> clock;

    /**
     * Compiles a rule.
     *
     * @param types the piece types
     * @param idle the codes of pieces that are royal or never move, and are never promoted
     * @param cells the number of cells
     */
    public Endings(EndRule rule, List<PieceType> types, int[] idle, int cells) {
        this.rule = rule;
        this.plain = rule.goals().isEmpty()
                && rule.occupations().isEmpty()
                && !rule.bareKing()
                && rule.extinction().isEmpty()
                && rule.checks() == 0;
        this.occupations = rule.occupations().stream()
                .map(occupation -> new OccupiedCells(occupation, types, cells))
                .toArray(OccupiedCells[]::new);
        this.idle = idle.clone();
        this.plies = 2 * rule.clock();
        this.clock = Optional.of(Outcome.draw(Outcome.moves(rule.clock())));
        for (Side side : Side.values()) {
            kinds[side.index()] = types.stream()
                    .filter(type -> rule.extinction().contains(type.symbol()))
                    .mapToInt(type -> Piece.code(side, type.index()))
                    .toArray();
        }
    }

    private static Outcome[] wins(String reason) {
        return new Outcome[] {Outcome.win(Side.WHITE, reason), Outcome.win(Side.BLACK, reason)};
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Optional<Outcome>[] optional(Outcome[] outcomes) {
        return new Optional[] {Optional.of(outcomes[0]), Optional.of(outcomes[1])};
    }

    /** The rule as declared. */
    public EndRule rule() {
        return rule;
    }

    /** Whether checks are counted. */
    public boolean countsChecks() {
        return rule.checks() > 0;
    }

    /** Implements {@link org.plyspace.api.Position#ending}. */
    public Optional<Outcome> ending(Standing standing) {
        if (!plain) {
            Optional<Outcome> won = won(standing, true);
            if (won.isPresent()) {
                return won;
            }
        }
        return drawn(standing);
    }

    /** Implements {@link org.plyspace.api.Position#endingWithoutMove}. */
    public Outcome withoutMove(Standing standing) {
        int mover = standing.mover();
        if (standing.inCheck()) {
            return mate[mover ^ 1];
        }
        if (!plain) {
            Optional<Outcome> won = won(standing, false);
            if (won.isPresent()) {
                return won.get();
            }
        }
        return switch (rule.stalemate()) {
            case DRAW -> stalemateDraw;
            case WIN -> stalemateWins[mover ^ 1];
            case LOSS -> stalemateWins[mover];
        };
    }

    /**
     * The end by goals, occupations, bare kings, extinction and checks; the side that has just moved is examined first: it loses if both
     * have lost all men of a type (3dc.md, TC-9).
     *
     * @param canMove whether the side to move has a legal move, with which it might still bare the other side
     */
    private Optional<Outcome> won(Standing standing, boolean canMove) {
        int mover = standing.mover();
        int waiting = mover ^ 1;
        if (rule.goals().isPresent()) {
            if (standing.isOnGoal(waiting)) {
                return goal[waiting];
            }
            if (standing.isOnGoal(mover)) {
                return goal[mover];
            }
        }
        for (OccupiedCells occupation : occupations) {
            if (occupation.isHeld(standing, waiting)) {
                return occupation.won(waiting);
            }
            if (occupation.isHeld(standing, mover)) {
                return occupation.won(mover);
            }
        }
        if (rule.bareKing()) {
            boolean waitingIsBare = isBare(standing, waiting);
            boolean moverIsBare = isBare(standing, mover);
            if (waitingIsBare && !moverIsBare) {
                return bare[mover];
            }
            boolean oneLeft = standing.men(waiting) - standing.royals(waiting) == 1;
            if (moverIsBare && !waitingIsBare && !(canMove && oneLeft)) {
                return bare[waiting];
            }
        }
        if (isExtinct(standing, waiting)) {
            return extinct[mover];
        }
        if (isExtinct(standing, mover)) {
            return extinct[waiting];
        }
        if (rule.checks() > 0) {
            if (standing.checksGiven(waiting) >= rule.checks()) {
                return checked[waiting];
            }
            if (standing.checksGiven(mover) >= rule.checks()) {
                return checked[mover];
            }
        }
        return NOT_OVER;
    }

    /** Whether a side has only royal pieces left. It may still bare the other side if that has one other piece to capture. */
    private static boolean isBare(Standing standing, int side) {
        return standing.men(side) == standing.royals(side);
    }

    private boolean isExtinct(Standing standing, int side) {
        for (int code : kinds[side]) {
            if (standing.pieces(code) == 0) {
                return true;
            }
        }
        return false;
    }

    private Optional<Outcome> drawn(Standing standing) {
        if (rule.deadPosition() && isDead(standing)) {
            return dead;
        }
        return plies > 0 && standing.halfmoveClock() >= plies ? clock : NOT_OVER;
    }

    private boolean isDead(Standing standing) {
        int idleMen = 0;
        for (int code : idle) {
            idleMen += standing.pieces(code);
        }
        return standing.men(0) + standing.men(1) == idleMen;
    }

    /** An {@link Occupation} compiled for play. Immutable, shared; {@link #won} allocates nothing. */
    private static final class OccupiedCells {

        private final int count;
        /** The codes that count, by side. */
        private final int[][] codes = new int[2][];

        private final boolean[] counts = new boolean[Piece.CODES];
        /** The cells of each area, by side. */
        private final int[][][] areas = new int[2][][];

        private final List<Optional<Outcome>> won;

        /**
         * Compiles an occupation.
         *
         * @param cells the number of cells of the board
         */
        OccupiedCells(Occupation declared, List<PieceType> types, int cells) {
            count = declared.count();
            for (Side side : Side.values()) {
                codes[side.index()] = types.stream()
                        .filter(type -> declared.symbols().contains(type.symbol()))
                        .mapToInt(type -> Piece.code(side, type.index()))
                        .toArray();
                IntStream.of(codes[side.index()]).forEach(code -> counts[code] = true);
                areas[side.index()] = declared.areas().stream()
                        .map(area -> IntStream.range(0, cells)
                                .filter(cell -> area.has(side, cell))
                                .toArray())
                        .toArray(int[][]::new);
            }
            won = List.of(
                    Optional.of(Outcome.win(Side.WHITE, declared.name())),
                    Optional.of(Outcome.win(Side.BLACK, declared.name())));
        }

        /** The end if a side has won by it. */
        Optional<Outcome> won(int side) {
            return won.get(side);
        }

        boolean isHeld(Standing standing, int side) {
            int men = 0;
            for (int code : codes[side]) {
                men += standing.pieces(code);
            }
            if (men < count) {
                return false;
            }
            for (int[] area : areas[side]) {
                if (isHeld(standing, side, area)) {
                    return true;
                }
            }
            return false;
        }

        private boolean isHeld(Standing standing, int side, int[] area) {
            int occupied = 0;
            for (int cell : area) {
                int code = standing.pieceAt(cell);
                if (counts[code] && (code & 1) == side) {
                    occupied++;
                    if (occupied == count) {
                        return true;
                    }
                }
            }
            return false;
        }
    }
}
