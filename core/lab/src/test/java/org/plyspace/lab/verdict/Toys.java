package org.plyspace.lab.verdict;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.IntStream;
import org.plyspace.api.Aspect;
import org.plyspace.api.OptionValues;
import org.plyspace.api.PieceType;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.api.VariantSource;
import org.plyspace.lab.study.PieceExchange;
import org.plyspace.lab.study.PieceSet;
import org.plyspace.lab.verdict.OddsValues.ExchangeResult;
import org.plyspace.statistics.PairCounts;

/** Artificial rule sets, types and results. */
public final class Toys {

    private static final String STATUES = """
            {
              "format": "plyspace-lattice/2", "id": "statues", "title": "Statues",
              "summary": "Chess on 6 x 6 squares with statues, which can never move.", "source": "made up for tests",
              "board": {"files": 6, "ranks": 6, "squares": "{file}{rank}"}, "plainFen": true,
              "directions": {"any": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": "any"},
                "Q": {"name": "queen", "rides": "any"},
                "N": {"name": "knight", "leaps": {"flat": [2, 1, 0]}},
                "S": {"name": "statue", "leaps": [[5, 5, 0]]},
                "P": {"name": "pawn", "pawn": {
                  "advances": [0, 1, 0], "captures": [[-1, 1, 0], [1, 1, 0]],
                  "promotion": {"ranks": -1}, "promotesTo": "Q"
                }}
              },
              "start": "snqkns/pppppp/6/6/PPPPPP/SNQKNS w - - 0 1"
            }
            """;

    private static final String SHIELDS = """
            {
              "format": "plyspace-lattice/2", "id": "shields", "title": "Shields",
              "summary": "Whoever lacks his shield is in check.", "source": "made up for tests",
              "board": {"files": 3, "ranks": 5, "squares": "{file}{rank}"}, "plainFen": true,
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": {"flat": [1, 0, 0]}},
                "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}},
                "S": {"name": "shield", "leaps": {"flat": [1, 1, 0]}}
              },
              "start": "1k1/1s1/rR1/1S1/1K1 w - - 0 1"
            }
            """;

    private Toys() {}

    /** Rules in which neither side can do without its shield when it is the other's turn. */
    public static Rules shields() {
        return declared(SHIELDS);
    }

    /** Rules with pieces that cannot move. */
    public static Rules statues() {
        return declared(STATUES);
    }

    /** Rules as data, with default options. */
    public static Rules declared(String json) {
        VariantSource source =
                ServiceLoader.load(VariantSource.class).findFirst().orElseThrow();
        try {
            Variant variant =
                    source.read("rules.json", new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)));
            return variant.rules(OptionValues.of(variant.options(), Map.of()));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** Types of pieces by their symbols, the first one a pawn. */
    static List<PieceType> types(String symbols) {
        return IntStream.range(0, symbols.length())
                .mapToObj(i ->
                        new PieceType(i, symbols.substring(i, i + 1), "piece " + i, Aspect.PAWN, false, i == 0, i == 0))
                .toList();
    }

    /** Material of these types, by their symbols. */
    static PieceSet material(List<PieceType> types, String symbols) {
        return new PieceSet(symbols.chars()
                .mapToObj(symbol -> types.stream()
                        .filter(type -> type.symbol().equals(Character.toString(symbol)))
                        .findFirst()
                        .orElseThrow())
                .toList());
    }

    /** The result of an exchange of these types, with the given scores of pairs. */
    static ExchangeResult result(List<PieceType> types, String first, String second, int... pairs) {
        return new ExchangeResult(
                new PieceExchange(material(types, first), material(types, second)), PairCounts.of(pairs));
    }
}
