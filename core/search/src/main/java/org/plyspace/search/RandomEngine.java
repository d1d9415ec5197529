package org.plyspace.search;

import java.util.Optional;
import java.util.SplittableRandom;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;

/** Chooses a legal move uniformly at random. */
final class RandomEngine implements Engine {

    private final MoveList scratch = new MoveList();
    private SplittableRandom random;

    RandomEngine(long seed) {
        random = new SplittableRandom(seed);
    }

    @Override
    public void newGame(long seed) {
        random = new SplittableRandom(seed);
    }

    @Override
    public EngineMove choose(Position position, long[] earlier, Optional<Clock> clock) {
        return EngineMove.of(position.randomMove(random, scratch));
    }
}
