package org.plyspace.acceptance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.GameRecord;

/** Games of random legal moves with random comments, signs and variations, the same for the same seed. */
final class RandomGames {

    private static final int LONGEST = 80;
    private static final int LONGEST_VARIATION = 4;
    private static final int DEEPEST = 3;
    private static final List<String> COMMENTS =
            List.of("good", "(sic)", "1-0 was near; \"well\" \\ ok", "{ [Tag \"x\"]", "2. e4 $1 über 象");
    private static final List<String> SIGNS = List.of("!", "??", "!? $13", "$0", "$140 ! ?!?");

    private final Rules rules;
    private final SplittableRandom random;

    private RandomGames(Rules rules, long seed) {
        this.rules = rules;
        this.random = new SplittableRandom(seed);
    }

    /** A game by these rules from their start; one that does not end by itself is left open, resigned or drawn. */
    static Game game(Rules rules, long seed) {
        RandomGames games = new RandomGames(rules, seed);
        Game game = Game.fromStart(rules);
        games.play(game, 1 + games.random.nextInt(LONGEST));
        if (game.outcome().isEmpty()) {
            switch (games.random.nextInt(3)) {
                case 0 -> game.agreeDraw();
                case 1 -> game.resign(game.position().sideToMove());
                default -> {}
            }
        }
        return game;
    }

    /** A game that begins where another has ended, if it can go on there, else the other one. */
    static Game continued(Game game, long seed) {
        Setup setup = game.position().words().setup();
        Game next = new Game(game.position().rules(), setup);
        if (next.outcome().isPresent()) {
            return game;
        }
        new RandomGames(game.position().rules(), seed).play(next, 10);
        return next;
    }

    /** The record of a game with tags, comments, signs and variations. */
    static GameRecord annotated(Game game, long seed) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("White", "a \"quoted\" \\ name");
        tags.put("Annotator", "seed " + seed);
        GameRecord record = GameRecord.of(game, tags);
        return record.withLine(
                new RandomGames(game.position().rules(), seed).annotated(game.start(), record.line(), 0));
    }

    private void play(Game game, int plies) {
        MoveList moves = new MoveList();
        for (int ply = 0; ply < plies && game.outcome().isEmpty(); ply++) {
            moves.clear();
            game.position().legalMoves(moves);
            game.play(moves.get(random.nextInt(moves.size())));
        }
    }

    /** The same line with comments, signs and, unless it is deep in others, variations. */
    private GameLine annotated(Setup before, GameLine line, int depth) {
        SortedMap<Integer, String> comments = new TreeMap<>();
        SortedMap<Integer, String> signs = new TreeMap<>();
        List<GameLine> variations = new ArrayList<>();
        Game game = new Game(rules, before);
        for (int i = 0; i < line.moves().size(); i++) {
            int ply = line.firstPly() + i;
            if (random.nextInt(8) == 0) {
                comments.put(ply - (i == 0 ? random.nextInt(2) : 0), COMMENTS.get(random.nextInt(COMMENTS.size())));
            }
            if (random.nextInt(8) == 0) {
                signs.put(ply, SIGNS.get(random.nextInt(SIGNS.size())));
            }
            while (depth < DEEPEST && random.nextInt(6) == 0) {
                variations.add(variation(game, ply, depth + 1));
            }
            game.play(move(game.position(), line.moves().get(i)));
        }
        return new GameLine(line.firstPly(), line.moves(), comments, signs, variations);
    }

    private GameLine variation(Game game, int ply, int depth) {
        Setup here = game.position().words().setup();
        Game branch = new Game(rules, here);
        play(branch, 1 + random.nextInt(LONGEST_VARIATION));
        List<String> moves = GameRecord.of(branch, Map.of()).line().moves();
        return annotated(here, new GameLine(ply, moves, new TreeMap<>(), new TreeMap<>(), List.of()), depth);
    }

    private static long move(Position position, String text) {
        return ((Verdict.Legal) position.words().judge(text, Notation.MACHINE)).move();
    }
}
