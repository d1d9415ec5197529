package org.plyspace.movegen.hand;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.plyspace.api.Repetition;
import org.plyspace.movegen.declare.Symbols;

/**
 * Pieces that wait in hand to be dropped: captured ones, which change sides, and those that a side has from the start. Immutable: each
 * method returns a changed copy.
 *
 * @param held the symbol of the type that a captured piece is held as, by the symbol of the captured type
 * @param drops where a held piece may be dropped, by the symbol of the held type
 * @param placed symbols of the types of which pieces may wait in hand from the start but, captured, are lost; royal types among them
 * @param first symbols of the types that a side drops before it does anything else
 * @param most the largest number of pieces of one type in a hand; setups, the start included, in which more men could come to be held as
 *     one type are refused: play never exceeds it
 */
public record Hands(
        Map<String, String> held, Map<String, Drop> drops, List<String> placed, List<String> first, int most) {

    /** Drops bring positions back, however long the clock has run: the third occurrence in the whole game is a draw. */
    public static final Repetition REPETITION = new Repetition(3, Repetition.Meaning.DRAW, Repetition.Bound.GAME);

    public Hands {
        held = Map.copyOf(held);
        drops = Map.copyOf(drops);
        placed = List.copyOf(placed);
        first = List.copyOf(first);
    }

    /** Hands that hold pieces of these types, one symbol after the other, as what they are; they may be dropped anywhere. */
    public static Hands of(String symbols, int most) {
        Map<String, String> held = new LinkedHashMap<>();
        Symbols.split(symbols).forEach(symbol -> held.put(symbol, symbol));
        return new Hands(held, Map.of(), List.of(), List.of(), most);
    }

    /** A copy in which promoted pieces are held as what they were: {@code heldAs("+P", "P")}. */
    public Hands heldAs(String captured, String as) {
        Map<String, String> more = new LinkedHashMap<>(held);
        more.put(captured, as);
        return new Hands(more, drops, placed, first, most);
    }

    /** A copy that also has pieces of these types from the start, one symbol after the other, which are lost when they are captured. */
    public Hands placing(String symbols) {
        return new Hands(held, drops, Symbols.split(symbols), first, most);
    }

    /** A copy in which a side drops its pieces of these types, one symbol after the other, before it does anything else. */
    public Hands first(String symbols) {
        return new Hands(held, drops, placed, Symbols.split(symbols), most);
    }

    /** A copy with a rule for where pieces of a type may be dropped. */
    public Hands dropping(String symbol, Drop drop) {
        Map<String, Drop> more = new LinkedHashMap<>(drops);
        more.put(symbol, drop);
        return new Hands(held, more, placed, first, most);
    }

    public Drop drop(String symbol) {
        return drops.getOrDefault(symbol, Drop.ANYWHERE);
    }

    /** The symbols of the types that can be held. */
    public List<String> types() {
        Set<String> types = new LinkedHashSet<>(held.values());
        types.addAll(placed);
        return new ArrayList<>(types);
    }
}
