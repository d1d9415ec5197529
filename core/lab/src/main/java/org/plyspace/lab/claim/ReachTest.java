package org.plyspace.lab.claim;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.Registry;
import org.plyspace.search.PieceValues;
import org.plyspace.search.Weights;

/**
 * Tests how many cells pieces attack, on average over all cells on which they can stand: alone on the boards, or among men at random.
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
        KEPT("kept"),
        /** Cells attacked where men stand at random, see {@link PieceValues#attacked}. */
        MOBILITY("mobility");

        private final String word;

        Of(String word) {
            this.word = word;
        }

        static Of read(JsonFields fields) {
            return Choice.read(fields, "of", values(), of -> of.word);
        }
    }

    /**
     * A number of one or more pieces, or its ratio to that of others.
     *
     * @param pieces the symbols of the pieces, whose numbers are added
     * @param per the divisor; empty for none
     * @param than the symbols of other pieces whose number it is divided by; empty for none
     * @param baseline the setting whose number, likewise divided, it is divided by; empty for none
     */
    private record Case(
            String name,
            String setting,
            String pieces,
            Of of,
            OptionalDouble per,
            Optional<String> than,
            Optional<String> baseline,
            double least,
            double most)
            implements CasesTest.Case {

        static Case read(JsonFields fields, String setting) {
            fields.allowing(List.of("name", "setting", "piece", "of", "per", "than", "baseline", "least", "most"));
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
                    fields.optionalText("baseline"),
                    least.orElse(Double.NEGATIVE_INFINITY),
                    most.orElse(Double.POSITIVE_INFINITY));
        }

        @Override
        public CaseResult ask(Registry registry) {
            double value = ratio(registry.rules(setting))
                    / per.orElse(1)
                    / baseline.map(other -> ratio(registry.rules(other))).orElse(1.0);
            return new CaseResult(name, expected(), text(value), value >= least && value <= most);
        }

        private double ratio(Rules rules) {
            return number(rules, pieces)
                    / than.map(others -> number(rules, others)).orElse(1.0);
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

        private double number(Rules rules, String symbols) {
            List<PieceType> types = TypeOfPiece.all(rules, symbols);
            if (of == Of.MOBILITY) {
                PieceValues values = new PieceValues(rules, Weights.GENERIC1);
                return types.stream().mapToDouble(values::attacked).sum();
            }
            double level = 0;
            double others = 0;
            double best = 0;
            for (PieceType type : types) {
                int[][] counts = IntStream.range(0, rules.cells())
                        .mapToObj(cell -> attacked(rules, type, cell))
                        .toArray(int[][]::new);
                level += mean(counts, count -> count[0]);
                others += mean(counts, count -> count[1]);
                best += Arrays.stream(counts)
                        .mapToInt(count -> count[0] + count[1])
                        .max()
                        .orElseThrow();
            }
            return switch (of) {
                case CELLS -> level + others;
                case LEVEL_RATIO -> level / others;
                case KEPT -> (level + others) / best;
                case MOBILITY -> throw new IllegalStateException("mobility is no count on empty boards");
            };
        }

        private static double mean(int[][] counts, ToIntFunction<int[]> part) {
            return Arrays.stream(counts).mapToInt(part).average().orElseThrow();
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
        return "cells that pieces attack, on average over cells";
    }

    @Override
    public List<String> settings() {
        return cases.stream()
                .flatMap(each -> Stream.concat(Stream.of(each.setting()), each.baseline().stream()))
                .distinct()
                .toList();
    }
}
