package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The versions that an engine plays by")
class EngineVersionTest {

    @ParameterizedTest
    @CsvSource({
        "greedy, true",
        "level1, true",
        "level10, true",
        "alphabeta, true",
        "'alphabeta:nodes=5,hash=1', true",
        "mcts:playouts=5, true",
        "random, false",
        "human, false",
        "level11, false",
        "uci:cmd=alphabeta, false",
        "xboard:cmd=x, false",
        "'', false"
    })
    void areThoseOfThisProgramWhereItsOwnEnginesEvaluatePositions(String spec, boolean own) {
        assertEquals(own ? Optional.of(EngineVersion.text()) : Optional.empty(), EngineVersion.of(spec));
    }

    @Test
    void areNamedEach() {
        assertTrue(EngineVersion.text().contains("search " + EngineVersion.SEARCH), EngineVersion.text());
        assertTrue(EngineVersion.text().contains("evaluation " + EngineVersion.EVALUATION), EngineVersion.text());
    }
}
