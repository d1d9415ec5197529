package org.plyspace.movegen.lattice.words;

import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.declare.DeclarationFaults;
import org.plyspace.movegen.lattice.declare.BoardTerms;
import org.plyspace.movegen.lattice.declare.LatticeDeclaration;

/** Checks the start of compiled rules: it must be playable, and the pieces that castle must be at home. */
public record StartCheck(BoardTerms rules, LatticeDeclaration declared) {

    public DeclarationFaults faults() {
        DeclarationFaults faults = new DeclarationFaults();
        if (declared.start.isEmpty()) {
            return faults;
        }
        Setup start = rules.start();
        for (int i = 0; i < declared.castlings.size(); i++) {
            String way = declared.castlings.get(i).subject(i);
            checkHome(start, declared.castlings.get(i), true, way, faults);
            checkHome(start, declared.castlings.get(i), false, way, faults);
        }
        declared.handLimit()
                .ifPresent(limit -> limit.exceeded(start)
                        .forEach(holdable -> faults.add(
                                "hands",
                                "",
                                "most",
                                limit.hands().most() + " is too few at the start: " + holdable.counted()
                                        + "; expected at least " + holdable.all())));
        if (faults.isEmpty()) {
            faults.checkStart(rules);
        }
        return faults;
    }

    private void checkHome(Setup start, Castling way, boolean king, String subject, DeclarationFaults faults) {
        Side side = way.side();
        int home = king ? way.kingFrom() : way.rookFrom();
        int man = start.pieceAt(home);
        boolean fits = man != Piece.NONE
                && Piece.side(man) == side
                && fits(rules.pieceTypes().get(Piece.type(man)), king);
        if (!fits) {
            faults.add(
                    "castling",
                    subject,
                    "",
                    "at the start " + rules.name(home)
                            + (man == Piece.NONE ? " is empty" : " has the " + rules.describe(man)) + "; expected a "
                            + side.word()
                            + (king ? " royal piece" : " piece that is neither royal nor a pawn")
                            + " that castles");
        }
    }

    private static boolean fits(PieceType type, boolean king) {
        return king ? type.royal() : !type.royal() && !type.resetsClock();
    }
}
