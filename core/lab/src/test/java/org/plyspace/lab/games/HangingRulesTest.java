package org.plyspace.lab.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.engine.VariantFailure;
import org.plyspace.engine.testing.Broken;
import org.plyspace.engine.testing.HandTimes;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.GameRange;
import org.plyspace.lab.study.OpeningRule;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.testing.Await;
import org.plyspace.testing.CoinVariant;
import org.plyspace.testing.Hang;

/** A rule set that does not return ends the run; the failure names it with the game and the ply, and the games played before count. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HangingRulesTest {

    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final Hang NEVER = new Hang();

    private final HandTimes times = new HandTimes();
    private final List<PlayedGame<String>> played = new CopyOnWriteArrayList<>();

    /** A coin-tossing game that never finishes a move once {@code moves} moves were made in all games together. */
    private Supplier<Rules> hangingAfter(int moves) {
        return hangingAfter(moves, () -> {});
    }

    /** @param first what it waits for before its time passes */
    private Supplier<Rules> hangingAfter(int moves, Runnable first) {
        AtomicInteger left = new AtomicInteger(moves);
        return () -> proxy(Rules.class, CoinVariant.standard(), (method, answer) -> {
            if (!method.getName().equals("position")) {
                return answer;
            }
            return proxy(Position.class, (Position) answer, (asked, said) -> {
                if (asked.getName().equals("make") && left.getAndDecrement() <= 0) {
                    first.run();
                    times.computeBetweenLooks(LIMIT, NEVER::here);
                }
                return said;
            });
        });
    }

    private interface Change {
        Object of(Method method, Object answer) throws Throwable;
    }

    private static <T> T proxy(Class<T> type, T real, Change change) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (self, method, arguments) -> {
                    try {
                        return change.of(method, method.invoke(real, arguments));
                    } catch (InvocationTargetException failed) {
                        throw failed.getCause();
                    }
                }));
    }

    private VariantFailure play(Supplier<Rules> given, String openings, int threads) {
        Experiment experiment = new Experiment(
                "hanging",
                List.of("koernke", "broken"),
                List.of("random"),
                50,
                OpeningRule.parse(openings),
                1,
                40,
                List.of(),
                List.of());
        ReadyExperiment ready = ReadyExperiment.of(experiment, "trial.json", Broken.registry(given));
        ExperimentRun run = new ExperimentRun(ready, LIMIT, times);
        return assertThrows(
                VariantFailure.class,
                () -> run.play(GameRange.all(experiment.numbers()), number -> true, threads, played::addAll));
    }

    @Test
    void aMoveThatNeverEndsIsNamedWithItsGameAndPly() {
        VariantFailure failed = play(hangingAfter(1), "start", 1);
        PlayedGame<String> last = played.stream()
                .filter(game -> game.setting() == 1)
                .reduce((one, next) -> next)
                .orElse(null);
        int game = last == null ? 1 : last.number() + 2;
        int ply = last == null ? 2 : 1;

        assertEquals(
                "variant 'broken' of broken.jar failed when asked to play game " + game
                        + " of engine random in broken: ply " + ply + " did not end within 60 s",
                failed.getMessage());
    }

    @Test
    void aMoveOfAnOpeningThatNeverEndsIsNamedToo() {
        String message = play(hangingAfter(0), "random:2", 1).getMessage();

        assertTrue(message.contains("to play game 1 of engine random in broken: ply 1 did not end"), message);
    }

    @Test
    void theOthersPlayTheirGamesToTheEnd() {
        play(hangingAfter(0, () -> Await.until("a game of the other thread", () -> !played.isEmpty())), "start", 2);

        assertTrue(played.stream().anyMatch(game -> game.setting() == 0), "a thread plays on while the other hangs");
        assertTrue(played.stream().noneMatch(game -> game.setting() == 1));
    }
}
