package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.time.Duration;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.TextException;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;

/** Checks that any text whatsoever yields a position, a verdict or a message for people, and does so soon. */
interface RefusalContract extends UnderTest {

    /** The processor time that a reader may take for a text of a million characters. */
    Duration PATIENCE = Duration.ofSeconds(5);

    @TestFactory
    default Stream<DynamicTest> spoiltPositionTextsAreReadOrRefusedInWords() {
        return specimens().inSomePositions(10, position -> {
            String text = position.words().text();
            Garbler garbler = new Garbler(text, position.key());
            Stream.generate(garbler::spoilt).limit(200).forEach(spoilt -> readOrRefuse(position.rules(), spoilt));
        });
    }

    @TestFactory
    default Stream<DynamicTest> halfWrittenPositionTextsAreReadOrRefusedInWords() {
        return specimens().inSomePositions(30, position -> {
            String text = position.words().text();
            int stride = 1 + text.length() / 300;
            IntStream.iterate(0, end -> end < text.length(), end -> end + stride)
                    .forEach(end -> readOrRefuse(position.rules(), text.substring(0, end)));
        });
    }

    @TestFactory
    default Stream<DynamicTest> noiseIsRefusedAsAPosition() {
        return specimens().inAllRules(rules -> {
            Garbler garbler = new Garbler("", 1);
            Stream.generate(() -> garbler.noise(40)).limit(300).forEach(noise -> readOrRefuse(rules, noise));
        });
    }

    @TestFactory
    default Stream<DynamicTest> spoiltMoveTextsAreJudged() {
        return specimens().inSomePositions(10, position -> {
            for (Notation notation : position.rules().notations()) {
                if (notation.readable()) {
                    for (long move : Moves.someLegal(position, 4)) {
                        Garbler garbler = new Garbler(position.words().text(move, notation), move);
                        Stream.generate(garbler::spoilt).limit(50).forEach(text -> judge(position, text, notation));
                        Stream.generate(() -> garbler.noise(12))
                                .limit(20)
                                .forEach(text -> judge(position, text, notation));
                    }
                }
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> veryLongTextsAreRefusedSoon() {
        return specimens().inFirstRules(rules -> {
            for (String unit : new String[] {"9", "x", "(", "/", "K", " ", "a1-", "[#", "1:8|"}) {
                String tooLong = unit.repeat(200_000 / unit.length());
                ProcessorTime.within(
                        PATIENCE, () -> "reading '" + unit + unit + "...'", () -> readOrRefuse(rules, tooLong));
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> veryLongMoveTextsAreJudgedSoon() {
        return specimens()
                .inFirstRules(rules -> specimens().games().get(0).play(1000, position -> {
                    for (String unit : new String[] {"9", "x", "(", "a1-", "O-", "=Q", "+"}) {
                        String tooLong = unit.repeat(200_000 / unit.length());
                        Position copy = position.copy();
                        ProcessorTime.within(
                                PATIENCE,
                                () -> "judging '" + unit + unit + "...'",
                                () -> judge(copy, tooLong, Notation.MACHINE));
                    }
                }));
    }

    private static void readOrRefuse(Rules rules, String text) {
        String quoted = Texts.shorten(text);
        try {
            rules.variant().optionsOf(text);
            Setup setup = rules.read(text);
            assertEquals(
                    setup, rules.read(rules.write(setup)), () -> "what was read from '" + text + "', written and read");
            rules.readPosition(text);
        } catch (TextException refused) {
            assertFalse(refused.getMessage().isBlank(), () -> "refused without a reason: '" + quoted + "'");
            assertEquals(text, refused.text(), "the text refused");
            assertTrue(refused.offset() >= 0 && refused.offset() <= text.length(), () -> "offset " + refused.offset());
        } catch (InvalidSetupException refused) {
            assertFalse(refused.faults().isEmpty(), () -> "refused without a fault: '" + quoted + "'");
        } catch (RuntimeException wrong) {
            fail(wrong.getClass().getName() + " instead of a refusal of '" + quoted + "'", wrong);
        }
    }

    private static void judge(Position position, String text, Notation notation) {
        try {
            Verdict verdict = position.words().judge(text, notation);
            if (verdict instanceof Verdict.Malformed malformed) {
                assertFalse(malformed.reason().isBlank(), () -> "no reason why '" + text + "' is malformed");
                assertTrue(
                        malformed.offset() >= 0 && malformed.offset() <= text.length(), () -> "offset in " + malformed);
            } else if (verdict instanceof Verdict.Legal legal) {
                boolean listed = Arrays.stream(Moves.legal(position)).anyMatch(move -> move == legal.move());
                assertTrue(listed, () -> "'" + text + "' is judged legal, but is not listed");
            }
        } catch (RuntimeException wrong) {
            fail(wrong.getClass().getName() + " instead of a verdict on '" + Texts.shorten(text) + "'", wrong);
        }
    }
}
