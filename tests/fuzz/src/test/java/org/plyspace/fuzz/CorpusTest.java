package org.plyspace.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that the readers answer all stored inputs with nothing but refusals, and soon. */
final class CorpusTest {

    private static Stream<Arguments> inputs() {
        return Arrays.stream(Target.values())
                .flatMap(target -> Corpus.files(target).stream()
                        .map(file -> Arguments.of(target, file.getFileName().toString())));
    }

    @ParameterizedTest
    @MethodSource("inputs")
    void isReadOrRefused(Target target, String name) {
        Path file = Corpus.of(target).resolve(name);
        boolean accepted = target.contract().hold(Corpus.input(file)).accepted();
        if (name.startsWith("good") || name.startsWith("bad")) {
            assertEquals(name.startsWith("good"), accepted, "accepted");
        }
    }

    /** Without both, the fuzzer would start far from what readers do. */
    @ParameterizedTest
    @EnumSource
    void everyReaderHasExamplesOfBoth(Target target) {
        for (String kind : new String[] {"good", "bad"}) {
            assertTrue(
                    Corpus.files(target).stream()
                            .anyMatch(file -> file.getFileName().toString().startsWith(kind)),
                    kind);
        }
    }
}
