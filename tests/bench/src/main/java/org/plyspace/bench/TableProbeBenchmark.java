package org.plyspace.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.endgame.BuildListener;
import org.plyspace.endgame.FolderTables;
import org.plyspace.endgame.TableBuilder;
import org.plyspace.endgame.TableFile;
import org.plyspace.endgame.TableFolder;
import org.plyspace.endgame.TablePositions;
import org.plyspace.endgame.Value;
import org.plyspace.endgame.index.Arrangement;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;

/** Measures how long a search waits for a tablebase: one probe of a position drawn at random, with all blocks in memory. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class TableProbeBenchmark {

    private static final int POSITIONS = 2_000;
    private static final String SOURCE = "0".repeat(64);

    /** The variant and the material measured. */
    @Param({"twoboard KQvK", "cube KRvK", "roth KQvK"})
    public String table;

    private Path folder;
    private FolderTables tables;
    private FolderTables.Probe probe;
    private final Position[] positions = new Position[POSITIONS];

    /** Makes the table and draws positions. */
    @Setup
    public void build() throws IOException {
        String[] words = table.split(" ", -1);
        Rules rules = RuleSets.rules(words[0]);
        FixedBoards ground = new FixedBoards(rules, Arrangement.atHome(rules));
        Material material = Material.parse(rules, words[1]);
        folder = Files.createTempDirectory("tables");
        TableFolder made = new TableFolder(folder, ground, SOURCE);
        made.build(material, new TableBuilder(ground, 2, TableBuilder.Direction.EITHER), BuildListener.NONE);
        tables = FolderTables.open(folder, rules, Optional.of(SOURCE));
        probe = tables.probe();
        SplittableRandom random = new SplittableRandom(1);
        try (TableFile file = made.open(material)) {
            TablePositions placed = new TablePositions(ground, file);
            for (int i = 0; i < POSITIONS; ) {
                Side side = Side.of(i & 1);
                long number = random.nextLong(file.index().size());
                if (file.value(side, number) != Value.IMPOSSIBLE) {
                    positions[i++] = placed.position(side, number).copy();
                }
            }
        }
    }

    /** Removes the tables. */
    @TearDown
    public void remove() throws IOException {
        tables.close();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }

    /** Probes each position once. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long probe() {
        long sum = 0;
        for (Position position : positions) {
            sum += probe.value(position);
        }
        return sum;
    }
}
