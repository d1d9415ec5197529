package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;

/** The positions are those with which programs for orthodox chess are customarily tested. */
@DisplayName("Orthodox chess as a lattice")
final class OrthodoxPerftTest {

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "orthodox-perft.tsv", delimiter = '\t', numLinesToSkip = 1)
    void countsAreTheKnownOnes(ArgumentsAccessor row) {
        Position position = Orthodox.standard().readPosition(row.getString(0));
        for (int depth = 1; depth < row.size() && row.get(depth) != null; depth++) {
            assertEquals(row.getLong(depth), counted(position, depth), "perft " + depth);
            assertEquals(row.getLong(depth), visited(position, depth), "leaves visited at depth " + depth);
        }
        assertEquals(row.getString(0), position.words().text());
    }

    private static long counted(Position position, int depth) {
        return depth == 1 ? position.countLegalMoves() : walk(position, depth, OrthodoxPerftTest::counted);
    }

    private static long visited(Position position, int depth) {
        return depth == 0 ? 1 : walk(position, depth, OrthodoxPerftTest::visited);
    }

    @FunctionalInterface
    private interface Counter {
        long count(Position position, int depth);
    }

    private static long walk(Position position, int depth, Counter counter) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        long leaves = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            leaves += counter.count(position, depth - 1);
            position.unmake();
        }
        return leaves;
    }
}
