package org.plyspace.cli.serve;

import com.google.inject.Singleton;

/**
 * Lets the thread that reads questions end the search that another thread answers with. A stop is for the searches asked for
 * before it, begun or not. Thread-safe.
 */
@Singleton
final class Stops {

    private long asked;
    private long answering;
    private long stoppedThrough;
    private boolean inputEnded;
    private boolean endless;
    private Runnable running = () -> {};

    /** Counts a question that was read; the numbers begin with 1. */
    synchronized long asked() {
        return ++asked;
    }

    /** Ends all searches asked for so far. */
    synchronized void stop() {
        stoppedThrough = asked;
        endIfStopped();
    }

    /** Notes that nobody can ask for a stop any more: searches without a limit end. */
    synchronized void inputEnded() {
        inputEnded = true;
        endIfStopped();
    }

    /** Notes which question is being answered now. */
    synchronized void answering(long number) {
        answering = number;
        endless = false;
        running = () -> {};
    }

    /**
     * Notes the search that answers the present question, and ends it if it was stopped already.
     *
     * @param withoutLimit whether it goes on until it is stopped
     * @param stop ends it, even before it has begun; safe to call from any thread
     */
    synchronized void searching(boolean withoutLimit, Runnable stop) {
        endless = withoutLimit;
        running = stop;
        endIfStopped();
    }

    private void endIfStopped() {
        if (answering <= stoppedThrough || (inputEnded && endless)) {
            running.run();
        }
    }
}
