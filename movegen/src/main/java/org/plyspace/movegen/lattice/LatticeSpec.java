package org.plyspace.movegen.lattice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Aspect;
import org.plyspace.api.Fault;
import org.plyspace.api.Layout.Facing;
import org.plyspace.api.MoveTag;
import org.plyspace.api.PieceType;
import org.plyspace.api.Repetition;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Scenario;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Offset;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.declare.DeclarationException;
import org.plyspace.movegen.declare.DeclarationFault;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.notation.SourceNotation;
import org.plyspace.movegen.notation.UciNotation;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.movegen.option.RuleText;
import org.plyspace.movegen.setup.RoyalCount;

/**
 * A rule set on a lattice as a declaration: collected once by a variant, then compiled by {@link LatticeRules}. Methods return
 * this declaration, so that they can be chained in any order; the ones without default must be called.
 *
 * <p>What goes beyond pieces that slide and leap, and one type of pawn, is played by a slower generator ({@link #isGeneral}).
 * Long, since it has a method for each thing that can be declared.
 */
public final class LatticeSpec {

    final Lattice lattice;
    final List<PieceSpec> pieces = new ArrayList<>();
    final List<Castling> castlings = new ArrayList<>();
    final List<RuleStatement> rulebook = new ArrayList<>();
    /** The statements whose words depend on common options. */
    final Map<RuleStatement, RuleText> varying = new HashMap<>();
    /** The rulebook under the common options chosen; empty while none are. */
    Optional<List<RuleStatement>> chosenRulebook = Optional.empty();

    final List<CellTag> cellTags = new ArrayList<>();
    final List<SourceNotation> notations = new ArrayList<>();
    final List<PositionForm> positionForms = new ArrayList<>();
    final List<SetupRule> setupRules = new ArrayList<>();
    final Map<String, String> usualNames = new HashMap<>();
    final Map<String, String> figures = new HashMap<>();
    final Map<String, SidedCells> homes = new HashMap<>();
    /** Promotions of types that have not been declared yet. */
    final Map<String, Promotion> promotionsToCome = new HashMap<>();

    final Set<String> resetting = new HashSet<>();

    Supplier<List<Scenario>> scenarios = List::of;
    IntFunction<String> names = String::valueOf;
    String squareForm = "[0-9]+";
    String squareRange = "";
    List<String> boards = List.of();
    List<String> textOrder = List.of();
    List<String> viewOrder = List.of();
    Facing facing = Facing.WHITE_NEAR;
    Offset offset = Offset.NONE;
    IntPredicate light = this::isOdd;
    Mirror mirror = Mirror.RANKS_AND_LEVELS;
    CastlingSyntax castlingSyntax = CastlingSyntax.none();
    RoyalCount royalCount = RoyalCount.ONE;
    TurnRule turnRule = TurnRule.PLAIN;
    EndRule end = EndRule.SHARED;
    Repetition repetition = Repetition.THREEFOLD;
    Optional<String> uciName = Optional.empty();
    Optional<IntUnaryOperator> arrival = Optional.empty();
    Optional<Freezing> freezing = Optional.empty();
    Optional<List<Symmetry>> symmetries = Optional.empty();
    Optional<String> citationOfRest = Optional.empty();
    Optional<Hands> hands = Optional.empty();
    boolean selfCapture;
    boolean plainFen;
    private boolean checked;
    Optional<String> start = Optional.empty();
    String noStart = "";
    /** Texts of castlings that an option has switched off, for reasons. */
    final Set<String> castlingsOff = new TreeSet<>();
    /** The option that has switched en passant off. */
    Optional<CommonOption> enPassantOffBy = Optional.empty();
    /** Symbols of the pawns that would step twice, had no option switched double steps off. */
    final Set<String> doubleStepsOff = new TreeSet<>();
    /** By symbol: what pieces could become, had no option left them queens only. */
    final Map<String, String> promotionsOff = new HashMap<>();

    /** Whether pawns would be told that have moved, had no option switched double steps off. */
    boolean spentOff;

    /** A tag that depends on the origin, the target and the piece of a move. */
    record CellTag(MoveTag tag, MovePredicate applies) {}

    /** Enemies of a piece of the type on the cell that a step leads to from it neither move nor attack. */
    record Freezing(String symbol, Step step) {}

    /** A question about a move that needs nothing but the move. */
    @FunctionalInterface
    public interface MovePredicate {

