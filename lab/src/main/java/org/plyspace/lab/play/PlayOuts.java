package org.plyspace.lab.play;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.plyspace.api.Rules;
import org.plyspace.engine.Progress;

/**
 * Many play-outs of several variants, spread over threads. Game {@code i} of a variant is the same whatever the threads and
 * whichever other variants take part.
 *
 * @param games how many a variant
 * @param seed decides every random choice
 * @param maxPlies where games that do not end are cut off
 */
public record PlayOuts(int games, long seed, int maxPlies) {

    /**
     * Plays them all.
     *
     * @param progress hears of every game
     * @return for each variant its games, by number
     * @throws org.plyspace.api.NoStartException if rules have no start position
     * @throws PlayOutException if rules fail in play
     */
    public List<List<PlayOut>> play(List<Rules> variants, int threads, Progress progress) {
        AtomicLong done = new AtomicLong();
        Runnable oneDone = () -> {
            synchronized (done) {
                progress.reached(done.incrementAndGet(), (long) games * variants.size());
            }
        };
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<List<Future<PlayOut>>> futures =
                    variants.stream().map(rules -> submit(rules, pool, oneDone)).toList();
            List<List<PlayOut>> played = new ArrayList<>();
            for (int i = 0; i < variants.size(); i++) {
                played.add(collect(variants.get(i), futures.get(i)));
            }
            return played;
        } finally {
            pool.shutdownNow();
        }
    }

    private List<Future<PlayOut>> submit(Rules rules, ExecutorService pool, Runnable oneDone) {
        RandomPlay play = new RandomPlay(rules, maxPlies);
        List<Future<PlayOut>> futures = new ArrayList<>(games);
        for (int i = 0; i < games; i++) {
            long gameSeed = Seeds.derive(seed, rules.spec(), i);
            futures.add(pool.submit(() -> {
                PlayOut playOut = play.play(gameSeed);
                oneDone.run();
                return playOut;
            }));
        }
        return futures;
    }

    private static List<PlayOut> collect(Rules rules, List<Future<PlayOut>> futures) {
        List<PlayOut> played = new ArrayList<>(futures.size());
        for (Future<PlayOut> future : futures) {
            try {
                played.add(future.get());
            } catch (ExecutionException failed) {
                throw new PlayOutException(rules, played.size(), failed.getCause());
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted while games were played", stopped);
            }
        }
        return played;
    }
}
