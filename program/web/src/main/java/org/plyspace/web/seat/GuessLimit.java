package org.plyspace.web.seat;

import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;

/** Counts keys that open nothing, by the address that they come from. Thread-safe. */
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
     * Lets an address try a key.
     *
     * @throws HttpError if it has tried too many wrong ones
     */
    synchronized void check(String address) {
        Deque<Long> times = wrong.get(address);
        if (times == null) {
            return;
        }
        long before = now.millis() - MINUTE;
        times.removeIf(time -> time <= before);
        if (times.isEmpty()) {
            wrong.remove(address);
        }
        if (times.size() >= MOST) {
            throw new HttpError(ErrorType.BUSY, "too many links that open nothing came from there; wait a minute");
        }
    }

    /** Notes a wrong key. The address that has tried none for the longest time is forgotten if there are too many. */
    synchronized void note(String address) {
        Deque<Long> times = wrong.remove(address);
        if (times == null) {
            times = new ArrayDeque<>();
        }
        times.add(now.millis());
        wrong.put(address, times);
        if (wrong.size() > MOST_ADDRESSES) {
            wrong.remove(wrong.keySet().iterator().next());
        }
    }
}
