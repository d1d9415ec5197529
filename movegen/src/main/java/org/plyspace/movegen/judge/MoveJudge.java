package org.plyspace.movegen.judge;

import java.util.Optional;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.TextException;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.text.MoveInput;

/**
 * Judges moves given as text. A move is legal if it is among the legal moves; only otherwise does the explainer look for the
 * reason.
 */
public abstract class MoveJudge {

    private final Position position;
    private final MoveReader reader;
    private final Explainer explainer;

    protected MoveJudge(Position position, Grammar grammar, Explainer explainer) {
        this.position = position;
        this.reader = new MoveReader(grammar);
        this.explainer = explainer;
    }

    /** Implements {@link org.plyspace.api.PositionWords#judge} for the machine form. */
    public final Verdict judge(String typed) {
        try {
            return read(typed, MoveInput.of(typed));
        } catch (TextException noMove) {
            return new Verdict.Malformed(noMove.reason(), noMove.offset());
        }
    }

    /** Judges a text as it stands or, if that is not a move, with its beginning taken for the piece. */
    private Verdict read(String typed, MoveInput input) {
        if (typed.length() > MoveInput.LONGEST) {
            throw new TextException(
                    typed,
                    input.offset(),
                    "a move of " + typed.length() + " characters is too long; expected at most " + MoveInput.LONGEST);
        }
        try {
            return judge(reader.read(typed, input), input.piece());
        } catch (TextException noMove) {
            MoveInput second = input.withLeadingPiece();
            Optional<MoveReading> reading = second.equals(input) ? Optional.empty() : tried(typed, second);
            return judge(reading.orElseThrow(() -> noMove), second.piece());
        }
    }

    private Optional<MoveReading> tried(String typed, MoveInput input) {
        try {
            return Optional.of(reader.read(typed, input));
        } catch (TextException noMove) {
            return Optional.empty();
        }
    }

    private Verdict judge(MoveReading reading, String piece) {
        Optional<Verdict.Illegal> mismatch =
                piece.isEmpty() ? Optional.empty() : explainer.mismatch(reading.plain(), piece);
        if (mismatch.isPresent()) {
            return mismatch.get();
        }
        long move = find(reading);
        return move == Move.NONE ? explainer.explain(reading) : legal(move);
    }

    /** The legal move that a reading means, or {@link Move#NONE}. */
    public final long find(MoveReading reading) {
        MoveList legal = new MoveList();
        list(reading, legal);
        for (int i = 0; i < legal.size(); i++) {
            if (means(reading, legal.get(i))) {
                return legal.get(i);
            }
        }
        return Move.NONE;
    }

    /** Lists legal moves that include the one that a reading means, if there is one. */
    protected void list(MoveReading reading, MoveList into) {
        position.legalMoves(into);
    }

    /** The verdict on a legal move, with a remark if what makes it possible is not obvious. */
    protected Verdict.Legal legal(long move) {
        return new Verdict.Legal(move);
    }

    /** The text of a legal castling. */
    protected abstract String castling(long move);

    /** The anchor of a name, or {@link MoveReading#NONE}. */
    protected int anchor(String name) {
        return MoveReading.NONE;
    }

    /** Whether a reading means a legal move. */
    protected boolean means(MoveReading reading, long move) {
        int kind = Move.kind(move);
        if (reading instanceof MoveReading.Castle castle) {
            return kind == Move.CASTLING && castling(move).equals(castle.text());
        }
        if (reading instanceof MoveReading.Drop drop) {
            return kind == Move.DROP
                    && Piece.type(Move.piece(move)) == drop.type()
                    && Move.to(move) == drop.to().cell();
        }
        if (reading instanceof MoveReading.Afar afar) {
            return kind == Move.FROM_AFAR
                    && Move.from(move) == afar.from().cell()
                    && Move.to(move) == afar.to().cell();
        }
        if (reading instanceof MoveReading.Shift shift) {
            return kind == Move.BOARD
                    && Move.from(move) == shift.board()
                    && Move.to(move) == anchor(shift.place())
                    && chosen(move).equals(shift.promotion());
        }
        return reading instanceof MoveReading.Step step && isStep(kind) && means(step, move);
    }

    private static boolean isStep(int kind) {
        return switch (kind) {
            case Move.CASTLING, Move.DROP, Move.FROM_AFAR, Move.BOARD -> false;
            default -> true;
        };
    }

    private boolean means(MoveReading.Step step, long move) {
        return Move.from(move) == step.from().cell()
                && Move.to(move) == step.to().cell()
                && chosen(move).equals(step.promotion());
    }

    /** The symbol of the promotion that the mover chooses. A board may promote an opponent's pawn, which leaves no choice. */
    private String chosen(long move) {
        int promoted = Move.promoted(move);
        return promoted == Piece.NONE || Piece.side(promoted) != position.sideToMove()
                ? MoveReading.NO_PROMOTION
                : position.rules().pieceTypes().get(Piece.type(promoted)).symbol();
    }
}
