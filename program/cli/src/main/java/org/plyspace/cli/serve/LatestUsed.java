package org.plyspace.cli.serve;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The thing used last, at hand still since a client asks for the same again and again and a new one takes long to make. Used by one
 * question at a time; the thread of a question that was given up may come back late. Thread-safe.
 */
final class LatestUsed<T> {

    private final Consumer<T> quit;
    private Optional<Entry<T>> latest = Optional.empty();
    /** The number of the present use. */
    private long uses;

    private record Entry<T>(Object key, T thing) {}

    /** @param quit ends the use of a thing that another one replaces */
    LatestUsed(Consumer<T> quit) {
        this.quit = quit;
    }

    /**
     * Uses the thing of a key, the one used last or a new one. It is quit if that fails, or if it comes back when another one has been
     * asked for, since a rule set that hung may have kept it so long.
     */
    <R> R use(Object key, Supplier<T> maker, Function<T, R> work) {
        long use = next();
        Entry<T> used = taken(key).orElseGet(() -> new Entry<>(key, maker.get()));
        R result;
        try {
            result = work.apply(used.thing);
        } catch (RuntimeException | Error failed) {
            quit.accept(used.thing);
            throw failed;
        }
        if (!keeps(used, use)) {
            quit.accept(used.thing);
        }
        return result;
    }

    private synchronized long next() {
        return ++uses;
    }

    private synchronized Optional<Entry<T>> taken(Object key) {
        Optional<Entry<T>> same = latest.filter(entry -> entry.key.equals(key));
        if (same.isEmpty()) {
            close();
        }
        latest = Optional.empty();
        return same;
    }

    private synchronized boolean keeps(Entry<T> used, long use) {
        boolean isPresent = use == uses;
        if (isPresent) {
            latest = Optional.of(used);
        }
        return isPresent;
    }

    /** Ends the use of it. */
    synchronized void close() {
        latest.ifPresent(entry -> quit.accept(entry.thing));
        latest = Optional.empty();
    }
}
