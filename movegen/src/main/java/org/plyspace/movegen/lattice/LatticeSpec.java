package org.plyspace.movegen.lattice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.api.Aspect;
import org.plyspace.api.Layout.Facing;
import org.plyspace.api.MoveTag;
import org.plyspace.api.PieceType;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Scenario;
import org.plyspace.api.Setup;
import org.plyspace.api.Symmetry;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;

/**
 * A rule set on a lattice as a declaration: collected once by a variant, then compiled by {@link LatticeRules}. Methods return
 * this declaration, so that they can be chained; the ones without default must be called.
 */
public final class LatticeSpec {

    final Lattice lattice;
    final List<PieceSpec> pieces = new ArrayList<>();
    final List<Castling> castlings = new ArrayList<>();
    final List<RuleStatement> rulebook = new ArrayList<>();
    final List<CellTag> cellTags = new ArrayList<>();
    final List<Symmetry> symmetries = new ArrayList<>();
    final List<SourceNotation> notations = new ArrayList<>();

    Supplier<List<Scenario>> scenarios = List::of;
    IntFunction<String> names = String::valueOf;
    String squareForm = "[0-9]+";
    String squareRange = "";
    List<String> boards = List.of();
    List<String> textOrder = List.of();
    List<String> viewOrder = List.of();
    Facing facing = Facing.WHITE_NEAR;
    IntPredicate light = cell -> true;
    Optional<PawnSpec> pawn = Optional.empty();
    int pawnType = -1;
    CastlingSyntax castlingSyntax = CastlingSyntax.none();
    RoyalCount royalCount = new RoyalCount(1, 1, "");
    TurnRule turnRule = TurnRule.PLAIN;
    SetupForms setupForms = SetupForms.NONE;
    boolean plainFen;
    Optional<String> start = Optional.empty();
    String noStart = "";

    /** How many royal pieces a side must have in a game, with the citation. */
    record RoyalCount(int min, int max, String citation) {}

    /** A tag that depends on the origin, the target and the piece of a move. */
    record CellTag(MoveTag tag, MovePredicate applies) {}

    /** A question about a move that needs nothing but the move. */
    @FunctionalInterface
    public interface MovePredicate {

        boolean test(long move);
    }

    /** Other forms in which a rule set accepts a setup, beside a position's text. */
    @FunctionalInterface
    public interface SetupForms {

        /** Only a position's text. */
        SetupForms NONE = (text, rules) -> Optional.empty();

        /**
         * The setup, or empty if the text is not of any other form.
         *
         * @throws org.plyspace.api.TextException if it is, but cannot be read
         */
        Optional<Setup> read(String text, LatticeRules rules);
    }

    /** Starts a declaration. */
    public LatticeSpec(Lattice lattice) {
        this.lattice = lattice;
    }

    /**
     * Names squares.
     *
     * @param squareForm regular expression of what looks like a square's name, existing or not
     * @param squareRange what exists, in words: {@code levels run from 1 to 4}
     */
    public LatticeSpec squares(IntFunction<String> cellNames, String squareForm, String squareRange) {
        this.names = cellNames;
        this.squareForm = squareForm;
        this.squareRange = squareRange;
        return this;
    }

    /** Which squares are light. */
    public LatticeSpec light(IntPredicate lightCells) {
        light = lightCells;
        return this;
    }

    /**
     * Names the boards, one a level.
     *
     * @param lowestFirst the names in the order of the levels
     * @param inText the names in the order of a position's text
     */
    public LatticeSpec boards(List<String> lowestFirst, List<String> inText) {
        boards = List.copyOf(lowestFirst);
        textOrder = List.copyOf(inText);
        viewOrder = textOrder;
        return this;
    }

    /** How the boards are best shown; without this, in the order of the text with White near. */
    public LatticeSpec view(Facing newFacing, List<String> boardsFromTheLeft) {
        facing = newFacing;
        viewOrder = List.copyOf(boardsFromTheLeft);
        return this;
    }

