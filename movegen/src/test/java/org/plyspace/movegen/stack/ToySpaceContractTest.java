package org.plyspace.movegen.stack;

import java.util.List;
import java.util.Map;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

/** Lines end at missing squares, or go on over them; men are held or not. */
final class ToySpaceContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return new ToySpace();
    }

    @Override
    protected List<Map<String, String>> optionSets() {
        return List.of(Map.of("gaps", "off"), Map.of("gaps", "on"), Map.of("hands", "on"), Map.of("hands", "first"));
    }

    /** Men above each other, a king on a board, pawns on starting squares of two boards. */
    @Override
    protected List<String> positions(Rules rules) {
        return List.of(
                "M:4/2p1/4/1K1R|N:1k2/4/4/1r2|X@c:P1/1P|Y@b:1N/2|Z@a:1/G w - - 0 1",
                "M:1R2/4/2P1/4|N:4/2k1/4/1r1b|X@f:1K/2|Y@g:n1/1p|Z@b:1/g b - - 3 9");
    }
}
