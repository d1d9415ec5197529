package org.plyspace.search;

import java.util.Optional;
import org.plyspace.api.AttackSummary;
import org.plyspace.api.Changes;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/**
 * Evaluates a position for the side to move, updated incrementally by what moves change: pieces on their places and in hand,
 * and boards owned, interpolated between middlegame and endgame by the material left. Against a side that has only royal
 * pieces, the other one is rewarded for driving them towards mate.
 */
final class Evaluation {

    private static final int UNKNOWN = -1;
    /** The divisor of what driving is worth with few pieces. */
    private static final int HARDLY_ENOUGH = 4;

    private final PieceValues values;
    private final int[] cells;
    private final MatingDrive drive;
    private final int boards;
    /** The phase from which only the middlegame values count. */
    private final int fullPhase;

    private final int[] middlegame = new int[Scores.MOST_PLIES + 1];
    private final int[] endgame = new int[Scores.MOST_PLIES + 1];
    private final int[] phase = new int[Scores.MOST_PLIES + 1];
    /** The number of non-royal men and pieces in hand, by side and ply. */
    private final int[][] others = new int[2][Scores.MOST_PLIES + 1];
    /** What driving a bare side is worth, by ply, where computed. */
    private final int[] driven = new int[Scores.MOST_PLIES + 1];

    private final boolean[] royal = new boolean[Piece.CODES];
    /** Absent where attacks do not count. */
    private final Optional<AttackTerms> terms;

    private Position position;
    private int top;

    Evaluation(PieceValues values, Rules rules) {
        this.values = values;
        this.cells = new int[rules.cells()];
        this.drive = new MatingDrive(values, rules);
        for (PieceType type : rules.pieceTypes()) {
            for (Side side : Side.values()) {
                royal[Piece.code(side, type.index())] = type.royal();
            }
        }
        this.boards = rules.empty().boards();
        this.terms = values.terms().map(of -> new AttackTerms(of, rules));
        this.fullPhase = fullPhase(rules);
    }

    /** The phase of the start position; without one, the phase of the boards that values were derived from. */
    private int fullPhase(Rules rules) {
        try {
            start(rules.startPosition());
            return Math.max(1, phase[0]);
        } catch (NoStartException none) {
            return values.usualPhase();
        }
    }

    /** Starts evaluating a position, which is read again while moves are made on it. */
    void start(Position root) {
        position = root;
        top = 0;
        others[0][0] = 0;
        others[1][0] = 0;
        middlegame[0] = 0;
        endgame[0] = 0;
        phase[0] = 0;
        driven[0] = UNKNOWN;
        for (Side side : Side.values()) {
            int count = position.men(side, cells);
            for (int i = 0; i < count; i++) {
                piece(position.pieceAt(cells[i]), position.placeOf(cells[i]), 1);
            }
            position.rules().heldTypes().forEach(type -> {
                int code = Piece.code(side, type);
                hand(code, position.hand(code));
            });
        }
        for (int board = 0; board < boards; board++) {
            owner(position.ownerOf(board).index(), 1);
        }
    }

    private void piece(int code, int place, int times) {
        int sign = (code & 1) == 0 ? times : -times;
        middlegame[top] += sign * values.middlegame(code, place);
        endgame[top] += sign * values.endgame(code, place);
        phase[top] += times * values.phase(code);
        others[code & 1][top] += royal[code] ? 0 : times;
    }

    private void hand(int code, int number) {
        int worth = ((code & 1) == 0 ? number : -number) * values.worth(code);
        middlegame[top] += worth;
        endgame[top] += worth;
        phase[top] += number * values.phase(code);
        others[code & 1][top] += royal[code] ? 0 : number;
    }

    private void owner(int side, int times) {
        int worth = (side == 0 ? times : -times) * values.board();
        middlegame[top] += worth;
        endgame[top] += worth;
    }

    /** Records a move that is about to be made, by {@linkplain Position#changes what it changes}; only reads them. */
    void push(Changes changes) {
        pass();
        for (int i = 0, n = changes.places(); i < n; i++) {
            int place = changes.place(i);
            int before = changes.pieceBefore(i);
            int after = changes.pieceAfter(i);
            if (before != Piece.NONE) {
                piece(before, place, -1);
            }
            if (after != Piece.NONE) {
                piece(after, place, 1);
            }
        }
        for (int i = 0, n = changes.hands(); i < n; i++) {
            hand(changes.handPiece(i), changes.handAfter(i) - changes.handBefore(i));
        }
        for (int i = 0, n = changes.owners(); i < n; i++) {
            owner(changes.ownerBefore(i), -1);
            owner(changes.ownerAfter(i), 1);
        }
    }

