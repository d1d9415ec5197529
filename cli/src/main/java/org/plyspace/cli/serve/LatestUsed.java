package org.plyspace.cli.serve;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The thing used last, at hand still since a client asks for the same again and again and a new one takes long to make. Confined to one
 * thread.
 */
final class LatestUsed<T> {

    private final Consumer<T> quit;
    private Optional<Entry<T>> latest = Optional.empty();

    private record Entry<T>(Object key, T thing) {}

    /** @param quit ends the use of a thing that another one replaces */
    LatestUsed(Consumer<T> quit) {
        this.quit = quit;
    }

    /**
     * Uses the thing of a key, the one used last or a new one. If that fails, it is dropped, since a rule set that hangs may be
     * using it still.
     */
    <R> R use(Object key, Supplier<T> maker, Function<T, R> work) {
        if (latest.filter(entry -> entry.key.equals(key)).isEmpty()) {
            close();
            latest = Optional.of(new Entry<>(key, maker.get()));
        }
        Entry<T> used = latest.get();
        latest = Optional.empty();
        R result = work.apply(used.thing);
        latest = Optional.of(used);
        return result;
    }

    /** Ends the use of it. */
    void close() {
        latest.ifPresent(entry -> quit.accept(entry.thing));
        latest = Optional.empty();
    }
}
