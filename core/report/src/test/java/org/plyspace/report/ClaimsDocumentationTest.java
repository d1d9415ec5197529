package org.plyspace.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.engine.testing.Bundled;
import org.plyspace.lab.claim.Claim;
import org.plyspace.lab.claim.ClaimsFormat;
import org.plyspace.lab.claim.RuleSetClaims;
import org.plyspace.lab.claim.Trial;

/** docs/studies/claims.md has what the bundled jars claim. */
class ClaimsDocumentationTest {

    private static final Path PAGE = Path.of("../../docs/studies/claims.md");
    private static final int WIDEST_ROW = 200;

    static List<RuleSetClaims> bundled() {
        return Bundled.REGISTRY.variants().stream()
                .filter(found -> !Trial.resource(found.variant()).isEmpty())
                .map(found -> ClaimsFormat.read(Trial.resource(found.variant()), found.id(), "a jar"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("bundled")
    void thePageHasEachClaimWithItsHypothesis(RuleSetClaims set) throws IOException {
        String page = Files.readString(PAGE);

        for (Claim claim : set.claims()) {
            String row = ClaimsPage.beginOfRow(set, claim);
            assertTrue(page.contains("\n" + row), () -> "no row of docs/studies/claims.md: " + row);
            String section = ClaimsPage.question(set, claim);
            assertTrue(page.contains("\n" + section + "\n"), () -> "no section of docs/studies/claims.md: " + section);
        }
        for (String begin : List.of("| [" + set.source() + "&nbsp;", "### " + set.source() + " ")) {
            assertEquals(
                    set.claims().size(),
                    page.lines().filter(line -> line.startsWith(begin)).count(),
                    begin);
        }
    }

    @Test
    void rowsFitAScreen() throws IOException {
        List<String> wide = Files.readString(PAGE)
                .lines()
                .filter(line -> line.startsWith("|") && line.length() > WIDEST_ROW)
                .toList();

        assertEquals(List.of(), wide);
    }
}
