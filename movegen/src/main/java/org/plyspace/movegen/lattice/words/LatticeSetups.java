package org.plyspace.movegen.lattice.words;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Fault;
import org.plyspace.api.Piece;
import org.plyspace.api.Purpose;
import org.plyspace.api.Setup;
import org.plyspace.api.SetupField;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.BoardShape;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.end.Checks;
import org.plyspace.movegen.lattice.declare.CastlingSyntax;
import org.plyspace.movegen.lattice.declare.LatticeDeclaration;
import org.plyspace.movegen.lattice.play.LatticePosition;
import org.plyspace.movegen.lattice.play.PlayTerms;
import org.plyspace.movegen.lattice.tables.LatticeTables;
import org.plyspace.movegen.lattice.tables.PawnTables;
import org.plyspace.movegen.setup.Fields;
import org.plyspace.movegen.text.FieldSyntax;
import org.plyspace.movegen.text.HandSyntax;
import org.plyspace.movegen.text.PlacementSyntax;
import org.plyspace.movegen.text.PositionSyntax;
import org.plyspace.movegen.text.TextBoard;
import org.plyspace.movegen.text.Token;

/** Converts between text, {@link Setup} and {@link LatticePosition}. */
public final class LatticeSetups {

    private final PlayTerms rules;
    private final LatticeDeclaration declared;
    private final LatticeTables tables;
    private final Fields fields;
    private final PositionSyntax syntax;
    private final List<String> homeNames;
    private final Optional<Setup> start;

    public LatticeSetups(PlayTerms rules, LatticeDeclaration declared) {
        this.rules = rules;
        this.declared = declared;
        this.tables = rules.tables();
        List<String> homeNames =
                Arrays.stream(tables.castling.homes).mapToObj(rules::name).toList();
        this.homeNames = homeNames;
        this.fields = fields();
        this.syntax = declared.plainFen ? fields.plainFen(placement()) : fields.syntax(placement());
        this.start = declared.start.map(text -> syntax.read(text, Setup.builder(tables.cells, 0)));
    }

    private PlacementSyntax placement() {
        List<TextBoard> boards = declared.boards.textOrder().stream()
                .map(name -> new TextBoard(
                        name,
                        false,
                        BoardShape.of(declared.lattice, declared.boards.names().indexOf(name))
                                .rows()))
                .toList();
        return declared.plainFen
                ? PlacementSyntax.unnamed(boards.get(0), declared.pieces.types())
                : new PlacementSyntax(boards, List.of(), declared.pieces.types());
    }

    private Fields fields() {
        Fields all = new Fields();
        if (!declared.castlingsOff().isEmpty()) {
            all.castlingOff();
        } else if (declared.castlingSyntax instanceof CastlingSyntax.Homes homes) {
            all.castling(homes.syntax(homeNames), "unmoved kings and rooks", SetupField.Content.LIST, homeNames);
        } else if (declared.castlingSyntax instanceof CastlingSyntax.Letters letters) {
            all.castling(letters.letters());
        }
        if (declared.pieces.hasEnPassant()) {
            all.enPassant(
                    declared.plainFen ? this::checkCrossed : FieldSyntax.crossed(this::checkSquare, this::checkSquare));
        }
        declared.chosen.enPassantOffBy().ifPresent(all::enPassantOff);
        if (tables.spent != null) {
            all.spent(this::checkSquare, startingCells());
        } else if (declared.isSpentOff()) {
            all.spentOff();
        }
        declared.turnRule.extras().forEach(all::extra);
        declared.turnRule.fields().forEach(all::declare);
        if (declared.hands.isPresent()) {
            all.hands(new HandSyntax(
                    tables.hands.types().stream().map(rules.pieceTypes()::get).toList(), tables.hands.most));
        }
        return all.checks(declared.end.checks());
    }

    private void checkCrossed(Token field) {
        if (field.indexOf(':') >= 0) {
            throw field.refusal("expected '-' or <square crossed>, found " + field.quoted());
        }
        if (!field.is("-")) {
            checkSquare(field);
        }
    }

    private void checkSquare(Token name) {
        if (rules.cell(name.text()).isEmpty()) {
            throw name.refusal("there is no square " + name.quoted() + "; " + declared.boards.squareRange());
        }
    }

    public List<SetupField> declared() {
        return fields.declared();
    }

    private List<String> startingCells() {
        return Arrays.stream(tables.spent.cells).mapToObj(rules::name).sorted().toList();
    }

    public Setup read(String text) {
        return declared.positionForms.stream()
                .flatMap(form -> form.read(text, rules).stream())
                .findFirst()
                .orElseGet(() -> readMachine(text));
    }

    public Setup readMachine(String text) {
        return syntax.read(text, Setup.builder(tables.cells, 0));
    }

    public String write(Setup setup) {
        return syntax.write(setup);
    }

    public List<Fault> faults(Setup setup, Purpose purpose) {
        return new LatticeSetupCheck(rules, this, fields, setup, purpose).find();
    }

    /** The code of the man that belongs on a home. */
    int manAtHome(int home) {
        return start.orElseThrow().pieceAt(home);
    }

    /** The cells in an en passant field, the crossed one and the pawn's; empty if there was no double step. */
    Optional<int[]> enPassant(Setup setup) {
        return Fields.crossed(setup).map(crossed -> cells(setup, crossed));
    }

