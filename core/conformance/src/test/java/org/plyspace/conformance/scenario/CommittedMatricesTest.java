package org.plyspace.conformance.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.conformance.referee.MatrixCheck;
import org.plyspace.conformance.referee.MatrixCheck.CheckReport;
import org.plyspace.conformance.referee.Referee;
import org.plyspace.engine.Progress;
import org.plyspace.engine.testing.Bundled;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.InWholeForm;

/** The matrices in the repository agree with the present rules, and are complete. */
class CommittedMatricesTest {

    private static final int FEWEST = 250;
    private static final int FEWEST_CATEGORIES = 10;
    private static final int FEWEST_OF_MEDER = 500;

    /**
     * Cases that matrices must have.
     *
     * @param words each replaces {@code {}} in the pattern once
     * @param ids a pattern of ids without their numbers
     */
    record Required(String what, List<String> variants, List<String> words, String ids, int fewest) {

        static Required of(String line) {
            String[] parts = line.split("\t", -1);
            return new Required(
                    parts[0],
                    List.of(parts[1].split(" ")),
                    List.of(parts[2].split(" ")),
                    parts[3],
                    Integer.parseInt(parts[4]));
        }

        /** What is missing; empty if nothing is. */
        Stream<String> missing(List<TestCase> cases) {
            return words.stream()
                    .map(word -> ids.replace("{}", word) + "(_\\d{3})?")
                    .filter(pattern -> cases.stream()
                                    .filter(row -> row.id().matches(pattern))
                                    .count()
                            < fewest)
                    .map(pattern -> what + ": fewer than " + fewest + " of " + pattern);
        }
    }

    static List<String> committed() throws IOException {
        return CommittedMatrices.ids();
    }

    static List<String> all() throws IOException {
        return CommittedMatrices.all();
    }

    private static List<Required> required() throws IOException {
        try (InputStream file = CommittedMatricesTest.class.getResourceAsStream("categories.tsv")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Required::of)
                    .toList();
        }
    }

    @Test
    void everyVariantHasOne() throws IOException {
        assertEquals(Bundled.ids().sorted().collect(Collectors.toList()), committed());
    }

    @EveryThirdCase
    @ParameterizedTest
    @MethodSource("all")
    void theRefereeAgrees(String id) throws IOException {
        Matrix matrix = new Matrix(id, CommittedMatrices.cases(id));
        Referee referee = new Referee(Bundled.REGISTRY);

        CheckReport report = new MatrixCheck(matrix, referee::answer).run(Progress.NONE);

        assertEquals(List.of(), report.disagreements());
        assertEquals(Optional.empty(), report.failure());
        assertEquals(matrix.cases().size(), report.answered());
        assertTrue(
                matrix.cases().size() >= fewest(id),
                () -> "only " + matrix.cases().size() + " cases");
    }

    /** The fewest cases that a matrix must have; in a size other than the default, the cases of the challenge may be all there are. */
    private static int fewest(String id) {
        return id.equals("meder") ? FEWEST_OF_MEDER : id.indexOf(':') < 0 ? FEWEST : 1;
    }

    /** Readers have the source, not this project's pages; where it has no section, such as on whose turn it is, the page is cited alone. */
    @ParameterizedTest
    @CsvSource({
        "meder, FS .*",
        "'meder:edition=tournament', (FS|TR) .*",
        "'meder:shadow=off', 'FS .*|M-13'",
        "'meder:shadow=strict', FS .*",
        "roth, 'RR .*|rules/README.md|roth.md [36]'",
    })
    void rowsCiteSectionsOfTheSource(String id, String section) throws IOException {
        Pattern cited = Pattern.compile("(.*, )?(" + section + ")");
        assertEquals(
                Set.of(),
                CommittedMatrices.cases(id).stream()
                        .map(TestCase::citation)
                        .filter(citation -> !cited.matcher(citation).matches())
                        .collect(Collectors.toSet()));
    }

    @Test
    void theTenCasesOfTheChallengeAreThere() throws IOException {
        long found = 0;
        for (String id : all()) {
            found += CommittedMatrices.cases(id).stream()
                    .filter(row -> row.id().matches("CG_\\d+"))
                    .count();
        }
        assertEquals(10, found);
    }

    @InWholeForm
    @ParameterizedTest
    @MethodSource("committed")
    void everyCategoryIsFilled(String id) throws IOException {
        List<TestCase> cases = CommittedMatrices.cases(id);
        List<Required> ofThis = required().stream()
                .filter(required -> required.variants().contains(id))
                .toList();

        assertEquals(
                List.of(),
                ofThis.stream().flatMap(required -> required.missing(cases)).toList());
        assertTrue(ofThis.size() >= FEWEST_CATEGORIES, () -> "only " + ofThis.size() + " categories");
    }

    @InWholeForm
    @ParameterizedTest
    @MethodSource("all")
    void noCaseIsThereTwice(String id) throws IOException {
        List<TestCase> cases = CommittedMatrices.cases(id);

        assertEquals(
                cases.size(), cases.stream().map(TestCase::question).distinct().count());
    }
}
