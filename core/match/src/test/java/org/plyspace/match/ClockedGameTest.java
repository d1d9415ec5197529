package org.plyspace.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;
import org.plyspace.api.MoveList;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.Termination;
import org.plyspace.match.Adjudication.Threshold;
import org.plyspace.match.engine.EngineFailedException;
import org.plyspace.match.engine.GameEngine;
import org.plyspace.search.Clock;
import org.plyspace.search.EngineMove;
import org.plyspace.testing.RuleSets;

class ClockedGameTest {

    private static final Adjudication NEVER = new Adjudication(Optional.empty(), Optional.empty(), 600);

    private final Rules rules = RuleSets.of("koernke");
    private final AtomicLong nanos = new AtomicLong();

    /** Plays the first move listed, and gives it the score that a test prescribes. */
    private static class Scripted implements GameEngine {

        final List<Clock> clocks = new ArrayList<>();
        final List<Long> others = new ArrayList<>();
        final List<Long> seeds = new ArrayList<>();
        private final int score;

        Scripted(int score) {
            this.score = score;
        }

        @Override
        public void newGame(long seed) {
            seeds.add(seed);
        }

        @Override
        public EngineMove choose(Game game, Optional<Clock> clock) {
            clock.ifPresent(clocks::add);
            MoveList moves = new MoveList();
            game.position().legalMoves(moves);
            return new EngineMove(moves.get(0), OptionalInt.of(score), 3, 1);
        }

        @Override
        public void otherHas(long millis) {
            others.add(millis);
        }

        @Override
        public void stop() {}

        @Override
        public void close() {}
    }

    /** Takes a time over each move, by how much it has left in milliseconds. */
    private final class Slow extends Scripted {

        private final LongUnaryOperator taken;

        Slow(LongUnaryOperator taken) {
            super(0);
            this.taken = taken;
        }

        @Override
        public EngineMove choose(Game game, Optional<Clock> clock) {
            Duration time =
                    Duration.ofMillis(taken.applyAsLong(clock.orElseThrow().millis()));
            nanos.addAndGet(time.toNanos());
            return super.choose(game, clock);
        }
    }

    private ClockedGame host(
            Game game, GameEngine white, GameEngine black, Optional<TimeControl> time, Adjudication when) {
        return new ClockedGame(game, white, black, time, when, () -> {}, nanos::get);
    }

    private Ending play(Game game, GameEngine white, GameEngine black, Optional<TimeControl> time, Adjudication when) {
        return host(game, white, black, time, when).play(1);
    }

    @Test
    void whoCallsItselfLostSeveralTimesInARowLoses() {
        Adjudication resigning = new Adjudication(Optional.of(new Threshold(600, 3)), Optional.empty(), 600);
        Game game = Game.fromStart(rules);
        Ending ending = play(game, new Scripted(-599), new Scripted(-600), Optional.empty(), resigning);

        assertEquals(Optional.of(Side.WHITE), ending.winner());
        assertEquals(Ending.RESIGNED, ending.reason());
        assertEquals(6, game.plies(), "Black has moved three times");
    }

    /** With one seed, Black's random engine would choose the move that stands in its list where White's does. */
    @Test
    void twoEnginesHaveSeedsOfTheirOwnAndTheSameInTheSameGame() {
        Adjudication short2 = new Adjudication(Optional.empty(), Optional.empty(), 2);
        Scripted white = new Scripted(0);
        Scripted black = new Scripted(0);
        play(Game.fromStart(rules), white, black, Optional.empty(), short2);
        play(Game.fromStart(rules), white, black, Optional.empty(), short2);

        assertEquals(List.of(1L, 1L), white.seeds);
        assertNotEquals(1L, black.seeds.get(0));
        assertEquals(black.seeds.get(0), black.seeds.get(1));
    }

    @Test
    void anEndByTheRulesComesBeforeAdjudication() {
        Game whole = Game.fromStart(rules);
        Ending byRules = play(whole, new Scripted(0), new Scripted(0), Optional.empty(), NEVER);
        assertTrue(whole.outcome().isPresent(), "the rules end it");
        Adjudication atTheEnd = new Adjudication(Optional.empty(), Optional.empty(), whole.plies());

        Ending ending = play(Game.fromStart(rules), new Scripted(0), new Scripted(0), Optional.empty(), atTheEnd);

        assertEquals(byRules, ending);
    }

    @Test
    void whatBothCallEvenIsADraw() {
        Adjudication drawing = new Adjudication(Optional.empty(), Optional.of(new Threshold(10, 2)), 600);
        Game game = Game.fromStart(rules);
        Ending ending = play(game, new Scripted(10), new Scripted(-10), Optional.empty(), drawing);

        assertEquals(Optional.empty(), ending.winner());
        assertEquals(Ending.EVEN, ending.reason());
        assertEquals(4, game.plies());
    }

