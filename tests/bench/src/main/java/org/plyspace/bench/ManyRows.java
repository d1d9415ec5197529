package org.plyspace.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.function.Consumer;
import org.plyspace.lab.experiment.Experiment;
import org.plyspace.lab.experiment.GameNumbers;
import org.plyspace.lab.experiment.Manifest;
import org.plyspace.lab.metric.GameRow;
import org.plyspace.lab.metric.GameSummary;
import org.plyspace.lab.row.RowFile;
import org.plyspace.lab.row.RowFileWriter;
import org.plyspace.lab.row.RowSource;

/**
 * Makes a large file of rows out of a small one, to see how long a report on it takes: the same games again and again, each time with
 * other openings.
 *
 * @param rows the small file, with all games of its experiment
 * @param times how many times as many games the large one has
 */
record ManyRows(RowFile rows, int times) implements RowSource {

    /** Takes the small file, the number of times and the large file. */
    public static void main(String[] arguments) throws IOException {
        ManyRows rows = new ManyRows(RowFile.open(Path.of(arguments[0])), Integer.parseInt(arguments[1]));
        System.out.println(RowFileWriter.write(Path.of(arguments[2]), rows) + " games");
    }

    @Override
    public String name() {
        return rows.name() + " times " + times;
    }

    @Override
    public Manifest manifest() {
        Manifest small = rows.manifest();
        Experiment experiment = small.experiment();
        return new Manifest(
                experiment.withGames(times * experiment.games()),
                small.version(),
                small.build(),
                small.engines(),
                small.repeatable(),
                small.files(),
                small.machines(),
                small.grownFrom());
    }

    @Override
    public BitSet numbers() {
        BitSet numbers = new BitSet();
        numbers.set(0, manifest().experiment().numbers().total());
        return numbers;
    }

    @Override
    public void rows(Consumer<GameRow> each) {
        GameNumbers numbers = rows.manifest().experiment().numbers();
        rows.rows(row -> {
            for (int time = 0; time < times; time++) {
                GameSummary one = row.summary();
                each.accept(new GameRow(
                        new GameSummary(
                                one.number() + time * numbers.total(),
                                one.opening() + time * numbers.games(),
                                one.openingPlies(),
                                one.result(),
                                one.reason(),
                                one.whiteDepth(),
                                one.blackDepth()),
                        row.sharedPlies(),
                        row.plies(),
                        row.together(),
                        row.ids(),
                        row.numbers()));
            }
        });
    }
}
