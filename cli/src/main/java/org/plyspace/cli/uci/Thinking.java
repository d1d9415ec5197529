package org.plyspace.cli.uci;

import org.plyspace.search.Searcher;

/** A search in a thread of its own, one at a time. Started, stopped and waited for by one other thread. */
final class Thinking {

    private final Object lock = new Object();
    private Thread thread;
    private Searcher searcher;
    private boolean endless;
    private boolean stopped;
    private boolean abandoned;

    /** What is done in the thread. */
    interface Search {

        /** Searches, and gives what is to be done when the result may be known. */
        Runnable run();
    }

    /**
     * Starts a search; the last one must have ended.
     *
     * @param newSearcher which searches
     * @param forEver whether the result is kept until {@link #stop}
     */
    void start(Searcher newSearcher, boolean forEver, Search search) {
        searcher = newSearcher;
        searcher.forgetStop();
        endless = forEver;
        stopped = false;
        abandoned = false;
        thread = new Thread(() -> think(search), "search");
        thread.setDaemon(true);
        thread.start();
    }

    private void think(Search search) {
        Runnable result = search.run();
        synchronized (lock) {
            while (endless && !stopped) {
                try {
                    lock.wait();
                } catch (InterruptedException end) {
                    Thread.currentThread().interrupt();
                    return;
                }
            }
            if (abandoned) {
                return;
            }
        }
        result.run();
    }

    /** Whether a search goes on, or its result is kept. */
    boolean isGoingOn() {
        return thread != null && thread.isAlive();
    }

    /** Lets the search, if there is one, come to its result at once, and waits for it. */
    void stop() {
        if (isGoingOn()) {
            synchronized (lock) {
                stopped = true;
                lock.notifyAll();
            }
            searcher.stop();
            join();
        }
    }

    /** Ends the search, if there is one, without result. */
    void abandon() {
        synchronized (lock) {
            abandoned = true;
        }
        stop();
    }

    /** Waits for the result; a search that would never end is stopped. */
    void settle() {
        if (endless) {
            stop();
        } else {
            join();
        }
    }

    private void join() {
        try {
            if (thread != null) {
                thread.join();
            }
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }
}
