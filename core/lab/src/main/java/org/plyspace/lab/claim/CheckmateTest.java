package org.plyspace.lab.claim;

import java.util.List;
import org.plyspace.api.Rules;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.Registry;
import org.plyspace.engine.checkmate.CheckmateQuestion;

/**
 * Whether setups, which need not be positions that can be played, are checkmate.
 *
 * @param cases at least one
 */
record CheckmateTest(List<Case> cases) implements CasesTest {

    static final String KIND = "checkmate";

    CheckmateTest {
        cases = List.copyOf(cases);
    }

    private record Case(String name, String setting, String position, boolean checkmate) implements CasesTest.Case {

        @Override
        public CaseResult ask(Registry registry) {
            Rules rules = registry.rules(setting, position);
            boolean found = new CheckmateQuestion(rules, rules.read(position)).isCheckmate();
            return new CaseResult(name, text(checkmate), text(found), found == checkmate);
        }

        private static String text(boolean checkmate) {
            return checkmate ? "checkmate" : "no checkmate";
        }
    }

    static CheckmateTest read(JsonFields fields, String setting) {
        fields.allowing(List.of("kind", "cases"));
        return new CheckmateTest(fields.someObjects("cases").stream()
                .map(each -> each.allowing(List.of("name", "setting", "position", "checkmate")))
                .map(each -> new Case(
                        each.text("name"),
                        each.optionalText("setting").orElse(setting),
                        each.text("position"),
                        each.flag("checkmate")))
                .toList());
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String effect() {
        return "whether setups are checkmate";
    }
}
