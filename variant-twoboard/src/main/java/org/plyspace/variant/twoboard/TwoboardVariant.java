package org.plyspace.variant.twoboard;

import com.google.auto.service.AutoService;
import java.util.List;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Scenario;
import org.plyspace.api.Variant;
import org.plyspace.movegen.lattice.LatticeVariant;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.text.ScenarioFile;

/** Mapped chess: an 8x8x8 cube folded onto two boards (twoboard.md). */
@AutoService(Variant.class)
public final class TwoboardVariant extends LatticeVariant {

    static final String PROTECTORS = "protectors";
    static final String PAWN_BLOCK = "pawnBlock";

    @Override
    public String id() {
        return "twoboard";
    }

    @Override
    public String title() {
        return "Two boards";
    }

    @Override
    public String summary() {
        return "An 8x8x8 cube folded onto two boards: a step that changes the level changes the board.";
    }

    @Override
    public String source() {
        return "Stephane Burkhart, Mapped Chess, Variant Chess 54";
    }

    @Override
    protected List<Option> ownOptions() {
        return List.of(
                Option.choice(
                        PROTECTORS, "Whether protective pawns stand on board 2 over each side's pawns.", "off", "on"),
                Option.choice(
                        PAWN_BLOCK,
                        "What keeps a pawn from stepping: a man on an advance square, an enemy on a capture square, or"
                                + " nothing more.",
                        "advance",
                        "capture",
                        "none"));
    }

    @Override
    protected LatticeSpec declare(OptionValues values) {
        return new TwoboardDeclaration(values).spec().scenarios(() -> examples(values));
    }

    private static List<Scenario> examples(OptionValues values) {
        return values.text().isEmpty() ? ScenarioFile.read(TwoboardVariant.class, "scenarios.tsv") : List.of();
    }
}
