package org.plyspace.web.toy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.Aspect;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Side;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;
import org.plyspace.engine.plugin.Plugins;
import org.plyspace.engine.plugin.RefusedFile;
import org.plyspace.engine.plugin.SlowCallListener;
import org.plyspace.engine.plugin.SystemTimes;
import org.plyspace.engine.plugin.ThreadTimes;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.lattice.LatticeVariant;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.PawnSpec;

/**
 * Two boards of 4 x 4 above each other; kings, rooks that go up and down too, and pawns that become rooks or knights. With three boards
 * pawns may step twice at first.
 */
public final class Mezzanine extends LatticeVariant {

    /** White's pawn on 1d3 can be promoted at once. */
    public static final String PROMOTION = "1:k3/3P/4/4|2:4/4/4/K3 w - - 0 1";

    private static final Option TALL = Option.range("levels", "how many boards there are", 2, 257, 2);

    private final String id;

    /** Creates the rule set under its own id. */
    public Mezzanine() {
        this("mezzanine");
    }

    /** Creates the rule set under another id. */
    Mezzanine(String id) {
        this.id = id;
    }

    /** A registry with this rule set and a refused file. */
    public static Registry registry() {
        return registry(new SystemTimes());
    }

    /** The same, which judges by given times whether a rule set takes too long. */
    public static Registry registry(ThreadTimes times) {
        FoundVariant found =
                new FoundVariant(new Mezzanine(), "mezzanine", Path.of("/home/me/mezzanine.jar"), Origin.PLUGIN);
        RefusedFile refused = new RefusedFile(Path.of("/home/me/broken.jar"), Optional.empty(), "<b>it is no jar</b>");
        return new Registry(Plugins.of(List.of(found), List.of(refused)), SlowCallListener.NONE, times);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String title() {
        return "<i>Mezzanine</i>";
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
        return List.of(TALL);
    }

    @Override
    protected LatticeSpec declare(OptionValues values) {
        int levels = values.number(TALL.name());
        Lattice box = Lattice.box(4, 4, levels);
        List<Step> rook = Step.joined(new Step(1, 0, 0).flatTurns(), List.of(new Step(0, 0, 1), new Step(0, 0, -1)));
        List<Step> king = Step.joined(rook, new Step(1, 1, 0).flatTurns());
        List<String> boards =
                IntStream.rangeClosed(1, levels).mapToObj(String::valueOf).toList();
        PawnSpec pawn = PawnSpec.plain(
                List.of(new Step(0, 1, 0)),
                List.of(new Step(-1, 1, 0), new Step(1, 1, 0)),
                (side, cell) -> box.y(cell) == (side == Side.WHITE ? 3 : 0),
                "RN");
        LatticeSpec spec = new LatticeSpec(box)
                .squares(
                        cell -> (box.z(cell) + 1) + "" + (char) ('a' + box.x(cell)) + (box.y(cell) + 1),
                        "[0-9]+[a-d][1-4]",
                        "files run from a to d")
                .boards(boards, boards)
                .royal("K", "king", List.of(), king)
                .piece("R", "rook", Aspect.ROOK, rook, List.of())
                .piece("N", "knight", Aspect.KNIGHT, List.of(), new Step(2, 1, 0).flatTurns())
                .pawn(
                        "P",
                        "pawn",
                        levels == 3
                                ? pawn.doubleStepping((side, cell) -> box.y(cell) == (side == Side.WHITE ? 0 : 3))
                                : pawn)
                .ruleForRest("mezzanine.md 1");
        return levels == 2 ? spec.start("1:rk1r/pppp/PPPP/RK1R|2:4/4/4/4 w - - 0 1") : spec.noStart("too tall");
    }
}
