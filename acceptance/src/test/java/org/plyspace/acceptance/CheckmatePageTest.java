package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The setups that docs/checkmate.md writes in so many forms are read, and are one and the same mate. */
class CheckmatePageTest {

    private static final Pattern SETUP = Pattern.compile("`((?:n=2, )?(?:\\[|rq)[^`]*)`");

    @Test
    void everyFormOnThePageIsTheMate() throws IOException {
        List<String> setups = SETUP.matcher(Page.text("checkmate.md"))
                .results()
                .map((MatchResult form) -> form.group(1).replace("\\|", "|"))
                .distinct()
                .toList();

        assertTrue(setups.size() > 10, setups::toString);
        for (String setup : setups) {
            assertEquals("true\n", new Program().run("checkmate", "cube", setup).out(), setup);
        }
    }
}
