package org.plyspace.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.lab.claim.Claim;
import org.plyspace.lab.claim.ClaimsFormat;
import org.plyspace.lab.claim.RuleSetClaims;
import org.plyspace.lab.claim.Trial;
import org.plyspace.testing.Bundled;

/** docs/claims.md has what the bundled jars claim. */
class ClaimsDocumentationTest {

    private static final Path PAGE = Path.of("../docs/claims.md");

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
            String begin = ClaimsPage.beginOfRow(set, claim);
            assertTrue(
                    page.lines().anyMatch(line -> line.startsWith(begin)), () -> "no row of docs/claims.md: " + begin);
        }
        assertEquals(
                set.claims().size(),
                page.lines()
                        .filter(line -> line.startsWith("| " + set.source() + "&nbsp;"))
                        .count());
    }
}
