package org.plyspace.engine.record;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.engine.Game;

/**
 * Something that is said of each move of one game, worked out once for each: what was said of the moves before the first that changed
 * is said again without replaying them. Confined to one thread.
 *
 * @param <T> what is said of a move
 */
public final class MoveNotes<T> {

    private final Writer<T> writer;
    private final List<Long> moves = new ArrayList<>();
    private final List<T> notes = new ArrayList<>();

    /**
     * Says something of a move.
     *
     * @param <T> what it says
     */
    @FunctionalInterface
    public interface Writer<T> {

        /**
         * Makes a move, and says something of it.
         *
         * @param before the position before the move, in which the move is to be made
         * @param ply how many moves were played before it
         */
        T write(Position before, int ply, long move);
    }

    /** Says nothing until it is asked. */
    public MoveNotes(Writer<T> writer) {
        this.writer = writer;
    }

    /** The moves of a game in machine form. */
    public static MoveNotes<String> texts() {
        return new MoveNotes<>((position, ply, move) -> {
            String text = position.words().text(move, Notation.MACHINE);
            position.make(move);
            return text;
        });
    }

    /** What is said of all moves of the game, the first one first; a copy. */
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
