package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Move;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.testing.RuleSets;

@DisplayName("The order of moves")
class MoveOrderTest {

    private static final int GAMES = 4;

    /** By rule set and seed, all positions of a random game. */
    @ParameterizedTest
    @CsvSource({"koernke", "twoboard", "meder"})
    void putsCapturesThatLoseMaterialLast(String id) {
        Rules rules = RuleSets.of(id);
        PieceValues values = new PieceValues(rules);
        Recaptures recaptures = new Recaptures(values);
        History history = new History(rules);
        MoveOrder order = new MoveOrder(values, history);
        int[] losers = new int[1];
        for (long seed = 1; seed <= GAMES; seed++) {
            RandomPositions.ofGame(rules, seed, position -> {
                int side = position.sideToMove().index();
                fill(order, position, history);
                order.rank(0, side, 0);
                order.putLosingLast(position);
                boolean quietCame = false;
                boolean loserCame = false;
                for (long move = order.next(); move != Move.NONE; move = order.next()) {
                    boolean loud = MoveOrder.isLoud(move, side);
                    boolean loses = loud && !Move.isPromotion(move) && recaptures.lose(position, move, 50);
                    assertEquals(loses, order.isLosing(), () -> position.words().text());
                    assertFalse(loserCame && !loses, () -> position.words().text());
                    assertFalse(
                            quietCame && loud && !loses, () -> position.words().text());
                    quietCame |= !loud;
                    loserCame |= loses;
                    losers[0] += loses ? 1 : 0;
                }
            });
        }
        assertTrue(losers[0] > 10, losers[0] + " losing captures");
    }

    @ParameterizedTest
    @CsvSource({"koernke", "twoboard"})
    void putsTheRememberedMoveFirstWhateverItIs(String id) {
        Rules rules = RuleSets.of(id);
        History history = new History(rules);
        MoveOrder order = new MoveOrder(new PieceValues(rules), history);
        RandomPositions.ofGame(rules, 1, position -> {
            for (long remembered : RandomPositions.moves(position)) {
                int print = TranspositionTable.fingerprint(remembered);
                fill(order, position, history);
                order.rank(print, position.sideToMove().index(), 0);
                order.putLosingLast(position);
                assertEquals(print, TranspositionTable.fingerprint(order.peek()));
                assertEquals(order.peek(), order.next());
                assertFalse(order.isLosing());
                assertTrue(order.remembers());
                order.rank(0, position.sideToMove().index(), 0);
                assertFalse(order.remembers(), "the next node has none");
            }
        });
    }

    /** Without killers and history all quiet moves are equal, and captures by the same man of the same man. */
    @ParameterizedTest
    @CsvSource({"koernke", "twoboard", "meder"})
    void equalMovesComeInTheOrderInWhichTheyAreListed(String id) {
        Rules rules = RuleSets.of(id);
        History history = new History(rules);
        MoveOrder order = new MoveOrder(new PieceValues(rules), history);
        int[] losers = new int[1];
        for (long seed = 1; seed <= GAMES; seed++) {
            RandomPositions.ofGame(rules, seed, position -> {
                int side = position.sideToMove().index();
                fill(order, position, history);
                List<Long> listed = LongStream.of(order.moves.toArray()).boxed().toList();
                order.rank(0, side, 0);
                order.putLosingLast(position);
                Map<List<Object>, Integer> last = new HashMap<>();
                for (long move = order.next(); move != Move.NONE; move = order.next()) {
                    List<Object> alike = MoveOrder.isLoud(move, side)
                            ? List.of(order.isLosing(), Move.captured(move), order.gain(move), Move.piece(move))
                            : List.of();
                    int index = listed.indexOf(move);
                    Integer before = last.put(alike, index);
                    assertTrue(
                            before == null || before < index,
                            () -> position.words().text());
                    losers[0] += order.isLosing() && before != null ? 1 : 0;
                }
            });
        }
        assertTrue(losers[0] > 10, losers[0] + " losing captures after one like them");
    }

    /** Leaves out quiet moves when the third of them has been handed out. */
    @ParameterizedTest
    @CsvSource({"koernke", "twoboard", "meder"})
    void leavesOutQuietMovesAndNoOthers(String id) {
        Rules rules = RuleSets.of(id);
        History history = new History(rules);
        MoveOrder order = new MoveOrder(new PieceValues(rules), history);
        Map<Boolean, Integer> later = new LinkedHashMap<>(Map.of(true, 0, false, 0));
        RandomPositions.ofGame(rules, 2, position -> {
            int side = position.sideToMove().index();
            fill(order, position, history);
            order.rank(0, side, 0);
            order.putLosingLast(position);
            Set<Long> handedOut = new HashSet<>();
            int quiet = 0;
            for (long move = order.next(); move != Move.NONE; move = order.next()) {
                boolean loud = MoveOrder.isLoud(move, side);
                quiet += loud ? 0 : 1;
                if (quiet == 3 && !loud) {
                    order.leaveOutQuiet(side);
                } else {
                    assertTrue(handedOut.add(move));
                    later.merge(quiet >= 3, 1, Integer::sum);
                }
            }
            assertEquals(Math.min(quiet, 3), quiet, "none comes after");
            Set<Long> all =
                    LongStream.of(RandomPositions.moves(position)).boxed().collect(Collectors.toSet());
            assertEquals(loud(all, side), loud(handedOut, side), "all loud moves came");
            assertEquals(
                    handedOut,
                    Arrays.stream(order.moves.toArray()).boxed().collect(Collectors.toSet()),
                    "the list has what was handed out");
        });
        assertTrue(later.get(true) > 5, () -> "loud moves after it: " + later);
    }

    private static Set<Long> loud(Set<Long> moves, int side) {
        return moves.stream().filter(move -> MoveOrder.isLoud(move, side)).collect(Collectors.toSet());
    }

    private static void fill(MoveOrder order, Position position, History history) {
        history.clear();
        order.moves.clear();
        position.legalMoves(order.moves);
    }
}
