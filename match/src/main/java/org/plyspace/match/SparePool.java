package org.plyspace.match;

import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Engines, or other things that one thread uses at a time and that take long to make: whoever needs one takes a spare one, or has one made,
 * and gives it back. Shared between threads.
 */
public final class SparePool<T> implements AutoCloseable {

    private final Supplier<? extends T> maker;
    private final Consumer<? super T> closer;
    private final Queue<T> spare = new ConcurrentLinkedQueue<>();

    /**
     * An empty pool.
     *
     * @param maker makes one; asked from any thread
     * @param closer ends one that is used no more
     */
    public SparePool(Supplier<? extends T> maker, Consumer<? super T> closer) {
        this.maker = maker;
        this.closer = closer;
    }

    /** Uses one; it is ended if that fails, since nobody knows what has become of it. */
    public <R> R use(Function<? super T, R> user) {
        T one = Optional.ofNullable(spare.poll()).orElseGet(maker);
        boolean sound = false;
        try {
            R result = user.apply(one);
            sound = true;
            return result;
        } finally {
            if (sound) {
                spare.add(one);
            } else {
                closer.accept(one);
            }
        }
    }

    /** Ends those that nobody uses. */
    @Override
    public void close() {
        for (T one = spare.poll(); one != null; one = spare.poll()) {
            closer.accept(one);
        }
    }
}
