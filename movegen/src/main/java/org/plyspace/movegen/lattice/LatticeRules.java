package org.plyspace.movegen.lattice;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import org.plyspace.api.Fault;
import org.plyspace.api.GameMetric;
import org.plyspace.api.Layout;
import org.plyspace.api.MoveList;
import org.plyspace.api.MoveTag;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.PositionNotation;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Purpose;
import org.plyspace.api.Repetition;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Scenario;
import org.plyspace.api.Setup;
import org.plyspace.api.SetupField;
import org.plyspace.api.Symmetry;
import org.plyspace.api.TextException;
import org.plyspace.api.Unmoves;
import org.plyspace.api.Variant;
import org.plyspace.geometry.lattice.LatticeLayout;
import org.plyspace.movegen.declare.DeclarationException;
import org.plyspace.movegen.declare.DeclarationFault;
import org.plyspace.movegen.declare.DeclaredRules;
import org.plyspace.movegen.lattice.declare.LatticeDeclaration;
import org.plyspace.movegen.lattice.declare.PositionForm;
import org.plyspace.movegen.lattice.declare.SymmetryFinder;
import org.plyspace.movegen.lattice.play.LatticePosition;
import org.plyspace.movegen.lattice.play.PlayTerms;
import org.plyspace.movegen.lattice.tables.LatticeTables;
import org.plyspace.movegen.lattice.words.LatticeSetups;
import org.plyspace.movegen.lattice.words.LatticeTags;
import org.plyspace.movegen.lattice.words.LatticeWords;
import org.plyspace.movegen.lattice.words.MachineForm;
import org.plyspace.movegen.lattice.words.StartCheck;

/** The rules of a {@link LatticeDeclaration}. */
public final class LatticeRules extends DeclaredRules implements PlayTerms {

    private final LatticeDeclaration declared;
    private final LatticeTables tables;
    private final List<PieceType> types;
    private final LatticeTags tags;
    private final List<Layout.Board> boards;
    private final String[] names;
    private final Map<String, Integer> cellsByName = new HashMap<>();
    private final LatticeSetups setups;
    private final MachineForm machineForm;

    /**
     * Compiles a declaration.
     *
     * @throws DeclarationException if anything is wrong with its start
     */
    public LatticeRules(Variant variant, OptionValues options, LatticeDeclaration declared) {
        super(variant, options);
        this.declared = declared;
        this.types = declared.pieces.types();
        this.tables = new LatticeTables(declared);
        this.tags = new LatticeTags(declared);
        this.names = new String[tables.cells];
        for (int cell = 0; cell < names.length; cell++) {
            names[cell] = declared.boards.squares().apply(cell);
            cellsByName.put(names[cell], cell);
        }
        this.boards = LatticeLayout.of(
                declared.lattice,
                declared.boards.names(),
                this::name,
                declared.boards.light(),
                declared.boards.offset(),
                declared.boards.cells());
        this.setups = setups(declared);
        this.machineForm = new MachineForm(this);
        new StartCheck(this, declared).faults().refuse();
    }

    private LatticeSetups setups(LatticeDeclaration declared) {
        try {
            return new LatticeSetups(this, declared);
        } catch (TextException unreadable) {
            DeclarationFault fault =
                    new DeclarationFault("start", "", "", "the start cannot be read: " + unreadable.getMessage());
            throw new DeclarationException(List.of(fault));
        }
    }

    @Override
    public String name(int cell) {
        return names[cell];
    }

    @Override
    public OptionalInt cell(String name) {
        Integer cell = cellsByName.get(name);
        return cell == null ? OptionalInt.empty() : OptionalInt.of(cell);
    }

    @Override
    public String describe(int code) {
        return Piece.side(code).word() + " " + types.get(Piece.type(code)).name();
    }

    @Override
    public LatticeDeclaration declaration() {
        return declared;
    }

    /** The boards, which never change, and what each side holds. */
    Layout layout(IntUnaryOperator hand) {
        return new Layout(
                boards,
                List.of(),
                tables.hands.layout(hand),
                new Layout.View(declared.boards.facing(), declared.boards.viewOrder(), declared.boards.cells()));
    }

    @Override
    public Layout layout(Setup setup) {
        return layout(setup::hand);
    }

    @Override
    public List<SetupField> fields() {
        return setups.declared();
    }

