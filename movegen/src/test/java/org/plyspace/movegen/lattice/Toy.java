package org.plyspace.movegen.lattice;

import java.util.List;
import java.util.function.Supplier;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.declare.SidedCells;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

/** A game declared in a test; squares have names such as {@code b3}, or {@code 2b3} where there are several levels. */
final class Toy extends LatticeVariant {

    static final List<Step> ROOK = new Step(1, 0, 0).flatTurns();
    static final List<Step> BISHOP = new Step(1, 1, 0).flatTurns();
    static final List<Step> KING = Step.flatTurnsOf(new Step(1, 0, 0), new Step(1, 1, 0));
    static final List<Step> KNIGHT = new Step(2, 1, 0).flatTurns();
    static final List<Step> AHEAD = List.of(new Step(0, 1, 0));
    static final List<Step> AHEAD_ASKEW = List.of(new Step(-1, 1, 0), new Step(1, 1, 0));

    private final Supplier<LatticeSpec> declaration;
    private final List<Option> own;

    private Toy(Supplier<LatticeSpec> declaration, List<Option> own) {
        this.declaration = declaration;
        this.own = own;
    }

    static Toy of(Supplier<LatticeSpec> declaration, Option... own) {
        return new Toy(declaration, List.of(own));
    }

    /** The game without options, as text. */
    static TextRules rules(LatticeSpec declaration) {
        return new TextRules(of(() -> declaration), "");
    }

    /** A position of a game without options. */
    static TextPosition position(LatticeSpec declaration, String text) {
        return rules(declaration).read(text);
    }

    /** A declaration on a lattice with a king and nothing else. */
    static LatticeSpec onlyKings(Lattice lattice) {
        return on(lattice).royal("K", "king", List.of(), KING);
    }

    /** A declaration on a lattice with named squares and nothing else. */
    static LatticeSpec on(Lattice lattice) {
        return new LatticeSpec(lattice)
                .squares(cell -> name(lattice, cell), "[1-9]?[a-z][1-9]", "files run from a, ranks from 1")
                .ruleForRest("toy.md");
    }

    private static String name(Lattice lattice, int cell) {
        String square = "" + (char) ('a' + lattice.x(cell)) + (lattice.y(cell) + 1);
        return lattice.levels() == 1 ? square : (lattice.z(cell) + 1) + square;
    }

    /** The ranks from one to another, counted from a side's own first rank, which is 1. */
    static SidedCells ranks(Lattice lattice, int first, int last) {
        return (side, cell) -> {
            int rank = side == Side.WHITE ? lattice.y(cell) + 1 : lattice.ranks() - lattice.y(cell);
            return first <= rank && rank <= last;
        };
    }

    @Override
    public String id() {
        return "toy";
    }

    @Override
    public String title() {
        return "A toy";
    }

    @Override
    public String summary() {
        return "A small game, for tests.";
    }

    @Override
    public String source() {
        return "this test";
    }

    @Override
    protected List<Option> ownOptions() {
        return own;
    }

    @Override
    protected LatticeSpec declare(OptionValues values) {
        LatticeSpec spec = declaration.get();
        return spec.start.isPresent() ? spec : spec.noStart("this toy is played from positions");
    }
}
