package org.plyspace.examples.dragonchess;

import org.plyspace.api.Aspect;
import org.plyspace.movegen.lattice.declare.LatticeSpec;

/** The rules as short statements, for tables and verdicts. */
final class DragonchessRulebook {

    private DragonchessRulebook() {}

    static void addTo(LatticeSpec spec) {
        String moves = "dragonchess.md 3";
        spec.rule(Aspect.BOARD, "three boards of 12x8: Sky, Ground, Underworld; 288 squares", "dragonchess.md 1")
                .rule(Aspect.BLOCKING, "a man on a square that a slide, or a step up or down in two parts, passes", moves)
                .rule(Aspect.KING, "on the Ground one step, or straight up or down; elsewhere only back to it", moves)
                .rule(Aspect.QUEEN, "none; the Mage is nearest", moves)
                .rule(Aspect.ROOK, "none; the Oliphant is its like, on the Ground", moves)
                .rule(Aspect.BISHOP, "none; the Thief is its like, on the Ground", moves)
                .rule(Aspect.KNIGHT, "none; the Unicorn is its like, on the Ground", moves)
                .rule(Aspect.PAWN, "none; the Warrior is its like, without double step", moves)
                .rule(
                        Aspect.OTHER_PIECES,
                        "Sylph, Griffon, Dragon, Hero, Cleric, Mage, Paladin, Dwarf, Basilisk, Elemental; the Dragon captures"
                                + " on the Ground without leaving the Sky",
                        moves)
                .rule(Aspect.PROMOTION, "a Warrior becomes a Hero on its last rank", moves)
                .rule(Aspect.CASTLING, "none", moves)
                .rule(Aspect.EN_PASSANT, "none", moves)
                .rule(Aspect.ROYALTY, "one king", "rules/README.md")
                .rule(
                        Aspect.FREEZING,
                        "a man on the Ground above an enemy Basilisk neither moves nor attacks",
                        "dragonchess.md 4")
                .rule(
                        Aspect.END,
                        "checkmate wins; stalemate, repetition, fifty moves, bare kings draw",
                        "dragonchess.md 5");
    }
}
