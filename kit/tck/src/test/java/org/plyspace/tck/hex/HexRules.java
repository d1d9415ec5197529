package org.plyspace.tck.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
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
import org.plyspace.api.Repetition;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.SetupField;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;
import org.plyspace.api.Variant;
import org.plyspace.tck.UnknownFields;

/** The rules of the hexagons. */
record HexRules(Variant variant, OptionValues options) implements Rules {

    static final List<PieceType> TYPES = List.of(
            type(HexBoard.KING, "king", Aspect.KING),
            type(HexBoard.ROOK, "rook", Aspect.ROOK),
            type(HexBoard.ARCHER, "archer", Aspect.OTHER_PIECES),
            type(HexBoard.PAWN, "pawn", Aspect.PAWN),
            type(HexBoard.VETERAN, "veteran", Aspect.OTHER_PIECES));
    static final List<Integer> HELD = List.of(HexBoard.ROOK, HexBoard.ARCHER, HexBoard.PAWN);

    private static final String START = "X:akr/pppp/5/PPPP/RKA w - - 0 1";
    private static final String SOURCE = "hex 1";

    private static PieceType type(int index, String name, Aspect aspect) {
        boolean pawn = index == HexBoard.PAWN;
        return new PieceType(index, HexBoard.SYMBOLS[index], name, aspect, index == HexBoard.KING, pawn, pawn);
    }

    @Override
    public int cells() {
        return HexBoard.CELLS;
    }

    @Override
    public List<PieceType> pieceTypes() {
        return TYPES;
    }

    @Override
    public List<RuleStatement> rulebook() {
        return List.of(
                new RuleStatement(Aspect.BOARD, "nineteen hexagons", SOURCE),
                new RuleStatement(Aspect.KING, "one step, six ways", SOURCE),
                new RuleStatement(Aspect.ROOK, "along three lines", SOURCE),
                new RuleStatement(Aspect.PAWN, "two ways forward, with capture or without", SOURCE),
                new RuleStatement(Aspect.OTHER_PIECES, "archers capture two cells away without moving", SOURCE),
                new RuleStatement(Aspect.PROMOTION, "pawns to veterans on the last two ranks", SOURCE),
                new RuleStatement(Aspect.HANDS, "what is captured changes sides", SOURCE),
                new RuleStatement(Aspect.END, "who stalemates wins, and who leads his king home", SOURCE));
    }

    @Override
    public List<MoveTag> tags() {
        return List.of();
    }

    @Override
    public List<Symmetry> symmetries() {
        int[] mirror = IntStream.range(0, HexBoard.CELLS).map(HexBoard::mirror).toArray();
        int[] halfTurn = IntStream.range(0, HexBoard.CELLS)
                .map(cell -> HexBoard.CELLS - 1 - cell)
                .toArray();
        int[] none = {};
        return List.of(new Symmetry(mirror, true), new Symmetry(halfTurn, none, none, true, true));
    }

    @Override
    public List<Notation> notations() {
        return List.of(Notation.MACHINE);
    }

    @Override
    public Setup start() {
        return read(START);
    }

    @Override
    public Setup empty() {
        return Setup.builder(HexBoard.CELLS, 0).build();
    }

    @Override
    public Layout layout(Setup setup) {
        return HexLayout.of(setup);
    }

    @Override
    public List<SetupField> fields() {
        return List.of();
    }

    @Override
    public List<Integer> heldTypes() {
        return HELD;
    }

    @Override
    public int placeX(int place) {
        return HexBoard.file(place);
    }

    @Override
    public int placeY(int place) {
        return HexBoard.rank(place);
    }

    @Override
    public int placeZ(int place) {
        return 0;
    }

    /** Captured men come back, so no move makes an earlier position unreachable. */
    @Override
    public Repetition repetition() {
        return new Repetition(4, Repetition.Meaning.DRAW, Repetition.Bound.GAME);
    }

    @Override
    public Setup read(String position) {
        return HexText.read(position);
    }

    @Override
    public String write(Setup setup) {
        return HexText.write(setup);
    }

    @Override
    public List<Fault> faults(Setup setup, Purpose purpose) {
        List<Fault> faults = new ArrayList<>(UnknownFields.in(setup, this));
        if (purpose == Purpose.STUDY) {
            return faults;
        }
        for (Side side : Side.values()) {
            List<Integer> kings = cellsOf(setup, Piece.code(side, HexBoard.KING));
            int least = purpose == Purpose.CHECKMATE && side != setup.side() ? 0 : 1;
            if (kings.size() < least || kings.size() > 1) {
                faults.add(new Fault("placement", side.word() + " needs one king", SOURCE, kings));
            }
            for (int cell : cellsOf(setup, Piece.code(side, HexBoard.PAWN))) {
                if (HexBoard.ranksToGo(cell, side) == 0) {
                    faults.add(new Fault("placement", "a pawn that can never move", SOURCE, List.of(cell)));
                }
            }
        }
        if (faults.isEmpty() && unchecked(setup).isRoyalAttacked(setup.side().opposite())) {
            faults.add(new Fault("side", "the side that has just moved is in check", SOURCE, List.of()));
        }
        return faults;
    }

    private static List<Integer> cellsOf(Setup setup, int piece) {
        return IntStream.range(0, HexBoard.CELLS)
                .filter(cell -> setup.pieceAt(cell) == piece)
                .boxed()
                .toList();
    }

    @Override
    public Position position(Setup setup, Purpose purpose) {
        List<Fault> faults = faults(setup, purpose);
        if (!faults.isEmpty()) {
            throw new InvalidSetupException(faults);
        }
        return unchecked(setup);
    }

    private HexPosition unchecked(Setup setup) {
        HexPosition position = new HexPosition(this);
        HexState state = position.state();
        for (int cell = 0; cell < HexBoard.CELLS; cell++) {
            state.put(cell, setup.pieceAt(cell));
        }
        for (int piece = 2; piece < Piece.CODES; piece++) {
            state.hold(piece, setup.hand(piece));
        }
        state.turn(setup.side(), setup.halfmoveClock(), setup.fullmoveNumber());
        return position;
    }
}
