package org.plyspace.movegen.lattice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.plyspace.api.Aspect;
import org.plyspace.api.Fault;
import org.plyspace.api.Piece;
import org.plyspace.api.Purpose;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/** Collects everything that keeps one setup from being a position (notation.md, Positions: "A position is refused if"). */
final class SetupCheck {

    private static final String NOTATION = "notation.md, Positions";

    private final LatticeRules rules;
    private final LatticeSpec spec;
    private final LatticeTables tables;
    private final LatticeSetups setups;
    private final Setup setup;
    private final int[] royals = new int[2];
    private final List<Fault> faults = new ArrayList<>();

    SetupCheck(LatticeRules rules, LatticeSpec spec, Setup setup, LatticeSetups setups) {
        this.rules = rules;
        this.spec = spec;
        this.tables = rules.tables;
        this.setup = setup;
        this.setups = setups;
    }

    List<Fault> faults(Purpose purpose) {
        if (setup.cells() != tables.cells) {
            add("placement", "it has " + setup.cells() + " cells; " + tables.cells + " would be accepted", NOTATION);
            return faults;
        }
        countRoyals();
        if (purpose != Purpose.STUDY) {
            checkRoyals(purpose);
            checkPawns();
            faults.addAll(spec.turnRule.faults(setup, royals));
        }
        checkCastling();
        checkEnPassant();
        if (purpose != Purpose.STUDY) {
            checkAttacks(purpose);
        }
        return faults;
    }

    private void add(String field, String reason, String citation, Integer... cells) {
        faults.add(new Fault(field, reason, citation, Arrays.asList(cells)));
    }

    private void countRoyals() {
        for (int cell = 0; cell < tables.cells; cell++) {
            int code = setup.pieceAt(cell);
            if (code != Piece.NONE && tables.royal[code]) {
                royals[code & 1]++;
            }
        }
    }

    private void checkRoyals(Purpose purpose) {
        for (Side side : Side.values()) {
            boolean askedAbout = purpose == Purpose.GAME || side == setup.side();
            int min = askedAbout ? spec.royalCount.min() : 0;
            int max = spec.royalCount.max();
            int count = royals[side.index()];
            if (count < min || count > max) {
                String accepted = min == max ? "exactly " + min : min + " or " + max;
                add(
                        "placement",
                        side.word() + " has " + count + " kings; " + accepted + " would be accepted",
                        spec.royalCount.citation().isEmpty() ? NOTATION : spec.royalCount.citation());
            }
        }
    }

    private void checkPawns() {
        for (int cell = 0; cell < tables.cells; cell++) {
            int code = setup.pieceAt(cell);
            if (code != Piece.NONE && tables.pawns.isPawn(code) && tables.pawns.promotes[code & 1][cell]) {
                add(
                        "placement",
                        "the " + Piece.side(code).word() + " pawn on " + rules.name(cell)
                                + " would have been promoted; any other piece would be accepted there",
                        spec.citation(Aspect.PROMOTION),
                        cell);
            }
        }
    }

    private void checkCastling() {
        int rights = setups.rights(setup);
        for (int bit = 0; bit < tables.castling.homes.length; bit++) {
            int home = tables.castling.homes[bit];
            if ((rights >> bit & 1) != 0 && setup.pieceAt(home) != setups.manAtHome(home)) {
                add(
                        Setup.CASTLING,
                        "a right needs the " + rules.describe(setups.manAtHome(home)) + " on " + rules.name(home)
                                + ", which is not there",
                        NOTATION,
                        home);
            }
        }
        int useless = rights & ~tables.castling.normalised(rights);
        for (int bit = 0; bit < tables.castling.homes.length; bit++) {
            if ((useless >> bit & 1) != 0) {
                int home = tables.castling.homes[bit];
                add(
                        Setup.CASTLING,
                        rules.name(home) + " has nobody left to castle with and must be left out",
                        NOTATION,
                        home);
            }
        }
    }

    private void checkEnPassant() {
        setups.enPassant(setup).ifPresent(cells -> {
            int mover = setup.side().opposite().index();
            String reason = refusal(mover, cells[0], cells[1]);
            if (!reason.isEmpty()) {
                add(
                        Setup.EN_PASSANT,
                        setup.field(Setup.EN_PASSANT) + " is impossible: " + reason,
                        spec.citation(Aspect.EN_PASSANT),
                        cells[0]);
            }
        });
    }

    private String refusal(int mover, int crossed, int pawn) {
        if (pawn == LatticePosition.NO_CELL) {
            return "no " + Side.of(mover).word() + " pawn can just have crossed it";
        }
        String pawnName = rules.name(pawn);
        if (setup.pieceAt(pawn) != tables.pawns.code(mover)) {
            return "there is no " + Side.of(mover).word() + " pawn on " + pawnName;
        }
        if (setup.pieceAt(crossed) != Piece.NONE) {
            return rules.name(crossed) + " is occupied";
        }
        int start = startOfDoubleStep(mover, crossed, pawn);
        if (start < 0) {
            return "no double step of a " + Side.of(mover).word() + " pawn crosses " + rules.name(crossed)
                    + " and ends on " + pawnName;
        }
        return setup.pieceAt(start) == Piece.NONE ? "" : rules.name(start) + ", where it came from, is occupied";
    }

    private int startOfDoubleStep(int mover, int crossed, int pawn) {
        for (int start = 0; start < tables.cells; start++) {
            int[] ends = tables.pawns.doubles[mover][start];
            for (int i = 0; i < ends.length; i++) {
                if (ends[i] == pawn && tables.pawns.advances[mover][start][i] == crossed) {
                    return start;
                }
            }
        }
        return -1;
    }

    private void checkAttacks(Purpose purpose) {
        LatticePosition position = setups.position(setup);
        boolean theirs = position.attacks.isAnyRoyalAttacked(position.side ^ 1);
        if (!theirs) {
            return;
        }
        if (purpose == Purpose.GAME) {
            add(
                    "side",
                    setup.side().opposite().word() + " is in check, but it is "
                            + setup.side().word() + "'s turn",
                    NOTATION);
        } else if (position.inCheck()) {
            add("placement", "both sides are in check, which is impossible", NOTATION);
        }
    }
}
