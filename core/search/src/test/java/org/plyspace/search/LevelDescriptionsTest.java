package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LevelDescriptionsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "depth=1,noise=700,hash=32|looks one ply ahead; misjudges positions by about 7.0 pawns",
                "depth=2,noise=85|looks 2 plies ahead; misjudges positions by about 0.9 pawns",
                "depth=1,oversight=51|looks one ply ahead; overlooks up to 51 % of threats, at times even an immediate win or capture",
                "nodes=3000,oversight=50,noise=30|tries up to 3,000 moves; sees every immediate win, but overlooks up to 50 % of threats where many captures are possible, and misjudges positions by about 0.3 pawns",
                "nodes=150000,hash=32|tries up to 150,000 moves; overlooks nothing, and errs only by not seeing further",
            })
    void aLevelIsSaidByWhatItDoes(String options, String words) {
        assertEquals(words, LevelDescriptions.ofOptions(options));
    }

    @Test
    void everyLevelAndNoOtherMachineHasWords() {
        assertTrue(Levels.names().stream()
                .allMatch(level -> LevelDescriptions.of(level).isPresent()));
        assertTrue(LevelDescriptions.of("random").isEmpty());
    }
}
