package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.GameMetric;
import org.plyspace.api.GameMetric.Amount;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.MoveTag;
import org.plyspace.api.Notation;
import org.plyspace.movegen.lattice.declare.LatticeDeclaration;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

@DisplayName("Tags of a lattice's moves")
final class LatticeTagsTest {

    private static String tags(TextPosition position, String move) {
        MoveList moves = new MoveList();
        position.position().legalMoves(moves);
        long found = LongStream.of(moves.toArray())
                .filter(legal -> position.position()
                        .words()
                        .text(legal, Notation.MACHINE)
                        .equals(move))
                .findFirst()
                .orElse(Move.NONE);
        List<MoveTag> declared = position.position().rules().tags();
        long mask = position.position().tags(found);
        return String.join(
                ", ",
                IntStream.range(0, declared.size())
                        .filter(tag -> (mask >>> tag & 1) != 0)
                        .mapToObj(tag -> declared.get(tag).name())
                        .toList());
    }

    @ParameterizedTest(name = "{1}: {2}")
    @CsvSource({
        "Ke1 Ra1 Rh1 ke8 w KQ, O-O, castling king's side",
        "Ke1 Ra1 Rh1 ke8 w KQ, O-O-O, castling queen's side",
        "Ke1 Ra1 Rh1 ke8 w KQ, e1-d1, ''",
        "Ke1 Ra1 Rh1 ke8 w KQ, h1-g1, ''",
        "Ke1 Pe2 ke8 w, e2-e4, double step",
        "Ke1 Pe2 ke8 w, e2-e3, ''",
        "Ke1 Pf4 pe4 ke8 b - f3, e4-f3, en passant",
        "Ke1 Pf4 pe4 ke8 b - f3, e4-e3, ''",
        "Ke1 Pf3 pe4 ke8 b, e4-f3, ''",
        "Ke1 ke8 b, e8-e7, ''",
    })
    void ofOrthodoxChess(String men, String move, String tags) {
        assertEquals(tags, tags(new TextRules(new Orthodox(), "").men(men), move));
    }

    @ParameterizedTest(name = "{0}: {1}: {2}")
    @CsvSource({"Ke1 Rh1 ke8 w, h1-h2, ''", "Ke1 Rh1 re3 ka8 w, e1-d1, evasion", "Ke1 Rh1 re3 ka8 w, e1-f1, evasion"})
    void thatSeeThePosition(String men, String move, String tags) {
        LatticeSpec spec = Orthodox.spec().tag("evasion", "leaves check", (position, any) -> position.inCheck());
        assertEquals(tags, tags(Toy.rules(spec).men(men), move));
    }

    @Test
    void metricsAreThoseDeclaredUnderCommonOptionsToo() {
        GameMetric plies = new GameMetric(
                "plies", "Plies.", "these tests", GameMetric.Kind.MEAN, "plies", game -> Amount.of(game.plies()));
        LatticeDeclaration declared = Orthodox.spec().metric(plies).build();
        assertEquals(List.of(plies), declared.metrics);
        assertEquals(List.of(plies), declared.with(CommonOptions.UNCHANGED).metrics);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"h1-h2, ''", "h1-h8, ''", "e1-f2, own capture", "e1-f1, ''"})
    void ofCapturesOfOwnMen(String move, String tags) {
        assertEquals(tags, tags(new TextRules(new Orthodox(), "selfCapture=on").men("Ke1 Rh1 rh8 Pf2 ka8 w"), move));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"G*c3, drop", "a1-a2, ''"})
    void ofHands(String move, String tags) {
        assertEquals(tags, tags(Toy.rules(Toys.hands()).men("Ka1 ke5 w - - 0 1 hand=G"), move));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "1d1-2d1, level change",
        "1d1-1d2, ''",
        "1d1-1d1, pass",
        "'3b2*2b2', 'level change, capture from afar'",
        "3b2-3c3, ''",
    })
    void ofSeveralLevels(String move, String tags) {
        assertEquals(tags, tags(Toy.rules(Toys.levels()).men("K1d1 k1a4 D3b2 p2b2 w"), move));
    }
}
