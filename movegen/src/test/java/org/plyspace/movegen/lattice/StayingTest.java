package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

@DisplayName("A piece that stays where it is")
class StayingTest {

    private static final Lattice BOARDS = Lattice.box(5, 5, 2);
    private static final TextRules GAME = Toy.rules(Toy.onlyKings(BOARDS)
            .piece(
                    "I",
                    "idler",
                    Mode.stay().from(Toy.ranks(BOARDS, 1, 3)),
                    Mode.leap(Toy.KNIGHT).when(Mode.When.UNMOVED))
            .starts("I", Toy.ranks(BOARDS, 1, 1))
            .resetsClock("I")
            .piece("F", "fresh man", Mode.stay().when(Mode.When.UNMOVED))
            .starts("F", Toy.ranks(BOARDS, 1, 1))
            .piece("L", "lame", Mode.lame(List.of(List.of(new Step(1, 0, 0), new Step(-1, 0, 0)))))
            .piece("B", "basilisk", Mode.leap(Toy.ROOK))
            .freezing("B", new Step(0, 0, 1)));

    /** It would reset the clock if it went, and has not moved. */
    @Test
    void changesNothingButTheTurn() {
        TextPosition passed = GAME.men("K1a5 k2e5 I1c1 w").play("1c1-1c1");
        assertTrue(passed.text().endsWith(" b - - 1 1"), passed.text());
        assertTrue(passed.play("2e5-2d5").allows("1c1-1d3"), passed.text());
    }

    @Test
    void losesTheRightsOfAKingGivenUpBefore() {
        TextRules chess = Toy.rules(Orthodox.spec()
                .royals(1, 2, "")
                .turnRule(new GivingUpAKing())
                .piece("I", "idler", Mode.stay())
                .start("rnbkkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR w KQkq - 0 1"));
        TextPosition mated = chess.men("Ke1 Ka4 Rh1 Ib1 rd8 re8 rf8 kg8 kg6 w K");
        TextPosition passed = mated.play("xe1:b1-b1");
        assertTrue(passed.text().contains(" b - - "), passed.text());
        assertEquals(passed.text(), chess.read(passed.text()).text());
    }

    @Test
    void doesNotGoOnToTheOtherBoard() {
        TextRules mirrors = Toy.rules(Toys.mirrors().piece("I", "idler", Mode.stay(), Mode.leap(Toy.AHEAD)));
        TextPosition position = mirrors.men("K1a1 k1e6 I1c3 N2c3");
        assertTrue(position.allows("1c3-1c3"));
        assertEquals(
                "an idler does not move from 1c3 to 2c3 (toy.md)",
                mirrors.men("K1a1 k1e6 I1c3").refusal("1c3-2c3"));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "K2e1 k2a5 I2c3 b1c3, 2c3-2c3, the piece on 2c3 is frozen by the black basilisk on 1c3 (toy.md)",
        "K2e1 k2a5 I2c4, 2c4-2c4, an idler may not stay on 2c4 (toy.md)",
        "K2e1 k2a5 F2c3, 2c3-2c3, a fresh man stays where it is only before its first move (toy.md)",
        "K2e1 k2a5 I2c3, 2e1-2e1, a king must leave its square (toy.md)",
        "K2e1 k2a5 I2c3, 2c3-2c3=B, an idler is never promoted (toy.md)",
        "K2e1 k2a5 I2c3 b2e2, 2c3-2c3, leaves the king on 2e1 attacked by the black basilisk on 2e2 (toy.md)",
        "K2e1 k2a5 I2c3 L2b1, 2b1-2b1, a lame must leave its square (toy.md)",
    })
    void isRefused(String men, String move, String reason) {
        assertEquals(reason, GAME.men(men).refusal(move));
    }
}
