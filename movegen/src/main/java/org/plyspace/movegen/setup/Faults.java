package org.plyspace.movegen.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.api.Fault;

/** Collects what is wrong with a setup, in the order in which it is found. */
public final class Faults {

    /** The field that men and boards are written in. */
    public static final String PLACEMENT = "placement";
    /** Where it is written what positions must be like. */
    public static final String NOTATION = "notation.md, Positions";

    private final List<Fault> faults = new ArrayList<>();

    /** Adds a fault of the placement that no rule set cites a section of its own for. */
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

    /** How many were found so far. */
    public int size() {
        return faults.size();
    }

    /** Whether anything is wrong with a field. */
    public boolean has(String field) {
        return faults.stream().anyMatch(fault -> fault.field().equals(field));
    }

    /** All faults found so far. */
    public List<Fault> toList() {
        return List.copyOf(faults);
    }
}
