package org.plyspace.lab.claim;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyspace.api.PieceType;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;

/** Finds types of pieces by their symbols. */
final class TypeOfPiece {

    private TypeOfPiece() {}

    /**
     * Finds the types of several pieces.
     *
     * @param symbols in upper case, one after the other: {@code QRR}
     * @return a type for each piece, at least one
     * @throws UsageException if there is none with one of the symbols
     */
    static List<PieceType> all(Rules rules, String symbols) {
        List<PieceType> found = new ArrayList<>();
        String rest = symbols;
        do {
            String left = rest;
            Optional<PieceType> first = rules.pieceTypes().stream()
                    .filter(type -> left.startsWith(type.symbol()))
                    .max(Comparator.comparingInt(type -> type.symbol().length()));
            found.add(first.orElseGet(() -> of(rules, left)));
            rest = left.substring(found.get(found.size() - 1).symbol().length());
        } while (!rest.isEmpty());
        return found;
    }

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
