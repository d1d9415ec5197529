package org.plyspace.movegen.lattice.declare;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.plyspace.api.Side;

/** Checks what goes into hands, and that no piece can be dropped where it can never stand. */
record HandCheck(LatticeDeclarationCheck check) {

    private static final String HANDS = "hands";
    /** The largest size of a hand: only up to this number do pieces have keys of their own, and can they be written. */
    private static final int MOST = 63;

    void run() {
        check.declaration().hands.ifPresent(this::check);
    }

    private void check(Hands hands) {
        if (hands.most() < 1 || hands.most() > MOST) {
            add("", "most", hands.most() + " pieces of one type in a hand; expected 1 to " + MOST);
        }
        new TreeMap<>(hands.held()).forEach((captured, as) -> {
            String part = as.equals(captured) ? "held" : "heldAs";
            checkHeld(captured, captured, part);
            if (!as.equals(captured)) {
                checkHeld(captured, as, part);
                checkHeldItself(captured, as, hands);
            }
        });
        for (String symbol : hands.placed()) {
            if (!check.has(symbol)) {
                add(symbol, "placed", check.unknown(symbol));
            } else if (isRoyal(symbol) && !hands.first().contains(symbol)) {
                add(symbol, "placed", symbol + " is royal and must be dropped first; expected it among 'first'");
            }
        }
        checkTypes("first", hands.first(), hands);
        checkTypes("drops", hands.drops().keySet().stream().sorted().toList(), hands);
        hands.types().stream().filter(check::has).forEach(symbol -> checkDrop(symbol, hands.drop(symbol)));
    }

    private void checkTypes(String part, List<String> symbols, Hands hands) {
        for (String symbol : symbols) {
            if (!hands.types().contains(symbol)) {
                add(
                        symbol,
                        part,
                        symbol + " is never held in a hand; expected one of " + String.join(" ", hands.types()));
            }
        }
    }

    private boolean isRoyal(String symbol) {
        return check.declaration()
                .pieces
                .get(check.declaration().pieces.typeOf(symbol))
                .royal();
    }

    private void add(String symbol, String part, String reason) {
        check.add(HANDS, symbol, part, reason);
    }

    private void checkHeld(String captured, String symbol, String part) {
        if (!check.has(symbol)) {
            add(captured, part, check.unknown(symbol));
        } else if (isRoyal(symbol)) {
            add(captured, part, symbol + " is royal and cannot be captured; expected other pieces");
        }
    }

    /**
     * Checks that a held type is held as itself: it is dropped as that type, can be captured again, and must then be held as that type
     * again.
     */
    private void checkHeldItself(String captured, String as, Hands hands) {
        if (check.has(as) && !as.equals(hands.held().get(as))) {
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

    private void checkDrop(String symbol, Drop drop) {
        DeclaredPiece piece =
                check.declaration().pieces.get(check.declaration().pieces.typeOf(symbol));
        SidedCells promoted = piece.pawn().map(PawnSpec::promotion).orElse(SidedCells.none());
        SidedCells forced = piece.promotion().map(Promotion::forced).orElse(SidedCells.none());
        Optional<SidedCells> homes =
                Optional.ofNullable(check.declaration().pieces.homes().get(symbol));
        SidedCells never = (side, cell) -> promoted.has(side, cell)
                || forced.has(side, cell)
                || !homes.map(cells -> cells.has(side, cell)).orElse(true);
        for (Side side : Side.values()) {
            int cell =
                    check.first((s, c) -> never.has(s, c) && !drop.forbidden().has(s, c), side);
            if (cell >= 0) {
                add(
                        symbol,
                        "drops",
                        "a " + side.word() + " " + piece.name() + " could be dropped on " + check.name(cell)
                                + ", where it can never stand; expected a drop rule that forbids it");
            }
        }
    }
}