    /** Records a pass, which changes nothing. */
    void pass() {
        middlegame[top + 1] = middlegame[top];
        endgame[top + 1] = endgame[top];
        phase[top + 1] = phase[top];
        others[0][top + 1] = others[0][top];
        others[1][top + 1] = others[1][top];
        driven[top + 1] = UNKNOWN;
        top++;
    }

    /** Forgets the last move or pass. */
    void pop() {
        top--;
    }

    /** The weight of the middlegame values, 0 to 1. */
    double middlegame() {
        return Math.min(1, (double) phase[top] / fullPhase);
    }

    /** The score of a side in hundredths of a pawn. */
    int score(Side side) {
        return bounded(counted() + attacked(), side);
    }

    /** The part of {@link #score} that is kept up to date, without what men attack; nearly free. */
    int quickScore(Side side) {
        return bounded(counted(), side);
    }

    /** Whether {@link #score} depends on what men attack: {@link #quickScore} may then differ. */
    boolean hasTerms() {
        return terms.isPresent();
    }

    private int bounded(int forWhite, Side side) {
        int own = (side == Side.WHITE ? forWhite : -forWhite) + values.tempo();
        return Math.max(-Scores.LARGEST, Math.min(Scores.LARGEST, own));
    }

    private int counted() {
        int much = Math.min(phase[top], fullPhase);
        long mixed = (long) middlegame[top] * much + (long) endgame[top] * (fullPhase - much);
        return (int) (mixed / fullPhase) + drive();
    }

    /** Driving alone counts against a bare side. */
    private int attacked() {
        return terms.isPresent() && !isDriven()
                ? terms.get().score(position, Math.min(phase[top], fullPhase), fullPhase)
                : 0;
    }

    /** Whether a side is bare, and the other has more than pawns. */
    boolean isDriven(Side side) {
        return isDriven() && others[side.index()][top] == 0;
    }

    /** Whether one side is bare, and the other has more than pawns. */
    boolean isDriven() {
        return (others[0][top] == 0) != (others[1][top] == 0) && phase[top] > 0;
    }

    /** The value to White of driving a bare side to mate; less with pieces that are hardly enough for a mate. */
    private int drive() {
        if (!isDriven()) {
            return 0;
        }
        boolean whiteIsBare = others[0][top] == 0;
        if (driven[top] == UNKNOWN) {
            int whole = drive.value(position, whiteIsBare ? Side.WHITE : Side.BLACK);
            driven[top] = phase[top] < values.matingPhase() ? whole / HARDLY_ENOUGH : whole;
        }
        return whiteIsBare ? -driven[top] : driven[top];
    }

    /** The part of the evaluation that depends on what men attack, counted anew in each position. Confined to one thread. */
    static final class AttackTerms {

        private final TermValues values;
        private final AttackSummary summary;
        private final int types;

        AttackTerms(TermValues values, Rules rules) {
            this.values = values;
            this.summary = values.newSummary();
            this.types = rules.pieceTypes().size();
        }

        /**
         * The score for White in hundredths of a pawn.
         *
         * @param phase the weight of the middlegame, 0 to {@code fullPhase}
         */
        int score(Position position, int phase, int fullPhase) {
            position.attackSummary(summary);
            int[] white = summary.numbers(0);
            int[] black = summary.numbers(1);
            int danger = TermValues.danger(summary, 0, types) - TermValues.danger(summary, 1, types);
            long middlegame = (long) values.middlegameDanger * danger;
            long endgame = (long) values.endgameDanger * danger;
            int[] middlegameValues = values.middlegame;
            int[] endgameValues = values.endgame;
            for (int i = 0; i < middlegameValues.length; i++) {
                int surplus = white[i] - black[i];
                middlegame += (long) middlegameValues[i] * surplus;
                endgame += (long) endgameValues[i] * surplus;
            }
            return (int) ((middlegame * phase + endgame * (fullPhase - phase)) / ((long) TermValues.UNIT * fullPhase));
        }
    }
}
