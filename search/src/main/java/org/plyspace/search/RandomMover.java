package org.plyspace.search;

import java.util.Optional;
import java.util.SplittableRandom;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;

/** Makes each legal move as often as the others. */
final class RandomMover implements Chooser {

    private final MoveList scratch = new MoveList();
    private SplittableRandom random;

    RandomMover(long seed) {
        random = new SplittableRandom(seed);
    }

    @Override
    public void newGame(long seed) {
        random = new SplittableRandom(seed);
    }

    @Override
    public Choice choose(Position position, long[] earlier, Optional<Clock> clock) {
        return Choice.of(position.randomMove(random, scratch));
    }
}
