package org.plyspace.examples.dragonchess;

import static org.plyspace.movegen.lattice.declare.Mode.afar;
import static org.plyspace.movegen.lattice.declare.Mode.lame;
import static org.plyspace.movegen.lattice.declare.Mode.leap;
import static org.plyspace.movegen.lattice.declare.Mode.slide;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.declare.SidedCells;
import org.plyspace.movegen.lattice.LatticeVariant;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.Mirror;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.Promotion;

/** Dragonchess: Sky, Ground and Underworld, and fifteen kinds of men, most of which move differently on each. */
public final class DragonchessVariant extends LatticeVariant {

    private static final Lattice BOARDS = Lattice.box(12, 8, 3);
    private static final String START = "1:2g3r3g1/s1s1s1s1s1s1/12/12/12/12/S1S1S1S1S1S1/2G3R3G1"
            + "|2:ouhtcmkpthuo/wwwwwwwwwwww/12/12/12/12/WWWWWWWWWWWW/OUHTCMKPTHUO"
            + "|3:2b3e3b1/1d1d1d1d1d1d/12/12/12/12/1D1D1D1D1D1D/2B3E3B1 w - - 0 1";
    private static final String ELEMENTAL = "elemental";

    private static final SidedCells SKY = (side, cell) -> BOARDS.z(cell) == 2;
    private static final SidedCells GROUND = (side, cell) -> BOARDS.z(cell) == 1;
    private static final SidedCells UNDERWORLD = (side, cell) -> BOARDS.z(cell) == 0;
    private static final SidedCells OFF_GROUND = (side, cell) -> BOARDS.z(cell) != 1;

    private static final Step UP = new Step(0, 0, 1);
    private static final Step DOWN = new Step(0, 0, -1);
    private static final List<Step> UP_DOWN = List.of(UP, DOWN);
    private static final Step FORWARD = new Step(0, 1, 0);
    private static final Step BACK = new Step(0, -1, 0);
    private static final List<Step> DIAGONALLY_FORWARD = List.of(new Step(-1, 1, 0), new Step(1, 1, 0));
    private static final List<Step> STRAIGHT = turns(1, 0, 0);
    private static final List<Step> DIAGONAL = turns(1, 1, 0);
    private static final List<Step> EVERY_WAY = joined(STRAIGHT, DIAGONAL);

    @Override
    public String id() {
        return "dragonchess";
    }

    @Override
    public String title() {
        return "Dragonchess";
    }

    @Override
    public String summary() {
        return "Sky, Ground and Underworld of 12x8: fifteen kinds of men, capture from afar, and Basilisks that freeze.";
    }

    @Override
    public String source() {
        return "Gary Gygax, Dragonchess, Dragon 100, 1985, as clarified by Edward Jackman";
    }

    @Override
    protected List<Option> ownOptions() {
        return List.of(Option.choice(ELEMENTAL, "Whether an Elemental rises only to capture.", "capture", "any"));
    }

