package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The setups that docs/checkmate.md writes in so many forms are read, and are one and the same mate. */
class CheckmatePageTest {

    private static final Pattern SETUP = Pattern.compile("`((?:n=2, )?(?:\\[|rq)[^`]*)`");

    /** A line that is empty or cannot be asked about keeps its place, so that answers stand beside their questions. */
    @Test
    void aFileOfSetupsHasAColumnOfAnswers(@TempDir Path folder) throws IOException {
        Path file =
                Files.writeString(folder.resolve("setups.txt"), "[rq,##],[##,K#]\n\n[xx]\n[#q,##],[##,K#]\nrq####K#\n");
        Program program = new Program();
        Program.Result plain = program.run("checkmate", "cube", "--file", file.toString());
        assertEquals("true\n\n\nfalse\ntrue\n", plain.out());
        assertEquals(1, plain.code());
        assertTrue(plain.err().contains("setups.txt:3: "), plain.err());

        Program.Result json = program.run("checkmate", "cube", "--json", "--explain", "--file", file.toString());
        List<String> lines = json.out().lines().toList();
        assertEquals(5, lines.size(), json.out());
        assertTrue(lines.get(0).contains("\"checkmate\":true") && lines.get(0).contains("\"checks\":[{"), lines.get(0));
        assertEquals("", lines.get(1));
        assertTrue(lines.get(2).startsWith("{\"error\":"), lines.get(2));
    }

    @Test
    void everyFormOnThePageIsTheMate() throws IOException {
        List<String> setups = SETUP.matcher(Page.file("checkmate.md").text())
                .results()
                .map((MatchResult form) -> form.group(1).replace("\\|", "|"))
                .distinct()
                .toList();

        assertTrue(setups.size() > 10, setups::toString);
        for (String setup : setups) {
            assertEquals("true\n", new Program().run("checkmate", "cube", setup).out(), setup);
        }
    }

    @Test
    void aRuleSetThatIsNotThereIsToldOnce(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("two.txt"), "rq####K#\nrq####K#\n");

        Program.Result none = new Program().run("checkmate", "cuve", "--file", file.toString());

        assertEquals(2, none.code(), none.toString());
        assertEquals("", none.out());
        assertTrue(none.err().startsWith("plyspace: no variant 'cuve'"), none.err());
    }
}
