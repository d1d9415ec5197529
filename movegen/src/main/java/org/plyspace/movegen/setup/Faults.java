package org.plyspace.movegen.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.api.Fault;

/** Collects the faults of a setup in the order in which they are found. */
public final class Faults {

    /** The field of men and boards. */
    public static final String PLACEMENT = "placement";
    /** The citation of what positions must be like. */
    public static final String NOTATION = "notation.md, Positions";

    private final List<Fault> faults = new ArrayList<>();

    /** Adds a fault of the placement, cited from the general section. */
    public void add(String reason, int... cells) {
        add(PLACEMENT, reason, NOTATION, cells);
    }

    /** Adds a fault. */
    public void add(String field, String reason, String citation, int... cells) {
        faults.add(
                new Fault(field, reason, citation, IntStream.of(cells).boxed().toList()));
    }

    /** Adds faults found elsewhere. */
    public void addAll(List<Fault> found) {
        faults.addAll(found);
    }

    /** The number of faults so far. */
    public int size() {
        return faults.size();
    }

    /** Whether a field has a fault. */
    public boolean has(String field) {
        return faults.stream().anyMatch(fault -> fault.field().equals(field));
    }

    /** All faults found so far. */
    public List<Fault> toList() {
        return List.copyOf(faults);
    }
}
