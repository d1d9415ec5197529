package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.PositionNotation;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;

/** Checks that a position's text says everything about it. */
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
    default Stream<DynamicTest> theTextIsTheFirstNotationOfPositions() {
        return specimens().inAllRules(rules -> {
            List<PositionNotation> notations = rules.positionNotations();
            assertFalse(notations.isEmpty(), "there are no notations for positions");
            assertEquals(PositionNotation.MACHINE, notations.get(0), "the first notation for positions");
            long different =
                    notations.stream().map(PositionNotation::id).distinct().count();
            assertEquals(notations.size(), different, "notations for positions with different ids");
        });
    }

    /** A notation may omit something, but what it writes must be read back. */
    @TestFactory
    default Stream<DynamicTest> positionsAreReadAsWrittenInEveryNotation() {
        return specimens().inSomePositions(4, position -> {
            Setup setup = position.words().setup();
            for (PositionNotation notation : position.rules().positionNotations()) {
                if (notation.readable() && notation.writable()) {
                    assertReadAsWritten(position.rules(), setup, notation);
                }
            }
        });
    }

    private static void assertReadAsWritten(Rules rules, Setup setup, PositionNotation notation) {
        String text;
        try {
            text = rules.write(setup, notation);
        } catch (InvalidSetupException cannotBeWritten) {
            assertFalse(cannotBeWritten.faults().isEmpty(), () -> "no reason why it is not written as " + notation);
            return;
        }
        Setup read = rules.read(text, notation);
        assertEquals(text, rules.write(read, notation), () -> "read and written as " + notation);
        assertEquals(setup.side(), read.side(), () -> "side to move in '" + text + "'");
        for (int cell = 0; cell < setup.cells(); cell++) {
            assertEquals(setup.pieceAt(cell), read.pieceAt(cell), "piece on cell " + cell + " in '" + text + "'");
        }
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
            for (int board = 0; board < setup.boards(); board++) {
                assertEquals(setup.anchorOf(board), position.anchorOf(board), "anchor of board " + board);
            }
        });
    }
}