    @Test
    void aGameThatIsTooLongIsADraw() {
        Game game = Game.fromStart(rules);
        Adjudication short20 = new Adjudication(Optional.empty(), Optional.empty(), 20);
        Ending ending = play(game, new Scripted(0), new Scripted(0), Optional.empty(), short20);

        assertEquals(Ending.LONG, ending.reason());
        assertEquals(20, game.plies());
    }

    @Test
    void eachSideIsToldItsOwnTimeAndTheOthers() {
        Scripted white = new Scripted(0);
        Scripted thinker = new Slow(left -> 120);
        Adjudication short4 = new Adjudication(Optional.empty(), Optional.empty(), 4);
        Optional<TimeControl> time = Optional.of(TimeControl.parse("600"));
        ClockedGame host = host(Game.fromStart(rules), white, thinker, time, short4);
        host.play(1);

        assertEquals(600_000, thinker.clocks.get(0).millis(), "Black has not thought yet");
        assertEquals(599_880, thinker.clocks.get(1).millis());
        assertEquals(List.of(600_000L, 600_000L), thinker.others);
        assertEquals(List.of(600_000L, 599_880L), white.others);
        assertEquals("[%eval 0.00,3] [%clk 0:09:59.7]", host.comments.get(4));
    }

    @Test
    void aMoveThatIsNotLegalLosesTheGame() {
        GameEngine cheat = new Scripted(0) {
            @Override
            public EngineMove choose(Game game, Optional<Clock> clock) {
                return EngineMove.of(12345);
            }
        };
        Game game = Game.fromStart(rules);
        Ending ending = play(game, new Scripted(0), cheat, Optional.empty(), NEVER);

        assertEquals(Optional.of(Side.WHITE), ending.winner());
        assertEquals(Optional.of("it chose a move that is not legal"), ending.failure());
        assertEquals(1, game.plies());
    }

    @Test
    void aMachineThatFailsLosesTheGame() {
        GameEngine broken = new Scripted(0) {
            @Override
            public EngineMove choose(Game game, Optional<Clock> clock) {
                throw new EngineFailedException("it fell over");
            }
        };
        Game game = Game.fromStart(rules);
        ClockedGame host = host(game, broken, new Scripted(0), Optional.empty(), NEVER);
        MatchGame played = MatchGame.of(0, game, host.play(1), host, Map.of());

        assertEquals(GameResult.BLACK_WINS, played.record().result());
        assertEquals(0, played.halfPoints());
        assertEquals(Optional.of("it fell over"), played.failure());
        assertEquals(Optional.of("abandoned"), played.record().termination());
        assertTrue(played.record().tags().get("Date").matches("[0-9]{4}\\.[0-9]{2}\\.[0-9]{2}"), played::toString);
    }

    @Test
    void whoseTimeIsUpLoses() {
        GameEngine slow = new Slow(left -> left + 1);
        Scripted quick = new Scripted(0);
        Optional<TimeControl> time = Optional.of(new TimeControl(50_000, 1_000));
        Game game = Game.fromStart(rules);
        Adjudication early = new Adjudication(Optional.empty(), Optional.empty(), 3);
        play(game, quick, new Scripted(0), time, early);
        Ending ending = play(Game.fromStart(rules), quick, slow, Optional.of(new TimeControl(40, 0)), NEVER);

        assertEquals(Optional.of(Side.WHITE), ending.winner());
        assertEquals(Ending.TIME, ending.reason());
        assertEquals(50_000, quick.clocks.get(0).millis());
        assertEquals(1_000, quick.clocks.get(0).increment());
        assertEquals(51_000, quick.clocks.get(1).millis(), "a move adds its increment");
        assertEquals(Termination.TIME_FORFEIT, ending.termination());
    }

    @Test
    void theIncrementOfAMoveComesTooLateForIt() {
        GameEngine slow = new Slow(left -> left + 1);
        Ending ending =
                play(Game.fromStart(rules), slow, new Scripted(0), Optional.of(new TimeControl(40, 1_000)), NEVER);

        assertEquals(Optional.of(Side.BLACK), ending.winner());
        assertEquals(Ending.TIME, ending.reason());
    }

    @Test
    void timesLeftAreKeptAsComments() {
        Game game = Game.fromStart(rules);
        Adjudication early = new Adjudication(Optional.empty(), Optional.empty(), 2);
        Optional<TimeControl> time = Optional.of(new TimeControl(3_723_450, 0));
        ClockedGame host = host(game, new Scripted(35), new Scripted(0), time, early);
        host.play(1);

        assertEquals("[%eval 0.35,3] [%clk 1:02:03.4]", host.comments.get(1));
        assertEquals("3723.45", time.get().tag());
        assertEquals("10+0.1", TimeControl.parse("10+0.1").tag());
    }

    @Test
    void scoresAndDepthsAreKeptAsComments() {
        Game game = Game.fromStart(rules);
        Adjudication early = new Adjudication(Optional.empty(), Optional.empty(), 2);
        ClockedGame host = host(game, new Scripted(35), new Scripted(31_995), Optional.empty(), early);
        host.play(1);

        assertEquals(Map.of(1, "[%eval 0.35,3]", 2, "[%eval #-2,3]"), host.comments);
    }
}
