package org.plyspace.cli.toy;

import java.nio.file.Path;
import java.util.List;
import org.plyspace.api.Aspect;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Side;
import org.plyspace.api.Variant;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;
import org.plyspace.engine.plugin.Plugins;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.lattice.LatticeVariant;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.PawnSpec;

/** Two boards of 4 x 4, one above the other; kings, rooks that go up and down too, knights, and pawns that become rooks or knights. */
public final class Loft extends LatticeVariant {

    /** White mates by {@code 1b2-1b4}, the only way to. */
    public static final String MATE_IN_ONE = "1:3k/R3/1R2/4|2:R3/4/4/K3 w - - 0 1";

    /** Afterwards. */
    public static final String MATED = "1:1R1k/R3/4/4|2:R3/4/4/K3 b - - 1 1";

    /** Black is mated from 1a4; on 1b1 he has a rook that could meet it but for his own pawn. */
    public static final String BARRED = "1:R2k/R3/1p2/1r2|2:R3/4/4/K3 b - - 0 1";

    private static final Option TAKING = Option.choice("pawns", "whether pawns capture", "take", "peaceful");

    /** All rule sets of a program that has this one alone. */
    public static Registry registry() {
        return registry(new Loft(), Path.of("/home/me/loft.jar"));
    }

    /** The same, or another rule set in its place, from a jar that must be there if games are stored. */
    public static Registry registry(Variant variant, Path jar) {
        return new Registry(Plugins.of(List.of(new FoundVariant(variant, "loft", jar, Origin.PLUGIN)), List.of()));
    }

    @Override
    public String id() {
        return "loft";
    }

    @Override
    public String title() {
        return "Loft";
    }

    @Override
    public String summary() {
        return "A small game, for tests.";
    }

    @Override
    public String source() {
        return "these tests";
    }

    @Override
    protected List<Option> ownOptions() {
        return List.of(TAKING);
    }

    @Override
    protected LatticeSpec declare(OptionValues values) {
        Lattice box = Lattice.box(4, 4, 2);
        List<Step> rook = Step.joined(new Step(1, 0, 0).flatTurns(), List.of(new Step(0, 0, 1), new Step(0, 0, -1)));
        List<Step> king = Step.joined(rook, new Step(1, 1, 0).flatTurns());
        List<Step> captures =
                values.is(TAKING.name(), "take") ? List.of(new Step(-1, 1, 0), new Step(1, 1, 0)) : List.of();
        return new LatticeSpec(box)
                .squares(
                        cell -> (box.z(cell) + 1) + "" + (char) ('a' + box.x(cell)) + (box.y(cell) + 1),
                        "[12][a-d][1-4]",
                        "files run from a to d")
                .boards(List.of("1", "2"), List.of("1", "2"))
                .royal("K", "king", List.of(), king)
                .piece("R", "rook", Aspect.ROOK, rook, List.of())
                .piece("N", "knight", Aspect.KNIGHT, List.of(), new Step(2, 1, 0).flatTurns())
                .pawn(
                        "P",
                        "pawn",
                        PawnSpec.plain(
                                List.of(new Step(0, 1, 0)),
                                captures,
                                (side, cell) -> box.y(cell) == (side == Side.WHITE ? 3 : 0),
                                "RN"))
                .ruleForRest("loft.md 1")
                .start("1:rk1r/pppp/PPPP/RK1R|2:4/4/4/4 w - - 0 1");
    }
}
