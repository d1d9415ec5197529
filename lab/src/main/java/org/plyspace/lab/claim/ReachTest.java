package org.plyspace.lab.claim;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.Registry;

/**
 * Tests how many cells pieces alone on the boards attack, on average over all cells on which they can stand.
 *
 * @param cases at least one
 */
record ReachTest(List<Case> cases) implements CasesTest {

    static final String KIND = "reach";

    ReachTest {
        cases = List.copyOf(cases);
    }

    /** The quantity measured. */
    private enum Of {
        /** Cells attacked. */
        CELLS("cells"),
        /** Cells attacked on its own level, divided by those on other levels. */
        LEVEL_RATIO("level-ratio"),
        /** Cells attacked, as a share of those attacked from the best cell. */
        KEPT("kept");

        private final String word;

        Of(String word) {
            this.word = word;
        }

        static Of read(JsonFields fields) {
            String word = fields.text("of");
            for (Of of : values()) {
                if (of.word.equals(word)) {
                    return of;
                }
            }
            throw fields.refusal("of", "expected cells, level-ratio or kept, found '" + Texts.shorten(word) + "'");
        }
    }

    /**
     * A number of a piece, or its ratio to that of another one.
     *
     * @param per the divisor; empty for none
     * @param than another piece whose number it is divided by; empty for none
     */
    private record Case(
            String name,
            String setting,
            String piece,
            Of of,
            OptionalDouble per,
            Optional<String> than,
            double least,
            double most)
            implements CasesTest.Case {

        static Case read(JsonFields fields, String setting) {
            fields.allowing(List.of("name", "setting", "piece", "of", "per", "than", "least", "most"));
            OptionalDouble least = fields.optionalDecimal("least");
            OptionalDouble most = fields.optionalDecimal("most");
            if (least.isEmpty() && most.isEmpty()) {
                throw fields.refusal("expected one of the fields least and most");
            }
            OptionalDouble per = fields.optionalDecimal("per");
            if (per.isPresent() && !(per.getAsDouble() > 0)) {
                throw fields.refusal("per", "expected a number above 0");
            }
            return new Case(
                    fields.text("name"),
                    fields.optionalText("setting").orElse(setting),
                    fields.text("piece"),
                    Of.read(fields),
                    per,
                    fields.optionalText("than"),
                    least.orElse(Double.NEGATIVE_INFINITY),
                    most.orElse(Double.POSITIVE_INFINITY));
        }

        @Override
        public CaseResult ask(Registry registry) {
            Rules rules = registry.rules(setting);
            double value = number(rules, piece)
                    / per.orElse(1)
                    / than.map(other -> number(rules, other)).orElse(1.0);
            return new CaseResult(name, expected(), text(value), value >= least && value <= most);
        }

        private String expected() {
            if (Double.isInfinite(most)) {
                return text(least) + " or more";
            }
            return Double.isInfinite(least) ? text(most) + " or less" : text(least) + " to " + text(most);
        }

        private static String text(double value) {
            return String.format(Locale.ROOT, "%.2f", value);
        }

        private double number(Rules rules, String symbol) {
            PieceType type = TypeOfPiece.of(rules, symbol);
            int[][] counts = IntStream.range(0, rules.cells())
                    .mapToObj(cell -> attacked(rules, type, cell))
                    .toArray(int[][]::new);
            double level = total(counts, 0);
            double others = total(counts, 1);
            return switch (of) {
                case CELLS -> (level + others) / counts.length;
                case LEVEL_RATIO -> level / others;
                case KEPT ->
                    (level + others)
                            / counts.length
                            / IntStream.range(0, counts.length)
                                    .map(cell -> counts[cell][0] + counts[cell][1])
                                    .max()
                                    .orElseThrow();
            };
        }

        private static double total(int[][] counts, int part) {
            return IntStream.range(0, counts.length)
                    .map(cell -> counts[cell][part])
                    .sum();
        }

        /** The number of cells attacked on its own level, and on others. */
        private static int[] attacked(Rules rules, PieceType type, int cell) {
            Position position = rules.position(
                    rules.empty().toBuilder()
                            .piece(cell, Piece.code(Side.WHITE, type.index()))
                            .build(),
                    Purpose.STUDY);
            int[] cells = new int[rules.cells()];
            int count = position.attacks(cell, cells);
            int level = (int) IntStream.range(0, count)
                    .filter(i -> position.z(cells[i]) == position.z(cell))
                    .count();
            return new int[] {level, count - level};
        }
    }

    static ReachTest read(JsonFields fields, String setting) {
        fields.allowing(List.of("kind", "cases"));
        return new ReachTest(fields.someObjects("cases").stream()
                .map(each -> Case.read(each, setting))
                .toList());
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String effect() {
        return "cells that a piece alone on the boards attacks, on average over cells";
    }
}
