package org.plyspace.movegen.stack;

import java.util.List;
import org.plyspace.api.Fault;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.Layout;
import org.plyspace.api.MoveTag;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Purpose;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Rules;
import org.plyspace.api.Scenario;
import org.plyspace.api.Setup;
import org.plyspace.api.SetupField;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;
import org.plyspace.api.Variant;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.movegen.text.PositionSyntax;

/** Rules over a stack of boards, made of a definition. Immutable. */
public final class StackRules implements Rules {

    private static final int CASTLING_FIELD = 2;

    private final Variant variant;
    private final OptionValues options;
    private final StackDefinition definition;
    private final StackTables tables;
    private final PositionSyntax syntax;
    private final List<MoveTag> tags;
    private volatile List<Symmetry> symmetries;

    /**
     * Compiles a definition.
     *
     * @throws org.plyspace.geometry.stack.StackException with everything that is wrong with it
     */
    public StackRules(Variant variant, OptionValues options, StackDefinition definition) {
        new DefinitionFaults(definition).check();
        this.variant = variant;
        this.options = options;
        this.definition = definition;
        this.tables = new StackTables(definition);
        this.syntax = StackFields.syntax(definition);
        this.tags = MoveTags.declared(tables, definition.pathWords());
    }

    @Override
    public Variant variant() {
        return variant;
    }

    @Override
    public OptionValues options() {
        return options;
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
        return definition.rulebook();
    }

    @Override
    public List<Scenario> scenarios() {
        return definition.scenarios();
    }

    @Override
    public List<MoveTag> tags() {
        return tags;
    }

    @Override
    public List<Symmetry> symmetries() {
        List<Symmetry> known = symmetries;
        if (known == null) {
            known = new StackSymmetries(definition, tables).find();
            symmetries = known;
        }
        return known;
    }

    @Override
    public List<Notation> notations() {
        return List.of(Notation.MACHINE, definition.sourceNotation().notation());
    }

    @Override
    public Setup start() {
        return read(definition.switches().castlingOff() ? withoutRights(definition.start()) : definition.start());
    }

    private static String withoutRights(String position) {
        String[] fields = position.split(" ", -1);
        fields[CASTLING_FIELD] = "-";
        return String.join(" ", fields);
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
        List<Fault> undrawable = new SetupFaults(definition, tables, setup, Purpose.STUDY).findUndrawable();
        if (!undrawable.isEmpty()) {
            throw new InvalidSetupException(undrawable);
        }
        StackState drawn = new StackState(tables);
        loader(drawn).loadDrawing(setup);
        return new StackLayout(drawn, new Squares(definition.squares(), drawn.attachment)).layout();
    }

    @Override
    public List<SetupField> fields() {
        return StackFields.declared(definition);
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
        return new SetupFaults(definition, tables, setup, purpose).find();
    }

    @Override
    public Position position(Setup setup, Purpose purpose) {
        List<Fault> faults = faults(setup, purpose);
        if (!faults.isEmpty()) {
            throw new InvalidSetupException(faults);
        }
        StackState state = new StackState(tables);
        loader(state).load(setup);
        return new StackPosition(this, state);
    }

    SetupLoader loader(StackState state) {
        return new SetupLoader(definition, state);
    }

    PositionWords words(StackPosition position) {
        return new StackWords(definition, position);
    }
}