    @Override
    public List<Integer> heldTypes() {
        return tables.hands.types();
    }

    @Override
    public int placeX(int place) {
        return declared.lattice.x(place);
    }

    @Override
    public int placeY(int place) {
        return declared.lattice.y(place);
    }

    @Override
    public int placeZ(int place) {
        return declared.lattice.z(place);
    }

    @Override
    public Repetition repetition() {
        return declared.repetition;
    }

    @Override
    public Optional<String> uciName() {
        return declared.uciName;
    }

    @Override
    public List<PositionNotation> positionNotations() {
        List<PositionNotation> all = new ArrayList<>(List.of(PositionNotation.MACHINE));
        declared.positionForms.forEach(form -> all.add(form.notation()));
        return all;
    }

    @Override
    public Setup read(String position, PositionNotation notation) {
        return notation.equals(PositionNotation.MACHINE)
                ? setups.readMachine(position)
                : form(notation)
                        .read(position, this)
                        .orElseThrow(() -> new TextException(
                                position, 0, "expected " + notation.title() + ", found something else"));
    }

    @Override
    public String write(Setup setup, PositionNotation notation) {
        return notation.equals(PositionNotation.MACHINE)
                ? write(setup)
                : form(notation).write(setup, this);
    }

    private PositionForm form(PositionNotation notation) {
        return declared.positionForms.stream()
                .filter(form -> form.notation().equals(notation))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no notation " + notation.id() + " for positions of "
                        + setting() + "; there are " + positionNotations()));
    }

    @Override
    public LatticeTables tables() {
        return tables;
    }

    @Override
    public PositionWords words(LatticePosition position) {
        return new LatticeWords(position, machineForm, setups, () -> layout(position::hand));
    }

    @Override
    public long tagsOf(Position position, long move) {
        return tags.of(position, move);
    }

    @Override
    public int cells() {
        return tables.cells;
    }

    @Override
    public List<PieceType> pieceTypes() {
        return types;
    }

    @Override
    public List<RuleStatement> rulebook() {
        return declared.rulebook.stream()
                .sorted(Comparator.comparing(RuleStatement::aspect))
                .toList();
    }

    @Override
    public List<Scenario> scenarios() {
        return declared.scenarios.get();
    }

    @Override
    public List<MoveTag> tags() {
        return tags.declared();
    }

    @Override
    public List<GameMetric> metrics() {
        return declared.metrics;
    }

    @Override
    protected List<Symmetry> findSymmetries() {
        return declared.symmetries.orElseGet(() -> new SymmetryFinder(declared).find());
    }

    @Override
    public List<Symmetry> symmetries(Collection<PieceType> some) {
        return declared.symmetries.isPresent()
                ? super.symmetries(some)
                : SymmetryFinder.of(declared, some).find();
    }

    /** Empty if the rule of the turn matters in ordinary positions, or whether men have moved. */
    @Override
    public Optional<Unmoves> unmoves() {
        return declared.turnRule.isPlainInOrdinaryState()
                        && declared.pieces.starts().isEmpty()
                ? Optional.of(new LatticeUnmoves())
                : Optional.empty();
    }

    @Override
    public List<Notation> notations() {
        List<Notation> notations = new ArrayList<>(List.of(Notation.MACHINE));
        declared.notations.forEach(source -> notations.add(source.notation()));
        return notations;
    }

    @Override
    public Setup start() {
        return read(declared.start.orElseThrow(() -> new NoStartException(declared.noStart)));
    }

    @Override
    public Setup empty() {
        return Setup.builder(tables.cells, 0).build();
    }

    @Override
    public Setup read(String position) {
        return setups.read(position);
    }

    @Override
    public String write(Setup setup) {
        return setups.write(setup);
    }

    @Override
    public List<Fault> faults(Setup setup, Purpose purpose) {
        return setups.faults(setup, purpose);
    }

    @Override
    protected Position unchecked(Setup setup) {
        return setups.position(setup);
    }

    /** The moves backwards: each position walks its own. */
    private final class LatticeUnmoves implements Unmoves {

        @Override
        public void quiet(Position position, MoveList into) {
            own(position, LatticePosition.class).unmoves(into);
        }

        @Override
        public void quietOfMen(Position position, MoveList into) {
            quiet(position, into);
        }
    }
}
