package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Refusal;
import org.plyspace.api.Variant;
import org.plyspace.api.Verdict;
import org.plyspace.tck.toy.ToyVariant;

/** Checks that vectors fail on a broken toy, and that malformed vectors are refused. */
final class VectorsCanFailTest {

    private static final String GOOD = "{\"variant\":\"toy\",\"position\":\"M:k2R/4/K3/4|H@R:2/2 b - - 1 20\","
            + "\"check\":true,\"outcome\":\"checkmate\",\"moves\":[],\"perft\":{\"1\":0}}";

    static Stream<Arguments> spoilings() {
        Verdict illegal = new Verdict.Illegal(Refusal.BLOCKED, "no", "toy 1");
        int[] made = {0};
        return Stream.of(
                spoiling("legalMovesAreThoseListed", "Position.legalMoves", (p, a, truth) -> {
                    truth.tell();
                    MoveList moves = (MoveList) a[0];
                    moves.truncate(Math.max(0, moves.size() - 1));
                    return null;
                }),
                spoiling("checkAndOutcomeAreAsGiven", "Position.inCheck", (p, a, truth) -> false),
                spoiling("perftCountsAreAsGiven", "Position.countLegalMoves", (p, a, truth) -> (int) truth.tell() + 1),
                spoiling(
                        "everyMoveLeadsToItsTextReadAndBack",
                        "Position.key",
                        (p, a, truth) -> (long) truth.tell() + made[0]++),
                spoiling("exactlyTheListedMovesAreJudgedLegal", "PositionWords.judge", (w, a, truth) -> illegal));
    }

    private static Arguments spoiling(String test, String question, Spoilt.Answer answer) {
        return Arguments.of(test, question, answer);
    }

    @ParameterizedTest(name = "{0} notices a wrong {1}")
    @MethodSource("spoilings")
    void vectorsNoticeWhatIsWrong(String test, String question, Spoilt.Answer answer) throws Exception {
        VectorContract contract = contract(Spoilt.variant(new ToyVariant(), Map.of(question, answer)), "toy.jsonl");
        assertTrue(Failures.in(contract, VectorContract.class.getDeclaredMethod(test)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"none.jsonl", "no-such-file.jsonl"})
    void aFileWithoutVectorsIsNoticed(String file) throws Exception {
        VectorContract contract = contract(new ToyVariant(), file);
        assertTrue(Failures.in(contract, VectorContract.class.getDeclaredMethod("thereAreVectors")));
    }

    @Test
    void aGoodLineIsRead() {
        NumberedVector vector = NumberedVector.read(3, GOOD, new ToyVariant());
        assertEquals("checkmate", vector.says().outcome().orElseThrow());
        assertEquals(3, vector.line());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"toy\"", "\"check\"", "true", "[]", "\"1\":0", "{", "\"position\":"})
    void aLineThatIsNoVectorIsRefusedWithItsNumber(String part) {
        String bad = GOOD.replace(part, part.equals("\"toy\"") ? "\"other\"" : "7");
        IllegalArgumentException refusal =
                assertThrows(IllegalArgumentException.class, () -> NumberedVector.read(3, bad, new ToyVariant()));
        assertTrue(refusal.getMessage().startsWith("line 3 is not a vector"), refusal.getMessage());
    }

    private static VectorContract contract(Variant variant, String file) {
        return new VectorContract() {
            @Override
            protected Variant variant() {
                return variant;
            }

            @Override
            protected String resource() {
                return file;
            }
        };
    }
}
