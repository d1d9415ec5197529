package org.plyspace.match.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.UsageException;
import org.plyspace.search.Limits;

class EngineSpecTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "alphabeta:nodes=5",
                "uci:cmd=stockfish",
                "uci:cmd=\"my engine,fast\",option.Hash=16,nodes=1000",
                "xboard:cmd=fairymax,depth=3,timeout=5s"
            })
    void whatIsAskedForIsKept(String text) {
        assertEquals(text, EngineSpec.parse(text).toString());
    }

    @Test
    void quotationMarksHoldCommasTogether() {
        ExternalEngineSpec order = ExternalEngineSpec.parse(
                "", "option.Name=\"a,\"\"b\"\"\",cmd=\"sh -c \"\"x, y\"\"\",nodes=5,option.B=say \"hi\"", true);

        assertEquals("sh -c \"x, y\"", order.command());
        assertEquals(Map.of("Name", "a,\"b\"", "B", "say \"hi\""), order.options());
        assertEquals(Limits.NONE.ofNodes(5), order.limits());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            uci                     | no engine 'uci'; expected human, random,
            uci:                    | engine 'uci:': no command; expected cmd=COMMAND
            uci:cmd= ,nodes=5       | no command
            uci:nodes=5             | no command
            uci:cmd=x,hash=5        | 'hash=5' is unknown; expected cmd=COMMAND, depth=N, nodes=N, time=Ss, timeout=Ss and option.NAME=VALUE
            uci:cmd=x,option.=5     | 'option.=5' is unknown; expected
            uci:cmd="x,nodes=5      | the closing quotation mark is missing
            uci:cmd="x"y,nodes=5    | 'y,nodes=5' follows a quotation mark; expected a comma
            uci:cmd=x,cmd=y         | cmd is given twice
            uci:cmd=x,timeout=5m    | timeout=5m is not a time; expected seconds such as 2s or 0.5s
            alphabeta:eval=no/file  | cannot read 'no/file': there is no such file
            xboard:cmd=x,nodes=5    | 'nodes=5' is unknown; expected cmd=COMMAND, depth=N, time=Ss, timeout=Ss and option.NAME=VALUE
            """)
    void whatIsNoMachineIsRefusedInWords(String text, String words) {
        UsageException refused = assertThrows(UsageException.class, () -> EngineSpec.parse(text));

        assertTrue(refused.getMessage().contains(words), refused.getMessage());
    }
}
