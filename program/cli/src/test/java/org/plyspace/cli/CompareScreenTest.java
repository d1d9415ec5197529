package org.plyspace.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.cli.io.Streams.Window;

/** The first screen of {@code compare} fits a screen, whatever it is printed to. */
class CompareScreenTest {

    @TempDir
    private Path folder;

    private static String[] compare(String settings) {
        return ("compare " + settings + " --engine random --games 8").split(" ");
    }

    private static int longest(List<String> lines) {
        return lines.stream().mapToInt(String::length).max().orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"loft", "loft loft:pawns=peaceful", "loft:*"})
    void whatGoesToAFileIsAsWideAsAScreen(String settings) {
        List<String> lines = new LoftProgram(folder, Window.ofUnknownColumns())
                .run(compare(settings))
                .lines(0);
        assertTrue(lines.size() <= 50, () -> String.join("\n", lines));
        assertTrue(longest(lines) <= 80, () -> String.join("\n", lines));
        assertEquals(
                lines,
                new LoftProgram(folder, Window.ofColumns(80))
                        .run(compare(settings))
                        .lines(0));
    }

    @Test
    void aWidthThatIsKnownHolds() {
        String[] compare = compare("loft loft:pawns=peaceful");
        assertTrue(longest(new LoftProgram(folder, Window.ofColumns(60))
                        .run(compare)
                        .lines(0))
                <= 60);
        int wide = longest(
                new LoftProgram(folder, Window.ofColumns(110)).run(compare).lines(0));
        assertTrue(wide > 80 && wide <= 110, () -> "longest line: " + wide);
    }

    /** Optional words after {@code --explain} may be meant as rule sets; the first rule set is what others are compared with. */
    @Test
    void aRuleSetAfterExplainComesFirst() {
        List<String> lines = new LoftProgram(folder, Window.ofColumns(80))
                .run("compare --rules --explain loft:pawns=peaceful loft".split(" "))
                .lines(0);

        assertEquals("loft:pawns=peaceful loft", lines.get(0).strip().replaceAll(" +", " "));
    }
}
