package org.plyspace.cli.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.search.Clock;
import org.plyspace.search.Limits;

class GoOrderTest {

    private static final long OVERHEAD = 700;
    private static final List<String> CLOCKS =
            List.of("wtime", "60000", "btime", "30000", "winc", "1000", "binc", "5000", "movestogo", "20");

    @ParameterizedTest
    @EnumSource(Side.class)
    void eachSideThinksByItsOwnTimeAndIncrement(Side side) {
        Clock own = side == Side.WHITE ? new Clock(60_000, 1_000, 20) : new Clock(30_000, 5_000, 20);

        GoOrder order = GoOrder.parse(CLOCKS, withMove(side), OVERHEAD, fault -> {
            throw new AssertionError(fault);
        });

        assertEquals(Limits.NONE.within(own.allotment(OVERHEAD)), order.limits());
    }

    @Test
    void whatIsNotSaidOfAClockIsNone() {
        GoOrder order =
                GoOrder.parse(List.of("wtime", "60000", "btime", "1"), withMove(Side.WHITE), OVERHEAD, fault -> {
                    throw new AssertionError(fault);
                });

        assertEquals(Limits.NONE.within(new Clock(60_000, 0, 0).allotment(OVERHEAD)), order.limits());
    }

    /** The last of its moves decides, not the other side's answer. */
    @ParameterizedTest
    @CsvSource({"mate 1, 1", "mate 3, 5", "depth 4 mate 2, 3", "depth 2 mate 2, 2"})
    void aMateIsLookedForToItsLastMove(String words, int depth) {
        GoOrder order = GoOrder.parse(List.of(words.split(" ", -1)), withMove(Side.WHITE), OVERHEAD, fault -> {
            throw new AssertionError(fault);
        });

        assertEquals(Limits.NONE.toDepth(depth), order.limits());
    }

    @ParameterizedTest
    @CsvSource({
        "movetime 99999999999999999999, 100000000000",
        "movetime 0000000000000000000250, 250",
        "movetime 1000000000000000, 100000000000",
        "movetime -99999999999999999999, 1",
        "wtime 99999999999999999999 movetime 70, 70",
    })
    void timeBeyondAllMeasureIsTheLongestThereIs(String words, long millis) {
        GoOrder order = GoOrder.parse(List.of(words.split(" ", -1)), withMove(Side.WHITE), OVERHEAD, fault -> {
            throw new AssertionError(fault);
        });

        assertEquals(Limits.NONE.ofMillis(millis), order.limits());
    }

    @ParameterizedTest
    @CsvSource({
        "depth deep nodes 5, depth 'deep' is not a whole number",
        "nodes 5 depth, depth '' is not a whole number",
        "depth nodes 5, depth 'nodes' is not a whole number",
        "movetime 1e9 nodes 5, movetime '1e9' is not a whole number",
    })
    void whatIsNoNumberIsSaidOnceAndTheRestIsHeeded(String words, String reason) {
        List<String> faults = new ArrayList<>();
        GoOrder order = GoOrder.parse(List.of(words.split(" ", -1)), withMove(Side.WHITE), OVERHEAD, faults::add);

        assertEquals(List.of(reason + "; ignored"), faults);
        assertEquals(Limits.NONE.ofNodes(5), order.limits());
    }

    /** Nothing else is asked of it where no moves are named. */
    private static Position withMove(Side side) {
        return (Position) Proxy.newProxyInstance(
                Position.class.getClassLoader(), new Class<?>[] {Position.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("sideToMove")) {
                        return side;
                    }
                    throw new UnsupportedOperationException(method.getName());
                });
    }
}
