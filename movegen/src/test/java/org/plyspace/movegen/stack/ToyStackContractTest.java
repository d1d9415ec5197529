package org.plyspace.movegen.stack;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

/** Has none, one, three or six boards, which carry men or do not; no castling, and counted checks. */
final class ToyStackContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return new ToyStack();
    }

    @Override
    protected List<Map<String, String>> optionSets() {
        return Stream.concat(
                        Stream.of("0", "1", "3", "6").map(boards -> Map.of("boards", boards)),
                        Stream.of(
                                Map.of("boards", "3", "carry", "on"),
                                Map.of("boards", "3", "carry", "on", "kept", "on"),
                                Map.of("boards", "3", "carry", "on", "hands", "on")))
                .toList();
    }
}
