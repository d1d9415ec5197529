package org.plyspace.lab.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.plyspace.api.Layout;
import org.plyspace.api.Position;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.Registry;

/**
 * Tests how squares lie: how many there are, over which columns, and whether those of a column have one colour.
 *
 * @param cases at least one
 */
record SquaresTest(List<Case> cases) implements CasesTest {

    static final String KIND = "squares";

    SquaresTest {
        cases = List.copyOf(cases);
    }

    /** What is counted. */
    private enum Of {
        /** Squares. */
        SQUARES("squares"),
        /** Columns, which are a file and a rank each, with a square at least. */
        COLUMNS("columns"),
        /** Columns with squares of both colours. */
        MIXED_COLUMNS("mixed-columns");

        private final String word;

        Of(String word) {
            this.word = word;
        }

        static Of read(JsonFields fields) {
            return Choice.read(fields, "of", values(), of -> of.word);
        }
    }

    /**
     * A number of squares or columns.
     *
     * @param board the name of the only board that counts; empty if all do
     * @param exactly the names of the columns, or of the squares; empty if they are counted
     */
    private record Case(
            String name,
            ClaimPosition position,
            Of of,
            Optional<String> board,
            OptionalInt least,
            OptionalInt most,
            Optional<List<String>> exactly)
            implements CasesTest.Case {

        static Case read(JsonFields fields, String setting) {
            List<String> allowed = new ArrayList<>(ClaimPosition.FIELDS);
            allowed.addAll(List.of("of", "board", "least", "most", "exactly"));
            fields.allowing(allowed);
            Case read = new Case(
                    fields.text("name"),
                    ClaimPosition.read(fields, setting),
                    Of.read(fields),
                    fields.optionalText("board"),
                    fields.optionalNumber("least", 0, Integer.MAX_VALUE),
                    fields.optionalNumber("most", 0, Integer.MAX_VALUE),
                    fields.optionalTexts("exactly"));
            if (read.least.isEmpty() && read.most.isEmpty() && read.exactly.isEmpty()) {
                throw fields.refusal("expected one of the fields least, most and exactly");
            }
            return read;
        }

        @Override
        public String setting() {
            return position.setting();
        }

        @Override
        public CaseResult ask(Registry registry) {
            TreeSet<String> found = names(position.open(registry));
            int count = found.size();
            boolean holds = count >= least.orElse(0)
                    && count <= most.orElse(Integer.MAX_VALUE)
                    && exactly.map(names -> found.equals(new TreeSet<>(names))).orElse(true);
            return new CaseResult(
                    name, expected(), exactly.isPresent() ? String.join(", ", found) : text(count), holds);
        }

        private TreeSet<String> names(Position open) {
            List<Layout.Board> boards = open.words().layout().boards().stream()
                    .filter(each -> board.map(each.name()::equals).orElse(true))
                    .toList();
            if (boards.isEmpty()) {
                throw new UsageException(
                        "field board: there is no board '" + Texts.shorten(board.orElse("")) + "' in " + setting());
            }
            TreeMap<String, List<Layout.Square>> columns = new TreeMap<>();
            for (Layout.Board each : boards) {
                for (Layout.Square square : each.squares()) {
                    String column = each.fileNames().get(square.file())
                            + each.rankNames().get(square.rank());
                    columns.computeIfAbsent(column, name -> new ArrayList<>()).add(square);
                }
            }
            return switch (of) {
                case SQUARES ->
                    columns.values().stream()
                            .flatMap(List::stream)
                            .map(Layout.Square::name)
                            .collect(Collectors.toCollection(TreeSet::new));
                case COLUMNS -> new TreeSet<>(columns.keySet());
                case MIXED_COLUMNS -> {
                    columns.values()
                            .removeIf(column -> column.stream()
                                            .map(Layout.Square::light)
                                            .distinct()
                                            .count()
                                    < 2);
                    yield new TreeSet<>(columns.keySet());
                }
            };
        }

        private String expected() {
            if (exactly.isPresent()) {
                return String.join(", ", new TreeSet<>(exactly.get()));
            }
            if (least.equals(most)) {
                return text(least.getAsInt());
            }
            return (least.isPresent() ? "at least " + least.getAsInt() : "")
                    + (least.isPresent() && most.isPresent() ? " and " : "")
                    + (most.isPresent() ? "at most " + most.getAsInt() : "");
        }

        private String text(int count) {
            String ending = count == 1 ? "" : "s";
            return switch (of) {
                case SQUARES -> count + " square" + ending;
                case COLUMNS -> count + " column" + ending;
                case MIXED_COLUMNS -> count + " column" + ending + " of two colours";
            };
        }
    }

    static SquaresTest read(JsonFields fields, String setting) {
        fields.allowing(List.of("kind", "cases"));
        return new SquaresTest(fields.someObjects("cases").stream()
                .map(each -> Case.read(each, setting))
                .toList());
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String effect() {
        return "how squares lie";
    }
}
