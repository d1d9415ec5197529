package org.plyspace.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Game;
import org.plyspace.engine.Seeds;

/** Random moves from the start, tried until the position is even. For one thread. */
final class RandomOpenings implements Openings {

    private static final int TRIES = 500;

    private final Rules rules;
    private final Setup start;
    private final long seed;
    private final int plies;
    private final EvenPositions even;
    private final MoveList scratch = new MoveList();

    RandomOpenings(Rules rules, long seed, int plies, EvenPositions even) {
        this.rules = rules;
        this.start = rules.start();
        this.seed = seed;
        this.plies = plies;
        this.even = even;
    }

    @Override
    public Opening of(int pair) {
        SplittableRandom random = new SplittableRandom(Seeds.derive(seed, "opening", pair));
        for (int i = 0; i < TRIES; i++) {
            Optional<Opening> opening = draw(random);
            if (opening.isPresent()) {
                return opening.get();
            }
        }
        throw new UsageException("none of " + TRIES + " random openings of " + plies + " plies is even in "
                + rules.setting() + "; try another number of plies, or openings from a file");
    }

    private Optional<Opening> draw(SplittableRandom random) {
        Game game = new Game(rules, start);
        Position position = game.position();
        List<Long> moves = new ArrayList<>();
        while (moves.size() < plies) {
            long move = position.randomMove(random, scratch);
            if (move == Move.NONE || game.outcomeWithMove().isPresent()) {
                return Optional.empty();
            }
            game.play(move);
            moves.add(move);
        }
        return game.outcome().isEmpty() && even.contain(game)
                ? Optional.of(new Opening(start, moves))
                : Optional.empty();
    }
}
