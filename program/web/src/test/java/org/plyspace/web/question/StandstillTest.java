package org.plyspace.web.question;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Attempt;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Refusal;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;
import org.plyspace.web.question.PositionRoutes.Standstill;

/** Tests the reasons why a man may go nowhere. */
final class StandstillTest {

    private static <T> T proxy(Class<T> type, BiFunction<String, Object[], Object> answers) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(),
                new Class<?>[] {type},
                (object, method, arguments) -> answers.apply(method.getName(), arguments)));
    }

    /** A man on cell 0 that is refused each following cell for one of these reasons. */
    private static Position keptFrom(List<Refusal> refusals) {
        Rules rules = proxy(Rules.class, (name, arguments) -> refusals.size() + 1);
        PositionWords words = proxy(PositionWords.class, (name, arguments) -> switch (name) {
            case "choices" -> new long[0];
            case "text" -> String.valueOf(((Attempt.Step) arguments[0]).to());
            case "judge" ->
                new Verdict.Illegal(refusals.get(Integer.parseInt((String) arguments[0]) - 1), "reason", "rules.md 1");
            default -> throw new AssertionError("not asked: " + name);
        });
        return proxy(Position.class, (name, arguments) -> name.equals("rules") ? rules : words);
    }

    /** The least specific reason is given only if there is no other; the one for most cells comes first. */
    @ParameterizedTest
    @CsvSource({
        "DOES_NOT_MOVE_SO DOES_NOT_MOVE_SO, DOES_NOT_MOVE_SO",
        "DOES_NOT_MOVE_SO NO_SUCH_SQUARE DOES_NOT_MOVE_SO, DOES_NOT_MOVE_SO NO_SUCH_SQUARE",
        "DOES_NOT_MOVE_SO BLOCKED DOES_NOT_MOVE_SO, BLOCKED",
        "BLOCKED OWN_PIECE_ON_TARGET OWN_PIECE_ON_TARGET, OWN_PIECE_ON_TARGET BLOCKED"
    })
    void theReasonsAreThoseThatSaySomething(String refusals, String expected) {
        List<Refusal> kinds =
                List.of(refusals.split(" ", -1)).stream().map(Refusal::valueOf).toList();
        List<String> told =
                Standstill.of(keptFrom(kinds), name -> name.equals("from") ? OptionalInt.of(0) : OptionalInt.empty())
                        .stream()
                        .map(refused -> refused.kind().name())
                        .toList();

        assertEquals(expected, String.join(" ", told));
    }
}
