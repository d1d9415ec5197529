package org.plyspace.web.seat;

import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;

/** Counts keys that open nothing, by the address that they come from; a right one is never slowed by them. Thread-safe. */
final class GuessLimit {

    /** The most wrong keys of an address in a minute. */
    static final int MOST = 20;

    private static final long MINUTE = TimeUnit.MINUTES.toMillis(1);
    private static final int MOST_ADDRESSES = 10_000;

    private final InstantSource now;
    private final Map<String, Deque<Long>> wrong = new LinkedHashMap<>();

    GuessLimit(InstantSource now) {
        this.now = now;
    }

    /**
     * Notes a wrong key. The address that has tried none for the longest time is forgotten if there are too many.
     *
     * @throws HttpError if its address has tried too many
     */
    synchronized void note(String address) {
        long at = now.millis();
        Deque<Long> times = wrong.remove(address);
        if (times == null) {
            times = new ArrayDeque<>();
        }
        times.removeIf(time -> time <= at - MINUTE);
        wrong.put(address, times);
        if (wrong.size() > MOST_ADDRESSES) {
            wrong.remove(wrong.keySet().iterator().next());
        }
        if (times.size() >= MOST) {
            throw new HttpError(ErrorType.BUSY, "too many links that open nothing came from there; wait a minute");
        }
        times.add(at);
    }
}
