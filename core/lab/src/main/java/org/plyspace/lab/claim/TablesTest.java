package org.plyspace.lab.claim;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.endgame.index.Arrangement;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.Registry;

/**
 * Tests by tablebases how many positions of some men White wins when it is to move.
 *
 * @param cases at least one
 */
record TablesTest(List<Case> cases) implements ClaimTest {

    static final String KIND = "tables";

    TablesTest {
        cases = List.copyOf(cases);
    }

    /**
     * One material.
     *
     * @param boards the position in which boards hang as they do throughout; empty if as at the start
     * @param least the least share of positions won, 0 to 1; empty if none is claimed
     * @param most the largest share likewise
     */
    record Case(
            String name,
            String setting,
            String material,
            Optional<String> boards,
            OptionalDouble least,
            OptionalDouble most) {

        private static final double PER_CENT = 100;
        private static final double ROUNDING = 1e-9;

        static Case read(JsonFields fields, String usual) {
            fields.allowing(List.of("name", "setting", "material", "boards", "least", "most"));
            return new Case(
                    fields.text("name"),
                    fields.optionalText("setting").orElse(usual),
                    fields.text("material"),
                    fields.optionalText("boards"),
                    share(fields, "least"),
                    share(fields, "most"));
        }

        private static OptionalDouble share(JsonFields fields, String name) {
            OptionalDouble share = fields.optionalDecimal(name);
            if (share.isPresent() && !(share.getAsDouble() >= 0 && share.getAsDouble() <= 1)) {
                throw fields.refusal(name, "expected a share from 0 to 1");
            }
            return share;
        }

        /** The rules with their boards as they hang. */
        FixedBoards ground(Registry registry) {
            Rules rules = registry.rules(setting, boards.orElse(""));
            return new FixedBoards(
                    rules,
                    boards.map(text -> Arrangement.of(rules.position(rules.read(text), Purpose.STUDY)))
                            .orElseGet(() -> Arrangement.atHome(rules)));
        }

        /** The men. */
        Material men(Rules rules) {
            return Material.parse(rules, material);
        }

        /**
         * What a table says of the claim.
         *
         * @param won the positions with White to move that White wins
         * @param positions all positions with White to move
         * @param longest the longest game by best play in plies, whoever is to move
         */
        CaseResult result(long won, long positions, int longest) {
            double share = positions == 0 ? 0 : (double) won / positions;
            return new CaseResult(
                    name,
                    expected(),
                    found(won, positions, share, longest),
                    share >= least.orElse(0) && share <= most.orElse(1));
        }

        private String expected() {
            if (least.isPresent() && most.isPresent()) {
                return perCent(least.getAsDouble()) + " to " + perCent(most.getAsDouble()) + " won";
            }
            if (least.isPresent()) {
                return "at least " + perCent(least.getAsDouble()) + " won";
            }
            return most.isPresent() ? "at most " + perCent(most.getAsDouble()) + " won" : "any share, for comparison";
        }

        private static String found(long won, long positions, double share, int longest) {
            String wins = won == positions
                    ? String.format(Locale.ROOT, "all %,d positions won", won)
                    : String.format(Locale.ROOT, "%,d of %,d positions won (%s)", won, positions, shareOf(won, share));
            return wins + " with White to move"
                    + (longest == 0 ? "" : "; games take up to " + longest + (longest == 1 ? " ply" : " plies"));
        }

        private static String shareOf(long won, double share) {
            String rounded = perCent(share);
            return won > 0 && rounded.equals(perCent(0)) ? "less than 0.01 %" : rounded;
        }

        /** Rounded down, so that 100 % are all, with up to two digits after the point. */
        private static String perCent(double share) {
            double hundredths = Math.floor(share * PER_CENT * PER_CENT + ROUNDING);
            return BigDecimal.valueOf(hundredths / PER_CENT)
                            .stripTrailingZeros()
                            .toPlainString() + " %";
        }
    }

    static TablesTest read(JsonFields fields, String setting) {
        fields.allowing(List.of("kind", "cases"));
        return new TablesTest(fields.someObjects("cases").stream()
                .map(each -> Case.read(each, setting))
                .toList());
    }

    /** Whether no case claims anything. */
    boolean isOnlyComparison() {
        return cases.stream()
                .allMatch(each -> each.least().isEmpty() && each.most().isEmpty());
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String effect() {
        return "the positions of some men that White wins, by tablebases";
    }

    @Override
    public List<String> settings() {
        return cases.stream().map(Case::setting).distinct().toList();
    }

    @Override
    public void check(Registry registry) {
        cases.forEach(each -> each.men(each.ground(registry).rules()));
    }
}
