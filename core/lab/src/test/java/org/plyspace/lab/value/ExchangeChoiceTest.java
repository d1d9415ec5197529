package org.plyspace.lab.value;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyspace.api.PieceType;
import org.plyspace.lab.odds.PieceExchange;

class ExchangeChoiceTest {

    private static final List<PieceType> TYPES = Toys.types("PNBRQ");
    private static final double[] ORTHODOX = {1, 3, 3.25, 5, 9};

    private static List<String> texts(List<PieceExchange> exchanges) {
        return exchanges.stream().map(PieceExchange::toString).toList();
    }

    /**
     * The distances of sets, which include a quarter for each piece beyond the first: from N, PPP is 0.5 and B 0.25; from B, PPP is 0.75
     * and PN 1; from R, PPN is 0.5 and PPB 0.75, since PB is 1; from Q, NNB is 0.75 and BR 1.
     */
    @Test
    void everyPieceIsHeldAgainstTheNearestCheaperOnesAndTheNearestOfAll() {
        ExchangeChoice choice = new ExchangeChoice(TYPES, 0, List.of(8, 2, 2, 2, 1));

        assertEquals(
                List.of("P:-", "PPP:-", "N:PPP", "N:B", "B:PPP", "B:PN", "R:PPN", "R:PPB", "Q:NNB", "Q:BR"),
                texts(choice.first(ORTHODOX)));
    }

    @Test
    void whatTheStartHasTooFewOfIsNotAskedFor() {
        ExchangeChoice choice = new ExchangeChoice(TYPES, 0, List.of(2, 1, 0, 1, 1));

        assertEquals(
                List.of("P:-", "PP:-", "N:PP", "N:P", "R:PPN", "R:PN", "Q:NR", "Q:PPR"), texts(choice.first(ORTHODOX)));
    }

    @Test
    void whatIsWorthNothingIsHeldAgainstNothing() {
        ExchangeChoice choice = new ExchangeChoice(Toys.types("PS"), 0, List.of(8, 2));

        assertEquals(List.of("P:-", "PPP:-", "S:-", "S:P"), texts(choice.first(new double[] {1, 0})));
    }

    @Test
    void othersTakeThePlaceOfThoseThatWereTooUneven() {
        ExchangeChoice choice = new ExchangeChoice(TYPES, 0, List.of(8, 2, 2, 2, 1));
        List<PieceExchange> tried = choice.first(ORTHODOX);
        double[] rooksAreWorthSeven = {1, 3, 3.25, 7, 9};

        assertEquals(
                List.of("PP:-", "R:PNN"),
                texts(choice.further(rooksAreWorthSeven, tried, new int[] {5, 4, 4, 1, 2}, 1)));
        assertEquals(List.of(), choice.further(ORTHODOX, tried, new int[] {5, 4, 4, 2, 2}, 2));
    }
}
