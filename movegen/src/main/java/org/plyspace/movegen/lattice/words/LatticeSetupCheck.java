package org.plyspace.movegen.lattice.words;

import java.util.Optional;
import java.util.OptionalInt;
import org.plyspace.api.Aspect;
import org.plyspace.api.Piece;
import org.plyspace.api.Purpose;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.declare.SidedCells;
import org.plyspace.movegen.hand.HandLimit;
import org.plyspace.movegen.lattice.declare.LatticeDeclaration;
import org.plyspace.movegen.lattice.play.PlayTerms;
import org.plyspace.movegen.lattice.tables.LatticeTables;
import org.plyspace.movegen.lattice.tables.PawnTables;
import org.plyspace.movegen.setup.Faults;
import org.plyspace.movegen.setup.Fields;
import org.plyspace.movegen.setup.RoyalCount;
import org.plyspace.movegen.setup.SetupCheck;

/** Finds what keeps a setup from being a position on a lattice. */
final class LatticeSetupCheck extends SetupCheck {

    private final PlayTerms rules;
    private final LatticeDeclaration declared;
    private final LatticeTables tables;
    private final LatticeSetups setups;

    LatticeSetupCheck(PlayTerms rules, LatticeSetups setups, Fields fields, Setup setup, Purpose purpose) {
        super(rules, fields, setup, purpose);
        this.rules = rules;
        this.declared = rules.declaration();
        this.tables = rules.tables();
        this.setups = setups;
    }

    @Override
    protected RoyalCount royalCount() {
        return declared.royalCount;
    }

    @Override
    protected String citation(Aspect aspect) {
        return declared.citation(aspect);
    }

    @Override
    protected String name(int cell) {
        return rules.name(cell);
    }

    @Override
    protected OptionalInt cell(String name) {
        return rules.cell(name);
    }

    @Override
    protected boolean mustHaveBeenPromoted(int code, int cell) {
        PawnTables pawn = tables.pawnOf[code];
        boolean forced = tables.general != null
                && tables.general.promotions[code] != null
                && tables.general.promotions[code].forced[cell];
        return forced || (pawn != null && pawn.promotes[code & 1][cell]);
    }

    @Override
    protected void checkRules() {
        checkHomes();
        int[] counts = {royals(Side.WHITE).length, royals(Side.BLACK).length};
        faults.addAll(declared.turnRule.faults(setup, counts));
        declared.setupRules.forEach(rule -> faults.addAll(rule.faults(setup, rules)));
    }

    private void checkHomes() {
        for (int cell = 0; cell < tables.cells; cell++) {
            int code = setup.pieceAt(cell);
            if (code == Piece.NONE) {
                continue;
            }
            SidedCells homes = declared.pieces
                    .homes()
                    .get(declared.pieces.get(Piece.type(code)).symbol());
            if (homes != null && !homes.has(Piece.side(code), cell)) {
                faults.add(
                        Faults.PLACEMENT,
                        "a " + described(code) + " can never stand on " + name(cell),
                        declared.citation(declared.pieces.get(Piece.type(code)).aspect()),
                        cell);
            }
        }
    }

    @Override
    protected Optional<HandLimit> handLimit() {
        return declared.handLimit();
    }

    @Override
    protected void checkCastling() {
        int rights = setups.rights(setup);
        int useless = rights & ~tables.castling.normalised(rights);
        for (int bit = 0; bit < tables.castling.homes.length; bit++) {
            int home = tables.castling.homes[bit];
            if ((rights >> bit & 1) != 0) {
                checkHome(home, name(home), setups.manAtHome(home), true);
            }
            if ((useless >> bit & 1) != 0) {
                faults.add(
                        Setup.CASTLING,
                        name(home) + " has no partner left to castle with and must be left out",
                        Faults.NOTATION,
                        home);
            }
        }
    }

    @Override
    protected boolean isManAtHome(int cell) {
        return tables.spent != null && tables.spent.bit(setup.pieceAt(cell), cell) != 0;
    }

    @Override
    protected Optional<String> impossibility(Fields.Crossed crossed) {
        int[] cells = setups.cells(setup, crossed);
        String reason = refusal(setup.side().opposite().index(), cells[0], cells[1]);
        return reason.isEmpty() ? Optional.empty() : Optional.of(reason);
    }

    private String refusal(int mover, int crossed, int pawn) {
        String side = Side.of(mover).word();
        if (pawn == Lattice.NO_CELL) {
            return "no " + side + " pawn can just have crossed it";
        }
        String pawnName = rules.name(pawn);
        PawnTables moves = setups.pawnOn(setup, pawn, mover);
        if (moves == null) {
            return "there is no " + side + " pawn on " + pawnName;
        }
        if (setup.pieceAt(crossed) != Piece.NONE) {
            return rules.name(crossed) + " is occupied";
        }
        int start = moves.startOf(mover, crossed, departure(pawn));
        if (start == Lattice.NO_CELL) {
            return "no double step of a " + side + " pawn crosses " + rules.name(crossed) + " and ends on " + pawnName;
        }
        if (departure(pawn) != pawn && setup.pieceAt(departure(pawn)) != Piece.NONE) {
            return rules.name(departure(pawn)) + ", where it went over, is occupied";
        }
        return setup.pieceAt(start) == Piece.NONE ? "" : rules.name(start) + ", where it came from, is occupied";
    }

    private int departure(int cell) {
        return tables.general == null || tables.general.departure == null ? cell : tables.general.departure[cell];
    }

    @Override
    protected boolean isInCheck(Side side) {
        return setups.position(setup).state.isAnyRoyalAttacked(side.index());
    }
}
