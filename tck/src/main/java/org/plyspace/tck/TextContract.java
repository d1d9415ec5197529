package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;

/** A position's text says all about it. */
interface TextContract extends UnderTest {

    @TestFactory
    default Stream<DynamicTest> positionTextsAreReadAsWritten() {
        return specimens().inAllPositions(position -> {
            Rules rules = position.rules();
            Setup setup = position.words().setup();
            String text = position.words().text();
            assertEquals(text, rules.write(setup), "the setup written");
            assertEquals(setup, rules.read(text), "the text read");
            assertEquals(text, rules.write(rules.read(text)), "the text read and written");
        });
    }

    @TestFactory
    default Stream<DynamicTest> positionTextsAreOneLine() {
        return specimens().inAllPositions(position -> {
            String text = position.words().text();
            assertFalse(text.isBlank() || text.chars().anyMatch(Character::isISOControl), "text '" + text + "'");
        });
    }

    @TestFactory
    default Stream<DynamicTest> aPositionIsEqualToItsTextRead() {
        return specimens().inAllPositions(position -> {
            Answers fresh =
                    Answers.full(position.rules().readPosition(position.words().text()));
            Answers.full(position).assertSame(fresh, "in the position read from the text");
        });
    }

    @TestFactory
    default Stream<DynamicTest> setupAgreesWithThePosition() {
        return specimens().inAllPositions(position -> {
            Setup setup = position.words().setup();
            assertEquals(setup.side(), position.sideToMove(), "side to move");
            assertEquals(setup.halfmoveClock(), position.halfmoveClock(), "halfmove clock");
            assertEquals(setup.fullmoveNumber(), position.fullmoveNumber(), "fullmove number");
            for (int cell = 0; cell < setup.cells(); cell++) {
                assertEquals(setup.pieceAt(cell), position.pieceAt(cell), "piece on cell " + cell);
            }
        });
    }
}
