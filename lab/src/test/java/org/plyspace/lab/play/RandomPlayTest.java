package org.plyspace.lab.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.plyspace.lab.toy.CoinVariant;

class RandomPlayTest {

    private final RandomPlay play = new RandomPlay(CoinVariant.standard(), 100);

    @Test
    void sameSeedPlaysTheSameGame() {
        for (long seed = 0; seed < 100; seed++) {
            assertEquals(play.play(seed), play.play(seed));
        }
    }

    @Test
    void gamesAreCutOffAtTheLastPly() {
        RandomPlay shortPlay = new RandomPlay(CoinVariant.standard(), 3);
        List<PlayOut> games = LongStream.range(0, 200).mapToObj(shortPlay::play).toList();

        assertTrue(games.stream().allMatch(game -> game.plies() <= 3));
        assertTrue(games.stream().anyMatch(game -> game.outcome().equals(Optional.empty()) && game.plies() == 3));
    }

    @Test
    void everyChoiceIsCounted() {
        PlayOut game = play.play(5);

        assertEquals(4L * game.plies(), game.choices());
    }

    @Test
    void seedsDependOnEveryArgument() {
        long seed = Seeds.derive(1, "coin", 0);

        assertEquals(seed, Seeds.derive(1, "coin", 0));
        assertNotEquals(seed, Seeds.derive(2, "coin", 0));
        assertNotEquals(seed, Seeds.derive(1, "coin:tag=off", 0));
        assertNotEquals(seed, Seeds.derive(1, "coin", 1));
    }
}
