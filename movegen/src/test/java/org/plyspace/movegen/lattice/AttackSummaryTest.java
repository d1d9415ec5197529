package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.plyspace.api.AttackSummary;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.declare.SidedCells;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.PawnBlock;
import org.plyspace.movegen.lattice.declare.PawnSpec;
import org.plyspace.tck.PlainAttackCount;

/** The numbers are counted by hand; the contract tests compare the ways of counting with each other only. */
@DisplayName("Attack summaries")
final class AttackSummaryTest {

    private static final Map<String, Integer> TERMS = Map.ofEntries(
            Map.entry("hanging", AttackSummary.HANGING),
            Map.entry("hanging-pawns", AttackSummary.HANGING_PAWNS),
            Map.entry("under-pawns", AttackSummary.UNDER_PAWNS),
            Map.entry("under-lesser", AttackSummary.UNDER_LESSER),
            Map.entry("support", AttackSummary.SUPPORT),
            Map.entry("shelter", AttackSummary.SHELTER),
            Map.entry("weak-zone", AttackSummary.WEAK_ZONE),
            Map.entry("held-near", AttackSummary.HELD_NEAR),
            Map.entry("free-1", AttackSummary.FREE),
            Map.entry("free-2", AttackSummary.FREE + 1),
            Map.entry("free-3", AttackSummary.FREE + 2),
            Map.entry("free-4", AttackSummary.FREE + 3),
            Map.entry("free-more", AttackSummary.FREE + 4));

    private static final Rules ORTHODOX = Orthodox.standard();

    /** Ranks are groups of symbols, the lowest first; numbers that are not named are 0. */
    @ParameterizedTest(name = "{0} {2}")
    @CsvFileSource(resources = "attack-summaries.tsv", delimiter = '\t', numLinesToSkip = 1)
    void numbersAreThoseCountedByHand(String game, String ranks, String text, String white, String black, String why) {
        Position position = rules(game).readPosition(text);
        AttackSummary summary = PlainAttackCount.newSummary(position.rules(), ranks(position.rules(), ranks));
        for (boolean counted : new boolean[] {true, false}) {
            if (counted) {
                summary.count(position);
            } else {
                position.attackSummary(summary);
            }
            for (Side side : Side.values()) {
                int[] expected = numbers(summary, position.rules(), side == Side.WHITE ? white : black);
                String message = side.word() + (counted ? ", counted: " : ": ") + why;
                assertArrayEquals(expected, summary.numbers(side.index()), message);
            }
        }
    }

    private static Rules rules(String game) {
        return switch (game) {
            case "orthodox" -> ORTHODOX;
            case "two-kings" -> Toy.rules(Toys.twoKings()).rules();
            case "hands" -> Toy.rules(Toys.hands()).rules();
            case "frozen" -> Toy.rules(Toys.levels()).rules();
            case "folded" -> Toy.rules(Toys.folded(PawnBlock.NONE)).rules();
            default -> Toy.rules(cube()).rules();
        };
    }

    /** A cube of five, whose pawns go forward or up. */
    private static LatticeSpec cube() {
        Lattice cube = Lattice.box(5, 5, 5);
        Step straight = new Step(1, 0, 0);
        Step unicorn = new Step(1, 1, 1);
        SidedCells last = (side, cell) -> {
            int end = side == Side.WHITE ? 4 : 0;
            return cube.y(cell) == end && cube.z(cell) == end;
        };
        return Toy.on(cube)
                .royal("K", "king", List.of(), Step.allTurnsOf(straight, new Step(1, 1, 0), unicorn))
                .piece("R", "rook", Mode.slide(straight.allTurns()))
                .piece("U", "unicorn", Mode.slide(unicorn.allTurns()))
                .piece("N", "knight", Mode.leap(new Step(2, 1, 0).allTurns()))
                .pawn(
                        "P",
                        "pawn",
                        PawnSpec.plain(
                                List.of(new Step(0, 1, 0), new Step(0, 0, 1)),
                                List.of(new Step(-1, 1, 0), new Step(1, 1, 0), new Step(0, 1, 1)),
                                last,
                                "RU"));
    }

