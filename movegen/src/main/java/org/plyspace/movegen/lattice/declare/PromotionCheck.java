package org.plyspace.movegen.lattice.declare;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.plyspace.api.Side;
import org.plyspace.movegen.declare.Symbols;

/** Checks what pieces promote to, and where. */
record PromotionCheck(LatticeDeclarationCheck check) {

    private static final String PROMOTES = "promotes";

    void run() {
        check.checkSymbols(PROMOTES, check.declaration().pieces.promoted());
        for (DeclaredPiece piece : check.declaration().pieces) {
            piece.promotion().ifPresent(promotion -> check(piece, promotion));
        }
    }

    private void check(DeclaredPiece piece, Promotion promotion) {
        if (piece.pawn().isPresent()) {
            check.add(
                    PROMOTES,
                    piece.symbol(),
                    "",
                    "a pawn's own declaration says when it is promoted; expected a piece other than a pawn");
        }
        if (check.isEmpty(promotion.zone())) {
            check.add(PROMOTES, piece.symbol(), "zone", "the zone has no cell; expected at least one");
        }
        for (Side side : Side.values()) {
            int outside = check.first(
                    (s, cell) ->
                            promotion.forced().has(s, cell) && !promotion.zone().has(s, cell),
                    side);
            if (outside >= 0) {
                check.add(
                        PROMOTES,
                        piece.symbol(),
                        "forced",
                        check.name(outside) + " does not belong to the zone; expected cells of it");
            }
        }
        checkChoices(PROMOTES, piece, "to", promotion.to());
    }

    /** Checks the types that a type can become: each must exist, be listed once, and be royal if and only if the type is. */
    void checkChoices(String statement, DeclaredPiece piece, String part, String to) {
        List<String> symbols = Symbols.split(to);
        List<String> possible = check.declaration().pieces.stream()
                .filter(other -> other.royal() == piece.royal() && other.pawn().isEmpty())
                .map(DeclaredPiece::symbol)
                .filter(symbol -> !symbol.equals(piece.symbol()))
                .toList();
        Set<String> seen = new HashSet<>();
        boolean fine = !symbols.isEmpty()
                && symbols.stream().allMatch(symbol -> seen.add(symbol) && possible.contains(symbol));
        if (!fine) {
            String kind = piece.royal() ? "royal" : "not royal";
            String expected = possible.isEmpty()
                    ? "no other piece is " + kind
                    : "expected symbols of pieces that are " + kind + ", each once: " + String.join("", possible);
            check.add(statement, piece.symbol(), part, "'" + to + "'; " + expected);
        }
    }
}
