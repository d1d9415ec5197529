package org.plyspace.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.tck.text.TextPosition;

/** Draws hundreds of moves of a position to check that every legal move is drawn about as often as any other. */
public final class RandomMoves {

    private static final int EACH = 200;

    private RandomMoves() {}

    /**
     * Asserts that moves are equally likely; by chance, a move would get less than half of its share about once in the age of the universe.
     */
    public static void areEquallyLikely(TextPosition text) {
        Position position = text.position();
        List<String> moves = text.moves();
        SplittableRandom random = new SplittableRandom(5);
        MoveList scratch = new MoveList();
        Map<String, Integer> drawn = new HashMap<>();
        for (int i = 0; i < EACH * moves.size(); i++) {
            drawn.merge(position.words().text(position.randomMove(random, scratch), Notation.MACHINE), 1, Integer::sum);
        }
        assertEquals(new TreeSet<>(moves), new TreeSet<>(drawn.keySet()));
        drawn.forEach((move, times) ->
                assertTrue(times > EACH / 2 && times < EACH * 3 / 2, move + " came " + times + " times: " + drawn));
    }
}