    private static int[] ranks(Rules rules, String groups) {
        int[] ranks = new int[rules.pieceTypes().size()];
        List<String> lowestFirst = List.of(groups.split(" "));
        for (PieceType type : rules.pieceTypes()) {
            ranks[type.index()] = IntStream.range(0, lowestFirst.size())
                    .filter(rank -> List.of(lowestFirst.get(rank).split(",")).contains(type.symbol()))
                    .findFirst()
                    .orElse(0);
        }
        return ranks;
    }

    private static int[] numbers(AttackSummary summary, Rules rules, String named) {
        int[] numbers = new int[summary.size()];
        for (String entry : named.split(" ", -1)) {
            String[] nameAndNumber = entry.split("=", 2);
            numbers[index(summary, rules, nameAndNumber[0])] = Integer.parseInt(nameAndNumber[1]);
        }
        return numbers;
    }

    private static int index(AttackSummary summary, Rules rules, String name) {
        if (TERMS.containsKey(name)) {
            return summary.term(TERMS.get(name));
        }
        int dot = name.indexOf('.');
        int type = type(rules, name.substring(dot + 1));
        return name.startsWith("hits") ? summary.hits(type) : summary.mobility(type);
    }

    private static int type(Rules rules, String symbol) {
        return rules.pieceTypes().stream()
                .filter(type -> type.symbol().equals(symbol))
                .mapToInt(PieceType::index)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void piecesComeFromTheLowestRankToTheHighestAndThenByType() {
        AttackSummary summary = PlainAttackCount.newSummary(ORTHODOX, ranks(ORTHODOX, "Q N,B R"));
        List<Integer> expected = Stream.of("Q", "B", "N", "R")
                .map(symbol -> type(ORTHODOX, symbol))
                .toList();
        List<Integer> pieces = IntStream.range(0, summary.pieceTypes())
                .mapToObj(summary::pieceType)
                .toList();
        assertEquals(expected, pieces);
    }

    /** From the second of four levels that wrap, the fourth is two levels up and two levels down. */
    @Test
    void raysAlongWhichCellNumbersGrowAndFallAreCounted() {
        Lattice ring = Lattice.box(4, 4, 4).wrappingLevels();
        Position position = Toy.position(
                        Toy.onlyKings(ring).piece("R", "rook", Mode.slide(new Step(1, 0, 0).allTurns())),
                        "4:4/4/2r1/4|3:4/4/4/4|2:3k/4/2R1/K3|1:4/4/4/4 w - - 0 1")
                .position();
        AttackSummary summary = PlainAttackCount.newSummary(position.rules(), new int[2]);
        position.attackSummary(summary);
        assertEquals(9, summary.numbers(0)[summary.mobility(type(position.rules(), "R"))]);
    }

    @Test
    void thereMustBeARankForEachType() {
        IllegalArgumentException refused =
                assertThrows(IllegalArgumentException.class, () -> PlainAttackCount.newSummary(ORTHODOX, new int[5]));
        assertEquals("5 ranks for 6 types of pieces", refused.getMessage());
    }

    @Test
    void aSummaryKeepsNothingOfAnotherPosition() {
        int[] ranks = new int[6];
        AttackSummary used = PlainAttackCount.newSummary(ORTHODOX, ranks);
        Position crowded =
                ORTHODOX.readPosition("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
        crowded.attackSummary(used);
        Position bare = ORTHODOX.readPosition("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        bare.attackSummary(used);
        AttackSummary fresh = PlainAttackCount.newSummary(ORTHODOX, ranks);
        bare.attackSummary(fresh);
        assertArrayEquals(fresh.numbers(0), used.numbers(0));
        assertEquals(5, Arrays.stream(used.numbers(1)).sum());
    }
}
