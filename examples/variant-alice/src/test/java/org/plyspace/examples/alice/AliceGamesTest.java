package org.plyspace.examples.alice;

import java.util.List;
import org.plyspace.api.Variant;
import org.plyspace.tck.GameContract;

final class AliceGamesTest extends GameContract {

    @Override
    protected Variant variant() {
        return new AliceVariant();
    }

    @Override
    protected List<String> resources() {
        return List.of("/alice-1.txt", "/alice-2.txt", "/alice-3.txt", "/alice-4.txt", "/alice-5.txt", "/alice-6.txt");
    }

    /** The earliest en passant there can be. */
    @Override
    protected String options(String resource) {
        return resource.equals("/alice-6.txt") ? "enPassant=on" : "";
    }
}
