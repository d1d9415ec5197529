package org.plyspace.movegen.option;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Aspect;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Repetition;
import org.plyspace.api.RuleStatement;
import org.plyspace.movegen.end.EndRule;

/** The statements that options add to a rulebook, and those that they replace. */
final class CompletedRulebookTest {

    @ParameterizedTest(name = "en passant: {0}")
    @CsvSource({
        "true, pawn: one step; pawn: no double step; en passant: none",
        "false, pawn: one step; pawn: no double step; en passant: there is none"
    })
    void withoutDoubleStepsEnPassantIsNoneWhereItWasARule(boolean enPassant, String expected) {
        Features features =
                new Features(false, true, enPassant, false, false, false, EndRule.SHARED, Repetition.THREEFOLD);
        OptionValues values = OptionValues.of(CommonOptions.listed(List.of(), features), Map.of("doubleStep", "off"));
        List<RuleStatement> left = List.of(
                new RuleStatement(Aspect.EN_PASSANT, "there is none", "1"),
                new RuleStatement(Aspect.CASTLING, "", "2"),
                new RuleStatement(Aspect.PAWN, "one step", "3"));

        List<String> said = CommonOptions.of(List.of(), values, features).completed(left).stream()
                .map(rule -> rule.aspect().word() + ": " + rule.text())
                .toList();

        assertEquals(List.of(expected.split("; ")), said);
    }
}
