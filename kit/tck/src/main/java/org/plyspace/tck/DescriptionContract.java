package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Effect;
import org.plyspace.api.Position;

/** Checks that a move's effects, drawn in order, lead to the position after it. */
interface DescriptionContract extends UnderTest {

    @TestFactory
    default Stream<DynamicTest> effectsLeadToTheNewPosition() {
        return specimens().inAllPositions(position -> {
            for (long move : Moves.mostLegal(position)) {
                assertEffectsLeadTo(position, move);
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> describingLeavesThePositionAlone() {
        return specimens().inAllPositions(position -> {
            Answers before = Answers.full(position);
            for (long move : Moves.legal(position)) {
                position.words().describe(move);
            }
            before.assertSame(Answers.full(position), "after describing moves");
        });
    }

    private static void assertEffectsLeadTo(Position position, long move) {
        String text = Moves.text(position, move);
        List<Effect> effects = position.words().describe(move);
        assertFalse(effects.isEmpty(), () -> text + " has no effects");
        Drawing drawing = new Drawing(position);
        effects.forEach(drawing::apply);
        position.make(move);
        Drawing after = new Drawing(position);
        position.unmake();
        assertEquals(after, drawing, () -> "drawn after the effects of " + text + ", " + effects);
    }
}
