package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.Limit;
import org.plyspace.api.Variant;
import org.plyspace.tck.SpoilingList.Spoiling;
import org.plyspace.tck.toy.ToyVariant;

/** Checks that a rule set that exceeds a limit is refused with the limit's sentence. */
final class LimitSentencesTest {

    private static final Map<String, Limit> LIMITS = Map.of(
            "aTurnIsOneMove", Limit.ONE_MOVE_A_TURN,
            "royalPiecesAreNeverCaptured", Limit.ROYALS_STAY,
            "thePositionsTextDecidesWhatIsLegal", Limit.OPEN,
            "aMoveHasTheSameResultEveryTime", Limit.NO_CHANCE);

    static List<Spoiling> spoilings() {
        return SpoilingsOfMoves.all().stream()
                .filter(spoiling -> LIMITS.containsKey(spoiling.test()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("spoilings")
    void breachesAreRefusedWithTheSentence(Spoiling spoiling) throws Exception {
        Variant variant = Spoilt.variant(new ToyVariant(), spoiling.answers());
        VariantContract contract = ContractsCanFailTest.contractOf(variant, ToyPositions.RARE);
        Stream<String> messages = Failures.messages(contract, VariantContract.class.getMethod(spoiling.test()));
        List<String> refusals = messages.toList();
        String sentence = LIMITS.get(spoiling.test()).sentence();
        assertFalse(refusals.isEmpty(), "nothing is refused");
        assertTrue(refusals.stream().anyMatch(message -> message.contains(sentence)), refusals::toString);
    }
}
