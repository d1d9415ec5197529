package org.plyspace.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plyspace.lab.claim.ClaimResult;
import org.plyspace.lab.claim.ClaimsFormat;
import org.plyspace.lab.claim.RuleSetClaims;
import org.plyspace.lab.claim.RuleSetClaimsResult;
import org.plyspace.lab.claim.TestResult;
import org.plyspace.lab.claim.Trial;

/** The text about the results of claims about a tossed coin. */
class ClaimsTextTest {

    private static final String PLAYED =
            "\"player\": \"random\", \"openings\": \"start\", \"games\": 400, \"claimed\": ";
    private static final String TESTS = "{\"kind\": \"metric\", \"metric\": \"score\", " + PLAYED
            + "{\"above\": 0.5, \"margin\": 0.02}}, {\"kind\": \"contrast\", \"setting\": \"coin:tag=off\", \"metric\": \"decisive\", "
            + PLAYED + "{\"least\": -0.005, \"most\": 0.005}}";

    private static final RuleSetClaimsResult COIN = Trial.run("coin", TESTS, 2);

    @Test
    void eachNumberStandsBesideWhatWasClaimed() {
        String text = new ClaimsText(List.of(COIN)).render(80);

        assertEquals("""
                coin: what T claims, a trial

                T 7: not settled
                  "so it is"
                  tested: it is so
                  - supported: score of White in coin: 57 % (54-60); claimed above 50 % (up to
                    52 % is too little); 400 games of random
                  - not settled: decisive games in coin:tag=off, less that in coin: 0.0 points
                    (-0.9 to +0.9); claimed -0.5 to 0.5 points; 400 games of random
                    below -0.92 and above 0.92 points are excluded; about 3,400 games would
                    settle it if the number stays
                """, text.substring(0, text.indexOf("\nIntervals")));
        assertTrue(text.endsWith("\n1 claim: 1 not settled\n"), text);
    }

    @Test
    void aPageHasARowAndBelowItASectionWithTheSame() {
        String page = ClaimsPage.render(List.of(COIN));

        assertTrue(page.contains("\n| [T&nbsp;7](#t-7) | \"so it is\" | **not settled** |\n"), page);
        assertTrue(page.endsWith("""

                        ### T 7

                        "so it is"

                        Tested: it is so

                        Found: **not settled**

                        * supported: score of White in coin: 57 % (54-60); claimed above 50 % (up to 52 % is too little); 400 games of random
                        * not settled: decisive games in coin:tag=off, less that in coin: 0.0 points (-0.9 to +0.9); claimed -0.5 to 0.5 points; 400 games of random
                          * below -0.92 and above 0.92 points are excluded; about 3,400 games would settle it if the number stays
                        """), page);
    }

    @Test
    void aRowHasOnlyTheBeginningOfALongClaim() {
        RuleSetClaims wordy = ClaimsFormat.read(
                Trial.file("{\"kind\": \"none\", \"because\": \"no\"}")
                        .replace("so it is", "word ".repeat(100).strip()),
                "coin",
                "a.jar");

        String row = ClaimsPage.beginOfRow(wordy, wordy.claims().get(0));
        assertTrue(row.endsWith("word ...\" | "), row);
        assertTrue(row.length() < 150, row);
    }

    @Test
    void nothingInAClaimEndsACellOrBecomesATag() {
        RuleSetClaims hostile =
                ClaimsFormat.read(Trial.file("{\"kind\": \"none\", \"because\": \"a|b <c>\\n*d*\"}"), "coin", "a.jar");
        RuleSetClaimsResult result = new RuleSetClaimsResult(
                hostile,
                List.of(new ClaimResult(
                        hostile.claims().get(0),
                        List.of(TestResult.without(
                                hostile.claims().get(0).tests().get(0))))),
                Optional.empty());

        assertTrue(
                ClaimsPage.render(List.of(result)).contains("\n* a\\|b &lt;c> \\*d\\*\n"),
                ClaimsPage.render(List.of(result)));
    }
}
