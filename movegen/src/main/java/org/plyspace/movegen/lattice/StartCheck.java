package org.plyspace.movegen.lattice;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.Fault;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Purpose;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/** Looks at the start of compiled rules: it must be playable, with the pieces at home that castle. */
record StartCheck(LatticeRules rules, LatticeSpec spec) {

    List<SpecFault> faults() {
        List<SpecFault> faults = new ArrayList<>();
        if (spec.start.isEmpty()) {
            return faults;
        }
        Setup start = rules.start();
        for (int i = 0; i < spec.castlings.size(); i++) {
            String way = spec.castlings.get(i).subject(i);
            checkHome(start, spec.castlings.get(i), true, way, faults);
            checkHome(start, spec.castlings.get(i), false, way, faults);
        }
        spec.hands.ifPresent(hands -> new HandLimit(spec)
                .exceeded(start)
                .forEach(holdable -> faults.add(new SpecFault(
                        "hands",
                        "",
                        "most",
                        hands.most() + " is too few at the start: " + holdable.refusal(hands.most())))));
        if (faults.isEmpty()) {
            for (Fault fault : rules.faults(start, Purpose.GAME)) {
                faults.add(new SpecFault("start", "", "", "the start is not a position to play: " + fault));
            }
        }
        if (faults.isEmpty()) {
            rules.position(start, Purpose.GAME)
                    .outcome()
                    .ifPresent(outcome -> faults.add(new SpecFault(
                            "start",
                            "",
                            "",
                            "the game is over before the first move: " + outcome + "; expected a start that is not")));
        }
        return faults;
    }

    private void checkHome(Setup start, Castling way, boolean king, String subject, List<SpecFault> faults) {
        Side side = way.side();
        int home = king ? way.kingFrom() : way.rookFrom();
        int man = start.pieceAt(home);
        boolean fits = man != Piece.NONE
                && Piece.side(man) == side
                && fits(rules.pieceTypes().get(Piece.type(man)), king);
        if (!fits) {
            faults.add(new SpecFault(
                    "castling",
                    subject,
                    "",
                    "at the start " + rules.name(home)
                            + (man == Piece.NONE ? " is empty" : " has the " + rules.describe(man)) + "; expected a "
                            + side.word()
                            + (king ? " royal piece" : " piece that is neither royal nor a pawn")
                            + " that castles"));
        }
    }

    private static boolean fits(PieceType type, boolean king) {
        return king ? type.royal() : !type.royal() && !type.resetsClock();
    }
}
