package org.plyspace.cli.toy;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;
import org.plyspace.engine.plugin.Plugins;
import org.plyspace.engine.plugin.SlowCallListener;
import org.plyspace.engine.plugin.SystemTimes;
import org.plyspace.engine.plugin.ThreadTimes;

/** {@link Loft}, until it has said so often which moves are legal, or how many; then it fails. */
public final class TiringLoft {

    private static final Set<String> MOVES = Set.of("legalMoves", "countLegalMoves");

    private final AtomicInteger answersLeft;
    private final Runnable failure;

    private TiringLoft(int answers, Runnable failure) {
        this.answersLeft = new AtomicInteger(answers);
        this.failure = failure;
    }

    /** All rule sets of a program that has this one alone, under the id and in the jar of {@link Loft}. */
    public static Registry registry(int answers, Runnable failure) {
        return registry(answers, failure, new SystemTimes());
    }

    /** The same, which judges by given times whether it takes too long. */
    public static Registry registry(int answers, Runnable failure, ThreadTimes times) {
        FoundVariant tiring = new FoundVariant(
                new TiringLoft(answers, failure).variant(), "loft", Path.of("/home/me/loft.jar"), Origin.PLUGIN);
        return new Registry(Plugins.of(List.of(tiring), List.of()), SlowCallListener.NONE, times);
    }

    private Variant variant() {
        return through(
                Variant.class, new Loft(), (method, answer) -> answer instanceof Rules rules ? rules(rules) : answer);
    }

    private Rules rules(Rules rules) {
        return through(
                Rules.class,
                rules,
                (method, answer) -> answer instanceof Position position ? position(position) : answer);
    }

    private Position position(Position position) {
        return through(Position.class, position, (method, answer) -> {
            if (MOVES.contains(method.getName()) && answersLeft.decrementAndGet() < 0) {
                failure.run();
            }
            if (answer instanceof Rules rules) {
                return rules(rules);
            }
            return answer instanceof Position copy ? position(copy) : answer;
        });
    }

    private interface Answers {

        Object instead(Method method, Object answer);
    }

    private static <T> T through(Class<T> type, T real, Answers answers) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (self, method, arguments) -> {
                    try {
                        return answers.instead(method, method.invoke(real, arguments));
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    }
                }));
    }
}
