package org.plyspace.variant.cube;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Map;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Scenario;
import org.plyspace.api.Variant;
import org.plyspace.movegen.lattice.LatticeVariant;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.text.ScenarioFile;

/** Chess without pawns on a cube of n x n x n cells (cube.md). */
@AutoService(Variant.class)
public final class CubeVariant extends LatticeVariant {

    static final String SIZE = "n";
    static final String KING = "king";
    private static final String KING_MEANS =
            "a king steps to its 26 neighbours (all); to the 18 that share a face or an edge (edges); to the 6 that share a face (faces);"
                    + " to the 8 on its level, and captures on all 26 (flat)";
    static final int SMALLEST = 2;
    static final int LARGEST = 32;

    private static final int DEFAULT_SIZE = 5;

    @Override
    public String id() {
        return "cube";
    }

    @Override
    public String title() {
        return "Cube";
    }

    @Override
    public String summary() {
        return "A cube of n x n x n cells, n=5 unless said, without pawns: rooks along axes, bishops along triagonals, queens and kings every way.";
    }

    @Override
    public String source() {
        return "Three-Dimensional Chess, a code-golf challenge of March 2018";
    }

    @Override
    protected List<Option> ownOptions() {
        return List.of(
                Option.range(SIZE, "how many cells the cube has along each edge", SMALLEST, LARGEST, DEFAULT_SIZE),
                Option.choice(KING, KING_MEANS, "all", "edges", "faces", "flat"));
    }

    /** The size is that of the position's text (cube.md 4). */
    @Override
    public Map<String, String> optionsOf(String position) {
        int levels = ChallengeForm.levels(position);
        return levels >= SMALLEST && levels <= LARGEST ? Map.of(SIZE, String.valueOf(levels)) : Map.of();
    }

    @Override
    protected LatticeSpec declare(OptionValues values) {
        return new CubeDeclaration(values.number(SIZE), values.value(KING))
                .spec()
                .scenarios(() -> examples(values));
    }

    /** The challenge's cases for one size. */
    private List<Scenario> examples(OptionValues values) {
        return ScenarioFile.read(CubeVariant.class, "scenarios.tsv").stream()
                .filter(example -> OptionValues.of(options(), optionsOf(example.position()))
                        .text()
                        .equals(values.text()))
                .toList();
    }
}
