package org.plyspace.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What an earlier search, a stop or a refusal leaves behind. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class UciConversationTest {

    /** The last order waits for the search. */
    private static final String SEARCH = "ucinewgame\nposition startpos\ngo nodes 2000\nposition startpos\n";

    @TempDir
    private Path folder;

    private LoftProgram program;

    @BeforeEach
    void start() {
        program = new LoftProgram(folder);
    }

    private List<String> lines(String typed) {
        return program.typed(typed, "uci", "loft").lines(0);
    }

    /** The answers to searches: lines up to a best move, without what depends on the time. */
    private static List<String> answers(List<String> lines) {
        String all = String.join("\n", lines)
                .replaceAll(" (time|nps) [0-9]+", "")
                .replaceAll("(?m)^info (string|nodes|currmove).*\n", "");
        return List.of(all.split("(?m)(?<=^bestmove .{1,40}$)\n", -1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "go infinite\nstop\n",
                "go nodes 500\nstop\nstop\n",
                "stop\nponderhit\n",
                "go ponder wtime 1000 btime 1000\nponderhit\nstop\n",
                "position startpos moves 1b2-1c3 1b4-2b4\ngo depth 3\n",
                "position nonsense\ngo depth 2\n",
                "setoption name MultiPV value 3\ngo depth 2\nsetoption name MultiPV value 1\n",
                "setoption name Hash value 1\nsetoption name Hash value 64\ngo depth\nstop\n",
            })
    void aNewGameIsSearchedAsTheFirst(String between) {
        List<String> answers = answers(lines(SEARCH + between + SEARCH));
        List<String> searches =
                answers.stream().filter(answer -> answer.contains("bestmove ")).toList();

        assertTrue(searches.size() >= 2, answers.toString());
        assertTrue(searches.get(0).contains(" score "), answers.toString());
        assertEquals(searches.get(0), searches.get(searches.size() - 1));
    }

    /** Each order to search has one best move, in its turn. */
    @Test
    void eachSearchHasOneBestMove() {
        List<String> lines = lines("position startpos\n" + "go infinite\nstop\n".repeat(3) + "go depth 2\n"
                + "stop\nstop\n" + "go nodes 100\n");

        assertEquals(
                5, lines.stream().filter(line -> line.startsWith("bestmove ")).count(), lines.toString());
    }
}
