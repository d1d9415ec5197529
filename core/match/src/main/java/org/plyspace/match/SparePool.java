package org.plyspace.match;

import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A pool of engines, or of other things that one thread uses at a time and that take long to create: a thread takes a spare one, or has
 * one created, and returns it after use. Shared between threads.
 */
public final class SparePool<T> implements AutoCloseable {

    private final Supplier<? extends T> maker;
    private final Consumer<? super T> closer;
    private final Queue<T> spare = new ConcurrentLinkedQueue<>();
    private volatile boolean closed;

    /**
     * Creates an empty pool.
     *
     * @param maker creates one; called from any thread
     * @param closer closes one that is no longer used
     */
    public SparePool(Supplier<? extends T> maker, Consumer<? super T> closer) {
        this.maker = maker;
        this.closer = closer;
    }

    /** Uses one. If that fails, it is closed, since its state is unknown. */
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
                if (closed) {
                    closeSpare();
                }
            } else {
                closer.accept(one);
            }
        }
    }

    /** Closes those that are not in use now, and each that is as soon as its use ends. */
    @Override
    public void close() {
        closed = true;
        closeSpare();
    }

    private void closeSpare() {
        for (T one = spare.poll(); one != null; one = spare.poll()) {
            closer.accept(one);
        }
    }
}
