package org.plyspace.report.doc;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WrappingTest {

    /** Only spaces are lost at the end of a line. */
    @ParameterizedTest(name = "''{0}'' in {1}: {2}")
    @CsvSource({
        "a few words, 5, a few|words",
        "abcdefghij, 4, abcd|efgh|ij",
        "ab cdefghij k, 4, ab|cdef|ghij|k",
        "'roth:pathB=off', 11, roth:pathB=|off",
        "'roth:pathB=off', 9, roth:|pathB=off",
        "'a-variant:option=value,other=thing', 20, 'a-variant:option=|value,other=thing'",
        "'', 4, ''"
    })
    void linesAreBrokenAtSpacesWhereThereAreAnyAndElseBetweenTheWordsOfAName(String text, int width, String lines) {
        assertEquals(List.of(lines.split("\\|", -1)), Wrapping.wrap(text, width));
    }

    @ParameterizedTest(name = "''{0}'' in {1}: {2}")
    @CsvSource({
        "a few words, 5, a few|words",
        "abcdefghij, 4, abcdefghij",
        "ab cdefghij k l, 4, ab|cdefghij|k l",
        "abc d, 0, abc|d",
        "'', 4, ''"
    })
    void aWordThatIsLongerThanALineMayHaveOneForItself(String text, int width, String lines) {
        assertEquals(List.of(lines.split("\\|", -1)), Wrapping.betweenWords(text, width));
    }

    @ParameterizedTest(name = "''{0}'' and ''{1}'' in {2}: {3}")
    @CsvSource({
        "'+ ', a few words, 8, '+ a few|  words'",
        "'name  ', one two three, 14, 'name  one two|      three'",
        "'- ', '', 8, -"
    })
    void whatHangsIsIndentedByItsBeginning(String beginning, String text, int width, String lines) {
        assertEquals(List.of(lines.split("\\|", -1)), Wrapping.hanging(beginning, text, width));
        assertEquals(List.of(lines.split("\\|", -1)), Wrapping.hangingBetweenWords(beginning, text, width));
    }

    @ParameterizedTest
    @CsvSource({"'roth:pathB=off', 6", "'a few words', 5", "'', 0", "name, 4"})
    void theLongestWordIsWhatCannotBeBroken(String text, int longest) {
        assertEquals(longest, Wrapping.longestWord(text));
    }

    @ParameterizedTest(name = "{0}|{1}")
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "V. R. Parton's game of 1971.| Six boards.",
                "A cube of 4x4x4 after L. Lynn Smith.| Sliders go one step.",
                "One, by D. B. Pritchard (ed. J. D. Beasley), e.g. chess.| Two.",
                "Rooks, bishops etc. step up.| Knights do not!",
                "Who wins?| White.",
                "Dr. Koernke's game. all small|",
                "no stop|",
                "ends here.|",
            })
    void theFirstSentenceEndsAtNoInitial(String first, String rest) {
        assertEquals(first, Wrapping.firstSentence(first + (rest == null ? "" : rest)));
    }
}
