package org.plyspace.lab.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Outcome;
import org.plyspace.api.Side;
import org.plyspace.lab.play.PlayOut;

class EndingRowsTest {

    private static PlayOut game(Outcome outcome) {
        return new PlayOut(1, 1, Optional.ofNullable(outcome), 0, 0, 0, List.of());
    }

    private static List<String> rows(Outcome... outcomes) {
        return List.copyOf(EndingRows.of(List.of(
                        List.of(outcomes).stream().map(EndingRowsTest::game).toList()))
                .rows()
                .keySet());
    }

    @Test
    void whateverOccursHasARow() {
        assertEquals(
                List.of("white wins", "black wins", "draw: agreed at sunset", "draw: stalemate", "unfinished"),
                rows(
                        Outcome.draw(Outcome.STALEMATE),
                        Outcome.win(Side.BLACK, Outcome.CHECKMATE),
                        Outcome.draw("agreed at sunset"),
                        Outcome.draw(Outcome.STALEMATE)));
    }

    @Test
    void waysToWinAreToldApartWhereThereAreSeveral() {
        assertEquals(
                List.of(
                        "white wins",
                        "white wins: checkmate",
                        "white wins: goal reached",
                        "black wins",
                        "black wins: checkmate",
                        "unfinished"),
                rows(
                        Outcome.win(Side.WHITE, Outcome.GOAL),
                        Outcome.win(Side.WHITE, Outcome.CHECKMATE),
                        Outcome.win(Side.BLACK, Outcome.CHECKMATE)));
    }

    @Test
    void eachRowCountsItsOwn() {
        Outcome mate = Outcome.win(Side.WHITE, Outcome.CHECKMATE);
        EndingRows endings = EndingRows.of(
                List.of(List.of(game(mate), game(null)), List.of(game(Outcome.win(Side.WHITE, Outcome.BARE_KING)))));

        assertEquals(
                List.of("white wins", "white wins: checkmate"),
                endings.rows().entrySet().stream()
                        .filter(row -> row.getValue().test(Optional.of(mate)))
                        .map(row -> row.getKey())
                        .toList());
    }
}
