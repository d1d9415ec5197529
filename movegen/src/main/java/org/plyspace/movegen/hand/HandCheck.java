package org.plyspace.movegen.hand;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.plyspace.movegen.declare.DeclarationFaults;

/**
 * Checks what goes into hands. Families themselves check that nothing is dropped where it can never stand.
 *
 * @param symbols the symbols of all types
 * @param royals those of royal types
 */
public record HandCheck(Hands hands, List<String> symbols, List<String> royals, DeclarationFaults faults) {

    private static final String HANDS = "hands";
    /** The largest size of a hand: only up to this number do pieces have keys of their own, and can they be written. */
    private static final int MOST = 63;

    /** Adds the faults. */
    public void run() {
        if (hands.most() < 1 || hands.most() > MOST) {
            add("", "most", hands.most() + " pieces of one type in a hand; expected 1 to " + MOST);
        }
        new TreeMap<>(hands.held()).forEach((captured, as) -> {
            String part = as.equals(captured) ? "held" : "heldAs";
            checkHeld(captured, captured, part);
            if (!as.equals(captured)) {
                checkHeld(captured, as, part);
                checkHeldItself(captured, as);
            }
        });
        for (String symbol : hands.placed()) {
            if (!symbols.contains(symbol)) {
                add(symbol, "placed", DeclarationFaults.unknown(symbol, symbols));
            } else if (royals.contains(symbol) && !hands.first().contains(symbol)) {
                add(symbol, "placed", symbol + " is royal and must be dropped first; expected it among 'first'");
            }
        }
        checkTypes("first", hands.first());
        checkTypes("drops", hands.drops().keySet().stream().sorted().toList());
    }

    private void checkTypes(String part, List<String> some) {
        for (String symbol : some) {
            if (!hands.types().contains(symbol)) {
                add(
                        symbol,
                        part,
                        symbol + " is never held in a hand; expected one of " + String.join(" ", hands.types()));
            }
        }
    }

    private void add(String symbol, String part, String reason) {
        faults.add(HANDS, symbol, part, reason);
    }

    private void checkHeld(String captured, String symbol, String part) {
        if (!symbols.contains(symbol)) {
            add(captured, part, DeclarationFaults.unknown(symbol, symbols));
        } else if (royals.contains(symbol)) {
            add(captured, part, symbol + " is royal and cannot be captured; expected other pieces");
        }
    }

    /**
     * Checks that a held type is held as itself: it is dropped as that type, can be captured again, and must then be held as that type
     * again.
     */
    private void checkHeldItself(String captured, String as) {
        if (symbols.contains(as) && !as.equals(hands.held().get(as))) {
            add(
                    captured,
                    "heldAs",
                    captured + " would be held as " + as
                            + ", which is not held as itself when it is captured; expected one of "
                            + hands.types().stream()
                                    .filter(type -> type.equals(hands.held().get(type)))
                                    .sorted()
                                    .collect(Collectors.joining(" ")));
        }
    }
}
