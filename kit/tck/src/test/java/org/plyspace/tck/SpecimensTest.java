package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Position;
import org.plyspace.tck.toy.ToyVariant;

/** Checks which positions the contracts visit. */
final class SpecimensTest {

    private static final int STEP = 3;

    private final Specimens specimens =
            new Specimens(new ToyVariant(), List.of(Map.of()), rules -> ToyPositions.RARE, new Effort(1, 40, 1, 1));

    /** The texts of all positions of a game. */
    private static List<String> all(RandomGame game) {
        List<String> texts = new ArrayList<>();
        game.play(1, position -> texts.add(text(position)));
        return texts;
    }

    private static String text(Position position) {
        return position.words().text();
    }

    private static List<String> at(IntStream plies, List<String> texts) {
        return plies.mapToObj(texts::get).toList();
    }

    @Test
    void everyGameIsAskedFromItsBeginningWhereNothingIsSampled() throws Throwable {
        List<String> asked = new ArrayList<>();
        List<DynamicTest> tests = specimens
                .inSomePositions(STEP, position -> asked.add(text(position)))
                .toList();

        assertEquals(1 + ToyPositions.RARE.size(), tests.size());
        for (int game = 0; game < tests.size(); game++) {
            asked.clear();
            tests.get(game).getExecutable().execute();
            List<String> texts = all(specimens.games().get(game));
            int last = texts.size() - 1;
            assertEquals(
                    at(IntStream.rangeClosed(0, last).filter(ply -> ply % STEP == 0 || ply == last), texts), asked);
        }
    }

    @Test
    void aSampleHasTheBeginningAndTheEndOfAGameToo() {
        RandomGame game = specimens.games().get(0);
        List<String> texts = all(game);
        int last = texts.size() - 1;
        List<String> asked = new ArrayList<>();

        game.play(2, STEP, position -> asked.add(text(position)));

        assertEquals(
                at(IntStream.rangeClosed(0, last).filter(ply -> ply == 0 || ply % STEP == 2 || ply == last), texts),
                asked);
    }
}
