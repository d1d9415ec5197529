package org.plyspace.movegen.lattice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Aspect;
import org.plyspace.api.Fault;
import org.plyspace.api.Piece;
import org.plyspace.api.Purpose;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.movegen.text.HandSyntax;

/** Collects everything that keeps one setup from being a position (notation.md, Positions: "A position is refused if"). */
final class SetupCheck {

    private static final String NOTATION = "notation.md, Positions";
    private static final String PLACEMENT = "placement";

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
            add(PLACEMENT, "it has " + setup.cells() + " cells; expected " + tables.cells, NOTATION);
            return faults;
        }
        countRoyals();
        if (purpose != Purpose.STUDY) {
            checkRoyals(purpose);
            checkPawns();
            checkHomes();
            faults.addAll(spec.turnRule.faults(setup, royals));
            spec.setupRules.forEach(rule -> faults.addAll(rule.faults(setup, rules)));
        }
        checkHands();
        checkCastling();
        checkEnPassant();
        checkSpent();
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
                String expected = min == max ? "exactly " + min : min + " or " + max;
                add(
                        PLACEMENT,
                        side.word() + " has " + count + " kings; expected " + expected,
                        spec.royalCount.citation().isEmpty() ? NOTATION : spec.royalCount.citation());
            }
        }
    }

    private void checkPawns() {
        for (int cell = 0; cell < tables.cells; cell++) {
            int code = setup.pieceAt(cell);
            if (code != Piece.NONE && mustHaveBeenPromoted(code, cell)) {
                add(
                        PLACEMENT,
                        "the " + rules.describe(code) + " on " + rules.name(cell)
                                + " would have been promoted; expected another piece there, or none",
                        spec.citation(Aspect.PROMOTION),
                        cell);
            }
        }
    }

    private boolean mustHaveBeenPromoted(int code, int cell) {
        PawnTables pawn = tables.pawnOf[code];
        boolean forced = tables.general != null
                && tables.general.promotions[code] != null
                && tables.general.promotions[code].forced[cell];
        return forced || (pawn != null && pawn.promotes[code & 1][cell]);
    }

    private void checkHomes() {
        for (int cell = 0; cell < tables.cells; cell++) {
            int code = setup.pieceAt(cell);
            if (code == Piece.NONE) {
                continue;
            }
            SidedCells homes = spec.homes.get(spec.pieces.get(Piece.type(code)).symbol());
            if (homes != null && !homes.has(Piece.side(code), cell)) {
                add(
                        PLACEMENT,
                        "a " + rules.describe(code) + " can never stand on " + rules.name(cell),
                        spec.citation(spec.pieces.get(Piece.type(code)).aspect()),
                        cell);
            }
        }
    }

    private void checkHands() {
        for (int code = 2; code < Piece.CODES; code++) {
            int count = setup.hand(code);
            boolean held = tables.general != null && tables.general.drops[code] != null;
            if (count < 0 || (count > 0 && !held) || (held && count > tables.general.mostHeld())) {
                add(
                        HandSyntax.FIELD,
                        held
                                ? count + " pieces of one type in hand; expected 0 to " + tables.general.mostHeld()
                                : "a " + nameOf(code) + " cannot be held in hand; expected none",
                        spec.citation(Aspect.HANDS));
            }
        }
        if (faults.stream().noneMatch(fault -> fault.field().equals(HandSyntax.FIELD))) {
            checkHandLimit();
        }
    }

    /** Without this, play could come to a position whose text is refused. */
    private void checkHandLimit() {
        for (HandLimit.Holdable holdable : new HandLimit(spec).exceeded(setup)) {
            add(
                    holdable.inHand() > 0 ? HandSyntax.FIELD : PLACEMENT,
                    holdable.refusal(tables.general.mostHeld()),
                    spec.citation(Aspect.HANDS));
        }
    }

    private String nameOf(int code) {
        return Piece.type(code) < spec.pieces.size() ? rules.describe(code) : "piece with code " + code;
    }

    /** Texts with such fields are not even read, but setups are made otherwise too. */
    private boolean isSwitchedOff(String field, String empty, Optional<CommonOption> off, String why) {
        boolean given = off.isPresent() && !setup.field(field).equals(empty);
        if (given) {
            add(
                    field,
                    why + "; expected nothing, found '" + setup.field(field) + "'",
                    off.get().citation());
        }
        return given;
    }

    private void checkCastling() {
        Optional<CommonOption> off =
                spec.castlingsOff.isEmpty() ? Optional.empty() : Optional.of(CommonOption.CASTLING);
        if (isSwitchedOff(Setup.CASTLING, "-", off, CommonOptions.CASTLING_OFF)) {
            return;
        }
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
                        rules.name(home) + " has no partner left to castle with and must be left out",
                        NOTATION,
                        home);
            }
        }
    }

    private void checkEnPassant() {
        if (isSwitchedOff(Setup.EN_PASSANT, "-", spec.enPassantOffBy, spec.whyNoEnPassant.orElse(""))) {
            return;
        }
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
        String side = Side.of(mover).word();
        if (pawn == LatticePosition.NO_CELL) {
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
        if (start == LatticePosition.NO_CELL) {
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

    private void checkSpent() {
        Optional<CommonOption> off = spec.spentOff ? Optional.of(CommonOption.DOUBLE_STEP) : Optional.empty();
        if (isSwitchedOff(LatticeSetups.SPENT, "", off, CommonOptions.DOUBLE_STEP_OFF)) {
            return;
        }
        if (tables.spent == null || setup.field(LatticeSetups.SPENT).isEmpty()) {
            return;
        }
        for (String name : setup.field(LatticeSetups.SPENT).split(",", -1)) {
            int cell = rules.cell(name).orElseThrow();
            if (tables.spent.bit(setup.pieceAt(cell), cell) == 0) {
                add(
                        LatticeSetups.SPENT,
                        name + " holds no pawn on a starting square of its side",
                        spec.citation(Aspect.PAWN),
                        cell);
            }
        }
    }

    private void checkAttacks(Purpose purpose) {
        LatticePosition position = setups.position(setup);
        if (!position.isAnyRoyalAttacked(position.side ^ 1)) {
            return;
        }
        if (purpose == Purpose.GAME) {
            add(
                    "side",
                    setup.side().opposite().word() + " is in check, but it is "
                            + setup.side().word() + "'s turn",
                    NOTATION);
        } else if (position.inCheck()) {
            add(PLACEMENT, "both sides are in check, which is impossible", NOTATION);
        }
    }
}
