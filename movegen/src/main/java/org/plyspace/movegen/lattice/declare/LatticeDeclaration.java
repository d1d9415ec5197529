package org.plyspace.movegen.lattice.declare;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.plyspace.api.Aspect;
import org.plyspace.api.GameMetric;
import org.plyspace.api.Repetition;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Scenario;
import org.plyspace.api.Symmetry;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.hand.HandLimit;
import org.plyspace.movegen.hand.Hands;
import org.plyspace.movegen.notation.SourceNotation;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.movegen.option.Features;
import org.plyspace.movegen.option.RuleText;
import org.plyspace.movegen.setup.Fields;
import org.plyspace.movegen.setup.RoyalCount;

/**
 * A rule set on a lattice: all that a {@link LatticeSpec} states, and what follows from it. Immutable. {@code LatticeRules} compiles it.
 */
public final class LatticeDeclaration {

    public final Lattice lattice;
    public final DeclaredBoards boards;
    public final Mirror mirror;
    public final DeclaredPieces pieces;
    public final List<Castling> castlings;
    public final CastlingSyntax castlingSyntax;
    public final RoyalCount royalCount;
    public final TurnRule turnRule;
    public final EndRule end;
    public final Repetition repetition;
    public final Optional<IntUnaryOperator> arrival;
    public final Optional<LatticeStatement.Freezing> freezing;
    /** Whether a side that has a legal capture must make one. */
    public final boolean mustCapture;

    public final Optional<Hands> hands;
    public final boolean selfCapture;
    public final List<SetupRule> setupRules;
    public final Optional<List<Symmetry>> symmetries;
    public final List<LatticeStatement.OwnTag> ownTags;
    public final List<GameMetric> metrics;
    public final Optional<String> start;
    public final String noStart;
    public final boolean plainFen;
    public final Optional<String> uciName;
    public final List<SourceNotation> notations;
    public final List<PositionForm> positionForms;
    public final Supplier<List<Scenario>> scenarios;
    public final List<RuleStatement> rulebook;
    /** The statements whose words depend on common options. */
    final Map<RuleStatement, RuleText> varying;
    /** The common options chosen. */
    public final CommonOptions chosen;

    /** What was stated; {@link #with} reads it again. */
    private final LatticeStatement stated;
    /** This declaration before common options changed it. */
    private final LatticeDeclaration original;

    /** Takes over what has been stated, and adds the statements of the rulebook that follow from the rest. */
    public LatticeDeclaration(LatticeStatement spec) {
        this(spec, CommonOptions.UNCHANGED, Optional.empty());
    }

    private LatticeDeclaration(LatticeStatement spec, CommonOptions chosen, Optional<LatticeDeclaration> unchanged) {
        boolean castlingOff = chosen.castlingOff();
        this.chosen = chosen;
        stated = spec;
        original = unchanged.orElse(this);
        lattice = spec.lattice;
        boards = DeclaredBoards.of(spec);
        mirror = spec.mirror;
        pieces = DeclaredPieces.of(spec).with(chosen);
        castlings = castlingOff ? List.of() : List.copyOf(spec.castlings);
        castlingSyntax = castlingOff ? CastlingSyntax.none() : spec.castlingSyntax;
        royalCount = spec.royalCount;
        turnRule = spec.turnRule;
        end = unchanged.isPresent() ? chosen.end() : spec.end;
        repetition = unchanged.isPresent() ? chosen.repetition() : spec.repetition;
        arrival = spec.arrival;
        freezing = spec.freezing;
        mustCapture = spec.mustCapture;
        hands = spec.hands;
        selfCapture = chosen.selfCapture();
        setupRules = List.copyOf(spec.setupRules);
        symmetries = spec.symmetries;
        ownTags = List.copyOf(spec.ownTags);
        metrics = List.copyOf(spec.metrics);
        start = castlingOff ? spec.start.map(Fields::withoutRights) : spec.start;
        noStart = spec.noStart;
        plainFen = spec.plainFen;
        uciName = chosen.isChanged() ? Optional.empty() : spec.uciName;
        notations = List.copyOf(spec.notations);
        positionForms = List.copyOf(spec.positionForms);
        scenarios = spec.scenarios;
        varying = Map.copyOf(spec.varying);
        rulebook = unchanged
                .map(before -> completed(before.rulebook))
                .orElseGet(() -> spec.citationOfRest
                        .map(citation -> new RulebookWriter(this, citation).completed(spec.rulebook))
                        .orElseGet(() -> List.copyOf(spec.rulebook)));
    }

