package org.plyspace.lab.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Rules;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.WorkCounter;
import org.plyspace.lab.metric.GameSummary;
import org.plyspace.lab.metric.GameTrace;
import org.plyspace.lab.metric.RuleTraits;
import org.plyspace.testing.RuleSets;

/** Whatever a rule set throws while its games are judged reaches the caller. */
class ClaimJudgingTest {

    private final AtomicBoolean breaks = new AtomicBoolean();
    private final Rules real = RuleSets.of("koernke");
    private final Rules rules = (Rules) Proxy.newProxyInstance(
            Rules.class.getClassLoader(), new Class<?>[] {Rules.class}, (self, method, arguments) -> {
                if (breaks.get() && method.getName().equals("position")) {
                    throw new NoSuchMethodError("of another version");
                }
                try {
                    return method.invoke(real, arguments);
                } catch (InvocationTargetException failed) {
                    throw failed.getCause();
                }
            });

    @Test
    void anErrorIsNoJudgement() {
        GameSummary summary = new GameSummary(0, 0, 0, GameResult.OPEN, "", 0, 0);
        GameTrace game = GameTrace.of(RuleTraits.of(rules), rules.start(), List.of(), summary);
        breaks.set(true);

        NoSuchMethodError heard = assertThrows(
                NoSuchMethodError.class,
                () -> MetricGames.judge(rules, List.of(game, game), 1, () -> {}, new WorkCounter()));

        assertEquals("of another version", heard.getMessage());
    }
}
