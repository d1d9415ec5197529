package org.plyspace.movegen.lattice.declare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.LongPredicate;
import java.util.function.Supplier;
import org.plyspace.api.Aspect;
import org.plyspace.api.GameMetric;
import org.plyspace.api.Layout.Cells;
import org.plyspace.api.Layout.Facing;
import org.plyspace.api.MoveTag;
import org.plyspace.api.Repetition;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Scenario;
import org.plyspace.api.Symmetry;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Offset;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.declare.DeclarationFault;
import org.plyspace.movegen.declare.SidedCells;
import org.plyspace.movegen.declare.Symbols;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.hand.Hands;
import org.plyspace.movegen.notation.SourceNotation;
import org.plyspace.movegen.notation.UciNotation;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.movegen.option.RuleText;
import org.plyspace.movegen.setup.RoyalCount;

/**
 * States a rule set on a lattice; {@link #build} turns the statements into a {@link LatticeDeclaration}. Methods return this and can be
 * chained in any order; those without a default must be called.
 *
 * <p>A slower generator plays all that goes beyond pieces that slide and leap and one type of pawn. The class is long because it has a
 * method for everything that can be stated.
 */
public final class LatticeSpec extends LatticeStatement {

    /** Starts with a board about which nothing has been stated yet. */
    public LatticeSpec(Lattice lattice) {
        super(lattice);
    }

    /**
     * Names the squares. Names are never taken apart; missing places have none.
     *
     * @param squareForm a regular expression for what looks like a square's name, existing or not
     * @param squareRange the range of existing squares, in words: {@code levels run from 1 to 4}
     */
    public LatticeSpec squares(IntFunction<String> cellNames, String squareForm, String squareRange) {
        this.names = cellNames;
        this.squareForm = squareForm;
        this.squareRange = squareRange;
        return this;
    }

    /** States which squares are light; by default every other one, beginning with a dark one. */
    public LatticeSpec light(IntPredicate lightCells) {
        light = lightCells;
        return this;
    }

    /**
     * Names the boards, one for each level; by default, levels are numbered from 1 and a position's text lists them from the top down.
     *
     * @param lowestFirst the names in the order of the levels
     * @param inText the names in the order of a position's text
     */
    public LatticeSpec boards(List<String> lowestFirst, List<String> inText) {
        boards = List.copyOf(lowestFirst);
        textOrder = List.copyOf(inText);
        return this;
    }

    /** States how the boards are best shown; by default in the order of the text, with White near. */
    public LatticeSpec view(Facing newFacing, List<String> boardsFromTheLeft) {
        facing = newFacing;
        viewOrder = List.copyOf(boardsFromTheLeft);
        return this;
    }

    /** States which squares are drawn away from their place. */
    public LatticeSpec offset(Offset newOffset) {
        offset = newOffset;
        return this;
    }

    /** States the shape of the cells, by default squares; hexagons lie where their squares do, by offset or on every second. */
    public LatticeSpec cells(Cells shape) {
        cells = shape;
        return this;
    }

    /** States how Black's steps follow from White's; by default, forward and up are reversed. */
    public LatticeSpec mirror(Mirror newMirror) {
        mirror = newMirror;
        return this;
    }

    /** Adds a piece that slides, leaps or both; without either, it never moves. */
    public LatticeSpec piece(String symbol, String name, Aspect aspect, List<Step> rides, List<Step> leaps) {
        return add(symbol, name, aspect, false, plain(rides, leaps), Optional.empty());
    }

    /** Adds a piece that moves in all of these ways; the rulebook describes it with the other pieces. */
    public LatticeSpec piece(String symbol, String name, Mode... modes) {
        return add(symbol, name, Aspect.OTHER_PIECES, false, List.of(modes), Optional.empty());
    }

    /** Adds a piece that moves in all of these ways. */
    public LatticeSpec piece(String symbol, String name, Aspect aspect, Mode... modes) {
        return add(symbol, name, aspect, false, List.of(modes), Optional.empty());
    }

    /** Adds a piece that must not be left attacked. */
    public LatticeSpec royal(String symbol, String name, List<Step> rides, List<Step> leaps) {
        return add(symbol, name, Aspect.KING, true, plain(rides, leaps), Optional.empty());
    }