    /** A piece that slides, leaps or both; with neither, it stands where it is. */
    public LatticeSpec piece(char letter, String name, Aspect aspect, List<Step> rides, List<Step> leaps) {
        return add(
                new PieceType(pieces.size(), letter, name, false, isDirectional(rides, leaps), false),
                aspect,
                rides,
                leaps);
    }

    /** A piece that must not be left attacked. */
    public LatticeSpec royal(char letter, String name, List<Step> rides, List<Step> leaps) {
        return add(
                new PieceType(pieces.size(), letter, name, true, isDirectional(rides, leaps), false),
                Aspect.KING,
                rides,
                leaps);
    }

    /** The pawn; at most one type of pawn is possible. */
    public LatticeSpec pawn(char letter, String name, PawnSpec moves) {
        pawn = Optional.of(moves);
        pawnType = pieces.size();
        return add(new PieceType(pieces.size(), letter, name, false, true, true), Aspect.PAWN, List.of(), List.of());
    }

    private boolean isDirectional(List<Step> rides, List<Step> leaps) {
        return Stream.of(rides, leaps)
                .anyMatch(steps ->
                        !normal(steps.stream()).equals(normal(steps.stream().map(Step::forBlack))));
    }

    private Set<Step> normal(Stream<Step> steps) {
        return steps.map(lattice::normal).collect(Collectors.toSet());
    }

    private LatticeSpec add(PieceType type, Aspect aspect, List<Step> rides, List<Step> leaps) {
        pieces.add(new PieceSpec(type, aspect, rides, leaps));
        return this;
    }

    /** The ways to castle and how the rights are written. */
    public LatticeSpec castling(CastlingSyntax syntax, List<Castling> ways) {
        castlingSyntax = syntax;
        castlings.addAll(ways);
        return this;
    }

    /** How many royal pieces each side must have in a game; one, unless said otherwise. */
    public LatticeSpec royals(int min, int max, String citation) {
        royalCount = new RoyalCount(min, max, citation);
        return this;
    }

    public LatticeSpec turnRule(TurnRule rule) {
        turnRule = rule;
        return this;
    }

    public LatticeSpec setupForms(SetupForms forms) {
        setupForms = forms;
        return this;
    }

    /** Positions are written as in orthodox FEN: one board without a name, the crossed square alone for en passant. */
    public LatticeSpec plainFen() {
        plainFen = true;
        return this;
    }

    /** The start as a position's text. */
    public LatticeSpec start(String position) {
        start = Optional.of(position);
        return this;
    }

    /** There is no start, for this reason. */
    public LatticeSpec noStart(String reason) {
        noStart = reason;
        return this;
    }

    /** Adds a statement to the rulebook; there must be one for every aspect that the rules have. */
    public LatticeSpec rule(Aspect aspect, String text, String citation) {
        rulebook.add(new RuleStatement(aspect, text, citation));
        return this;
    }

    /** The source's own examples, read when somebody asks for them; none by default. */
    public LatticeSpec scenarios(Supplier<List<Scenario>> examples) {
        scenarios = examples;
        return this;
    }

    /** Adds a tag of moves. */
    public LatticeSpec tag(String name, String meaning, MovePredicate applies) {
        cellTags.add(new CellTag(new MoveTag(name, meaning), applies));
        return this;
    }

    /** Adds symmetries of the empty board. */
    public LatticeSpec symmetries(List<Symmetry> more) {
        symmetries.addAll(more);
        return this;
    }

    /** Adds the notation of the rule set's source. */
    public LatticeSpec notation(SourceNotation notation) {
        notations.add(notation);
        return this;
    }

    List<PieceType> types() {
        return pieces.stream().map(PieceSpec::type).toList();
    }

    int typeOf(char letter) {
        return pieces.stream()
                .map(PieceSpec::type)
                .filter(type -> type.letter() == letter)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no piece type " + letter + " among "
                        + types().stream().map(type -> "" + type.letter()).collect(Collectors.joining())))
                .index();
    }

    /** The place of the first statement on an aspect, as a citation; the general one if there is none. */
    String citation(Aspect aspect) {
        return rulebook.stream()
                .filter(statement -> statement.aspect() == aspect)
                .map(RuleStatement::citation)
                .findFirst()
                .orElse("rules/README.md");
    }
}
