package org.plyspace.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.Registry;
import org.plyspace.engine.exchange.Exchange;
import org.plyspace.engine.exchange.GameFormat;
import org.plyspace.engine.exchange.GamesText;
import org.plyspace.engine.exchange.PartialGame;
import org.plyspace.engine.exchange.ReplayedGame;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordReplay;
import org.plyspace.engine.testing.Bundled;
import org.plyspace.testing.RuleSets;
import org.plyspace.testing.TestForm;

@DisplayName("A game with comments, signs and variations")
class AnnotatedGamesTest {

    private static final Registry REGISTRY = Bundled.REGISTRY;
    private static final int GAMES = TestForm.count(40, 6);
    private static final int PLIES = 16;
    private static final int DEEPEST = 3;
    private static final List<String> SIGNS = List.of("!", "??", "?!", "!!!", "$13", "! $22 $7", "$140 ?");

    private final Exchange exchange = new Exchange(REGISTRY);
    private final SplittableRandom random = new SplittableRandom(17);
    private int remarks;

    @ParameterizedTest
    @ValueSource(strings = {"koernke", "meder", "twoboard", "cube", "roth"})
    void isReadAsItWasWritten(String id) {
        for (int i = 0; i < GAMES; i++) {
            GameRecord record = drawn(id);
            ReplayedGame game = new ReplayedGame(record, RecordReplay.play(REGISTRY, record, "a test", 1));
            for (GameFormat format : List.of(GameFormat.PGN, GameFormat.JSON)) {
                String text = exchange.write(List.of(game, game), format);
                List<ReplayedGame> read =
                        exchange.read(new GamesText(text, "a test", Optional.empty(), Optional.empty()), format);
                assertEquals(2, read.size(), text);
                read.forEach(again -> assertEquals(record.line(), again.record().line(), text));
                read.forEach(
                        again -> assertEquals(game.game().moves(), again.game().moves(), text));
            }
        }
    }

    /** What is said of the moves before the bad one stays, and nothing else. */
    @ParameterizedTest
    @ValueSource(strings = {"koernke", "twoboard"})
    void holdsUpToItsFirstBadMove(String id) {
        for (int i = 0; i < GAMES; i++) {
            GameRecord record = drawn(id);
            List<String> moves = new ArrayList<>(record.line().moves());
            int bad = random.nextInt(moves.size());
            List<String> sound = List.copyOf(moves.subList(0, bad));
            moves.set(bad, "nonsense");
            GameLine line = record.line();
            PartialGame held = exchange.held(
                    record.withLine(new GameLine(1, moves, line.comments(), line.signs(), line.variations())),
                    "a test",
                    1);

            assertEquals(line.onto(sound), held.record().line());
            assertEquals(bad, held.game().plies());
            assertEquals(1, held.troubles().size());
        }
    }

    private GameRecord drawn(String id) {
        while (true) {
            remarks = 0;
            GameLine line = line(Game.fromStart(RuleSets.of(id)), PLIES, DEEPEST);
            GameRecord record =
                    new GameRecord(id, Map.of(), Optional.empty(), line, GameResult.OPEN, Optional.empty(), Map.of());
            if (line.moves().size() == PLIES) {
                assertTrue(line.annotations() > 0);
                return record;
            }
        }
    }

    /** A random line from where the game stands, which it stands at again afterwards; shorter if the game ends. */
    private GameLine line(Game game, int length, int depth) {
        int before = game.plies();
        List<String> moves = new ArrayList<>();
        SortedMap<Integer, String> comments = new TreeMap<>();
        SortedMap<Integer, String> signs = new TreeMap<>();
        List<GameLine> variations = new ArrayList<>();
        remark(comments, before);
        while (moves.size() < length && game.outcome().isEmpty()) {
            if (depth > 0 && random.nextInt(4) == 0) {
                variations.add(line(game, 1 + random.nextInt(4), depth - 1));
            }
            long move = game.position().randomMove(random, new MoveList());
            moves.add(game.position().words().text(move, Notation.MACHINE));
            game.play(move);
            remark(comments, game.plies());
            if (random.nextInt(3) == 0) {
                signs.put(game.plies(), SIGNS.get(random.nextInt(SIGNS.size())));
            }
        }
        while (game.plies() > before) {
            game.takeBack();
        }
        return new GameLine(before + 1, moves, comments, signs, variations);
    }

    private void remark(SortedMap<Integer, String> comments, int ply) {
        if (random.nextInt(3) == 0) {
            comments.put(ply, "remark (" + remarks++ + ") of 1. e4 {");
        }
    }
}
