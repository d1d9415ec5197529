package org.plyspace.examples.thompson;

import java.util.List;
import org.plyspace.api.Variant;
import org.plyspace.tck.GameContract;

final class ThompsonGamesTest extends GameContract {

    @Override
    protected Variant variant() {
        return new ThompsonVariant();
    }

    @Override
    protected List<String> resources() {
        return List.of("/thompson-1.txt", "/thompson-2.txt");
    }
}
