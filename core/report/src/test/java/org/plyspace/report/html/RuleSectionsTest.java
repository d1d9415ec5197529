package org.plyspace.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyspace.report.doc.HtmlWriter;

class RuleSectionsTest {

    private static String section(String... specs) {
        HtmlWriter html = new HtmlWriter();
        new RuleSections(List.copyOf(Reports.sheets(List.of(specs)).values()), html).write();
        return html.toString();
    }

    @Test
    void ofSettingsOfOneRuleSetOnlyWhatDiffersIsNotFolded() {
        String rules = section("roth", "roth:castling=off");
        String open = rules.substring(0, rules.indexOf("<details>"));
        assertTrue(open.contains(">castling</th>"), open);
        assertFalse(open.contains(">knight</th>"), open);
        assertTrue(rules.substring(open.length()).contains(">knight</th>"), rules);
    }

    @Test
    void whatAnotherSettingHasFromTheFirstIsNotSaidAgain() {
        String rules = section("roth", "roth:castling=off", "roth:pathB=off");
        assertEquals(2, rules.split(">as in roth<", -1).length - 1, rules);
    }

    @Test
    void ruleSetsAreComparedByTheFirstSettingOfEach() {
        String rules = section("roth", "roth:castling=off", "koernke");
        assertTrue(rules.contains("<th scope=\"col\">roth</th><th scope=\"col\">koernke</th>"), rules);
        assertTrue(rules.contains("<th scope=\"col\">roth</th><th scope=\"col\">roth:castling=off</th>"), rules);
    }
}
