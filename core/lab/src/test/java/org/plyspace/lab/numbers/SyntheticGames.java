package org.plyspace.lab.numbers;

import static org.plyspace.lab.numbers.Script.BLACK_KING;
import static org.plyspace.lab.numbers.Script.KING;
import static org.plyspace.lab.numbers.Script.PAWN;
import static org.plyspace.lab.numbers.Script.QUEEN;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.plyspace.api.Move;
import org.plyspace.engine.GameResult;
import org.plyspace.lab.numbers.Judge.Judgement;

/** Random games of which one habit at a time can be changed. The same seed gives the same games. */
final class SyntheticGames {

    private static final Map<String, Double> USUAL = Map.ofEntries(
            Map.entry("white wins", 0.40),
            Map.entry("draws", 0.30),
            Map.entry("stalemates", 0.50),
            Map.entry("cut off", 0.05),
            Map.entry("plies", 28.0),
            Map.entry("board", 0.15),
            Map.entry("level", 0.30),
            Map.entry("up", 0.50),
            Map.entry("rank", 0.50),
            Map.entry("stays", 0.0),
            Map.entry("forced", 0.05),
            Map.entry("choices", 20.0),
            Map.entry("captures", 0.15),
            Map.entry("checks", 0.10),
            Map.entry("leaps", 0.02),
            Map.entry("promotes", 0.15),
            Map.entry("swings", 0.30),
            Map.entry("entropy", 1.0),
            Map.entry("matters", 0.03));

    private final Map<String, Double> habits = new HashMap<>(USUAL);
    private final SplittableRandom random;

    SyntheticGames(long seed) {
        random = new SplittableRandom(seed);
    }

    SyntheticGames with(String habit, double value) {
        if (habits.put(habit, value) == null) {
            throw new IllegalArgumentException(habit);
        }
        return this;
    }

    List<GameTrace> games(int count) {
        List<GameTrace> games = new ArrayList<>();
        for (int number = 0; number < count; number++) {
            games.add(game(number));
        }
        return games;
    }

    private boolean happens(String habit) {
        return random.nextDouble() < habits.get(habit);
    }

    private GameTrace game(int number) {
        int plies = (int) (habits.get("plies") * (0.75 + random.nextDouble() / 2));
        List<Script.Ply> script = new ArrayList<>();
        int[] scores = new int[plies];
        double[] entropies = new double[plies];
        List<Judgement.Special> specials = new ArrayList<>();
        int[] kings = {0, 7};
        int anchor = 0;
        boolean promoted = false;
        double advantage = 0;
        for (int ply = 0; ply < plies; ply++) {
            int choices = happens("forced") ? 1 : habits.get("choices").intValue() + random.nextInt(20);
            long tags = happens("leaps") ? 2 : 0;
            long move;
            if (ply % 2 == 0 && happens("board")) {
                anchor = 1 - anchor;
                move = Script.lift(anchor);
                tags |= 1;
                if (!promoted && happens("promotes")) {
                    move = Move.promoting(move, QUEEN);
                    promoted = true;
                }
            } else {
                int to = target(kings[ply % 2]);
                move = Script.step(
                        kings[ply % 2], to, ply % 2 == 0 ? KING : BLACK_KING, happens("captures") ? PAWN : 0);
                kings[ply % 2] = to;
            }
            script.add(new Script.Ply(move, choices, happens("checks"), tags));
            advantage = 0.9 * advantage + habits.get("swings") * (random.nextDouble() - 0.5) * 400;
            scores[ply] = (int) advantage;
            entropies[ply] = habits.get("entropy") * random.nextDouble();
            if (happens("matters")) {
                specials.add(new Judgement.Special(ply, 1, 300, -300));
            }
        }
        Script game = new Script(script);
        return GameTrace.of(RuleTraits.of(game.rules()), game.game(), summary(number))
                .with(new JudgedGame(Judgement.of(scores, entropies, specials), LittleGame.SLOPE));
    }

    private int target(int cell) {
        boolean below = cell < 4;
        double up = habits.get("up");
        boolean changes = random.nextDouble() < habits.get("level") * 2 * (below ? up : 1 - up);
        if (changes && !happens("stays")) {
            return cell ^ 4;
        }
        return happens("rank") || happens("stays") ? cell ^ 1 : cell ^ 2;
    }

    private GameSummary summary(int number) {
        if (happens("cut off")) {
            return LittleGame.summary(number, GameResult.OPEN, "");
        }
        if (happens("draws")) {
            return LittleGame.summary(number, GameResult.DRAW, happens("stalemates") ? "stalemate" : "fifty moves");
        }
        boolean white = random.nextDouble() < habits.get("white wins") / (1 - habits.get("draws"));
        return LittleGame.summary(number, white ? GameResult.WHITE_WINS : GameResult.BLACK_WINS, "checkmate");
    }
}
