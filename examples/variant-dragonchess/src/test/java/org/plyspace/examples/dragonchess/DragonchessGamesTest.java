package org.plyspace.examples.dragonchess;

import java.util.List;
import org.plyspace.api.Variant;
import org.plyspace.tck.GameContract;

final class DragonchessGamesTest extends GameContract {

    @Override
    protected Variant variant() {
        return new DragonchessVariant();
    }

    @Override
    protected List<String> resources() {
        return List.of("game-1.txt", "game-2.txt");
    }
}
