package org.plyspace.lab.claim;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.Rules;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.Registry;
import org.plyspace.lab.value.Contest;
import org.plyspace.lab.odds.Material;
import org.plyspace.lab.odds.PieceExchange;

/**
 * Tests whether pieces are stronger than others: the score of a side with the first pieces extra, against a side with the second ones
 * extra.
 *
 * @param baseline the setting whose score is subtracted; empty if the claim is about the score itself
 * @param first the symbols of the first pieces, {@code -} for none
 * @param second the symbols of the second pieces, {@code -} for none
 * @param games the number of pairs of games
 * @param nodes the nodes searched for each move
 */
record ContestTest(
        String setting,
        Optional<String> baseline,
        String first,
        String second,
        int games,
        int nodes,
        ClaimedRange claimed)
        implements PlayedTest {

    static final String KIND = "contest";

    private static final String NOTHING = "-";

    static ContestTest read(JsonFields fields, String setting) {
        fields.allowing(List.of("kind", "setting", "baseline", "first", "second", "pairs", "nodes", "claimed"));
        return new ContestTest(
                fields.optionalText("setting").orElse(setting),
                fields.optionalText("baseline"),
                fields.text("first"),
                fields.text("second"),
                fields.number("pairs", 2, Contest.MOST_PAIRS),
                fields.optionalNumber("nodes", 1, 1_000_000).orElse(Contest.USUAL_NODES),
                ClaimedRangeFormat.read(fields, false));
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String effect() {
        return "what the side scores that has " + pieces() + " in " + setting
                + baseline.map(base -> ", less that in " + base).orElse("");
    }

    private String pieces() {
        if (second.equals(NOTHING)) {
            return first + " more";
        }
        return first.equals(NOTHING) ? second + " less" : first + " instead of " + second;
    }

    @Override
    public String gamesWord() {
        return "pairs of games";
    }

    @Override
    public String player() {
        return "alphabeta:nodes=" + nodes + ",eval=generic";
    }

    @Override
    public List<String> settings() {
        return Stream.concat(baseline.stream(), Stream.of(setting)).toList();
    }

    @Override
    public void check(Registry registry) {
        for (String each : settings()) {
            Rules rules = registry.rules(each);
            new PieceExchange(Material.parse(rules, first), Material.parse(rules, second));
        }
        PlayedTest.checkBaseline(setting, baseline, registry);
        claimed.checkShare(baseline.isPresent());
    }
}