        boolean test(long move);
    }

    /** What a rule set asks of a setup beside what all do. */
    @FunctionalInterface
    public interface SetupRule {

        /** What is wrong; empty if nothing is. */
        List<Fault> faults(Setup setup, LatticeRules rules);
    }

    /** Starts a declaration. */
    public LatticeSpec(Lattice lattice) {
        this.lattice = lattice;
    }

    /**
     * Names squares. Names are never taken apart, and a place that is missing has none.
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

    /** Which squares are light; without this, every other one, the first being dark. */
    public LatticeSpec light(IntPredicate lightCells) {
        light = lightCells;
        return this;
    }

    /**
     * Names the boards, one a level; without this, levels are numbered from 1 and a position's text goes from the top down.
     *
     * @param lowestFirst the names in the order of the levels
     * @param inText the names in the order of a position's text
     */
    public LatticeSpec boards(List<String> lowestFirst, List<String> inText) {
        boards = List.copyOf(lowestFirst);
        textOrder = List.copyOf(inText);
        return this;
    }

    /** How the boards are best shown; without this, in the order of the text with White near. */
    public LatticeSpec view(Facing newFacing, List<String> boardsFromTheLeft) {
        facing = newFacing;
        viewOrder = List.copyOf(boardsFromTheLeft);
        return this;
    }

    /** Where squares are drawn off their place. */
    public LatticeSpec offset(Offset newOffset) {
        offset = newOffset;
        return this;
    }

    /** How Black's steps follow from White's; forward and up turned round, unless said otherwise. */
    public LatticeSpec mirror(Mirror newMirror) {
        mirror = newMirror;
        return this;
    }

    /** A piece that slides, leaps or both; with neither, it stands where it is. */
    public LatticeSpec piece(String symbol, String name, Aspect aspect, List<Step> rides, List<Step> leaps) {
        return add(symbol, name, aspect, false, plain(rides, leaps), Optional.empty());
    }

    /** A piece that moves in all of these ways; the rulebook speaks of it among the other pieces. */
    public LatticeSpec piece(String symbol, String name, Mode... modes) {
        return add(symbol, name, Aspect.OTHER_PIECES, false, List.of(modes), Optional.empty());
    }

    /** A piece that moves in all of these ways. */
    public LatticeSpec piece(String symbol, String name, Aspect aspect, Mode... modes) {
        return add(symbol, name, aspect, false, List.of(modes), Optional.empty());
    }

    /** A piece that must not be left attacked. */
    public LatticeSpec royal(String symbol, String name, List<Step> rides, List<Step> leaps) {
        return add(symbol, name, Aspect.KING, true, plain(rides, leaps), Optional.empty());
    }

    /** A piece that must not be left attacked, and moves in all of these ways. */
    public LatticeSpec royal(String symbol, String name, Mode... modes) {
        return add(symbol, name, Aspect.KING, true, List.of(modes), Optional.empty());
    }

    /** A pawn; its moves set the halfmove clock back. */
    public LatticeSpec pawn(String symbol, String name, PawnSpec moves) {
        resetting.add(symbol);
        return add(symbol, name, Aspect.PAWN, false, List.of(), Optional.of(moves));
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
        Optional<Promotion> promotion = Optional.ofNullable(promotionsToCome.remove(symbol));
        pieces.add(new PieceSpec(symbol, name, aspect, royal, modes, pawn, promotion));
        return this;
    }

    /** What most players would call pieces of a type: a rook, a knight. */
    public LatticeSpec usualName(String symbol, String name) {
        usualNames.put(symbol, name);
        return this;
    }

    /** How pieces of a type are drawn, as {@link PieceType#figure()}. */
    public LatticeSpec figure(String symbol, String svgPath) {
        figures.put(symbol, svgPath);
        return this;
    }

    /** When pieces of a type become others; for pawns in the narrow sense their {@link PawnSpec} says it. */
    public LatticeSpec promotes(String symbol, Promotion promotion) {
        promotionsToCome.put(symbol, promotion);
        for (int i = 0; i < pieces.size(); i++) {
            if (pieces.get(i).symbol().equals(symbol)) {
                promotionsToCome.remove(symbol);
                pieces.set(i, pieces.get(i).promoted(promotion));
            }
        }
        return this;
    }

