package org.plyspace.variant.koernke;

import com.google.auto.service.AutoService;
import java.util.List;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Scenario;
import org.plyspace.api.Variant;
import org.plyspace.movegen.lattice.LatticeVariant;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.text.ScenarioFile;

/** Quadlevel: four boards of 4 x 8, two kings per side (koernke.md). */
@AutoService(Variant.class)
public final class KoernkeVariant extends LatticeVariant {

    static final String MOVEMENT = "movement";
    static final String TRIAGONAL = "triagonal";
    static final String KINGS = "kings";

    @Override
    public String id() {
        return "koernke";
    }

    @Override
    public String title() {
        return "Quadlevel";
    }

    @Override
    public String summary() {
        return "Four boards of 4x8 above each other, two full sets and two kings per side; diagonal moves and knight's"
                + " leaps must change the rank.";
    }

    @Override
    public String source() {
        return "Robert Koernke Sr., The Complete Rules of Three Dimensional Chess, 1970, revised by Robert Koernke Jr.";
    }

    @Override
    protected List<Option> ownOptions() {
        return List.of(
                Option.choice(
                        MOVEMENT,
                        "Whether diagonal moves and knight's leaps must change the rank (cid) or not (total).",
                        "cid",
                        "total"),
                Option.choice(
                        TRIAGONAL,
                        "Which pieces also slide along all three axes at once.",
                        "none",
                        "queen",
                        "queen-bishop"),
                Option.choice(
                        KINGS,
                        "Whether the mate of either king ends the game, or a side may give one king up first.",
                        "either",
                        "both"));
    }

    @Override
    protected LatticeSpec declare(OptionValues values) {
        return new KoernkeDeclaration(values).spec().scenarios(() -> examples(values));
    }

    private static List<Scenario> examples(OptionValues values) {
        return values.text().isEmpty() ? ScenarioFile.read(KoernkeVariant.class, "scenarios.tsv") : List.of();
    }
}
