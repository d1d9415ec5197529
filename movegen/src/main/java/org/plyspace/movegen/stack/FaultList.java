package org.plyspace.movegen.stack;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.api.Fault;

/** Collects what is wrong with a setup. */
final class FaultList {

    static final String PLACEMENT = "placement";
    /** Where it is written what positions must be like. */
    static final String SOURCE = "notation.md Positions";

    private final List<Fault> faults = new ArrayList<>();

    /** Adds a fault of the placement that concerns no cells. */
    void add(String reason) {
        add(PLACEMENT, reason, SOURCE, 0);
    }

    /** Adds a fault that concerns a set of cells. */
    void add(String field, String reason, String citation, long cells) {
        faults.add(new Fault(
                field,
                reason,
                citation,
                IntStream.of(Reasons.cells(cells)).boxed().toList()));
    }

    int size() {
        return faults.size();
    }

    List<Fault> toList() {
        return List.copyOf(faults);
    }
}
