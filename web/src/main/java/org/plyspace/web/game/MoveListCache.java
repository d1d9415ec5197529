package org.plyspace.web.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.engine.Game;
import org.plyspace.engine.Notations;
import org.plyspace.match.advice.Score;
import org.plyspace.search.EngineMove;

/** The moves of one game as they are shown, of which only those are worked out that were not shown before; not for several threads at once. */
final class MoveListCache {

    private final Rules rules;
    private final List<GameView.Played> shown = new ArrayList<>();
    private final List<Long> shownMoves = new ArrayList<>();
    private final Map<Integer, EngineMove> engineMoves = new HashMap<>();

    /** Of a game by these rules. */
    MoveListCache(Rules rules) {
        this.rules = rules;
    }

    /** An engine chose what is played at a ply. */
    void chose(int ply, EngineMove engineMove) {
        engineMoves.put(ply, engineMove);
    }

    /** What was chosen at this ply and later was taken back. */
    void forgetChoicesFrom(int plies) {
        engineMoves.keySet().removeIf(ply -> ply >= plies);
    }

    /** All moves of the game. */
    List<GameView.Played> of(Game game) {
        List<Long> all = game.moves();
        int same = 0;
        while (same < Math.min(all.size(), shownMoves.size()) && all.get(same).equals(shownMoves.get(same))) {
            same++;
        }
        truncate(shown, same);
        truncate(shownMoves, same);
        if (same < all.size()) {
            Position position = rules.position(game.start(), Purpose.GAME);
            for (int ply = 0; ply < all.size(); ply++) {
                if (ply >= same) {
                    shown.add(made(position, ply, all.get(ply)));
                    shownMoves.add(all.get(ply));
                } else {
                    position.make(all.get(ply));
                }
            }
        }
        return List.copyOf(shown);
    }

    private static void truncate(List<?> list, int size) {
        list.subList(size, list.size()).clear();
    }

    /** Makes a move, and says it in words. */
    private GameView.Played made(Position position, int ply, long move) {
        Notation source = Notations.written(rules);
        Optional<EngineMove> engineMove =
                Optional.ofNullable(engineMoves.get(ply)).filter(any -> any.move() == move);
        String text = position.words().text(move, Notation.MACHINE);
        Optional<String> inSource = source.equals(Notation.MACHINE)
                ? Optional.empty()
                : Optional.of(position.words().text(move, source));
        int number = position.fullmoveNumber();
        String side = position.sideToMove().word();
        position.make(move);
        return new GameView.Played(
                text,
                inSource,
                number,
                side,
                position.inCheck(),
                Move.isCapture(move) ? Optional.of(Move.captured(move)) : Optional.empty(),
                engineMove
                        .filter(any -> any.score().isPresent())
                        .map(any -> Score.of(any.score().getAsInt()))
                        .orElse(null),
                engineMove.map(EngineMove::depth).filter(depth -> depth > 0));
    }
}
