package org.plyspace.cli.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.cli.toy.Loft;
import org.plyspace.engine.Notations;
import org.plyspace.search.PrincipalVariation;
import org.plyspace.search.SearchResult;

/** What the protocol is told of a search of 4,000 nodes in two seconds. */
class InfoLinesTest {

    private static final String WORK = " nodes 4000 nps 2000 hashfull 17 time 2000 pv ";

    private static final Rules RULES = Loft.registry().rules("loft");

    private final Position position = RULES.startPosition();

    private static SearchResult result(int depth, int deepest, long hits, List<PrincipalVariation> lines) {
        return new SearchResult(lines, depth, deepest, 4_000, 2_000_000_000L, 17, hits);
    }

    /** A line of the first legal move from a number on, and the first answer. */
    private PrincipalVariation line(int number, int score, int depth) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        long move = moves.get(number);
        position.make(move);
        moves.clear();
        position.legalMoves(moves);
        position.unmake();
        return new PrincipalVariation(score, List.of(move, moves.get(0)), depth);
    }

    private String text(PrincipalVariation line) {
        String first = position.words().text(line.move(), Notations.exchanged(position.rules()));
        position.make(line.move());
        String answer = position.words().text(line.moves().get(1), Notations.exchanged(position.rules()));
        position.unmake();
        return first + " " + answer;
    }

    /** A win in three plies is mate in two; a loss in three is one by its second move too. */
    @ParameterizedTest
    @CsvSource({
        "31, cp 31",
        "-250, cp -250",
        "0, cp 0",
        "31999, mate 1",
        "31997, mate 2",
        "-31998, mate -1",
        "-31996, mate -2",
    })
    void aScoreIsOfTheSideToMove(int score, String text) {
        PrincipalVariation line = line(0, score, 6);

        assertEquals(
                List.of("info depth 6 seldepth 11 multipv 1 score " + text + WORK + text(line)),
                InfoLines.of(position, result(6, 11, 0, List.of(line))));
    }

    @Test
    void linesAreNumberedAndEachSaysHowDeepItIs() {
        PrincipalVariation best = line(0, 40, 7);
        PrincipalVariation second = line(1, 10, 6);

        assertEquals(
                List.of(
                        "info depth 7 seldepth 9 multipv 1 score cp 40" + WORK + text(best),
                        "info depth 6 seldepth 9 multipv 2 score cp 10" + WORK + text(second)),
                InfoLines.of(position, result(6, 9, 0, List.of(best, second))));
    }

    @Test
    void boundsAndHitsOfTablesAreTold() {
        PrincipalVariation line = line(0, 40, 7);
        SearchResult soFar = result(6, 6, 5, List.of());
        String work = WORK.replace(" time", " tbhits 5 time") + text(line);

        assertEquals(
                "info depth 7 seldepth 7 multipv 1 score cp 40 lowerbound" + work,
                InfoLines.bound(position, line, 0, true, soFar));
        assertEquals(
                "info depth 7 seldepth 7 multipv 3 score cp 40 upperbound" + work,
                InfoLines.bound(position, line, 2, false, soFar));
    }

    @Test
    void theLastLineHasTheBestMoveAndTheAnswerThatIsExpected() {
        PrincipalVariation line = line(0, 40, 7);
        String bestMove = "bestmove " + text(line).replace(" ", " ponder ");
        PrincipalVariation alone = new PrincipalVariation(40, List.of(line.move()), 7);

        assertEquals(List.of(bestMove), InfoLines.last(position, result(6, 9, 0, List.of(line)), false));
        assertEquals(
                List.of("info depth 7 seldepth 9 multipv 1 score cp 40" + WORK + text(line), bestMove),
                InfoLines.last(position, result(6, 9, 0, List.of(line)), true));
        assertEquals(
                List.of("info depth 0" + WORK.replace(" pv ", ""), bestMove),
                InfoLines.last(position, result(0, 9, 0, List.of(line)), true));
        assertEquals(
                List.of("bestmove " + text(line).split(" ", 2)[0]),
                InfoLines.last(position, result(6, 9, 0, List.of(alone)), false));
    }

    @Test
    void whereThereIsNoMoveTheLastLineSaysSo() {
        Position mated = RULES.readPosition("1:1R1k/R3/4/4|2:R3/4/4/K3 b - - 1 1");

        assertEquals(
                List.of("info depth 0 score mate 0", "bestmove 0000"),
                InfoLines.last(mated, result(0, 0, 0, List.of()), false));
    }
}
