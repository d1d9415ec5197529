package org.plyspace.variant.twoboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.TextException;

@DisplayName("Positions as text, notation.md")
final class PositionTextTest {

    private static final String KINGS = "1:4k3/8/8/8/8/8/8/4K3|2:8/8/8/8/8/8/8/8 ";

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "w KQqk - 0 1      ; 5; castling: expected '-' or letters out of KQkq, in this order, found 'KQqk'",
                "w KK - 0 1        ; 3; castling: expected '-' or letters out of KQkq, in this order, found 'KK'",
                "w AHah - 0 1      ; 2; castling: expected '-' or letters out of KQkq, in this order, found 'AHah'",
                "w 2b1,1a1 - 0 1   ; 2; castling: expected '-' or letters out of KQkq, in this order, found '2b1,1a1'",
                "w  - 0 1          ; 2; castling: expected '-' or letters out of KQkq, found nothing",
                "w - e3 0 1        ; 4; en passant: expected '-' or <square crossed>:<square of the pawn>, found 'e3'",
                "w - e6:i5 0 1     ; 7; en passant: there is no square 'i5'",
                "w - - 0 1 own=b   ; 10; extras: expected nothing more, found 'own=b'",
            })
    void malformedFieldsAreRefusedWithTheirPlace(String fields, int offset, String reason) {
        TextException refused = assertThrows(TextException.class, () -> Twoboard.STANDARD.read(KINGS + fields));
        assertTrue(refused.getMessage().startsWith(reason), refused.getMessage());
        assertEquals(KINGS.length() + offset, refused.offset());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvFileSource(resources = "faults.tsv", delimiter = '\t', numLinesToSkip = 1)
    void eachKindOfImpossiblePositionIsRefused(String men, String fault) {
        assertEquals(List.of(fault), Twoboard.STANDARD.faults(men));
    }
}