    /** Adds a piece that must not be left attacked and moves in all of these ways. */
    public LatticeSpec royal(String symbol, String name, Mode... modes) {
        return add(symbol, name, Aspect.KING, true, List.of(modes), Optional.empty());
    }

    /** Adds a pawn, which may move in other ways besides; its moves reset the halfmove clock. */
    public LatticeSpec pawn(String symbol, String name, PawnSpec moves, Mode... modes) {
        resetting.add(symbol);
        return add(symbol, name, Aspect.PAWN, false, List.of(modes), Optional.of(moves));
    }

    private static List<Mode> plain(List<Step> rides, List<Step> leaps) {
        List<Mode> modes = new ArrayList<>();
        if (!rides.isEmpty()) {
            modes.add(Mode.slide(rides));
        }
        if (!leaps.isEmpty()) {
            modes.add(Mode.leap(leaps));
        }
        return modes;
    }

    private LatticeSpec add(
            String symbol, String name, Aspect aspect, boolean royal, List<Mode> modes, Optional<PawnSpec> pawn) {
        pieces.add(new DeclaredPiece(symbol, name, aspect, royal, modes, pawn, Optional.empty()));
        return this;
    }

    /** States the name that most players would use for pieces of a type: a rook, a knight. */
    public LatticeSpec usualName(String symbol, String name) {
        usualNames.put(symbol, name);
        return this;
    }

    /** States how pieces of a type are drawn, see {@link org.plyspace.api.PieceType#figure()}. */
    public LatticeSpec figure(String symbol, String svgPath) {
        figures.put(symbol, svgPath);
        return this;
    }

    /** States what pieces of a type are worth to a search, see {@link org.plyspace.api.PieceType#worth()}. */
    public LatticeSpec worth(String symbol, int hundredths) {
        worths.put(symbol, hundredths);
        return this;
    }

    /** States when pieces of a type become others; for pawns in the narrow sense, their {@link PawnSpec} does. */
    public LatticeSpec promotes(String symbol, Promotion promotion) {
        promotions.put(symbol, promotion);
        return this;
    }

    /** Adds types whose moves reset the halfmove clock, as pawns' moves do anyway; one symbol after the other. */
    public LatticeSpec resetsClock(String symbols) {
        resetting.addAll(Symbols.split(symbols));
        return this;
    }

    /** States the only cells on which pieces of these types, one symbol after the other, can ever stand. */
    public LatticeSpec standsOn(String symbols, SidedCells cells) {
        Symbols.split(symbols).forEach(symbol -> homes.put(symbol, cells));
        return this;
    }

    /**
     * States where pieces of a type stand that have not moved, which {@link Mode#when} asks; a position's text records those that stand there
     * and have moved as {@code spent}. The pieces of all types start on at most 64 cells together.
     */
    public LatticeSpec starts(String symbol, SidedCells cells) {
        starts.put(symbol, cells);
        return this;
    }

    /**
     * States that a piece that has moved to a cell, and captured there, goes on to another cell, which must be empty; the function must be
     * a permutation of the cells. Pieces beside the mover's way never obstruct it.
     */
    public LatticeSpec arrival(IntUnaryOperator cells) {
        arrival = Optional.of(cells);
        return this;
    }

    /**
     * States that enemies on the cell that a step leads to from a piece of this type neither move nor attack; the step is the same for both
     * sides.
     */
    public LatticeSpec freezing(String symbol, Step step) {
        freezing = Optional.of(new Freezing(symbol, step));
        return this;
    }

    /** States that a side that has a legal capture must make one. */
    public LatticeSpec mustCapture() {
        mustCapture = true;
        return this;
    }

    /** States that captured pieces go into a hand and can be dropped. */
    public LatticeSpec hands(Hands newHands) {
        hands = Optional.of(newHands);
        end = end.withoutDeadPosition();
        if (repetition.equals(Repetition.THREEFOLD)) {
            repetition = Hands.REPETITION;
        }
        return this;
    }

    /** States the ways to castle, and how the rights are written. */
    public LatticeSpec castling(CastlingSyntax syntax, List<Castling> ways) {
        castlingSyntax = syntax;
        castlings.addAll(ways);
        return this;
    }

