package org.plyspace.movegen.lattice.declare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
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
import org.plyspace.movegen.declare.SidedCells;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.hand.Hands;
import org.plyspace.movegen.notation.SourceNotation;
import org.plyspace.movegen.option.RuleText;
import org.plyspace.movegen.setup.RoyalCount;

/** What has been stated of a rule set on a lattice so far. {@link LatticeSpec} states it, {@link LatticeDeclaration} takes it over. */
public abstract class LatticeStatement {

    /** A tag of moves in positions. */
    public record OwnTag(MoveTag tag, PositionTag applies) {}

    /** Makes enemies on the cell that a step leads to from a piece of the type neither move nor attack. */
    public record Freezing(String symbol, Step step) {}

    public final Lattice lattice;
    final List<DeclaredPiece> pieces = new ArrayList<>();
    final List<Castling> castlings = new ArrayList<>();
    final List<RuleStatement> rulebook = new ArrayList<>();
    /** The statements whose words depend on common options. */
    final Map<RuleStatement, RuleText> varying = new HashMap<>();

    final List<OwnTag> ownTags = new ArrayList<>();
    final List<GameMetric> metrics = new ArrayList<>();
    final List<SourceNotation> notations = new ArrayList<>();
    final List<PositionForm> positionForms = new ArrayList<>();
    final List<SetupRule> setupRules = new ArrayList<>();
    final Map<String, String> usualNames = new HashMap<>();
    final Map<String, String> figures = new HashMap<>();
    final Map<String, Integer> worths = new HashMap<>();
    final Map<String, SidedCells> homes = new HashMap<>();
    final Map<String, SidedCells> starts = new HashMap<>();
    final Map<String, Promotion> promotions = new HashMap<>();
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
    Cells cells = Cells.SQUARES;
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
    boolean mustCapture;
    Optional<List<Symmetry>> symmetries = Optional.empty();
    Optional<String> citationOfRest = Optional.empty();
    Optional<Hands> hands = Optional.empty();
    public Optional<String> start = Optional.empty();
    String noStart = "";
    boolean plainFen;

    LatticeStatement(Lattice lattice) {
        this.lattice = lattice;
    }

    private boolean isOdd(int cell) {
        return (lattice.x(cell) + lattice.y(cell) + lattice.z(cell)) % 2 != 0;
    }
}
