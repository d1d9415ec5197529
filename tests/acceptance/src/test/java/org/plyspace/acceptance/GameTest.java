package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;

class GameTest {

    private static final List<String> THERE_AND_BACK = List.of("g1-f3", "g8-f6", "f3-g1", "f6-g8");

    private final Rules rules = Program.registry().rules("twoboard");

    @Test
    void thirdOccurrenceIsADraw() {
        Game game = Game.fromStart(rules);
        play(game, THERE_AND_BACK);
        assertEquals(2, game.occurrences());
        assertEquals(Optional.empty(), game.outcome());

        play(game, THERE_AND_BACK);

        assertEquals(Optional.of(Outcome.draw(Outcome.REPETITION)), game.outcome());
    }

    @Test
    void takingBackTheThirdOccurrenceLetsTheGameGoOn() {
        Game game = Game.fromStart(rules);
        play(game, THERE_AND_BACK);
        play(game, THERE_AND_BACK);

        long last = game.takeBack();

        assertEquals("f6-g8", game.position().words().text(last, Notation.MACHINE));
        assertEquals(Optional.empty(), game.outcome());
        assertEquals(7, game.plies());
    }

    @Test
    void aLostCastlingRightMakesAPositionDifferent() {
        Game game = Game.fromStart(rules);
        play(game, List.of("g1-f3", "g8-f6", "h1-g1", "h8-g8", "g1-h1", "g8-h8", "f3-g1", "f6-g8"));

        assertEquals(1, game.occurrences());
    }

    @Test
    void startsFromAnySetup() {
        Game game = new Game(rules, rules.read("1:4k3/8/8/8/8/8/8/4K2R|2:8/8/8/8/8/8/8/8 b - - 99 80"));
        assertEquals(Optional.empty(), game.outcome());

        play(game, List.of("e8-d8"));

        assertEquals(Optional.of(Outcome.draw(Outcome.FIFTY_MOVES)), game.outcome());
    }

    @Test
    void remembersManyMoves() {
        Game game = Game.fromStart(rules);
        for (int round = 0; round < 200; round++) {
            play(game, THERE_AND_BACK);
        }

        assertEquals(800, game.plies());
        assertEquals(201, game.occurrences());
        assertEquals(game.move(0), game.move(796));
        assertThrows(IndexOutOfBoundsException.class, () -> game.move(800));
        while (game.plies() > 0) {
            game.takeBack();
        }
        assertEquals(rules.write(rules.start()), game.position().words().text());
    }

    @Test
    void resignationAndAgreementEndAGameUntilTakenBack() {
        Game game = Game.fromStart(rules);
        game.resign(Side.WHITE);
        assertEquals(Optional.of(Outcome.win(Side.BLACK, Outcome.RESIGNATION)), game.outcome());
        assertThrows(IllegalStateException.class, () -> play(game, List.of("g1-f3")));
        assertThrows(IllegalStateException.class, game::agreeDraw);

        assertEquals(Move.NONE, game.takeBack());
        game.agreeDraw();

        assertEquals(Optional.of(Outcome.draw(Outcome.AGREED_DRAW)), game.outcome());
    }

    @Test
    void nothingCanBeTakenBackAtTheStart() {
        assertThrows(IllegalStateException.class, Game.fromStart(rules)::takeBack);
    }

    private static void play(Game game, List<String> moves) {
        for (String move : moves) {
            Verdict.Legal legal = (Verdict.Legal) game.position().words().judge(move, Notation.MACHINE);
            game.play(legal.move());
        }
    }
}
