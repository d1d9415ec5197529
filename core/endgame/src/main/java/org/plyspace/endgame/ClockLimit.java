package org.plyspace.endgame;

import java.util.Optional;
import java.util.SplittableRandom;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;

/** Finds the clock by which rules draw games, by asking for the ends of positions in which clocks stand at different plies. Cold. */
final class ClockLimit {

    /** The numbers tried before a material is taken to have no position in which the game goes on. */
    private static final int TRIED = 100_000;

    private final FixedBoards ground;

    ClockLimit(FixedBoards ground) {
        this.ground = ground;
    }

    /**
     * The plies of the clock at which games are drawn.
     *
     * @throws UsageException if they are not
     */
    int plies(Material material) {
        Rules rules = ground.rules();
        Setup setup = goingOn(material)
                .orElseThrow(() -> new UsageException(
                        "no game with " + material + " goes on in " + rules.setting() + "; no clock matters there"));
        if (!isDrawn(setup, Setup.LARGEST_CLOCK)) {
            throw new UsageException(
                    rules.setting() + " draws no game by a clock; none can spoil a win of " + material);
        }
        int goesOn = 0;
        int drawn = Setup.LARGEST_CLOCK;
        while (drawn - goesOn > 1) {
            int middle = (goesOn + drawn) >>> 1;
            if (isDrawn(setup, middle)) {
                drawn = middle;
            } else {
                goesOn = middle;
            }
        }
        return drawn;
    }

    private Optional<Setup> goingOn(Material material) {
        Placer placer = new Placer(ground, material, ground.index(material), ground.standing(material));
        long size = ground.index(material).size();
        SplittableRandom random = new SplittableRandom(size);
        for (int i = 0; i < TRIED; i++) {
            if (placer.place(Side.of(i & 1), random.nextLong(size))) {
                Position position = placer.position();
                if (position.outcome().isEmpty()) {
                    return Optional.of(position.words().setup());
                }
            }
        }
        return Optional.empty();
    }

    private boolean isDrawn(Setup setup, int plies) {
        Setup late = setup.toBuilder().clocks(plies, 1).build();
        return ground.rules()
                .position(late, Purpose.STUDY)
                .ending()
                .filter(end -> end.winner().isEmpty())
                .isPresent();
    }
}