    @Override
    protected LatticeSpec declare(OptionValues values) {
        Mode rise = lame(STRAIGHT.stream().map(step -> List.of(step, UP)).toList()).from(UNDERWORLD);
        Mode descent = lame(STRAIGHT.stream().map(step -> List.of(DOWN, step)).toList());
        LatticeSpec spec = new LatticeSpec(BOARDS)
                .squares(DragonchessVariant::name, "[0-9][a-z][0-9]",
                        "levels run from 1 (the Sky) to 3, files from a to l, ranks from 1 to 8")
                .light(cell -> (BOARDS.x(cell) + BOARDS.y(cell)) % 2 == 1)
                .boards(List.of("3", "2", "1"), List.of("1", "2", "3"))
                .mirror(Mirror.RANKS)
                .royal("K", "king", leap(EVERY_WAY).from(GROUND), leap(UP_DOWN))
                .piece("S", "sylph", leap(DIAGONALLY_FORWARD).moveOnly().from(SKY),
                        leap(List.of(FORWARD, DOWN)).captureOnly().from(SKY),
                        leap(anywhereAbove()).moveOnly().from(GROUND).to(DragonchessVariant::isSylphsHome),
                        leap(List.of(UP)).moveOnly().from(GROUND))
                .piece("G", "griffon", leap(joined(turns(2, 3, 0), turns(1, 1, -1))).from(SKY),
                        leap(joined(DIAGONAL, turns(1, 1, 1))).from(GROUND))
                .piece("R", "dragon", slide(DIAGONAL), leap(STRAIGHT), afar(joined(turns(1, 0, -1), List.of(DOWN))))
                .piece("O", "oliphant", slide(STRAIGHT))
                .piece("T", "thief", slide(DIAGONAL))
                .piece("U", "unicorn", leap(turns(2, 1, 0)))
                .piece("H", "hero", leap(joined(turns(1, 1, 1), turns(1, 1, -1))),
                        leap(joined(DIAGONAL, turns(2, 2, 0))).from(GROUND))
                .piece("C", "cleric", leap(joined(EVERY_WAY, UP_DOWN)))
                .piece("M", "mage", slide(EVERY_WAY).from(GROUND), leap(UP_DOWN).from(GROUND),
                        leap(STRAIGHT).from(OFF_GROUND), slide(2, UP_DOWN).from(OFF_GROUND))
                .piece("P", "paladin", leap(turns(2, 1, 0)).from(GROUND),
                        leap(joined(EVERY_WAY, turns(2, 0, 1), turns(2, 0, -1), turns(1, 0, 2), turns(1, 0, -2))))
                .piece("W", "warrior", leap(List.of(FORWARD)).moveOnly(), leap(DIAGONALLY_FORWARD).captureOnly())
                .promotes("W", Promotion.must((side, cell) -> BOARDS.y(cell) == (side == Side.WHITE ? 7 : 0), "H"))
                .resetsClock("W")
                .piece("D", "dwarf", leap(List.of(FORWARD, new Step(-1, 0, 0), new Step(1, 0, 0))).moveOnly(),
                        leap(DIAGONALLY_FORWARD).captureOnly(), leap(List.of(UP)).captureOnly().from(UNDERWORLD),
                        leap(List.of(DOWN)).moveOnly().from(GROUND))
                .piece("B", "basilisk", leap(joined(List.of(FORWARD), DIAGONALLY_FORWARD)), leap(List.of(BACK)).moveOnly())
                .freezing("B", UP)
                .piece("E", "elemental", slide(2, STRAIGHT).from(UNDERWORLD), leap(DIAGONAL).moveOnly().from(UNDERWORLD),
                        values.is(ELEMENTAL, "any") ? rise : rise.captureOnly(), descent.from(GROUND))
                .standsOn("SG", (side, cell) -> BOARDS.z(cell) > 0)
                .standsOn("R", SKY)
                .standsOn("OTUW", GROUND)
                .standsOn("DE", (side, cell) -> BOARDS.z(cell) < 2)
                .standsOn("B", UNDERWORLD)
                .usualName("O", "rook")
                .usualName("T", "bishop")
                .usualName("U", "knight")
                .usualName("W", "pawn")
                .notation(new DragonchessNotation())
                .start(START);
        DragonchessRulebook.addTo(spec);
        return spec;
    }

    private static List<Step> turns(int dx, int dy, int dz) {
        return new Step(dx, dy, dz).flatTurns();
    }

    @SafeVarargs
    private static List<Step> joined(List<Step>... lists) {
        return Stream.of(lists).flatMap(List::stream).toList();
    }

    /** All steps to the level above that change the file or the rank. */
    private static List<Step> anywhereAbove() {
        List<Step> steps = new ArrayList<>();
        for (int dx = -11; dx <= 11; dx++) {
            for (int dy = -7; dy <= 7; dy++) {
                steps.add(new Step(dx, dy, 1));
            }
        }
        return steps;
    }

    private static boolean isSylphsHome(Side side, int cell) {
        return BOARDS.y(cell) == (side == Side.WHITE ? 1 : 6) && BOARDS.x(cell) % 2 == 0;
    }

    static String name(int cell) {
        return "" + (3 - BOARDS.z(cell)) + (char) ('a' + BOARDS.x(cell)) + (BOARDS.y(cell) + 1);
    }

    static int cell(String name) {
        return BOARDS.cell(name.charAt(1) - 'a', name.charAt(2) - '1', '3' - name.charAt(0));
    }
}
