package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;

/** Orthodox chess written as data has the well-known perft counts, as deep as there are at most so many leaves. */
final class OrthodoxPerftTest {

    private static final long LEAVES = Long.getLong("perft.leaves", 500_000);

    @ParameterizedTest
    @CsvFileSource(resources = "orthodox-perft.tsv", delimiter = '\t')
    void perftIsAsKnown(ArgumentsAccessor line) {
        Variant variant = Examples.read("orthodox.json");
        Rules rules = variant.rules(OptionValues.of(variant.options(), Map.of()));
        Position position = rules.readPosition(line.getString(0));
        for (int depth = 1; depth < line.size() && line.get(depth) != null && line.getLong(depth) <= LEAVES; depth++) {
            int plies = depth;
            assertEquals(
                    line.getLong(depth), perft(position, depth), () -> "perft " + plies + " of " + line.getString(0));
        }
    }

    static long perft(Position position, int depth) {
        if (depth == 1) {
            return position.countLegalMoves();
        }
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        long leaves = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            leaves += perft(position, depth - 1);
            position.unmake();
        }
        return leaves;
    }
}
