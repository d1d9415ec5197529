package org.plyspace.lab.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.PieceType;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.lab.verdict.Toys;

class PieceSetTest {

    private static final Rules RULES = Toys.statues();

    @Test
    void anExchangeSaysWhoHasMoreOfWhat() {
        PieceExchange exchange = PieceExchange.parse(RULES, "Q:NPP");

        assertEquals(1, exchange.balance(type("Q")));
        assertEquals(-1, exchange.balance(type("N")));
        assertEquals(-2, exchange.balance(type("P")));
        assertEquals(0, exchange.balance(type("S")));
        assertEquals(exchange, PieceExchange.parse(RULES, exchange.toString()));
        assertEquals(exchange, PieceExchange.parse(RULES, "Q:PNP"), "their order means nothing");
    }

    @Test
    void nothingIsADash() {
        assertEquals(PieceSet.NONE, PieceExchange.parse(RULES, "P:-").second());
        assertEquals("P:-", PieceExchange.parse(RULES, "P:-").toString());
    }

    private static PieceType type(String symbol) {
        return RULES.pieceTypes().stream()
                .filter(type -> type.symbol().equals(symbol))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            N     | 'N' is no exchange; expected two lists of pieces with a colon between
            N:Q:P | is no exchange
            N:X   | no piece X in statues; expected some of Q, N, S, P
            N:q   | 'q' is no list of pieces; expected symbols such as Q, N, S, P
            :N    | '' is no list of pieces
            K:N   | the king is royal, and no side can do without it in statues
            N:N   | N:N has the knight on both sides, which says nothing of it
            NP:PQ | has the pawn on both sides
            -:-   | both sides of the exchange are empty
            """)
    void whatIsNoExchangeIsRefusedInWords(String text, String words) {
        String message = assertThrows(UsageException.class, () -> PieceExchange.parse(RULES, text))
                .getMessage();

        assertTrue(message.contains(words), message);
    }
}