    /** Types whose moves set the halfmove clock back, pawns' apart; one symbol after the other. */
    public LatticeSpec resetsClock(String symbols) {
        resetting.addAll(Symbols.split(symbols));
        return this;
    }

    /** The only cells on which pieces of these types, one symbol after the other, can ever stand. */
    public LatticeSpec standsOn(String symbols, SidedCells cells) {
        Symbols.split(symbols).forEach(symbol -> homes.put(symbol, cells));
        return this;
    }

    /**
     * A piece that has moved, and captured, on a cell goes on from there to another cell, which must be empty; the cells must be a
     * permutation. Pieces standing elsewhere than the mover's way are in nobody's way.
     */
    public LatticeSpec arrival(IntUnaryOperator cells) {
        arrival = Optional.of(cells);
        return this;
    }

    /** Enemies of a piece of this type on the cell that a step, the same for both sides, leads to from it neither move nor attack. */
    public LatticeSpec freezing(String symbol, Step step) {
        freezing = Optional.of(new Freezing(symbol, step));
        return this;
    }

    /** Captured pieces go into a hand and can be dropped. */
    public LatticeSpec hands(Hands newHands) {
        hands = Optional.of(newHands);
        end = end.withoutDeadPosition();
        if (repetition.equals(Repetition.THREEFOLD)) {
            repetition = new Repetition(3, Repetition.Meaning.DRAW, Repetition.Bound.GAME);
        }
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
        royalCount = new RoyalCount(min, max, citation.isEmpty() ? RoyalCount.ONE.citation() : citation);
        return this;
    }

    public LatticeSpec turnRule(TurnRule rule) {
        turnRule = rule;
        return this;
    }

    /** How games end; as the shared rules say, unless said otherwise. */
    public LatticeSpec end(EndRule rule) {
        end = hands.isPresent() ? rule.withoutDeadPosition() : rule;
        return this;
    }

    /** What repeated positions mean; a draw at the third time, unless said otherwise. */
    public LatticeSpec repetition(Repetition rule) {
        repetition = rule;
        return this;
    }

    /** The name that the rule set has in the protocol UCI, whose notation of moves it has then too. */
    public LatticeSpec uciName(String name) {
        uciName = Optional.of(name);
        return notation(new UciNotation());
    }

    /** Adds another form in which positions are read. */
    public LatticeSpec positionForm(PositionForm form) {
        positionForms.add(form);
        return this;
    }

