package org.plyspace.bench;

import java.util.List;
import java.util.SplittableRandom;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.vectors.Perft;

/**
 * Prints lines for {@code workloads.tsv}: positions 20 to 60 plies into seeded random games of one variant; where boards move,
 * one has moved.
 */
final class MiddlegamePicker {

    private static final int POSITIONS = 20;
    private static final int DEPTH = 3;
    private static final int FEWEST_PLIES = 20;
    private static final int MOST_PLIES = 60;

    private MiddlegamePicker() {}

    /** Takes the id of a variant on the class path. */
    public static void main(String[] args) {
        for (int seed = 1, found = 0; found < POSITIONS; seed++) {
            Position position = RuleSets.rules(args[0]).startPosition();
            SplittableRandom random = new SplittableRandom(seed);
            int plies = random.nextInt(FEWEST_PLIES, MOST_PLIES);
            List<Integer> home = anchors(position);
            if (play(position, random, plies)
                    && (home.isEmpty() || !anchors(position).equals(home))) {
                long nodes = new Perft().count(position, DEPTH);
                String text = position.words().text();
                System.out.println(
                        String.join("\t", args[0], "middlegame", String.valueOf(DEPTH), String.valueOf(nodes), text));
                found++;
            }
        }
    }

    /** The anchors of all movable boards. */
    private static List<Integer> anchors(Position position) {
        return position.words().layout().movableBoards().stream()
                .map(board -> board.anchor().orElseThrow())
                .toList();
    }

    private static boolean play(Position position, SplittableRandom random, int plies) {
        MoveList moves = new MoveList();
        for (int ply = 0; ply < plies; ply++) {
            moves.clear();
            position.legalMoves(moves);
            if (moves.size() == 0) {
                return false;
            }
            position.make(moves.get(random.nextInt(moves.size())));
        }
        return position.hasLegalMove();
    }
}