    /** States how many royal pieces each side must have in a game; by default one. */
    public LatticeSpec royals(int min, int max, String citation) {
        royalCount = new RoyalCount(min, max, citation.isEmpty() ? RoyalCount.ONE.citation() : citation);
        return this;
    }

    public LatticeSpec turnRule(TurnRule rule) {
        turnRule = rule;
        return this;
    }

    /** States how games end; by default according to the shared rules. */
    public LatticeSpec end(EndRule rule) {
        end = hands.isPresent() ? rule.withoutDeadPosition() : rule;
        return this;
    }

    /** States what repeated positions mean; by default, the third occurrence is a draw. */
    public LatticeSpec repetition(Repetition rule) {
        repetition = rule;
        return this;
    }

    /** States the name of the rule set in the UCI protocol, which also gives it that protocol's notation of moves. */
    public LatticeSpec uciName(String name) {
        uciName = Optional.of(name);
        return notation(new UciNotation());
    }

    /** Adds another form in which positions are read. */
    public LatticeSpec positionForm(PositionForm form) {
        positionForms.add(form);
        return this;
    }

    /** Adds a requirement of setups. */
    public LatticeSpec setupRule(SetupRule rule) {
        setupRules.add(rule);
        return this;
    }

    /** States that positions are written as in orthodox FEN: one board without a name, and only the crossed square for en passant. */
    public LatticeSpec plainFen() {
        plainFen = true;
        return this;
    }

    /** States the start, as a position's text. */
    public LatticeSpec start(String position) {
        start = Optional.of(position);
        return this;
    }

    /** States why the rules have no start. */
    public LatticeSpec noStart(String reason) {
        noStart = reason;
        return this;
    }

    /** Adds a statement to the rulebook; every aspect that the rules have needs one, unless {@link #ruleForRest} generates them. */
    public LatticeSpec rule(Aspect aspect, String text, String citation) {
        rulebook.add(new RuleStatement(aspect, text, citation));
        return this;
    }

    /**
     * Adds a statement whose words depend on common options. Where statements on pawns, promotion or the end do not, and an option changes
     * the rule, a statement generated from the declaration replaces them.
     */
    public LatticeSpec rule(Aspect aspect, RuleText text, String citation) {
        RuleStatement statement = new RuleStatement(aspect, text.under(CommonOptions.UNCHANGED), citation);
        rulebook.add(statement);
        varying.put(statement, text);
        return this;
    }

    /** Generates a statement, with this citation, on every aspect without one. */
    public LatticeSpec ruleForRest(String citation) {
        citationOfRest = Optional.of(citation);
        return this;
    }

    /** States the source's own examples, read on demand; by default none. */
    public LatticeSpec scenarios(Supplier<List<Scenario>> examples) {
        scenarios = examples;
        return this;
    }

    /** Adds a tag that depends on the move alone. */
    public LatticeSpec tag(String name, String meaning, LongPredicate applies) {
        return tag(name, meaning, (position, move) -> applies.test(move));
    }

    /** Adds a tag that depends on the move and on the position before it. */
    public LatticeSpec tag(String name, String meaning, PositionTag applies) {
        ownTags.add(new OwnTag(new MoveTag(name, meaning), applies));
        return this;
    }

    /** Adds a number that is counted in games. */
    public LatticeSpec metric(GameMetric metric) {
        metrics.add(metric);
        return this;
    }

    /**
     * States the symmetries of the empty board where these are not turns and reflections of the box; they replace those that are found
     * automatically.
     */
    public LatticeSpec symmetries(List<Symmetry> more) {
        symmetries = Optional.of(List.copyOf(more));
        return this;
    }

    /** Adds the notation of the rule set's source. */
    public LatticeSpec notation(SourceNotation notation) {
        notations.add(notation);
        return this;
    }

    /** The faults that show before the declaration is compiled; {@link #build} refuses any. */
    public List<DeclarationFault> faults() {
        return new LatticeDeclarationCheck(new LatticeDeclaration(this)).faults();
    }

    /**
     * Builds the declaration that has been stated.
     *
     * @throws org.plyspace.movegen.declare.DeclarationException if it has faults
     */
    public LatticeDeclaration build() {
        LatticeDeclaration declaration = new LatticeDeclaration(this);
        new LatticeDeclarationCheck(declaration).check();
        return declaration;
    }
}
