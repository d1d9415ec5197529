package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;

/**
 * Checks the puzzles that a variant brings, if any, in the resource {@code META-INF/plyspace/puzzles/ID.jsonl} as {@code plyspace puzzles
 * --out} writes it. Wins are proved by trying all moves, without the search that found them; of wins of material the line is played.
 */
interface PuzzleContract extends UnderTest {

    @TestFactory
    default Stream<DynamicTest> puzzlesHaveOneSolution() {
        return specimens().inFirstRules(rules -> {
            List<String> lines = PlainPuzzle.lines(rules);
            IntStream.range(1, lines.size())
                    .forEach(i -> PlainPuzzle.read(rules, lines.get(i)).check("puzzle on line " + (i + 1)));
        });
    }

    /**
     * A puzzle.
     *
     * @param moves the number of moves within which the game is won; 0 if material is won
     * @param line what is played
     */
    record PlainPuzzle(Position position, int moves, List<String> line) {

        private static final Pattern VARIANT = Pattern.compile("\"variant\":\"([^\"]*)\"");
        private static final Pattern WIN = Pattern.compile("\"kind\":\"win\",\"moves\":([0-9])");
        private static final Pattern POSITION = Pattern.compile("\"position\":\"([^\"]*)\"");
        private static final Pattern LINE = Pattern.compile("\"line\":\\[([^\\]]*)\\]");
        private static final Pattern MOVE = Pattern.compile("\"([^\"]*)\"");

        /** The lines of the resource, of which the first says whose puzzles they are; empty if the variant brings no puzzles of these options. */
        static List<String> lines(Rules rules) {
            String path = "/META-INF/plyspace/puzzles/" + rules.variant().id() + ".jsonl";
            Optional<InputStream> found = rules.variant().resource(path);
            if (found.isEmpty()) {
                return List.of();
            }
            try (InputStream stream = found.get()) {
                List<String> lines = new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                        .lines()
                        .toList();
                String setting = found(VARIANT, lines.isEmpty() ? "nothing" : lines.get(0));
                String id = rules.variant().id();
                assertTrue(
                        setting.equals(id) || setting.startsWith(id + ":"),
                        () -> path + " has puzzles of " + setting + ", not of " + id);
                // Those of other options are asked by a test of these options.
                return setting.equals(rules.setting()) ? lines : List.of();
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }

        static PlainPuzzle read(Rules rules, String text) {
            Matcher win = WIN.matcher(text);
            return new PlainPuzzle(
                    rules.readPosition(found(POSITION, text)),
                    win.find() ? Integer.parseInt(win.group(1)) : 0,
                    MOVE.matcher(found(LINE, text))
                            .results()
                            .map((MatchResult move) -> move.group(1))
                            .toList());
        }

        private static String found(Pattern pattern, String text) {
            Matcher matcher = pattern.matcher(text);
            assertTrue(matcher.find(), () -> "no " + pattern + " in " + text);
            return matcher.group(1);
        }

        void check(String where) {
            String first = line.get(0);
            if (moves > 0) {
                Side winner = position.sideToMove();
                List<String> winning = LongStream.of(Moves.legal(position))
                        .filter(move -> isWonBy(move, winner, moves))
                        .mapToObj(move -> Moves.text(position, move))
                        .toList();
                assertEquals(List.of(first), winning, () -> where + ": the moves that win in " + moves);
                assertTrue(
                        moves == 1 || !wins(winner, moves - 1),
                        () -> where + ": " + winner.word() + " wins faster than in " + moves);
            }
            for (String text : line) {
                Verdict verdict = position.words().judge(text, Notation.MACHINE);
                position.make(assertInstanceOf(Verdict.Legal.class, verdict, where + ": " + text)
                        .move());
            }
        }

        /** Whether a side to move wins within so many of its moves. */
        private boolean wins(Side winner, int within) {
            return LongStream.of(Moves.legal(position)).anyMatch(move -> isWonBy(move, winner, within));
        }

        private boolean isWonBy(long move, Side winner, int within) {
            position.make(move);
            Optional<Outcome> end = position.outcome();
            boolean won = end.isPresent()
                    ? isWin(end, winner)
                    : within > 1
                            && LongStream.of(Moves.legal(position))
                                    .allMatch(answer -> isLostBy(answer, winner, within - 1));
            position.unmake();
            return won;
        }

        private boolean isLostBy(long answer, Side winner, int within) {
            position.make(answer);
            Optional<Outcome> end = position.outcome();
            boolean lost = end.isPresent() ? isWin(end, winner) : wins(winner, within);
            position.unmake();
            return lost;
        }

        private static boolean isWin(Optional<Outcome> end, Side side) {
            return end.flatMap(Outcome::winner).filter(side::equals).isPresent();
        }
    }
}
