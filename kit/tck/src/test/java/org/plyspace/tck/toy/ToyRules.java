package org.plyspace.tck.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Aspect;
import org.plyspace.api.Fault;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.Layout;
import org.plyspace.api.MoveTag;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.SetupField;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;
import org.plyspace.api.Unmoves;
import org.plyspace.api.Variant;
import org.plyspace.tck.UnknownFields;

/** The rules of the toy. */
final class ToyRules implements Rules {

    static final Notation LED = new Notation("led", "machine form with the piece in front", true);

    static final String OWN = "own";
    static final String OWNED_BY_BLACK = "H:b";

    private static final String START = "M:p1kr/4/4/R1KP|H@L:2/P1 w - - 0 1";
    private static final String SOURCE = "toy 1";

    private final Variant variant;
    private final OptionValues options;

    ToyRules(Variant variant, OptionValues options) {
        this.variant = variant;
        this.options = options;
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
        return ToyBoard.CELLS;
    }

    @Override
    public List<PieceType> pieceTypes() {
        return List.of(
                new PieceType(ToyBoard.KING, "K", "king", Aspect.KING, true, false, false),
                new PieceType(ToyBoard.ROOK, "R", "rook", Aspect.ROOK, false, false, false),
                new PieceType(ToyBoard.PAWN, "P", "pawn", Aspect.PAWN, false, true, true));
    }

    @Override
    public List<RuleStatement> rulebook() {
        boolean single = options.is(ToyVariant.DOUBLE_STEP, "off");
        List<RuleStatement> statements = new ArrayList<>(List.of(
                new RuleStatement(Aspect.BOARD, "4x4 and a hopping 2x2", SOURCE),
                new RuleStatement(Aspect.KING, "one step", SOURCE),
                new RuleStatement(Aspect.ROOK, "along files and ranks", SOURCE),
                new RuleStatement(
                        Aspect.PAWN, single ? "one step forward" : "one step forward, two at first", SOURCE)));
        if (single) {
            statements.add(new RuleStatement(Aspect.PAWN, "no double steps", "common-options.md doubleStep"));
        }
        statements.add(new RuleStatement(Aspect.BOARD_MOVES, "its owner, with at most one man of his on it", SOURCE));
        return statements;
    }

    @Override
    public List<MoveTag> tags() {
        return List.of(new MoveTag("board move", "the small board hops"));
    }

    @Override
    public List<Symmetry> symmetries() {
        int[] halfTurn = new int[ToyBoard.CELLS];
        for (int cell = 0; cell < ToyBoard.CELLS; cell++) {
            int x = ToyBoard.FILES - 1 - ToyBoard.x(cell, ToyBoard.LEFT);
            int y = ToyBoard.RANKS - 1 - ToyBoard.y(cell, ToyBoard.LEFT);
            halfTurn[cell] = ToyBoard.cellAt(x, y, ToyBoard.RIGHT);
        }
        int[] anchors = {ToyBoard.RIGHT, ToyBoard.LEFT};
        int[] boards = {0};
        return List.of(
                new Symmetry(halfTurn, anchors, boards, false, false),
                new Symmetry(halfTurn, anchors, boards, true, true));
    }

    @Override
    public Layout layout(Setup setup) {
        return ToyLayout.of(setup);
    }

    @Override
    public List<SetupField> fields() {
        return List.of(
                new SetupField(
                        Setup.EN_PASSANT, "the cell crossed and the pawn", SetupField.Content.CROSSED, List.of()),
                new SetupField(
                        OWN, "boards that have changed hands", SetupField.Content.LIST, List.of(OWNED_BY_BLACK)));
    }

    @Override
    public int places() {
        return ToyBoard.PLACES;
    }

    @Override
    public int placeX(int place) {
        return place % ToyBoard.FILES;
    }

    @Override
    public int placeY(int place) {
        return place / ToyBoard.FILES;
    }

    @Override
    public int placeZ(int place) {
        return 0;
    }

    @Override
    public Optional<Unmoves> unmoves() {
        return Optional.of(new ToyUnmoves(this));
    }

    @Override
    public List<Notation> notations() {
        return List.of(Notation.MACHINE, LED);
    }

    @Override
    public Setup start() {
        return read(START);
    }

    @Override
    public Setup empty() {
        return Setup.builder(ToyBoard.CELLS, 1).build();
    }

    @Override
    public Setup read(String position) {
        return new ToyReader(position).read();
    }

    @Override
    public String write(Setup setup) {
        return ToyWriter.write(setup);
    }

    @Override
    public List<Fault> faults(Setup setup, Purpose purpose) {
        List<Fault> unknown = UnknownFields.in(setup, this);
        return purpose == Purpose.STUDY || !unknown.isEmpty() ? unknown : new ToyFaults(setup, purpose, this).list();
    }

    @Override
    public Position position(Setup setup, Purpose purpose) {
        List<Fault> faults = faults(setup, purpose);
        if (!faults.isEmpty()) {
            throw new InvalidSetupException(faults);
        }
        return unchecked(setup);
    }

    ToyPosition unchecked(Setup setup) {
        ToyPosition position = new ToyPosition(this);
        ToyState state = position.state();
        Side owner = setup.field(OWN).isEmpty() ? Side.WHITE : Side.BLACK;
        state.setUp(setup.anchorOf(0), owner, setup.side(), setup.halfmoveClock(), setup.fullmoveNumber());
        for (int cell = 0; cell < ToyBoard.CELLS; cell++) {
            if (setup.pieceAt(cell) != Piece.NONE) {
                state.put(cell, setup.pieceAt(cell));
            }
        }
        String enPassant = setup.field(Setup.EN_PASSANT);
        if (!enPassant.equals("-")) {
            int anchor = setup.anchorOf(0);
            state.enPassant(
                    ToyBoard.cellNamed(enPassant.substring(0, 2), anchor),
                    ToyBoard.cellNamed(enPassant.substring(3), anchor));
        }
        return position;
    }
}
