package org.plyspace.movegen.lattice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/**
 * Captured pieces that change sides and wait in hand to be dropped. Immutable: each method gives a changed copy.
 *
 * @param held by symbol of the type captured: symbol of the type it is held as
 * @param drops by symbol of the type held: where it may be dropped
 * @param most the largest number of one type in a hand; setups, the start among them, in which more men could come to be held as one
 *     type are refused, so that no play exceeds it
 */
public record Hands(Map<String, String> held, Map<String, Drop> drops, int most) {

    public Hands {
        held = Map.copyOf(held);
        drops = Map.copyOf(drops);
    }

    /** Pieces of these types, one symbol after the other, are held as what they are and dropped anywhere. */
    public static Hands of(String symbols, int most) {
        Map<String, String> held = new LinkedHashMap<>();
        Symbols.split(symbols).forEach(symbol -> held.put(symbol, symbol));
        return new Hands(held, Map.of(), most);
    }

    /** The same, with promoted pieces held as what they were: {@code heldAs("+P", "P")}. */
    public Hands heldAs(String captured, String as) {
        Map<String, String> more = new LinkedHashMap<>(held);
        more.put(captured, as);
        return new Hands(more, drops, most);
    }

    /** The same, with a rule for where pieces of a type may be dropped. */
    public Hands dropping(String symbol, Drop drop) {
        Map<String, Drop> more = new LinkedHashMap<>(drops);
        more.put(symbol, drop);
        return new Hands(held, more, most);
    }

    Drop drop(String symbol) {
        return drops.getOrDefault(symbol, Drop.ANYWHERE);
    }

    /** The symbols of the types that can be held. */
    List<String> types() {
        return new ArrayList<>(new LinkedHashSet<>(held.values()));
    }
}
