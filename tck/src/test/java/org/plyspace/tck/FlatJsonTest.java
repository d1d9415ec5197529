package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class FlatJsonTest {

    @Test
    void valuesOfAllKindsAreRead() {
        assertEquals(
                Map.of(
                        "s",
                        "a b",
                        "n",
                        120L,
                        "list",
                        Arrays.asList(true, false, null, List.of()),
                        "map",
                        Map.of("1", 2L)),
                FlatJson.read("{\"s\":\"a b\", \"n\":120,\"list\":[true,false,null,[]],\"map\":{\"1\":2}}"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "{\"a\"}",
                "{\"a\":1,}",
                "[1,]",
                "[1 2]",
                "\"open",
                "\"a\\n\"",
                "-1",
                "1.5",
                "tru",
                "{} {}",
                "{\"a\":1,\"a\":2}",
                "{a:1}",
                "99999999999999999999"
            })
    void allElseIsRefused(String text) {
        assertThrows(IllegalArgumentException.class, () -> FlatJson.read(text));
    }
}
