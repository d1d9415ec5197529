package org.plyspace.variant.meder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.BoardStack;

@DisplayName("What shadow=off lifts, and what it does not, meder.md 10, M-13")
final class LiftedShadowTest {

    private static final String CHECKED_BY_A_BOARD =
            "W:4/4/K3/4|N:4/4/4/4|B:r3/N1k1/4/4|WQL@QL1:2/2|WKL@KL1:2/2|BQL@QL6:2/2|BKL@KL6:2/2 b - - 0 1";

    private static Rules rules(String edition, String shadow) {
        MederVariant meder = new MederVariant();
        return meder.rules(OptionValues.of(meder.options(), Map.of("edition", edition, "shadow", shadow)));
    }

    private static Set<String> moves(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        Set<String> texts = new TreeSet<>();
        for (int i = 0; i < moves.size(); i++) {
            texts.add(position.words().text(moves.get(i), Notation.MACHINE));
        }
        return texts;
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvFileSource(resources = "lifted-why.tsv", delimiter = '\t', numLinesToSkip = 1)
    void whatStopsASliderIsCitedFromItsOwnSection(
            String edition, String position, String move, String citation, String reason) {
        Verdict verdict = rules(edition, "off").readPosition(position).words().judge(move, Notation.MACHINE);
        Verdict.Illegal illegal = assertInstanceOf(Verdict.Illegal.class, verdict);
        assertEquals(reason, illegal.reason());
        assertEquals(citation, illegal.citation());
    }

    /** The second example of M-13: a check across an empty board that no interposition answers. */
    @ParameterizedTest
    @ValueSource(strings = {"on", "off"})
    void anEmptyBoardOpensALineOnlyWithoutTheShadow(String shadow) {
        Position position = rules("formal", shadow).readPosition(CHECKED_BY_A_BOARD);
        Verdict.Legal move =
                assertInstanceOf(Verdict.Legal.class, position.words().judge("BQL-QL4", Notation.MACHINE));
        position.make(move.move());
        assertEquals(shadow.equals("off"), position.inCheck());
        if (position.inCheck()) {
            assertEquals(
                    Set.of("a2W"),
                    moves(position).stream()
                            .map(text -> text.substring(0, text.indexOf('-')))
                            .collect(Collectors.toSet()));
        }
    }

    /** A knight on the only empty square of a crossed column stops the check; on one of two it does not. */
    @Test
    void aCheckIsStoppedOnTheLastEmptySquareOfAColumn() {
        String text = "W:4/4/4/K1N1|N:4/4/2N1/4|B:r2k/4/4/4|WQL@KL2:2/2|WKL@KL1:2/2|BQL@KL5:2/2|BKL@KL6:2/2 w - - 0 1";
        Position checked = rules("formal", "off").readPosition(text);
        assertTrue(checked.inCheck());
        Set<String> moves = moves(checked);
        assertTrue(moves.contains("c1W-a2W"), moves::toString);
        assertFalse(moves.contains("c4N-a3W"), moves::toString);
        assertFalse(moves.contains("c4N-a5N"), moves::toString);
        Position shadowed = rules("formal", "on").readPosition(text);
        assertTrue(moves(shadowed).contains("c4N-a5N"));
    }

    /** Two men fill a column between king and rook: each is pinned, and may capture the rook or fill another column. */
    @Test
    void bothMenThatFillAColumnArePinned() {
        String text = "W:4/4/4/K3|N:4/N3/4/4|B:r2k/4/4/R3|WQL@KL2:2/2|WKL@KL1:2/2|BQL@KL5:2/2|BKL@KL6:2/2 w - - 0 1";
        Set<String> moves = moves(rules("formal", "off").readPosition(text));
        assertEquals(
                Set.of("a5B-a8B", "a5B-a7B", "a5B-a2W"),
                moves.stream().filter(move -> move.startsWith("a5")).collect(Collectors.toSet()),
                moves::toString);
    }

    /** The side not to move must not be in check, which is judged by attacks without the shadow. */
    @Test
    void aPositionIsRefusedForAnAttackThatTheShadowWouldStop() {
        String text = "W:4/4/4/K3|N:4/4/n3/4|B:r2k/4/4/4|WQL@KL2:2/2|WKL@KL1:2/2|BQL@KL5:2/2|BKL@KL6:2/2 b - - 0 1";
        Rules on = rules("formal", "on");
        Rules off = rules("formal", "off");
        assertEquals(List.of(), on.faults(on.read(text), Purpose.GAME));
        assertEquals(1, off.faults(off.read(text), Purpose.GAME).size());
    }

    /** Castling depends on attacks: c1W is attacked over c4, which has an empty square. */
    @Test
    void castlingAsksForTheNewAttack() {
        String text = "W:4/4/4/1K2|N:4/4/2P1/4|B:2r1/3k/4/4|WQL@QL1:2/2|WKL@KL1:2/1R|BQL@QL6:2/2|BKL@KL6:2/2 w K - 0 1";
        assertTrue(moves(rules("formal", "on").readPosition(text)).contains("O-O"));
        assertFalse(moves(rules("formal", "off").readPosition(text)).contains("O-O"));
    }

    /** Both symmetries hold with and without the shadow: a half turn swaps levels W and B. */
    @ParameterizedTest
    @ValueSource(strings = {"formal", "tournament"})
    void symmetriesAreThoseOfTheShadow(String edition) {
        assertEquals(
                rules(edition, "on").symmetries().size(),
                rules(edition, "off").symmetries().size());
        assertFalse(rules(edition, "off").symmetries().isEmpty());
    }

    @Test
    void anAttackBoardHasTheLevelOfTheMainBoardOnWhosePinItIs() {
        BoardStack stack = new MederDeclaration(Edition.FORMAL, "off").stack();
        LiftedShadow paths = new LiftedShadow(stack.grid(), new VerticalShadow(true, false));
        for (Anchor anchor : stack.anchors()) {
            int level = 1 + List.of("W", "N", "B").indexOf(anchor.parent().orElseThrow());
            for (int i = 0; i < 4; i++) {
                int column = stack.grid().column(anchor.file() + i % 2, anchor.rank() + i / 2);
                assertEquals(level, paths.level(column, anchor.level()), anchor.name());
            }
        }
    }
}
