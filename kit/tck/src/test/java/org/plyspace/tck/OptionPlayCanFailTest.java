package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Variant;
import org.plyspace.tck.toy.ToyVariant;

/** Checks that the contracts of common options fail on a toy that ignores the options. */
final class OptionPlayCanFailTest {

    static Stream<Arguments> spoilings() {
        return Stream.of(
                Arguments.of("withDoubleStepOffTheMovesAreThoseWithoutDoubleStepAndEnPassant", "Variant.rules", deaf()),
                Arguments.of("theRulebookSaysWhatHoldsAndNoLongerWhatHeld", "Variant.rules", deaf()),
                Arguments.of("whatIsSwitchedOffIsInTheRulebook", "Rules.rulebook", (Spoilt.Answer)
                        (r, a, truth) -> ((List<?>) truth.tell()).subList(0, 1)));
    }

    /** Returns the default rules whatever the options. */
    private static Spoilt.Answer deaf() {
        return (v, a, truth) -> {
            ToyVariant toy = new ToyVariant();
            return toy.rules(OptionValues.of(toy.options(), Map.of()));
        };
    }

    @ParameterizedTest(name = "{0} notices a wrong {1}")
    @MethodSource("spoilings")
    void optionsThatMeanNothingAreNoticed(String test, String question, Spoilt.Answer answer) throws Exception {
        Variant variant = Spoilt.variant(new ToyVariant(), Map.of(question, answer));
        OptionPlayContract contract = new ToyOptionPlayTest() {
            @Override
            protected Variant variant() {
                return variant;
            }
        };
        assertTrue(Failures.in(contract, OptionPlayContract.class.getMethod(test)));
    }
}
