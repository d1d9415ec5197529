package org.plyspace.variant.json;

import java.util.List;
import org.plyspace.api.Fault;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Purpose;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.TextException;
import org.plyspace.api.Variant;
import org.plyspace.movegen.lattice.Castling;
import org.plyspace.movegen.lattice.LatticeRules;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Place;

/** Compiles a declaration without mistakes and looks at its start: it must be playable, with the men at home that castle. */
record StartCheck(Declaration declaration, Mistakes mistakes) {

    void check(Variant variant, OptionValues options) {
        if (!declaration.root().has("start")) {
            return;
        }
        Place place = declaration.root().optional("start").orElseThrow().place();
        try {
            LatticeRules rules = new LatticeRules(variant, options, declaration.spec());
            Setup start = rules.start();
            checkHomes(rules, start);
            if (mistakes.count() == 0) {
                for (Fault fault : rules.faults(start, Purpose.GAME)) {
                    mistakes.add(place, "the start is no position to play: " + fault);
                }
            }
        } catch (TextException unreadable) {
            mistakes.add(place, "the start cannot be read: " + unreadable.getMessage());
        }
    }

    private void checkHomes(LatticeRules rules, Setup start) {
        for (CastlingReader.Way way :
                declaration.castling().map(CastlingReader.Declared::ways).orElse(List.of())) {
            Castling castling = way.castling();
            checkHome(rules, start, way, castling.kingFrom(), true);
            checkHome(rules, start, way, castling.rookFrom(), false);
        }
    }

    private void checkHome(LatticeRules rules, Setup start, CastlingReader.Way way, int home, boolean king) {
        Side side = way.castling().side();
        int man = start.pieceAt(home);
        boolean fits = man != Piece.NONE
                && Piece.side(man) == side
                && fits(rules.pieceTypes().get(Piece.type(man)), king);
        if (!fits) {
            mistakes.add(
                    way.node().place(),
                    "at the start " + rules.name(home) + " has "
                            + (man == Piece.NONE ? "nobody" : "the " + rules.describe(man)) + "; a " + side.word()
                            + (king ? " royal piece" : " piece that is neither royal nor a pawn")
                            + " that castles would be accepted there");
        }
    }

    private static boolean fits(PieceType type, boolean king) {
        return king ? type.royal() : !type.royal() && !type.resetsClock();
    }
}
