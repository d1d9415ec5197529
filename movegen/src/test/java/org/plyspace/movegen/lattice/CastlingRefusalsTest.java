package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Aspect;
import org.plyspace.api.Notation;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.lattice.declare.CastlingSyntax;
import org.plyspace.movegen.lattice.declare.LatticeCastling;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

@DisplayName("Castling that is refused")
final class CastlingRefusalsTest {

    private static final TextRules CHESS = new TextRules(new Orthodox(), "");

    private static Verdict.Illegal refusal(TextPosition position, String move) {
        return assertInstanceOf(
                Verdict.Illegal.class,
                position.position().words().judge(move, Notation.MACHINE),
                () -> move + " in " + position.position().words().text());
    }

    /** The marked mover, target, blockers, attackers and king of a refusal, as far as they are marked. */
    private static String marks(Verdict.Illegal refusal) {
        return refusal.marks().stream()
                .map(mark -> mark.role().name().charAt(0) + Orthodox.name(mark.cell()))
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "Ke1 Rh1 ka8 w; O-O; RIGHT_LOST; white has no right to castle O-O: the king or the rook on h1 has moved; Me1 Mh1",
                "Ke1 Rh1 ka8 w K; O-O-O; RIGHT_LOST; white has no right to castle O-O-O: the rook is not on a1; Me1 Ma1",
                "Ke1 Rh1 ra1 ka8 Nd1 w K; O-O-O; RIGHT_LOST; white has no right to castle O-O-O: the rook is not on a1; Me1 Ma1",
                "Kd1 Rh1 ka8 w; O-O; RIGHT_LOST; white has no right to castle O-O: the king is not on e1; Me1 Mh1",
                "Ne1 Rh1 Kd3 ka8 w; O-O; RIGHT_LOST; white has no right to castle O-O: the king is not on e1; Me1 Mh1",
                "ke1 Rh2 Ka8 w; O-O; RIGHT_LOST; white has no right to castle O-O: the king is not on e1; Me1 Mh1",
                "ke8 rh8 Ka1 b; O-O; RIGHT_LOST; black has no right to castle O-O: the king or the rook on h8 has moved; Me8 Mh8",
                "Ke1 Rh1 Bf1 ka8 w K; O-O; BLOCKED; blocked: f1 is occupied by a white bishop; Me1 Tg1 Bf1",
                "Ke1 Ra1 nb1 Qd1 kg8 w Q; O-O-O; BLOCKED; blocked: b1 is occupied by a black knight and d1 is occupied by a white"
                        + " queen; Me1 Tc1 Bb1 Bd1",
                "Ke1 Rh1 ka8 re7 w K; O-O; CASTLES_THROUGH_ATTACK; the king on e1 is in check by the black rook on e7;"
                        + " Me1 Tg1 Re1 Ae7",
                "Ke1 Rh1 ka8 re7 nd3 w K; O-O; CASTLES_THROUGH_ATTACK; the king on e1 is in check by the black knight on d3 and the"
                        + " black rook on e7; Me1 Tg1 Re1 Ad3 Ae7",
                "Ke1 Rh1 ka8 rf7 w K; O-O; CASTLES_THROUGH_ATTACK; \"the king would pass f1, which is attacked by the black rook"
                        + " on f7\"; Me1 Tg1 Rf1 Af7",
                "Ke1 Rh1 ka8 rg7 w K; O-O; CASTLES_THROUGH_ATTACK; \"the king would arrive on g1, which is attacked by the black"
                        + " rook on g7\"; Me1 Tg1 Rg1 Ag7",
                "ke8 ra8 Kb1 Rd7 b q; O-O-O; CASTLES_THROUGH_ATTACK; \"the king would pass d8, which is attacked by the white rook"
                        + " on d7\"; Me8 Tc8 Rd8 Ad7",
            })
    void saysWhy(String men, String move, Refusal kind, String reason, String marks) {
        Verdict.Illegal refusal = refusal(CHESS.men(men), move);
        assertEquals(reason, refusal.reason());
        assertEquals(kind, refusal.kind());
        assertEquals("FIDE 3", refusal.citation());
        assertEquals(marks, marks(refusal));
    }

    /** The rook passes b1; h1 and a1 are its own cells. */
    @ParameterizedTest
    @ValueSource(strings = {"rb7; O-O-O", "rh7; O-O", "ra7; O-O-O"})
    void whatTheRookPassesMayBeAttacked(String attackerAndMove) {
        String[] parts = attackerAndMove.split("; ", -1);
        assertTrue(CHESS.men("Ke1 Rh1 Ra1 kd8 " + parts[0] + " w KQ").allows(parts[1]));
    }

    @Test
    void aWayOfTheOtherSideIsNoWay() {
        TextRules oneWay = Toy.rules(Toy.onlyKings(Toys.FIVE)
                .piece("R", "rook", Aspect.ROOK, Toy.ROOK, List.of())
                .castling(
                        new CastlingSyntax.Letters("K"),
                        List.of(LatticeCastling.straight(
                                Toys.FIVE,
                                "O-O",
                                Side.WHITE,
                                new LatticeCastling.Trip(0, 2),
                                new LatticeCastling.Trip(4, 1))))
                .start("1:3k1/5/5/5/K3R w K - 0 1"));
        assertTrue(oneWay.start().allows("O-O"));
        assertEquals(
                "black has no castling O-O (toy.md)",
                oneWay.men("Ka1 kd5 Re1 b").refusal("O-O"));
    }

    /** The rook on d8 attacks the second king, and castling leaves it attacked. */
    @Test
    void anotherRoyalPieceMustNotBeLeftAttacked() {
        TextRules twoKings = Toy.rules(Orthodox.spec().royals(1, 2, ""));
        TextPosition position = twoKings.men("Ke1 Rh1 Kd4 rd8 ka8 w K");
        Verdict.Illegal refusal = refusal(position, "O-O");
        assertEquals("leaves the king on d4 attacked by the black rook on d8", refusal.reason());
        assertEquals(List.of(Orthodox.cell("d4")), refusal.cells(Role.ROYAL));
    }
}
