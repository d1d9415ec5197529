package org.plyspace.movegen.lattice;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Aspect;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.RandomMoves;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.PawnBlock;
import org.plyspace.movegen.lattice.declare.PawnSpec;
import org.plyspace.tck.text.TextRules;

@DisplayName("Moves at random on lattices")
final class LatticeDrawTest {

    private static final TextRules CHESS = new TextRules(new Orthodox(), "");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ke1 Ra1 Rh1 ke8 w KQ",
                "Ke1 Ra1 Rh1 ke8 w Q",
                "Ke1 Rh1 rf8 ke8 w K",
                "Ka1 Pb7 Pd7 ra8 nc8 kh8 w",
                "Ka1 Pb2 Pc2 pc4 pa3 Pe3 kh8 w",
                "Ke1 pa7 pb2 Pc1 Ra1 ke8 b",
                "Kh1 Pe5 pd5 ke8 w - d6",
                "Ke1 Pe5 pd5 re8 ka8 w - d6",
                "Ka5 Pe5 pd5 rh5 ka8 w - d6",
                "Ke1 Re3 Qc3 ba5 re8 kg8 w",
                "Ke1 Nf3 Bd3 Qd1 ba5 kh8 w",
                "Ke1 Bd2 Pf2 bh4 ba5 kh8 w",
                "Kd4 Qe5 Rc3 Bb2 Na6 pe6 nc5 kg8 w",
            })
    void areEquallyLikelyInChess(String men) {
        RandomMoves.areEquallyLikely(CHESS.men(men));
    }

    /** One of the pawns on their second rank has come back to it by a step aside. */
    @ParameterizedTest
    @ValueSource(strings = {"Kg1 ka7 Pb2 Pd2 w - - 0 1 spent=b2", "Kg1 ka7 pb6 pd6 b - - 0 1 spent=d6"})
    void areEquallyLikelyWherePawnsStepTwiceOnceAGame(String men) {
        List<Step> advances = List.of(new Step(0, 1, 0), new Step(1, 0, 0));
        LatticeSpec declared = Toy.onlyKings(Toys.SEVEN)
                .piece("R", "rook", Aspect.ROOK, Toy.ROOK, List.of())
                .pawn(
                        "P",
                        "pawn",
                        PawnSpec.plain(advances, Toy.AHEAD_ASKEW, Toy.ranks(Toys.SEVEN, 7, 7), "R")
                                .doubleStepping(Toy.ranks(Toys.SEVEN, 2, 2))
                                .onlyAsFirstMove());
        RandomMoves.areEquallyLikely(Toy.rules(declared).men(men));
    }

    /** Where slides come round, several routes lead to one square. */
    @ParameterizedTest(name = "pawns blocked: {0}, {1}")
    @CsvSource({
        "NONE, K1a1 R1c3 B2d4 k2e6 w",
        "NONE, K1a1 R1c3 N2c4 p1c5 P2b5 k2f5 w",
        "ENEMY_ON_CAPTURE, K1a1 P1b2 P2d2 p1c3 p2c3 P1e5 k2f1 w",
        "ANY_ADVANCE_OCCUPIED, K1a1 P1b2 P2d2 p1c3 p2c3 P1e5 k2f1 w",
    })
    void areEquallyLikelyWhereLevelsWrap(PawnBlock block, String men) {
        RandomMoves.areEquallyLikely(Toy.rules(Toys.folded(block)).men(men));
    }
}
