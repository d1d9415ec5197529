package org.plyspace.variant.cube;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.TextException;

@DisplayName("Input forms, cube.md 3")
final class InputFormsTest {

    /** The first case of the challenge, then one of two levels, in every form. */
    static List<String> formsOfTheFirstCase() {
        return List.of(
                "[###,n##,#rr],[#b#,###,###],[###,###,bRK]",
                "[...,n..,.rr],[.b.,...,...],[...,...,bRK]",
                "[[###,n##,#rr],[#b#,###,###],[###,###,bRK]]",
                "[[[###][n##][#rr]][[#b#][###][###]][[###][###][bRK]]]",
                "[[[###] [n##] [#rr]]\n [[#b#] [###] [###]]\n\t[[###] [###] [bRK]]]\n",
                "[[\"###\",\"n##\",\"#rr\"],[\"#b#\",\"###\",\"###\"],[\"###\",\"###\",\"bRK\"]]",
                "[['###','n##','#rr'],['#b#','###','###'],['###','###','bRK']]",
                "[[[\"#\",\"#\",\"#\"],[\"n\",\"#\",\"#\"],[\"#\",\"r\",\"r\"]], [[\"#\",\"b\",\"#\"],[\"#\",\"#\",\"#\"],"
                        + "[\"#\",\"#\",\"#\"]], [[\"#\",\"#\",\"#\"],[\"#\",\"#\",\"#\"],[\"b\",\"R\",\"K\"]]]",
                "[3,n2,1rr],[1b1,3,3],[3,3,bRK]",
                "3/n2/1rr|1b1/3/3|3/3/bRK",
                "###/n##/#rr|#b#/###/###|###/###/bRK",
                "III:3/n2/1rr|II:1b1/3/3|I:3/3/bRK w - - 0 1");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("formsOfTheFirstCase")
    void allFormsAreTheSameSetup(String form) {
        assertEquals(Map.of("n", "3"), new CubeVariant().optionsOf(form));
        assertEquals(
                "III:3/n2/1rr|II:1b1/3/3|I:3/3/bRK w - - 0 1",
                Cube.rulesOf(form).write(Cube.read(form)));
    }

    @Test
    void theNestedFormOfTheChallengesOwnExample() {
        String form = "[[[bq][##]][[bn][KQ]]]";
        assertEquals("II:bq/2|I:bn/KQ w - - 0 1", Cube.rulesOf(form).write(Cube.read(form)));
    }

    @Test
    void levelsComeFromTheTopAndRowsFromBlacksSide() {
        assertEquals(
                List.of("a1(II)", "a2(I)", "a2(II)", "b1(I)", "b1(II)", "b2(I)", "b2(II)"),
                Cube.question("[##,##],[##,K#]").targets("a1(I)"));
        assertEquals(7, Cube.question("[K#,##],[##,##]").targets("a2(II)").size());
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvFileSource(resources = "refused-setups.tsv", delimiter = '\t', numLinesToSkip = 1)
    void whatIsNoSetupIsRefusedWithItsPlace(String text, int offset, String reason) {
        TextException refused =
                assertThrows(TextException.class, () -> Cube.of(3).rules().read(text));
        assertEquals(offset, refused.offset(), refused.getMessage());
        assertTrue(refused.getMessage().startsWith(reason), refused.getMessage());
    }

    @Test
    void anEndlessNestIsRefusedSoon() {
        String nest = "[".repeat(90_000);
        assertThrows(TextException.class, () -> Cube.of(3).rules().read(nest));
        assertThrows(TextException.class, () -> Cube.of(3).rules().read(nest + nest));
        assertEquals(Map.of(), new CubeVariant().optionsOf(nest));
    }
}
