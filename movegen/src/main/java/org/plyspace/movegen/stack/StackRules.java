package org.plyspace.movegen.stack;

import java.util.List;
import org.plyspace.api.Fault;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.MoveTag;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Purpose;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Symmetry;
import org.plyspace.api.Variant;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.text.PositionSyntax;

/** Rules over a stack of boards, made of a definition. Immutable. */
public final class StackRules implements Rules {

    private final Variant variant;
    private final OptionValues options;
    private final StackDefinition definition;
    private final StackTables tables;
    private final PositionSyntax syntax;
    private final List<MoveTag> tags;
    private final List<Symmetry> symmetries;

    /** Compiles a definition. */
    public StackRules(Variant variant, OptionValues options, StackDefinition definition) {
        this.variant = variant;
        this.options = options;
        this.definition = definition;
        this.tables = new StackTables(definition);
        this.syntax = StackFields.syntax(definition);
        this.tags = MoveTags.declared(tables);
        this.symmetries = List.of(mirror());
    }

    /** The first file becomes the last; boards of one side become those of the other. */
    private Symmetry mirror() {
        Attachment start = new Attachment(tables.stack);
        ColumnGrid grid = tables.grid;
        int[] images = new int[cells()];
        for (int cell = 0; cell < images.length; cell++) {
            int column = start.columnOf(cell);
            int image = grid.column(grid.files() - 1 - grid.file(column), grid.rank(column));
            images[cell] = Long.numberOfTrailingZeros(start.cellsOf(image) & start.levelCells(start.levelOf(cell)));
        }
        return new Symmetry(images, true);
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
        return Men.TYPES;
    }

    @Override
    public List<RuleStatement> rulebook() {
        return definition.rulebook();
    }

    @Override
    public List<MoveTag> tags() {
        return tags;
    }

    @Override
    public List<Symmetry> symmetries() {
        return symmetries;
    }

    @Override
    public List<Notation> notations() {
        return List.of(Notation.MACHINE, definition.sourceNotation().notation());
    }

    @Override
    public Setup start() {
        return read(definition.start());
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