    /** The cells of both parts of an en passant field; the second is {@link LatticePosition#NO_CELL} if there is no such pawn. */
    int[] cells(Setup setup, Fields.Crossed crossed) {
        int place = rules.cell(crossed.place()).orElseThrow();
        int pawn = declared.plainFen
                ? pawnThatCrossed(setup, place)
                : rules.cell(crossed.pawn()).orElseThrow();
        return new int[] {place, pawn};
    }

    /** The cell of the pawn that has just double-stepped over a cell, or {@link LatticePosition#NO_CELL}. */
    private int pawnThatCrossed(Setup setup, int crossed) {
        int mover = setup.side().opposite().index();
        for (int end = 0; end < tables.cells; end++) {
            PawnTables pawn = pawnOn(setup, end, mover);
            if (pawn != null && pawn.startOf(mover, crossed, end) != Lattice.NO_CELL) {
                return end;
            }
        }
        return Lattice.NO_CELL;
    }

    /** The tables of the man on a cell as a pawn of a side; null if it is no such pawn. */
    PawnTables pawnOn(Setup setup, int cell, int side) {
        int code = setup.pieceAt(cell);
        return code == Piece.NONE || (code & 1) != side ? null : tables.pawnOf[code];
    }

    /** The bits of the starting cells that a setup names as spent. */
    long spent(Setup setup) {
        long spent = 0;
        for (String name : Fields.items(setup, Fields.SPENT)) {
            int cell = rules.cell(name).orElseThrow();
            spent |= tables.spent.bit(setup.pieceAt(cell), cell);
        }
        return spent;
    }

    private String spentField(LatticePosition position) {
        return Fields.field(Arrays.stream(tables.spent.cells)
                .filter(cell -> position.state.isSpent(position.pieceAt(cell), cell))
                .mapToObj(rules::name)
                .toList());
    }

    /** The mask of homes that a castling field names. */
    int rights(Setup setup) {
        String field = setup.field(Setup.CASTLING);
        int mask = 0;
        if (declared.castlingSyntax instanceof CastlingSyntax.Letters letters) {
            for (int i = 0; i < letters.letters().length(); i++) {
                if (field.indexOf(letters.letters().charAt(i)) >= 0) {
                    mask |= tables.castling.need(declared.castlings.get(i));
                }
            }
            return mask;
        }
        List<String> named = List.of(field.split(",", -1));
        for (int bit = 0; bit < tables.castling.homes.length; bit++) {
            if (named.contains(rules.name(tables.castling.homes[bit]))) {
                mask |= 1 << bit;
            }
        }
        return mask;
    }

    private String castlingField(int rights) {
        StringBuilder field = new StringBuilder();
        if (declared.castlingSyntax instanceof CastlingSyntax.Letters letters) {
            for (int i = 0; i < letters.letters().length(); i++) {
                int need = tables.castling.need(declared.castlings.get(i));
                if ((rights & need) == need) {
                    field.append(letters.letters().charAt(i));
                }
            }
        } else {
            for (int bit = 0; bit < tables.castling.homes.length; bit++) {
                if ((rights >> bit & 1) != 0) {
                    field.append(field.isEmpty() ? "" : ",").append(rules.name(tables.castling.homes[bit]));
                }
            }
        }
        return field.toString();
    }

    /** The position of a setup, without checking whether it is playable. */
    public LatticePosition position(Setup setup) {
        LatticePosition position = new LatticePosition(rules);
        for (int cell = 0; cell < tables.cells; cell++) {
            if (setup.pieceAt(cell) != Piece.NONE) {
                position.state.board.put(cell, setup.pieceAt(cell));
            }
        }
        position.state.reset(
                setup.side(),
                rights(setup),
                tables.checked(declared.turnRule.read(setup)),
                setup.halfmoveClock(),
                setup.fullmoveNumber());
        enPassant(setup).ifPresent(cells -> {
            position.state.epCrossed = cells[0];
            position.state.epPawn = cells[1];
        });
        if (tables.spent != null) {
            position.state.spent = spent(setup);
        }
        for (int code = 0; code < position.state.hands.length; code++) {
            if (setup.hand(code) > 0) {
                position.state.setHand(code, setup.hand(code));
            }
        }
        if (tables.endings.countsChecks()) {
            position.state.checks = Checks.packed(setup);
        }
        return position;
    }

    Setup setup(LatticePosition position) {
        Setup.Builder setup = Setup.builder(tables.cells, 0)
                .side(Side.of(position.state.side))
                .clocks(position.halfmoveClock(), position.fullmoveNumber())
                .field(Setup.CASTLING, castlingField(position.state.rights));
        for (int cell = 0; cell < tables.cells; cell++) {
            setup.piece(cell, position.pieceAt(cell));
        }
        if (position.state.epCrossed != Lattice.NO_CELL) {
            String crossed = rules.name(position.state.epCrossed);
            setup.field(
                    Setup.EN_PASSANT, declared.plainFen ? crossed : crossed + ":" + rules.name(position.state.epPawn));
        }
        if (tables.spent != null) {
            setup.field(Fields.SPENT, spentField(position));
        }
        for (int code = 0; code < position.state.hands.length; code++) {
            setup.hand(code, position.state.hands[code]);
        }
        if (tables.endings.countsChecks()) {
            Checks.write(position.state.checks, setup);
        }
        declared.turnRule.write(position.state.word, setup);
        return setup.build();
    }
}
