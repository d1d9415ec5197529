package org.plyspace.lab.claim;

import java.util.List;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.Registry;
import org.plyspace.lab.odds.Material;
import org.plyspace.lab.value.ValuationSettings;

/**
 * Tests the value of a piece in pawns, or in whatever the unit is, by games in which each side lacks some pieces ({@link
 * org.plyspace.lab.value.PieceValuation}).
 *
 * @param piece the symbol of the piece
 * @param games the number of games of each exchange
 * @param nodes the nodes searched for each move
 */
record ValueTest(String setting, String piece, int games, int nodes, ClaimedRange claimed) implements PlayedTest {

    static final String KIND = "worth";

    static ValueTest read(JsonFields fields, String setting) {
        fields.allowing(List.of("kind", "setting", "piece", "games", "nodes", "claimed"));
        return new ValueTest(
                fields.optionalText("setting").orElse(setting),
                fields.text("piece"),
                fields.number("games", 4, ValuationSettings.MOST_GAMES) / 2 * 2,
                fields.optionalNumber("nodes", 1, ValuationSettings.MOST_NODES).orElse(ValuationSettings.USUAL.nodes()),
                ClaimedRangeFormat.read(fields, false));
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String effect() {
        return "what " + piece + " is worth in " + setting;
    }

    @Override
    public String gamesWord() {
        return "games of each exchange";
    }

    @Override
    public String player() {
        return "alphabeta:nodes=" + nodes + ",eval=generic";
    }

    @Override
    public List<String> settings() {
        return List.of(setting);
    }

    @Override
    public void check(Registry registry) {
        Material.parse(registry.rules(setting), piece);
    }
}