    /** The declaration under these common options; the statement must not have changed since. */
    public LatticeDeclaration with(CommonOptions options) {
        return new LatticeDeclaration(stated, options, Optional.of(original));
    }

    /** The features that common options change. */
    public Features features() {
        return new Features(
                !castlings.isEmpty(),
                pieces.hasDoubleStep(),
                pieces.hasDoubleStep() && pieces.hasEnPassant(),
                pieces.stream().anyMatch(piece -> pieces.queenAmong(piece).isPresent()),
                hands.isEmpty(),
                false,
                end,
                repetition);
    }

    /** Whether it needs the general generator; without special ways of moving, the fast one plays it. */
    public boolean isGeneral() {
        return arrival.isPresent()
                || freezing.isPresent()
                || hands.isPresent()
                || selfCapture
                || pieces.pawns().count() > 1
                || pieces.stream()
                        .anyMatch(piece -> piece.promotion().isPresent()
                                || !piece.specials().isEmpty());
    }

    /** The limit of what could come into a hand; empty without hands. */
    public Optional<HandLimit> handLimit() {
        return hands.map(held -> new HandLimit(
                held, pieces.types(), type -> pieces.get(type.index()).choices()));
    }

    /** The citation of the first statement on an aspect; the general citation if there is none. */
    public String citation(Aspect aspect) {
        return original.rulebook.stream()
                .filter(statement -> statement.aspect() == aspect)
                .map(RuleStatement::citation)
                .findFirst()
                .orElse("rules/README.md");
    }

    /** The texts of the castlings that an option has switched off. */
    public Set<String> castlingsOff() {
        return chosen.castlingOff()
                ? original.castlings.stream().map(Castling::text).collect(Collectors.toCollection(TreeSet::new))
                : Set.of();
    }

    /** Whether pawns of a type would make double steps if no option had switched those off. */
    public boolean isDoubleStepOff(int type) {
        return chosen.doubleStepOff() && original.pieces.stepsTwice(original.pieces.get(type));
    }

    /** Whether pawns that have moved would be marked as spent if no option had switched double steps off. */
    public boolean isSpentOff() {
        return chosen.doubleStepOff()
                && original.pieces
                        .pawns()
                        .anyMatch(piece -> piece.pawn().orElseThrow().onceAGame());
    }

    /** The symbols of what pieces of a type could become if no option had left them queens only; empty if no option has. */
    public List<String> promotionsOff(int type) {
        DeclaredPiece piece = original.pieces.get(type);
        return chosen.queensOnly() && original.pieces.queenAmong(piece).isPresent() ? piece.choices() : List.of();
    }

    /**
     * The statements that still hold under the options, reworded where only a part of one is left, and the statements of the options.
     *
     * @param statements the statements before options changed anything
     */
    private List<RuleStatement> completed(List<RuleStatement> statements) {
        List<RuleStatement> left = new ArrayList<>();
        for (Aspect aspect : Aspect.values()) {
            List<RuleStatement> declared =
                    statements.stream().filter(rule -> rule.aspect() == aspect).toList();
            boolean silent = declared.stream().noneMatch(varying::containsKey);
            left.addAll(
                    silent && isChanged(aspect) && !declared.isEmpty()
                            ? new RulebookWriter(this, declared.get(0).citation()).statements(aspect)
                            : declared.stream().map(this::worded).toList());
        }
        return chosen.completed(left);
    }

    private boolean isChanged(Aspect aspect) {
        return switch (aspect) {
            case PAWN -> chosen.isChanged(CommonOption.DOUBLE_STEP);
            case PROMOTION -> chosen.isChanged(CommonOption.PROMOTION);
            case END ->
                chosen.isChanged(CommonOption.STALEMATE)
                        || chosen.isChanged(CommonOption.CLOCK)
                        || chosen.isChanged(CommonOption.REPETITION);
            default -> false;
        };
    }

    private RuleStatement worded(RuleStatement rule) {
        RuleText text = varying.get(rule);
        return text == null ? rule : new RuleStatement(rule.aspect(), text.under(chosen), rule.citation());
    }
}
