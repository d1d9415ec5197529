package org.plyspace.endgame;

import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.UsageException;
import org.plyspace.engine.LegalMoves;

/** Asks tables about positions of games, and plays by them. Confined to one thread. */
public final class TableAnswers {

    /** Double steps that may follow each other, each open to a capture en passant. */
    private static final int DEEPEST = 3;

    private final TableSet set;
    private final TableSet.Probe probe;
    private final BarePlacement menAlone;

    /** Creates the answers of some tables. */
    public TableAnswers(TableSet set) {
        this.set = set;
        this.probe = set.probe();
        this.menAlone = new BarePlacement(set.ground());
    }

    /**
     * A move and what it leads to.
     *
     * @param move a legal move
     * @param text its machine form
     * @param value the {@link Value} for the side that makes it
     */
    public record ValuedMove(long move, String text, int value) {}

    /**
     * The value of a position for the side to move.
     *
     * @throws NoTableException if the tables do not have it; the message says why
     */
    public int value(Position position) {
        if (!set.ground().boards().isOf(position)) {
            throw new NoTableException("the boards do not hang as the tables have them: "
                    + set.ground().boards().text());
        }
        if (position.rights() != 0) {
            throw new NoTableException("the position has a right to castle, which tables leave out");
        }
        return value(position, 0);
    }

    private int value(Position position, int depth) {
        if (isBare(position)) {
            int value = probe.has(position) ? probe.value(position) : Value.IMPOSSIBLE;
            if (value == Value.IMPOSSIBLE) {
                throw new NoTableException("no table has the position '"
                        + position.words().text() + "': it has other men, or cannot arise");
            }
            return value;
        }
        if (depth == DEEPEST) {
            throw new NoTableException("more than where men stand decides what follows in '"
                    + position.words().text() + "'");
        }
        Optional<Outcome> over = outcome(position);
        if (over.isPresent()) {
            return Value.of(over.get(), position.sideToMove());
        }
        int best = Value.IMPOSSIBLE;
        for (long move : moves(position)) {
            position.make(move);
            best = Successors.better(best, Value.before(value(position, depth + 1)));
            position.unmake();
        }
        return best;
    }

    /** Whether the men's cells alone decide what follows. */
    private boolean isBare(Position position) {
        return menAlone.of(position).repetitionKey() == position.repetitionKey();
    }

    /** The end of the game in a position of these tables, in which boards do not move and no clock runs; empty if it goes on. */
    public Optional<Outcome> outcome(Position position) {
        if (moves(position).isEmpty()) {
            return Optional.of(position.endingWithoutMove());
        }
        return position.ending()
                .filter(end ->
                        !isBare(position) || menAlone.of(position).ending().isPresent());
    }

    private static List<Long> moves(Position position) {
        return LegalMoves.of(position)
                .filter(move -> Move.kind(move) != Move.BOARD)
                .boxed()
                .toList();
    }

    /**
     * The moves of a position with their values, the best first, equal ones by their texts; none if the game is over.
     *
     * @throws NoTableException if the tables do not have the position
     */
    public List<ValuedMove> valued(Position position) {
        if (outcome(position).isPresent()) {
            return List.of();
        }
        List<ValuedMove> valued = new ArrayList<>();
        for (long move : moves(position)) {
            String text = position.words().text(move, Notation.MACHINE);
            position.make(move);
            int value = Value.before(value(position, 0));
            position.unmake();
            valued.add(new ValuedMove(move, text, value));
        }
        valued.sort(TableAnswers::compare);
        return valued;
    }

    private static int compare(ValuedMove one, ValuedMove other) {
        if (one.value == other.value) {
            return one.text.compareTo(other.text);
        }
        return Successors.better(one.value, other.value) == one.value ? -1 : 1;
    }

    /**
     * The best play from a position to the end of the game: the shortest win against the longest defence.
     *
     * @return its moves; none if neither side wins or the game is over
     * @throws NoTableException if the tables do not have the position
     */
    public List<ValuedMove> line(Position position) {
        List<ValuedMove> line = new ArrayList<>();
        if (value(position) == Value.DRAW) {
            return line;
        }
        Position game = position.copy();
        for (List<ValuedMove> moves = valued(game); !moves.isEmpty(); moves = valued(game)) {
            line.add(moves.get(0));
            game.make(moves.get(0).move());
        }
        return line;
    }

    /** Thrown when tables do not have a position; the message says why. */
    public static final class NoTableException extends UsageException {

        @Serial
        private static final long serialVersionUID = 1L;

        NoTableException(String message) {
            super(message);
        }
    }
}
