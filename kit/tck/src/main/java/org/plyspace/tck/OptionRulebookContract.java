package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Aspect;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Rules;

/** Checks that the rulebook follows the options. */
interface OptionRulebookContract extends OptionsUnderTest {

    /** Words that say, of a board, that it moves. */
    Pattern MOVING_BOARDS = Pattern.compile("movable|board moves|carrie|by riding|rides|board .*leaves");

    @Test
    default void whatIsSwitchedOffIsInTheRulebook() {
        Map<String, String> off = Map.of(
                OptionGames.CASTLING,
                "off",
                OptionGames.DOUBLE_STEP,
                "off",
                OptionGames.PROMOTION,
                "queen",
                OptionGames.REPETITION,
                OptionGames.WHITE_AVOIDS,
                OptionGames.SELF_CAPTURE,
                "on",
                OptionGames.BOARD_MOVES,
                "off",
                OptionGames.CLOCK,
                "75");
        off.forEach((option, value) -> {
            if (played().lists(option, value)) {
                assertTrue(
                        played().rules(option, value).rulebook().stream()
                                .anyMatch(rule -> rule.citation().equals("common-options.md " + option)),
                        () -> option + " in the rulebook");
            }
        });
    }

    @Test
    default void theRulebookSaysWhatHoldsAndNoLongerWhatHeld() {
        assertReworded(OptionGames.DOUBLE_STEP, "off", Aspect.PAWN);
        assertReworded(OptionGames.STALEMATE, "win", Aspect.END);
        assertReworded(OptionGames.CLOCK, "none", Aspect.END);
        assertReworded(OptionGames.REPETITION, OptionGames.WHITE_AVOIDS, Aspect.END);
        if (played().lists(OptionGames.CASTLING, "off")) {
            assertEquals(Set.of("none"), said(played().rules(OptionGames.CASTLING, "off"), Aspect.CASTLING));
        }
        if (played().lists(OptionGames.BOARD_MOVES, "off")) {
            Rules still = played().rules(OptionGames.BOARD_MOVES, "off");
            assertEquals(Set.of("none"), said(still, Aspect.BOARD_MOVES));
            still.rulebook()
                    .forEach(rule ->
                            assertFalse(MOVING_BOARDS.matcher(rule.text()).find(), rule::text));
        }
        if (played().lists(OptionGames.EN_PASSANT, "off")) {
            assertEquals(Set.of("none"), said(played().rules(OptionGames.EN_PASSANT, "off"), Aspect.EN_PASSANT));
            if (played().lists(OptionGames.DOUBLE_STEP, "off")) {
                assertEquals(Set.of("none"), said(played().rules(OptionGames.DOUBLE_STEP, "off"), Aspect.EN_PASSANT));
            }
        }
    }

    /** Checks that some default statement on a subject, if there is any, is no longer made. */
    private void assertReworded(String option, String value, Aspect about) {
        Set<String> before = said(played().rules(Map.of()), about);
        if (played().lists(option, value) && !before.isEmpty()) {
            Set<String> after = said(played().rules(option, value), about);
            assertFalse(after.containsAll(before), () -> option + "=" + value + " still has all of " + before);
            assertFalse(after.isEmpty(), () -> option + "=" + value + " says nothing on " + about);
        }
    }

    private static Set<String> said(Rules rules, Aspect about) {
        return rules.rulebook().stream()
                .filter(rule -> rule.aspect() == about)
                .map(RuleStatement::text)
                .collect(Collectors.toSet());
    }
}
