package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.engine.Registry;
import org.plyspace.testing.InWholeForm;
import org.plyspace.vectors.Perft;

/** Rules written as data are the rules of their twins in Java: the same legal moves, the same counts. */
@InWholeForm
class TwinsTest {

    private static final int PLIES = 120;

    @TempDir
    private static Path folder;

    private static Registry registry;

    @BeforeAll
    static void load() throws IOException {
        ExamplePlugins.copyAll(folder);
        registry = ExamplePlugins.registry(folder);
        assertEquals(List.of(), registry.refusals());
    }

    @ParameterizedTest
    @CsvSource({
        "cube:n=5,cube5-json,3",
        "raumschach,raumschach-json,4",
        "orthodox,orthodox-json,5",
        "dragonchess,dragonchess-json,3",
        "spaceshogi,spaceshogi-json,3"
    })
    void startsHaveTheSameCounts(String java, String json, int depth) {
        assertSameCounts(
                registry.rules(java).startPosition(), registry.rules(json).startPosition(), depth);
    }

    @ParameterizedTest
    @CsvFileSource(resources = "twins.tsv", delimiter = '\t')
    void positionsHaveTheSameCounts(String java, String json, int depth, String position) {
        assertSameCounts(
                registry.rules(java).readPosition(position),
                registry.rules(json).readPosition(position),
                depth);
    }

    /** The unicorns of the cube have no twin, but without pawns their board is that of Raumschach by other names. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void unicornsOfTheCubeMoveAsThoseOfRaumschach(long seed) {
        Position cube = registry.rules("cube5-unicorns").startPosition();
        Rules raumschach = registry.rules("raumschach");
        MoveList moves = new MoveList();
        Random random = new Random(seed);
        for (int ply = 0; ply < PLIES && cube.outcome().isEmpty(); ply++) {
            if (ply % 5 == 0) {
                assertSameCounts(
                        raumschach.readPosition(inRaumschach(cube.words().text())), cube, 2);
            }
            moves.clear();
            cube.legalMoves(moves);
            cube.make(moves.get(random.nextInt(moves.size())));
        }
    }

    private static String inRaumschach(String position) {
        return position.replace("IV:", "D:")
                .replace("V:", "E:")
                .replace("III:", "C:")
                .replace("II:", "B:")
                .replace("I:", "A:");
    }

    private static void assertSameCounts(Position java, Position json, int depth) {
        for (int plies = 1; plies <= depth; plies++) {
            assertEquals(
                    new Perft().count(java, plies),
                    new Perft().count(json, plies),
                    "perft " + plies + " of " + java.words().text());
        }
    }

    @ParameterizedTest(name = "{0}, {1}, seed {2}")
    @CsvSource({
        "cube:n=5,cube5-json,1", "cube:n=5,cube5-json,2", "cube:n=5,cube5-json,3",
        "raumschach,raumschach-json,4", "raumschach,raumschach-json,5", "raumschach,raumschach-json,6",
        "orthodox,orthodox-json,7", "orthodox,orthodox-json,8", "orthodox,orthodox-json,9",
        "dragonchess,dragonchess-json,10", "dragonchess,dragonchess-json,11", "dragonchess,dragonchess-json,12",
        "spaceshogi,spaceshogi-json,13", "spaceshogi,spaceshogi-json,14", "spaceshogi,spaceshogi-json,15"
    })
    void randomGamesHaveTheSameMoves(String java, String json, long seed) {
        Position ours = registry.rules(java).startPosition();
        Position twin = registry.rules(json).startPosition();
        Random random = new Random(seed);
        for (int ply = 0; ply < PLIES && ours.outcome().isEmpty(); ply++) {
            SortedMap<String, Long> moves = moves(ours);
            SortedMap<String, Long> twins = moves(twin);
            assertEquals(List.copyOf(moves.keySet()), List.copyOf(twins.keySet()), ours.words()::text);
            assertEquals(ours.inCheck(), twin.inCheck(), ours.words()::text);
            String move = List.copyOf(moves.keySet()).get(random.nextInt(moves.size()));
            ours.make(moves.get(move));
            twin.make(twins.get(move));
            assertEquals(ours.words().text(), twin.words().text());
            if (ply % 10 == 0) {
                assertSameCounts(ours, twin, 2);
            }
        }
        assertEquals(ours.outcome(), twin.outcome());
    }

    private static SortedMap<String, Long> moves(Position position) {
        Rules rules = position.rules();
        Notation machine = rules.notations().get(0);
        MoveList list = new MoveList();
        position.legalMoves(list);
        SortedMap<String, Long> moves = new TreeMap<>();
        for (int i = 0; i < list.size(); i++) {
            moves.put(position.words().text(list.get(i), machine), list.get(i));
        }
        return moves;
    }
}
