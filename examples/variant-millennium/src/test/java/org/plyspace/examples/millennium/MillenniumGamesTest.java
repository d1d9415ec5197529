package org.plyspace.examples.millennium;

import java.util.List;
import org.plyspace.api.Variant;
import org.plyspace.tck.GameContract;

final class MillenniumGamesTest extends GameContract {

    @Override
    protected Variant variant() {
        return new MillenniumVariant();
    }

    @Override
    protected List<String> resources() {
        return List.of("/millennium-1.txt", "/millennium-2.txt");
    }
}
