package org.plyspace.match.train;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Seeds;
import org.plyspace.match.tune.LogisticFit;

/**
 * Trains a net: epochs of minibatches in an order drawn from the seed, until positions that are only watched have not been foreseen better
 * for some epochs; the best epoch's net is kept. The result depends on the examples, the seed and the units, not on the
 * number of threads nor on being interrupted.
 */
final class Trainer implements Checkpoint.State {

    private static final int MOST_EPOCHS = 60;
    /** The number of epochs without progress after which it ends. */
    private static final int PATIENCE = 6;

    private static final int BATCH = 256;
    private static final double FIRST_RATE = 0.001;
    private static final double RATE_OF_AN_EPOCH = 0.97;
    /** The number of parts of a batch, whose sums are added in order: they must not depend on the number of threads. */
    private static final int PARTS = 8;

    private final FloatNet net;
    private final List<NetExample> learnt;
    private final List<NetExample> watched;
    private final double slope;
    private final long seed;
    private final int threads;

    private final Adam adam;
    private final double[] best;
    private final FloatNet.Scratch[] scratches;
    private final double[][] gradients;
    private double bestLoss;
    private int bestEpoch;
    private int epoch;

    /**
     * Prepares a training.
     *
     * @param watched the positions that end it, of other games
     * @param slope the factor of a score in the logistic function that gives the expectancy
     */
    Trainer(FloatNet net, List<NetExample> learnt, List<NetExample> watched, double slope, long seed, int threads) {
        this.net = net;
        this.learnt = learnt;
        this.watched = watched;
        this.slope = slope;
        this.seed = seed;
        this.threads = threads;
        this.adam = new Adam(net.start(Seeds.derive(seed, "net", 0)));
        this.best = adam.parameters().clone();
        this.scratches = new FloatNet.Scratch[PARTS];
        Arrays.setAll(scratches, part -> new FloatNet.Scratch(net));
        this.gradients = new double[PARTS][net.size()];
    }

    /** The parameters of the best epoch. */
    double[] best() {
        return best;
    }

    /** The best epoch, from 1; 0 if none was better than no net at all. */
    int bestEpoch() {
        return bestEpoch;
    }

    /** The number of epochs. */
    int epochs() {
        return epoch;
    }

    /** Trains to the end, saving each epoch. */
    void run(Checkpoint checkpoint, Progress progress) {
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            bestLoss = loss(workers);
            checkpoint.load(this);
            while (epoch < MOST_EPOCHS && epoch - bestEpoch < PATIENCE) {
                learn(workers);
                epoch++;
                double loss = loss(workers);
                if (loss < bestLoss) {
                    bestLoss = loss;
                    bestEpoch = epoch;
                    System.arraycopy(adam.parameters(), 0, best, 0, best.length);
                }
                checkpoint.save(this);
                progress.reached(epoch, MOST_EPOCHS);
            }
        } finally {
            workers.shutdown();
        }
    }

    private void learn(ExecutorService workers) {
        int[] order = order();
        double rate = FIRST_RATE * StrictMath.pow(RATE_OF_AN_EPOCH, epoch);
        double[] whole = new double[net.size()];
        for (int from = 0; from < order.length; from += BATCH) {
            int first = from;
            int size = Math.min(BATCH, order.length - from);
            sum(workers, part -> {
                Arrays.fill(gradients[part], 0);
                for (int i = first + part * size / PARTS; i < first + (part + 1) * size / PARTS; i++) {
                    net.addGradient(learnt.get(order[i]), adam.parameters(), slope, scratches[part], gradients[part]);
                }
                return 0.0;
            });
            Arrays.fill(whole, 0);
            for (double[] gradient : gradients) {
                for (int i = 0; i < whole.length; i++) {
                    whole[i] += gradient[i] / size;
                }
            }
            adam.step(whole, rate, FloatNet.LARGEST);
        }
    }

    private int[] order() {
        SplittableRandom random = new SplittableRandom(Seeds.derive(seed, "order", epoch));
        int[] order = IntStream.range(0, learnt.size()).toArray();
        for (int i = order.length - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int kept = order[i];
            order[i] = order[other];
            order[other] = kept;
        }
        return order;
    }

    /** The mean cross entropy of the watched positions in nats. */
    private double loss(ExecutorService workers) {
        double sum = sum(workers, part -> {
            double loss = 0;
            int size = watched.size();
            for (int i = (int) ((long) part * size / PARTS); i < (int) ((long) (part + 1) * size / PARTS); i++) {
                NetExample example = watched.get(i);
                double correction = net.correction(example, adam.parameters(), scratches[part]);
                loss += LogisticFit.loss(FloatNet.expectancy(example, correction, slope), example.target());
            }
            return loss;
        });
        return sum / watched.size();
    }

    private static double sum(ExecutorService workers, IntFunction<Double> parts) {
        List<Future<Double>> sums = IntStream.range(0, PARTS)
                .mapToObj(part -> workers.submit(() -> parts.apply(part)))
                .toList();
        double sum = 0;
        for (Future<Double> each : sums) {
            sum += get(each);
        }
        return sum;
    }

    private static double get(Future<Double> sum) {
        try {
            return sum.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", interrupted);
        } catch (ExecutionException failed) {
            throw new IllegalStateException(failed.getCause());
        }
    }

    @Override
    public void write(DataOutputStream out) throws IOException {
        out.writeInt(epoch);
        out.writeInt(bestEpoch);
        out.writeDouble(bestLoss);
        Checkpoint.write(best, out);
        adam.write(out);
    }

    @Override
    public void read(DataInputStream in) throws IOException {
        epoch = in.readInt();
        bestEpoch = in.readInt();
        bestLoss = in.readDouble();
        Checkpoint.read(best, in);
        adam.read(in);
    }
}
