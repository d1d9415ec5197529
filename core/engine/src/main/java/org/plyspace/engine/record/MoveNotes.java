package org.plyspace.engine.record;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.engine.Game;

/**
 * A note on each move of one game, computed once per move: notes on the moves before the first that changed
 * are reused without replaying them. Confined to one thread.
 *
 * @param <T> the type of a note
 */
public final class MoveNotes<T> {

    private final Writer<T> writer;
    private final List<Long> moves = new ArrayList<>();
    private final List<T> notes = new ArrayList<>();

    /**
     * Writes the note on a move.
     *
     * @param <T> the type of a note
     */
    @FunctionalInterface
    public interface Writer<T> {

        /**
         * Makes a move and returns the note on it.
         *
         * @param before the position before the move, in which the move is to be made
         * @param ply the number of moves played before it
         */
        T write(Position before, int ply, long move);
    }

    /** Creates notes that are written when they are first asked for. */
    public MoveNotes(Writer<T> writer) {
        this.writer = writer;
    }

    /** Notes that are the moves in machine form. */
    public static MoveNotes<String> texts() {
        return new MoveNotes<>((position, ply, move) -> {
            String text = position.words().text(move, Notation.MACHINE);
            position.make(move);
            return text;
        });
    }

    /** The notes on all moves of the game in their order; a copy. */
    public List<T> of(Game game) {
        int same = 0;
        while (same < Math.min(game.plies(), moves.size()) && game.move(same) == moves.get(same)) {
            same++;
        }
        truncate(moves, same);
        truncate(notes, same);
        if (same < game.plies()) {
            Position position = game.positionAt(same);
            for (int ply = same; ply < game.plies(); ply++) {
                notes.add(writer.write(position, ply, game.move(ply)));
                moves.add(game.move(ply));
            }
        }
        return List.copyOf(notes);
    }

    private static void truncate(List<?> list, int size) {
        list.subList(size, list.size()).clear();
    }
}
