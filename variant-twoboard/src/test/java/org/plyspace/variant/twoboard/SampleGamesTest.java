package org.plyspace.variant.twoboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Piece;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.variant.twoboard.TwoboardDeclaration.FoldedBoard;

@DisplayName("The sample games, twoboard.md 4, rulings T-1 and T-5")
final class SampleGamesTest {

    /** Game 2, 5... R a5 x c3: a check that is not marked. */
    private static final int UNMARKED_CHECK = 9;

    @ParameterizedTest(name = "game {0} ends after {1} plies: {2}")
    @CsvSource({"1, 42, black wins by checkmate", "2, 97, white wins by checkmate"})
    void replaysToMate(int game, int plies, String outcome) {
        List<String> moves = SampleGame.moves(game);
        assertEquals(plies, moves.size());
        assertEquals(outcome, Twoboard.STANDARD.start().playSource(moves).outcome());
    }

    @ParameterizedTest(name = "game {0}")
    @CsvSource({"1", "2"})
    void everyMarkIsRightAndOneCheckIsNotMarked(int game) {
        TextPosition position = Twoboard.STANDARD.start();
        List<String> moves = SampleGame.moves(game);
        for (int ply = 0; ply < moves.size(); ply++) {
            String move = moves.get(ply);
            boolean unmarked = game == 2 && ply == UNMARKED_CHECK;
            position.playSource(List.of(move));
            assertEquals(move.endsWith("+") || move.endsWith("mate") || unmarked, position.inCheck(), move);
            assertEquals(move.endsWith("mate"), position.outcome().contains("checkmate"), move);
        }
    }

    @ParameterizedTest(name = "game {0}")
    @CsvSource({"1", "2"})
    void movesAreWrittenAsInTheGame(int game) {
        TextPosition position = Twoboard.STANDARD.start();
        List<String> moves = SampleGame.moves(game);
        for (int ply = 0; ply < moves.size(); ply++) {
            String printed = moves.get(ply) + (game == 2 && ply == UNMARKED_CHECK ? "+" : "");
            String machine = position.fromSource(moves.get(ply));
            assertEquals(printed.replace(" ", ""), position.inSource(machine).replace(" ", ""));
            position.play(machine);
        }
    }

    @Test
    @DisplayName("T-1: move 14 of game 2 rules out 'its capture squares, by anything'")
    void aPawnStepsPastAManOnItsCaptureSquare() {
        TextPosition position =
                Twoboard.STANDARD.start().playSource(SampleGame.moves(2).subList(0, 26));
        assertNotEquals(Piece.NONE, position.position().pieceAt(FoldedBoard.cell("f3")));
        assertTrue(Twoboard.STANDARD.attacks('P', "e2").contains("f3"));
        assertEquals("e2-F3", position.fromSource("P e2 - F3"));
    }

    @ParameterizedTest(name = "pawnBlock={0}")
    @CsvSource({"capture", "none"})
    @DisplayName("T-1: the games do not decide between the other readings")
    void theGamesReplayUnderTheOtherReadings(String block) {
        for (int game = 1; game <= 2; game++) {
            Twoboard.rules("pawnBlock=" + block).start().playSource(SampleGame.moves(game));
        }
    }

    @Test
    @DisplayName("T-5: if men on either board stood in the way, 28 moves of the games would be illegal")
    void readingsOfBlockingDiffer() {
        assertEquals(28, SampleGame.blockedIfEitherBoardBlocked(1) + SampleGame.blockedIfEitherBoardBlocked(2));
    }
}
