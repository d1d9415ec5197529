package org.plyspace.lab.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.UsageException;
import org.plyspace.api.Verdict;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.Registry;

/**
 * Tests whether moves are legal.
 *
 * @param cases at least one
 */
record LegalTest(List<Case> cases) implements CasesTest {

    static final String KIND = "legal";

    LegalTest {
        cases = List.copyOf(cases);
    }

    /**
     * A move in a position.
     *
     * @param check whether the side to move must be in check; empty if that does not matter
     */
    private record Case(String name, ClaimPosition position, String move, boolean legal, Optional<Boolean> check)
            implements CasesTest.Case {

        @Override
        public String setting() {
            return position.setting();
        }

        @Override
        public CaseResult ask(Registry registry) {
            Position at = position.open(registry);
            Verdict verdict = at.words().judge(move, Notation.MACHINE);
            if (verdict instanceof Verdict.Malformed malformed) {
                throw new UsageException("field move: " + malformed.reason());
            }
            boolean isLegal = verdict instanceof Verdict.Legal;
            boolean holds = isLegal == legal
                    && check.map(wanted -> wanted == at.inCheck()).orElse(true);
            return new CaseResult(name, text(check, legal), text(check.map(ignored -> at.inCheck()), isLegal), holds);
        }

        private String text(Optional<Boolean> inCheck, boolean isLegal) {
            String state =
                    inCheck.map(is -> is ? "in check, " : "not in check, ").orElse("");
            return state + move + (isLegal ? " is legal" : " is not legal");
        }
    }

    static LegalTest read(JsonFields fields, String setting) {
        fields.allowing(List.of("kind", "cases"));
        List<String> allowed = new ArrayList<>(ClaimPosition.FIELDS);
        allowed.addAll(List.of("move", "legal", "check"));
        return new LegalTest(fields.someObjects("cases").stream()
                .map(each -> each.allowing(allowed))
                .map(each -> new Case(
                        each.text("name"),
                        ClaimPosition.read(each, setting),
                        each.text("move"),
                        each.flag("legal"),
                        each.optionalFlag("check")))
                .toList());
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String effect() {
        return "whether moves are legal";
    }
}
