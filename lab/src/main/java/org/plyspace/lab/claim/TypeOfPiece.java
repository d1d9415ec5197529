package org.plyspace.lab.claim;

import java.util.stream.Collectors;
import org.plyspace.api.PieceType;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;

/** Finds types of pieces by their symbols. */
final class TypeOfPiece {

    private TypeOfPiece() {}

    /**
     * Finds the type with a symbol.
     *
     * @param symbol in upper case, whatever the side
     * @throws UsageException if there is none
     */
    static PieceType of(Rules rules, String symbol) {
        return rules.pieceTypes().stream()
                .filter(type -> type.symbol().equals(symbol))
                .findFirst()
                .orElseThrow(() -> new UsageException("there is no piece '" + Texts.shorten(symbol) + "' in "
                        + rules.setting() + "; there are "
                        + rules.pieceTypes().stream().map(PieceType::symbol).collect(Collectors.joining(", "))));
    }
}
