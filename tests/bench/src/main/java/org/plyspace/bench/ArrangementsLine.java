package org.plyspace.bench;

import java.util.List;
import tools.jackson.databind.JsonNode;

/** A line of docs/endgames.md for a material in many arrangements of boards. */
final class ArrangementsLine {

    static final String HEADS = """
            | rule set | material | arrangements | White to move: won | least, median and most | Black to move: lost | longest |
            | --- | --- | --- | --- | --- | --- | --- |
            """;

    private ArrangementsLine() {}

    /** The line of what {@code tablebase build --json} printed of them. */
    static String of(JsonNode made) {
        List<Double> won = made.get("tables")
                .valueStream()
                .map(table -> wonShare(table.get("white")))
                .sorted()
                .toList();
        int tables = won.size();
        int drawnFrom = made.get("drawnFrom").intValue();
        return String.join(
                " | ",
                "| " + made.get("variant").stringValue(),
                made.get("material").stringValue(),
                (tables < drawnFrom ? EndgamePage.number(tables) + " drawn from " : "all ")
                        + EndgamePage.number(drawnFrom),
                share(made.get("white"), "wins"),
                EndgamePage.percent(won.get(0)) + ", " + EndgamePage.percent(won.get(tables / 2)) + ", "
                        + EndgamePage.percent(won.get(tables - 1)),
                share(made.get("black"), "losses"),
                EndgamePage.moves(made.get("longest").intValue()) + " |\n");
    }

    private static double wonShare(JsonNode white) {
        return (double) white.get("wins").longValue() / all(white);
    }

    private static String share(JsonNode side, String result) {
        return EndgamePage.share(side.get(result).longValue(), all(side));
    }

    private static long all(JsonNode side) {
        return side.get("wins").longValue()
                + side.get("draws").longValue()
                + side.get("losses").longValue();
    }
}
