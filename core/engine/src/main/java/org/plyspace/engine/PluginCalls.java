package org.plyspace.engine;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.plyspace.api.PlyspaceException;
import org.plyspace.engine.io.OutputException;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.SlowCallListener;
import org.plyspace.engine.plugin.ThreadTimes;
import org.plyspace.engine.plugin.TimedWork;

/**
 * The one way into loaded plugins, whose code may throw anything, hang, or use up memory. A failure names the rule set, its file and
 * the question.
 *
 * <p>A call with a limit runs on a thread of its own: it may use what the caller made before, and must not take a lock that the
 * caller holds. After an {@link UnansweredException} it may still be running, so nothing that it uses, such as a position, may be
 * used again. A nested call to the same jar shares the deadline of the outer one. Thread-safe.
 */
public final class PluginCalls {

    private final SlowCallListener slowCallListener;
    private final TimedWork timed;
    private final Map<Path, JarCalls> jars = new ConcurrentHashMap<>();

    /**
     * Creates a guard.
     *
     * @param slowCallListener told when the program waits for a rule set
     * @param times judge whether a call takes too long
     */
    PluginCalls(SlowCallListener slowCallListener, ThreadTimes times) {
        this.slowCallListener = slowCallListener;
        this.timed = new TimedWork(times);
    }

    /** The times by which limits are judged. */
    public ThreadTimes times() {
        return timed.times();
    }

    /**
     * Asks a rule set, whether or not a registry still lists it.
     *
     * @param asked the subject in words: {@code "for its moves"}
     * @throws UnansweredException if there is no answer in time, the jar failed to answer three times before, or too many
     *     callers ask it at once
     * @throws VariantFailure if it throws anything but a refusal, or memory runs out
     */
    public <T> T ask(FoundVariant who, CallLimit limit, String asked, Supplier<T> question) {
        return follow(who, limit, asked, unused -> question.get());
    }

    /**
     * Asks a rule set for work that may take any time while it makes progress; otherwise like {@link #ask}.
     *
     * @param limit of {@linkplain CallLimit#work work}, the longest time without progress; a {@linkplain CallLimit#question
     *     question} has to end within it
     * @param work sets the counter as soon as it counts something; until then, and while the count does not change, it makes no
     *     progress
     */
    public <T> T follow(FoundVariant who, CallLimit limit, String asked, Function<WorkCounter, T> work) {
        WorkCounter counter = new WorkCounter();
        if (limit.isNone()) {
            return guarded(who, asked, () -> work.apply(counter));
        }
        try {
            return slowCallListener.during(
                    VariantFailure.subject(who) + ", asked " + asked,
                    wait -> guarded(
                            who,
                            asked,
                            () -> jar(who).call(
                                            new JarCalls.Call(who, limit, asked, () -> counter.now(wait::progressed)),
                                            () -> work.apply(counter))));
        } catch (OutOfMemoryError exhausted) {
            throw new VariantFailure(who, asked, exhausted);
        }
    }

    private static <T> T guarded(FoundVariant who, String asked, Supplier<T> question) {
        try {
            return question.get();
        } catch (PlyspaceException | OutputException | CancellationException | OutOfMemoryError notItsFault) {
            throw notItsFault;
        } catch (Throwable failure) { // a jar may throw anything
            throw new VariantFailure(who, asked, failure);
        }
    }

    private JarCalls jar(FoundVariant who) {
        return jars.computeIfAbsent(who.file(), file -> new JarCalls(timed));
    }

    /** A clause on why the rule sets of a file are no longer asked for lack of answers; empty if they are asked. */
    public Optional<String> silence(Path file) {
        return Optional.ofNullable(jars.get(file)).flatMap(JarCalls::refusal);
    }

    /** Forgets what was left unanswered by the rule sets of a file, which was loaded anew. */
    void forget(Path file) {
        jars.remove(file);
    }
}