    /** Adds something that is asked of a setup. */
    public LatticeSpec setupRule(SetupRule rule) {
        setupRules.add(rule);
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

    /**
     * Adds a statement to the rulebook; there must be one for every aspect that the rules have, unless {@link #ruleForRest} makes
     * them.
     */
    public LatticeSpec rule(Aspect aspect, String text, String citation) {
        rulebook.add(new RuleStatement(aspect, text, citation));
        return this;
    }

    /**
     * Adds a statement whose words depend on common options. Where pawns, promotion or the end have none, and an option changes them,
     * what the declaration says is stated instead of its statements.
     */
    public LatticeSpec rule(Aspect aspect, RuleText text, String citation) {
        RuleStatement statement = new RuleStatement(aspect, text.under(CommonOptions.UNCHANGED), citation);
        rulebook.add(statement);
        varying.put(statement, text);
        return this;
    }

    /** States what this declaration says on every aspect that no statement is about, with this citation. */
    public LatticeSpec ruleForRest(String citation) {
        citationOfRest = Optional.of(citation);
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

    /**
     * Symmetries of the empty board, for where they are no turns and reflections of the box: instead of those that are found by
     * themselves.
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

    /**
     * Everything that is wrong with this declaration, as far as it can be told before it is compiled; {@link LatticeRules} refuses
     * one that has faults.
     */
    public List<DeclarationFault> faults() {
        return new LatticeDeclarationCheck(completed()).faults();
    }

    /** This declaration with what follows from the rest of it, such as names of boards. */
    LatticeSpec completed() {
        if (boards.isEmpty()) {
            boards = IntStream.rangeClosed(1, lattice.levels())
                    .mapToObj(String::valueOf)
                    .toList();
        }
        if (textOrder.isEmpty()) {
            List<String> fromTheTop = new ArrayList<>(boards);
            Collections.reverse(fromTheTop);
            textOrder = List.copyOf(fromTheTop);
        }
        citationOfRest.ifPresent(
                citation -> rulebook.addAll(new RulebookWriter(this, citation, CommonOptions.UNCHANGED).rest()));
        citationOfRest = Optional.empty();
        return this;
    }

    /** Refuses a declaration that has faults; options, which only take things away, cannot bring them in later. */
    void check() {
        List<DeclarationFault> faults = checked ? List.of() : faults();
        if (!faults.isEmpty()) {
            throw new DeclarationException(faults);
        }
        checked = true;
    }

    /** Whether it needs the general generator; without pieces of special ways the fast one plays it. */
    boolean isGeneral() {
        return arrival.isPresent()
                || freezing.isPresent()
                || hands.isPresent()
                || selfCapture
                || pawns().count() > 1
                || pieces.stream()
                        .anyMatch(piece -> piece.promotion().isPresent()
                                || !piece.specials().isEmpty());
    }

    /** The pieces that are pawns in the narrow sense. */
    Stream<PieceSpec> pawns() {
        return pieces.stream().filter(piece -> piece.pawn().isPresent());
    }

    boolean hasDoubleStep() {
        return pawns().anyMatch(piece -> stepsTwice(piece.pawn().get()));
    }

    boolean stepsTwice(PawnSpec pawn) {
        return isSomewhere(pawn.doubleStep());
    }

    private boolean isOdd(int cell) {
        return (lattice.x(cell) + lattice.y(cell) + lattice.z(cell)) % 2 != 0;
    }

    private boolean isSomewhere(SidedCells cells) {
        for (int cell = 0; cell < lattice.cells(); cell++) {
            if (cells.has(Side.WHITE, cell) || cells.has(Side.BLACK, cell)) {
                return true;
            }
        }
        return false;
    }

    boolean hasAfar() {
        return pieces.stream().flatMap(piece -> piece.modes().stream()).anyMatch(mode -> mode.kind() == Mode.Kind.AFAR);
    }

    boolean hasEnPassant() {
        return pawns().anyMatch(piece -> piece.pawn().get().enPassant());
    }

    /** The board names in the order in which they are shown. */
    List<String> viewOrder() {
        return viewOrder.isEmpty() ? textOrder : viewOrder;
    }

    List<PieceType> types() {
        List<PieceType> types = new ArrayList<>();
        for (PieceSpec piece : pieces) {
            String usual = usualNames.getOrDefault(piece.symbol(), piece.name());
            types.add(new PieceType(
                    types.size(),
                    piece.symbol(),
                    piece.name(),
                    usual,
                    piece.aspect(),
                    piece.royal(),
                    isDirectional(piece),
                    resetting.contains(piece.symbol()),
                    Optional.ofNullable(figures.get(piece.symbol()))));
        }
        return types;
    }

    private boolean isDirectional(PieceSpec piece) {
        return piece.pawn().isPresent()
                || piece.promotion().isPresent()
                || piece.modes().stream().anyMatch(mode -> mode.isPlain() ? isDirectional(mode.steps()) : isBent(mode));
    }

    private boolean isDirectional(List<Step> steps) {
        return !normal(steps.stream()).equals(normal(mirror.of(steps, Side.BLACK).stream()));
    }

    /** A conditional mode counts as directional if its cells or its paths differ between the sides. */
    private boolean isBent(Mode mode) {
        for (int cell = 0; cell < lattice.cells(); cell++) {
            if (mode.from().has(Side.WHITE, cell) != mode.from().has(Side.BLACK, cell)
                    || mode.to().has(Side.WHITE, cell) != mode.to().has(Side.BLACK, cell)) {
                return true;
            }
        }
        Set<List<Step>> white = new HashSet<>(mode.paths());
        Set<List<Step>> black =
                mode.paths().stream().map(path -> mirror.of(path, Side.BLACK)).collect(Collectors.toSet());
        return !white.equals(black);
    }

    private Set<Step> normal(Stream<Step> steps) {
        return steps.map(lattice::normal).collect(Collectors.toSet());
    }

    int typeOf(String symbol) {
        for (int i = 0; i < pieces.size(); i++) {
            if (pieces.get(i).symbol().equals(symbol)) {
                return i;
            }
        }
        throw new IllegalArgumentException("no piece type '" + symbol + "' among "
                + pieces.stream().map(PieceSpec::symbol).collect(Collectors.joining(" ")));
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
