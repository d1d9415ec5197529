package org.plyspace.match.train;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.api.Piece;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Progress;
import org.plyspace.match.tune.LogisticFit;
import org.plyspace.search.PieceValues;
import org.plyspace.search.StaticEvaluation;
import org.plyspace.search.Weights;
import org.plyspace.search.net.NetFeatures;
import org.plyspace.testing.RuleSets;

/**
 * A planted truth: who has a rook and a knight on the same half of the board is a pawn and a half better off, and who has them on different halves as
 * much worse. No sum over single men says that.
 */
@DisplayName("A training")
class TrainerTest {

    private static final double SLOPE = 0.004;
    private static final int BONUS = 150;
    private static final int EXAMPLES = 20_000;
    private static final int UNITS = 8;

    private static final String TOY = """
            {
              "format": "plyspace-lattice/2", "id": "toy", "title": "Toy", "summary": "Rooks and knights.",
              "source": "a test", "citation": "a test",
              "board": {"files": 4, "ranks": 6, "squares": "{file}{rank}"}, "plainFen": true,
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}},
                "N": {"name": "knight", "leaps": {"flat": [2, 1, 0]}}
              },
              "start": "rnk1/4/4/4/4/RNK1 w - - 0 1"
            }
            """;

    private static int rows;
    private static List<NetExample> learnt;
    private static List<NetExample> watched;

    @TempDir
    private Path folder;

    @BeforeAll
    static void plant() {
        Rules rules = RuleSets.declared(TOY);
        NetFeatures features = new NetFeatures(rules);
        rows = features.rows();
        StaticEvaluation terms = new StaticEvaluation(rules, new PieceValues(rules, Weights.GENERIC1));
        SplittableRandom random = new SplittableRandom(1);
        List<NetExample> all = IntStream.range(0, EXAMPLES)
                .mapToObj(game -> example(game, rules, features, terms, random))
                .toList();
        learnt = all.subList(0, EXAMPLES * 3 / 4);
        watched = all.subList(EXAMPLES * 3 / 4, EXAMPLES);
    }

    private static NetExample example(
            int game, Rules rules, NetFeatures features, StaticEvaluation terms, SplittableRandom random) {
        Placement placement = new Placement(rules);
        boolean[] taken = new boolean[rules.cells()];
        int truth = 0;
        for (Side side : Side.values()) {
            int halves = 0;
            for (int type = 0; type < 3; type++) {
                int cell = random.nextInt(rules.cells());
                while (taken[cell]) {
                    cell = random.nextInt(rules.cells());
                }
                taken[cell] = true;
                placement.put(cell, Piece.code(side, type));
                boolean royal = rules.pieceTypes().get(type).royal();
                halves += !royal && rules.placeX(cell) > 1 ? 1 : 0;
            }
            int bonus = halves == 1 ? -BONUS : BONUS;
            truth += side == Side.WHITE ? bonus : -bonus;
        }
        Position position = rules.position(rules.empty(), Purpose.STUDY);
        position.place(placement);
        int score = terms.score(position);
        return new NetExample(
                game,
                features.of(position, Side.WHITE),
                features.of(position, Side.BLACK),
                score,
                1 / (1 + Math.exp(-SLOPE * (score + truth))));
    }

    private static Trainer trainer(long seed, int threads) {
        return new Trainer(
                new FloatNet(rows, UNITS), learnt.subList(0, 1_500), watched.subList(0, 500), SLOPE, seed, threads);
    }

    private double[] trained(long seed, int threads, String file) {
        Trainer trainer = trainer(seed, threads);
        trainer.run(new Checkpoint(folder.resolve(file), "toy"), Progress.NONE);
        return trainer.best();
    }

    private static double loss(double[] parameters) {
        FloatNet net = new FloatNet(rows, UNITS);
        FloatNet.Scratch scratch = new FloatNet.Scratch(net);
        return watched.stream()
                .mapToDouble(example -> LogisticFit.loss(
                        FloatNet.expectancy(example, net.correction(example, parameters, scratch), SLOPE),
                        example.target()))
                .average()
                .orElseThrow();
    }

    @Test
    void findsWhatTheTermsMiss() {
        double least = watched.stream()
                .mapToDouble(example -> LogisticFit.loss(example.target(), example.target()))
                .average()
                .orElseThrow();
        double without = loss(new double[new FloatNet(rows, UNITS).size()]);
        Trainer trainer = new Trainer(new FloatNet(rows, UNITS), learnt, watched, SLOPE, 1, 2);
        trainer.run(new Checkpoint(folder.resolve("found"), "toy"), Progress.NONE);
        double with = loss(trainer.best());

        assertTrue(without - least > 0.03, "something is missed: " + (without - least));
        assertTrue(
                with - least < 0.2 * (without - least), "without " + without + ", with " + with + ", at best " + least);
    }

    @Test
    void dependsOnItsSeedAndNotOnItsThreads() {
        double[] one = trained(3, 1, "one");

        assertArrayEquals(one, trained(3, 2, "two"));
        assertFalse(Arrays.equals(one, trained(4, 1, "other")));
    }

    @Test
    void thatWasKilledEndsAsIfItWasNot() throws IOException {
        Path file = folder.resolve("killed");
        Trainer killed = trainer(5, 1);
        assertThrows(
                IllegalStateException.class,
                () -> killed.run(new Checkpoint(file, "toy"), (done, total) -> {
                    if (done == 2) {
                        throw new IllegalStateException("killed");
                    }
                }));
        byte[] state = Files.readAllBytes(file);
        Trainer resumed = trainer(5, 1);
        int[] epochs = new int[1];
        resumed.run(new Checkpoint(file, "toy"), (done, total) -> epochs[0]++);

        assertArrayEquals(trained(5, 1, "whole"), resumed.best());
        assertEquals(resumed.epochs() - 2, epochs[0], "two epochs were not learnt again");
        assertFalse(Arrays.equals(state, Files.readAllBytes(file)));
        assertArrayEquals(
                Files.readAllBytes(folder.resolve("whole")), Files.readAllBytes(file), "all that goes on from there");
    }

    @Test
    void refusesACheckpointThatIsDamagedOrOfAnother() throws IOException {
        Path file = folder.resolve("damaged");
        Trainer trainer = trainer(1, 1);
        new Checkpoint(file, "toy").save(trainer);
        byte[] whole = Files.readAllBytes(file);

        assertTrue(refusal(file, "another").contains("other games"));
        for (int at = 0; at < whole.length; at += 97) {
            byte[] damaged = whole.clone();
            damaged[at] ^= 4;
            Files.write(file, damaged);
            assertTrue(refusal(file, "toy").contains(at < 4 ? "no checkpoint" : "is damaged"), "byte " + at);
        }
        Files.write(file, Arrays.copyOf(whole, 3));
        assertTrue(refusal(file, "toy").contains("is damaged"));
        Files.write(file, whole);
        new Checkpoint(file, "toy").load(trainer);
    }

    private static String refusal(Path file, String identity) {
        Checkpoint checkpoint = new Checkpoint(file, identity);
        return assertThrows(UsageException.class, () -> checkpoint.load(trainer(1, 1)))
                .getMessage();
    }
}
