package org.plyspace.examples.orthodox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.vectors.Perft;

/**
 * Compares with the perft counts that engines have agreed on for decades; perft.tsv has a FEN per line and the leaves by depth.
 */
final class PerftTest {

    private static final Rules RULES = new OrthodoxVariant().rules(OptionValues.of(List.of(), Map.of()));

    static Stream<Arguments> counts() {
        return lines().flatMap(line -> {
            String[] parts = line.split("\t", -1);
            return IntStream.range(1, parts.length)
                    .mapToObj(depth -> Arguments.of(parts[0], depth, Long.parseLong(parts[depth])));
        });
    }

    @ParameterizedTest(name = "{0} at depth {1}")
    @MethodSource("counts")
    void leavesAreAsEverybodyCountsThem(String fen, int depth, long leaves) {
        assertEquals(leaves, new Perft().count(RULES.readPosition(fen), depth));
    }

    @ParameterizedTest
    @MethodSource("lines")
    void fenIsPrintedAsItWasRead(String line) {
        String fen = line.split("\t", -1)[0];
        String complete = fen.matches(".* \\d+ \\d+") ? fen : fen + " 0 1";
        assertEquals(complete, RULES.readPosition(fen).words().text());
    }

    static Stream<String> lines() {
        try (BufferedReader file = new BufferedReader(
                new InputStreamReader(PerftTest.class.getResourceAsStream("perft.tsv"), StandardCharsets.UTF_8))) {
            return file.lines().toList().stream();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
