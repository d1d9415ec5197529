package org.plyspace.web.game;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.engine.Notations;
import org.plyspace.engine.notation.San;
import org.plyspace.engine.record.MoveNotes;
import org.plyspace.engine.session.OngoingGame;
import org.plyspace.match.advice.Score;
import org.plyspace.search.EngineMove;
import org.plyspace.web.seat.SeatPolicy;
import org.plyspace.web.view.LastView;
import org.plyspace.web.view.OutcomeView;
import org.plyspace.web.view.PositionView;

/** Creates the views of one game. The caller must have his turn at the game, except for the {@link #latest} view. */
final class GameViews {

    private final String id;
    private final OngoingGame table;
    private final EngineSeat engineSeat;
    private final SeatPolicy policy;
    /** The rule set, with its options. */
    final String setting;
    /** The text of the first position. */
    final String start;

    private final MoveNotes<GameView.Played> moves = new MoveNotes<>(this::made);
    private final Map<Integer, EngineMove> engineMoves = new HashMap<>();
    private volatile Optional<GameView> latest = Optional.empty();

    /** Creates the views; asks the rule set for the first position. */
    GameViews(String id, OngoingGame table, EngineSeat engineSeat, SeatPolicy policy) {
        this.id = id;
        this.table = table;
        this.engineSeat = engineSeat;
        this.policy = policy;
        this.setting = table.position().rules().setting();
        this.start = table.position().rules().write(table.game().start());
    }

    /**
     * The part of a view that does not come from the game itself.
     *
     * @param saved whether the current state of the game is on disk
     * @param trouble why an engine could not continue
     */
    record Status(long version, boolean saved, Optional<String> trouble) {}

    /** The last view that was created. */
    Optional<GameView> latest() {
        return latest;
    }

    /** Takes over the last view of the same game. */
    void succeed(GameViews before) {
        latest = before.latest;
    }

    /** The current view, with the position at a ply. */
    GameView of(int ply, Status status) {
        Game game = table.game();
        int plies = game.plies();
        Optional<Outcome> outcome = game.outcome();
        Optional<LastView> last =
                ply == 0 ? Optional.empty() : Optional.of(LastView.of(game.positionAt(ply - 1), game.move(ply - 1)));
        GameView view = new GameView(
                id,
                status.version,
                setting,
                player(Side.WHITE),
                player(Side.BLACK),
                start,
                plies,
                ply == plies ? Optional.empty() : Optional.of(ply),
                moves.of(game),
                last,
                ply == plies ? PositionView.of(table.position(), outcome) : earlier(ply),
                outcome.map(OutcomeView::of),
                player(table.position().sideToMove()),
                engineSeat.isThinking(),
                policy.actsAlone() && table.canUndo(engineSeat::isPerson),
                policy.actsAlone() && table.canRedo(),
                policy.actsAlone() && outcome.isEmpty() && engineSeat.isForPeopleOnly(),
                status.saved && policy.isSaved(),
                status.trouble,
                policy.shown(),
                policy.clock(),
                Optional.empty());
        if (ply == plies) {
            latest = Optional.of(view);
        }
        return view;
    }

    private String player(Side side) {
        return engineSeat.seats.get(side).toString();
    }

    private PositionView earlier(int ply) {
        Game until = replayed(ply);
        return PositionView.of(until.position(), until.outcome());
    }

    /** A new game of the first moves. */
    Game replayed(int plies) {
        Game game = table.game();
        Game first = new Game(table.position().rules(), game.start());
        for (int ply = 0; ply < plies; ply++) {
            first.play(game.move(ply));
        }
        return first;
    }

    /** Notes the move that an engine has chosen to play next. */
    void chose(EngineMove engineMove) {
        engineMoves.put(table.game().plies(), engineMove);
    }

    /** Forgets the engines' scores of moves that were undone. */
    void forgetMovesTakenBack() {
        int plies = table.game().plies();
        engineMoves.keySet().removeIf(ply -> ply >= plies);
    }

    private GameView.Played made(Position position, int ply, long move) {
        Notation source = Notations.written(position.rules());
        Optional<EngineMove> engineMove =
                Optional.ofNullable(engineMoves.get(ply)).filter(chosen -> chosen.move() == move);
        String text = position.words().text(move, Notation.MACHINE);
        Optional<String> inSource = source.equals(Notation.MACHINE)
                ? Optional.empty()
                : Optional.of(position.words().text(move, source));
        String san = new San(position).text(move);
        int number = position.fullmoveNumber();
        String side = position.sideToMove().word();
        position.make(move);
        return new GameView.Played(
                text,
                san,
                inSource,
                number,
                side,
                position.inCheck(),
                piece(Move.piece(move)),
                piece(Move.captured(move)),
                engineMove
                        .filter(chosen -> chosen.score().isPresent())
                        .map(chosen -> Score.of(chosen.score().getAsInt()))
                        .orElse(null),
                engineMove.map(EngineMove::depth).filter(depth -> depth > 0));
    }

    private static Optional<Integer> piece(int code) {
        return code == Piece.NONE ? Optional.empty() : Optional.of(code);
    }
}
