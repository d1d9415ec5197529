package org.plyspace.match.train;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.OptionalInt;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Progress;
import org.plyspace.engine.io.Sha256;
import org.plyspace.match.MatchGame;
import org.plyspace.match.tune.Blend;
import org.plyspace.match.tune.GameExamples;
import org.plyspace.match.tune.LogisticFit;
import org.plyspace.match.tune.MeanGain;
import org.plyspace.search.PieceValues;
import org.plyspace.search.StaticEvaluation;
import org.plyspace.search.Weights;
import org.plyspace.search.net.Net;
import org.plyspace.search.net.NetFeatures;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.LogisticSlope;

/**
 * Trains a net on games of a rule set to correct given weights: it learns from eight of ten pairs of games, ends by the ninth, and is
 * measured by the tenth. Confined to one thread.
 */
public final class NetTraining {

    /** The fewest positions to learn from. */
    private static final int FEWEST = 1_000;

    private static final int POSITIONS_OF_A_GAME = 60;
    private static final int PARTS = 10;
    private static final int WATCHED = 8;
    private static final int MEASURED = 9;

    private final Rules rules;
    private final Weights weights;
    private final NetFeatures features;
    private final StaticEvaluation evaluation;
    private final GameExamples<Seen> positions;
    private final int units;
    private final long seed;
    private final List<Seen> seen = new ArrayList<>();

    /** A position of a game, and what is known of its worth to White. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Seen(int game, Side mover, int[] own, int[] other, int score, double result, OptionalInt searched) {

        NetExample worth(Blend blend) {
            double forWhite = blend.target(result, searched);
            return new NetExample(game, own, other, score, mover == Side.WHITE ? forWhite : 1 - forWhite);
        }

        int part() {
            return game / 2 % PARTS;
        }
    }

    /**
     * The result of a training.
     *
     * @param positions the number of positions learnt from
     * @param epochs the number of times that they were learnt from
     * @param best the epoch whose net it is, from 1; 0 if none foresaw better than no net, which then corrects nothing
     * @param slope the factor of the score in hundredths of a pawn in the logistic function that gives the expectancy
     * @param before the mean cross entropy in nats without a net, on games of the last part
     * @param gain the improvement there by the net, with its 95 % interval over games
     */
    public record Result(Net net, int positions, int epochs, int best, double slope, double before, Estimate gain) {}

    /**
     * Creates a training on games from the start position.
     *
     * @param weights what the net corrects
     * @param opening the number of plies at the beginning of each game to leave out
     * @param units the number of units of a side, 1 to {@value Net#MOST_UNITS}
     * @param seed the seed of the choice of positions, of the first parameters and of the order of positions
     */
    public NetTraining(Rules rules, Weights weights, int opening, int units, long seed) {
        this.rules = rules;
        this.weights = weights;
        this.features = new NetFeatures(rules);
        this.evaluation = new StaticEvaluation(rules, new PieceValues(rules, weights));
        this.positions = new GameExamples<>(rules, this::see, opening, POSITIONS_OF_A_GAME, seed);
        this.units = units;
        this.seed = seed;
    }

    private Seen see(int game, Position position, double result, OptionalInt searched) {
        Side mover = position.sideToMove();
        int[] own = features.of(position, mover);
        int[] other = features.of(position, mover.opposite());
        return new Seen(game, mover, own, other, evaluation.score(position), result, searched);
    }

    /** Takes positions from a game. Both games of a pair are of one part. */
    public void add(MatchGame game) {
        seen.addAll(positions.of(game));
    }

    /**
     * Trains the net; the result does not depend on the number of threads.
     *
     * @param checkpoint a file that keeps the state of each epoch, from which a training that was interrupted goes on; the caller
     *     removes it when the net is safe
     * @throws UsageException if there are too few games, or the file is not of this training
     */
    public Result train(Path checkpoint, int threads, Progress progress) {
        // Sums depend on their order, which must not depend on which game ended first.
        seen.sort(Comparator.comparingInt(Seen::game));
        List<Seen> first = seen.stream().filter(each -> each.part() < WATCHED).toList();
        Blend blend = Blend.of(
                first.stream().map(Seen::searched).toList(),
                first.stream().mapToDouble(Seen::result).toArray());
        List<NetExample> learnt = first.stream().map(each -> each.worth(blend)).toList();
        List<NetExample> watched = part(WATCHED, blend);
        List<NetExample> measured = part(MEASURED, blend);
        if (learnt.size() < FEWEST || watched.isEmpty() || measured.isEmpty()) {
            throw new UsageException(
                    "there are only " + learnt.size() + " quiet positions to learn a net from; expected " + FEWEST
                            + ", and twenty games; play more games");
        }
        double slope = LogisticSlope.of(
                learnt.stream().mapToDouble(NetExample::score).toArray(),
                learnt.stream().mapToDouble(NetExample::target).toArray());
        FloatNet net = new FloatNet(features.rows(), units);
        Trainer trainer = new Trainer(net, learnt, watched, slope, seed, threads);
        trainer.run(new Checkpoint(checkpoint, identity()), progress);
        boolean[] known = new boolean[features.rows()];
        learnt.forEach(example -> {
            for (int i = 0; i < example.own().length; i++) {
                known[example.own()[i]] = true;
                known[example.other()[i]] = true;
            }
        });
        Net rounded = new Net(rules.setting(), weights.checksum(), units, net.rounded(trainer.best(), known));
        return measure(rounded, measured, slope, learnt.size(), trainer);
    }

    private List<NetExample> part(int part, Blend blend) {
        return seen.stream()
                .filter(each -> each.part() == part)
                .map(each -> each.worth(blend))
                .toList();
    }

    private static Result measure(Net net, List<NetExample> measured, double slope, int learnt, Trainer trainer) {
        MeanGain gain = new MeanGain();
        double loss = 0;
        for (NetExample example : measured) {
            double before = LogisticFit.loss(FloatNet.expectancy(example, 0, slope), example.target());
            int correction = net.correction(example.own(), example.other());
            loss += before;
            gain.add(
                    example.game(),
                    before - LogisticFit.loss(FloatNet.expectancy(example, correction, slope), example.target()));
        }
        return new Result(
                net, learnt, trainer.epochs(), trainer.bestEpoch(), slope, loss / measured.size(), gain.mean());
    }

    /** What the result depends on. */
    private String identity() {
        MessageDigest digest = Sha256.digest();
        ByteBuffer bytes = ByteBuffer.allocate(3 * Integer.BYTES + Double.BYTES);
        for (Seen each : seen) {
            bytes.clear();
            bytes.putInt(each.game())
                    .putInt(each.score())
                    .putInt(each.searched().orElse(Integer.MIN_VALUE));
            digest.update(bytes.putDouble(each.result()).array());
            ByteBuffer rows = ByteBuffer.allocate(Integer.BYTES * each.own().length);
            rows.asIntBuffer().put(each.own());
            digest.update(rows.array());
        }
        return String.join(
                " ",
                rules.setting(),
                weights.checksum(),
                String.valueOf(units),
                String.valueOf(seed),
                HexFormat.of().formatHex(digest.digest()));
    }
}
