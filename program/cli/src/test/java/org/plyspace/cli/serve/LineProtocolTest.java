package org.plyspace.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineProtocolTest {

    /** What is refused when its turn comes stops nothing before. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"ask\":\"stop\"} | true",
                "{\"id\":[1],\"ask\":\"stop\"} | true",
                "{\"ask\":\"stop\",\"oops\":1} | false",
                "{\"ask\":\"hello\",\"id\":\"stop\"} | false",
                "{\"ask\":\"stop\" | false"
            })
    void onlyAStopAsItShouldBeStops(String line, boolean stops) {
        assertEquals(stops, LineProtocol.asksToStop(line));
    }
}
