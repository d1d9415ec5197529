package org.plyspace.movegen.lattice.declare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/**
 * Captured pieces that change sides and wait in hand to be dropped. Immutable: each method returns a changed copy.
 *
 * @param held the symbol of the type that a captured piece is held as, by the symbol of the captured type
 * @param drops where a held piece may be dropped, by the symbol of the held type
 * @param most the largest number of pieces of one type in a hand; setups, the start included, in which more men could come to be held as
 *     one type are refused: play never exceeds it
 */
public record Hands(Map<String, String> held, Map<String, Drop> drops, int most) {

    public Hands {
        held = Map.copyOf(held);
        drops = Map.copyOf(drops);
    }

    /** Hands that hold pieces of these types, one symbol after the other, as what they are; they may be dropped anywhere. */
    public static Hands of(String symbols, int most) {
        Map<String, String> held = new LinkedHashMap<>();
        Symbols.split(symbols).forEach(symbol -> held.put(symbol, symbol));
        return new Hands(held, Map.of(), most);
    }

    /** A copy in which promoted pieces are held as what they were: {@code heldAs("+P", "P")}. */
    public Hands heldAs(String captured, String as) {
        Map<String, String> more = new LinkedHashMap<>(held);
        more.put(captured, as);
        return new Hands(more, drops, most);
    }

    /** A copy with a rule for where pieces of a type may be dropped. */
    public Hands dropping(String symbol, Drop drop) {
        Map<String, Drop> more = new LinkedHashMap<>(drops);
        more.put(symbol, drop);
        return new Hands(held, more, most);
    }

    public Drop drop(String symbol) {
        return drops.getOrDefault(symbol, Drop.ANYWHERE);
    }

    /** The symbols of the types that can be held. */
    public List<String> types() {
        return new ArrayList<>(new LinkedHashSet<>(held.values()));
    }
}
