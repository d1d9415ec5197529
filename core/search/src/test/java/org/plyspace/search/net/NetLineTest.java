package org.plyspace.search.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Changes;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

@DisplayName("What a net says along a line")
class NetLineTest {

    private static final int PLIES = 100;

    /** Every other position is not asked about, so that several moves are taken in at once. */
    @ParameterizedTest(name = "{0}, seed {1}")
    @CsvSource({
        "koernke,1",
        "koernke,2",
        "meder,1",
        "meder,2",
        "twoboard,1",
        "twoboard,2",
        "cube,1",
        "hands,1",
        "hands,2",
        "uneven,1"
    })
    void isWhatItSaysOfEachPositionByItself(String id, long seed) {
        Rules rules = SampleNets.rules(id);
        Net net = SampleNets.of(rules, 7, seed);
        NetFeatures features = new NetFeatures(rules);
        NetLine line = new NetLine(net, rules, PLIES);
        SplittableRandom random = new SplittableRandom(seed);
        Position position = rules.startPosition();
        MoveList moves = new MoveList();
        Changes changes = new Changes();
        line.start(position);
        int ply = 0;
        int different = 0;
        int last = 0;
        while (ply < PLIES && position.outcome().isEmpty()) {
            moves.clear();
            position.legalMoves(moves);
            for (int i = 0; i < moves.size(); i += 5) {
                make(position, moves.get(i), line, changes);
                int correction = check(net, features, line, position);
                different += correction == last ? 0 : 1;
                last = correction;
                position.unmake();
                line.pop();
            }
            make(position, moves.get(random.nextInt(moves.size())), line, changes);
            ply++;
            if (ply % 2 == 0) {
                check(net, features, line, position);
            }
        }
        while (ply-- > 0) {
            position.unmake();
            line.pop();
            check(net, features, line, position);
        }
        assertTrue(different > 50, different + " corrections differed from the one before");
    }

    private static void make(Position position, long move, NetLine line, Changes changes) {
        position.changes(move, changes);
        line.push(changes);
        position.make(move);
    }

    private static int check(Net net, NetFeatures features, NetLine line, Position position) {
        Side toMove = position.sideToMove();
        int anew = net.correction(features.of(position, toMove), features.of(position, toMove.opposite()));
        assertEquals(anew, line.correction(toMove), () -> position.words().text());
        return anew;
    }

    @ParameterizedTest
    @CsvSource({"koernke", "meder", "hands"})
    void changesSidesWithAPass(String id) {
        Rules rules = SampleNets.rules(id);
        Net net = SampleNets.of(rules, 5, 3);
        NetLine line = new NetLine(net, rules, PLIES);
        Position position = rules.startPosition();
        position.make(firstMove(position));
        line.start(position);
        NetFeatures features = new NetFeatures(rules);
        check(net, features, line, position);
        line.pass();
        position.makeNull();
        check(net, features, line, position);
        line.pop();
        position.unmake();
        check(net, features, line, position);
    }

    private static long firstMove(Position position) {
        long move = position.randomMove(new SplittableRandom(1), new MoveList());
        assertTrue(move != Move.NONE);
        return move;
    }
}
