package org.plyspace.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.report.html.ReportPage.ReportScripts;

class ReportMarkupTest {

    private static final String FORM = ReportPage.resource("report.html")
            .replace("{{policy}}", ReportScripts.policy().replace("'", "&#39;"));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<meta http-equiv='refresh' content='0; url=http://a.example/'> | meta",
                "<meta name=\"x\" http-equiv=\"refresh\" content=\"0; url=http://a.example/\"> | meta",
                "<META/http-equiv=refresh> | meta",
                "<base href='http://a.example/'> | base",
                "<link rel=\"icon\" href=\"data:,\" rel=\"preconnect\"> | link",
                "<iFrame src='http://a.example/'> | iframe",
                "<form action='http://a.example/'> | form",
                "<object data='http://a.example/'> | object",
                "<embed/> | embed"
            })
    void elementsThatGoElsewhereAreNoneOfAReport(String markup, String element) {
        assertEquals(Optional.of(element), ReportFrame.foreign(FORM.replace("{{body}}", markup)));
    }

    @Test
    void whatReportsHaveIsNotForeign() {
        String form = FORM.replace("{{charts}}", ReportScripts.charts()).replace("{{script}}", ReportScripts.page());

        assertEquals(
                Optional.empty(), ReportFrame.foreign(form.replace("{{body}}", "<formula> &lt;form> <p>basement</p>")));
    }
}
