package org.plyspace.movegen.stack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Fault;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.Layout;
import org.plyspace.api.MoveList;
import org.plyspace.api.MoveTag;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Repetition;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Scenario;
import org.plyspace.api.Setup;
import org.plyspace.api.SetupField;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;
import org.plyspace.api.Unmoves;
import org.plyspace.api.Variant;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.movegen.declare.DeclarationFaults;
import org.plyspace.movegen.declare.DeclaredRules;
import org.plyspace.movegen.setup.Fields;
import org.plyspace.movegen.stack.declare.Squares;
import org.plyspace.movegen.stack.declare.StackDeclaration;
import org.plyspace.movegen.stack.declare.StackDeclarationCheck;
import org.plyspace.movegen.stack.declare.StackFields;
import org.plyspace.movegen.stack.play.MoveTags;
import org.plyspace.movegen.stack.play.StackPosition;
import org.plyspace.movegen.stack.play.StackSetups;
import org.plyspace.movegen.stack.play.StackState;
import org.plyspace.movegen.stack.tables.StackImage;
import org.plyspace.movegen.stack.tables.StackTables;
import org.plyspace.movegen.stack.tables.SymmetryProof;
import org.plyspace.movegen.stack.words.StackLayout;
import org.plyspace.movegen.stack.words.StackSetupCheck;
import org.plyspace.movegen.stack.words.StackWords;
import org.plyspace.movegen.text.PositionSyntax;

/** Rules over a stack of boards, compiled from a declaration. Immutable. */
public final class StackRules extends DeclaredRules {

    private final StackDeclaration declaration;
    private final StackTables tables;
    private final Fields fields;
    private final PositionSyntax syntax;
    private final List<MoveTag> tags;

    /**
     * @throws org.plyspace.movegen.declare.DeclarationException if it has faults; lists them all
     */
    public StackRules(Variant variant, OptionValues options, StackDeclaration declaration) {
        super(variant, options);
        new StackDeclarationCheck(declaration).check();
        this.declaration = declaration;
        this.tables = new StackTables(declaration);
        this.fields = StackFields.of(declaration);
        this.syntax = fields.syntax(StackFields.placement(declaration));
        this.tags = MoveTags.declared(tables, declaration.pathWords());
        DeclarationFaults faults = new DeclarationFaults();
        faults.checkStart(this);
        faults.refuse();
    }

    @Override
    public int cells() {
        return tables.stack.cells();
    }

    @Override
    public List<PieceType> pieceTypes() {
        return tables.men.types();
    }

    @Override
    public List<RuleStatement> rulebook() {
        return declaration.rulebook();
    }

    @Override
    public List<Scenario> scenarios() {
        return declaration.scenarios();
    }

    @Override
    public Repetition repetition() {
        return declaration.chosen().repetition();
    }

    @Override
    public List<MoveTag> tags() {
        return tags;
    }

    @Override
    protected List<Symmetry> findSymmetries() {
        return new StackSymmetries(tables).find();
    }

    @Override
    public Optional<Unmoves> unmoves() {
        return Optional.of(new StackUnmoves());
    }

    @Override
    public List<Notation> notations() {
        return List.of(Notation.MACHINE, declaration.sourceNotation().notation());
    }

    @Override
    public Setup start() {
        return read(
                declaration.chosen().castlingOff() ? Fields.withoutRights(declaration.start()) : declaration.start());
    }

    @Override
    public Setup empty() {
        Setup.Builder empty = Setup.builder(cells(), tables.boardCount);
        for (int board = 0; board < tables.boardCount; board++) {
            empty.anchor(board, tables.homes[board]);
        }
        return empty.build();
    }

    @Override
    public Layout layout(Setup setup) {
        List<Fault> undrawable = check(setup, Purpose.STUDY).findUndrawable();
        if (!undrawable.isEmpty()) {
            throw new InvalidSetupException(undrawable);
        }
        StackState drawn = new StackState(tables);
        new StackSetups(declaration, drawn).loadDrawing(setup);
        return new StackLayout(drawn, new Squares(declaration.squares(), drawn.attachment)).layout();
    }

    @Override
    public List<SetupField> fields() {
        return fields.declared();
    }

    @Override
    public List<Integer> heldTypes() {
        return tables.hands.types();
    }

    @Override
    public Side originalOwner(int board) {
        return tables.stack.owner(board);
    }

    @Override
    public int places() {
        return tables.grid.columns() * BoardStack.MAX_LEVEL;
    }

    @Override
    public int placeX(int place) {
        return tables.grid.file(place / BoardStack.MAX_LEVEL);
    }

    @Override
    public int placeY(int place) {
        return tables.grid.rank(place / BoardStack.MAX_LEVEL);
    }

    @Override
    public int placeZ(int place) {
        return place % BoardStack.MAX_LEVEL + 1;
    }

    @Override
    public Setup read(String position) {
        return syntax.read(position, empty().toBuilder());
    }

    @Override
    public String write(Setup setup) {
        return syntax.write(setup);
    }

    @Override
    public List<Fault> faults(Setup setup, Purpose purpose) {
        return check(setup, purpose).find();
    }

    private StackSetupCheck check(Setup setup, Purpose purpose) {
        return new StackSetupCheck(this, tables, declaration, fields, setup, purpose);
    }

    @Override
    protected Position unchecked(Setup setup) {
        StackState state = new StackState(tables);
        new StackSetups(declaration, state).load(setup);
        return new StackPosition(this, declaration, state, position -> new StackWords(declaration, position));
    }

    /** The moves backwards over a stack. Immutable: each position lists its own. */
    private final class StackUnmoves implements Unmoves {

        @Override
        public void quiet(Position position, MoveList into) {
            own(position, StackPosition.class).unmoves(into, true);
        }

        @Override
        public void quietOfMen(Position position, MoveList into) {
            own(position, StackPosition.class).unmoves(into, false);
        }
    }

    /**
     * Finds the symmetries of a declaration: every reflection of the grid that maps boards and anchors to boards and anchors, for men
     * that move in space of levels too, with and without an exchange of the sides, is checked against the declaration's rules, and
     * only those proved are kept. Cold.
     */
    record StackSymmetries(StackTables tables) {

        List<Symmetry> find() {
            List<Symmetry> found = new ArrayList<>();
            for (boolean exchanges : new boolean[] {false, true}) {
                for (int mirrors = 0; mirrors < (tables.space == null ? 4 : 8); mirrors++) {
                    boolean identity = !exchanges && mirrors == 0;
                    Optional<StackImage> image = identity
                            ? Optional.empty()
                            : StackImage.of(tables.stack, (mirrors & 1) != 0, (mirrors & 2) != 0, (mirrors & 4) != 0);
                    image.flatMap(turned -> proven(turned, exchanges)).ifPresent(found::add);
                }
            }
            return List.copyOf(found);
        }

        private Optional<Symmetry> proven(StackImage image, boolean exchanges) {
            SymmetryProof proof = new SymmetryProof(tables, image, exchanges);
            return proof.holdsWithoutPawns()
                    ? Optional.of(new Symmetry(
                            image.cells(), image.anchors(), image.boards(), proof.holdsForPawns(), exchanges))
                    : Optional.empty();
        }
    }
}
