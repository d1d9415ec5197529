package org.plyspace.web.game;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.plyspace.api.Outcome;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.engine.Termination;
import org.plyspace.engine.session.OngoingGame;
import org.plyspace.engine.session.SeatSheet;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;
import org.plyspace.web.seat.Caller;
import org.plyspace.web.seat.SeatPolicy;
import org.plyspace.web.view.JudgedView;

/**
 * The changes that people make to a game. Where it has seats, each needs the link to one, and what concerns both sides needs both. Only
 * who has his turn at the game may call this; every change returns whether it changed anything, or throws.
 */
record GameChanges(OngoingGame table, GameFile file, EngineSeat engineSeat, SeatPolicy policy) {

    private static final String DRAW = "draw";
    private static final String TAKE_BACK = "takeBack";
    private static final String REMATCH = "rematch";

    private Game game() {
        return table.game();
    }

    private boolean isOver() {
        return game().outcome().isPresent();
    }

    /** Plays a move for a person. Repeating the request has no further effect. */
    boolean play(int ply, MoveRequest wanted, Caller caller) {
        Optional<Side> own = policy.side(caller);
        policy.checkNotTakenBack(caller);
        if (ply < game().plies() && wanted.is(game().move(ply), game().positionAt(ply))) {
            return false;
        }
        checkPly(ply);
        file.takeUp();
        checkGoesOn();
        Side side = table.position().sideToMove();
        if (!engineSeat.isPerson(side)) {
            throw new HttpError(ErrorType.REFUSED, side.word() + " is played by " + engineSeat.seats.get(side));
        }
        if (own.isPresent()) {
            caller.checkPlays(side);
        }
        table.play(chosen(wanted));
        policy.played(isOver());
        return true;
    }

    private long chosen(MoveRequest wanted) {
        try {
            return wanted.in(table.position());
        } catch (HttpError refused) {
            if (refused.details().get("judged") instanceof JudgedView judged) {
                judged.refusal()
                        .ifPresent(by -> policy.refused(by.kind(), Objects.requireNonNullElse(by.citation(), "")));
            }
            throw refused;
        }
    }

    /** Undoes a declaration, else moves until a person is to move. */
    boolean undo(int ply) {
        policy.checkAlone("offer to take back");
        checkPly(ply);
        file.takeUp();
        engineSeat.callOff();
        if (!table.undo(engineSeat::isPerson)) {
            throw new HttpError(ErrorType.REFUSED, "there is nothing to take back");
        }
        policy.wentBack(game().plies());
        return true;
    }

    /** Redoes what was undone. */
    boolean redo(int ply) {
        policy.checkAlone("make the move again");
        checkPly(ply);
        file.takeUp();
        engineSeat.callOff();
        if (!table.redo(engineSeat::isPerson)) {
            throw new HttpError(ErrorType.REFUSED, "there is nothing to make again");
        }
        policy.wentForward(game().plies(), isOver());
        return true;
    }

    /** Resigns for a person. */
    boolean resign(int ply, Optional<Side> loser, Caller caller) {
        Optional<Side> own = policy.side(caller);
        own.ifPresent(side -> checkResignsForHimself(loser, side));
        policy.checkNotTakenBack(caller);
        checkPly(ply);
        file.takeUp();
        checkGoesOn();
        Side side = own.or(() -> loser).orElseGet(this::sideThatMayGiveUp);
        if (!engineSeat.isPerson(side)) {
            throw new HttpError(
                    ErrorType.REFUSED, engineSeat.seats.get(side) + " is an engine and cannot be resigned for");
        }
        engineSeat.callOff();
        table.resign(side);
        policy.ended();
        return true;
    }

    private static void checkResignsForHimself(Optional<Side> loser, Side side) {
        if (loser.isPresent() && loser.get() != side) {
            throw new HttpError(ErrorType.REFUSED, "by this link you play " + side.word() + "; resign for that side");
        }
    }

    /** The side of the only person, whoever is to move; between two people the side to move. */
    private Side sideThatMayGiveUp() {
        Side side = table.position().sideToMove();
        return engineSeat.isPerson(side) ? side : side.opposite();
    }

    /** Ends the game as a draw by agreement of two people at one page. */
    boolean agreeDraw(int ply) {
        policy.checkAlone("offer a draw");
        checkPly(ply);
        file.takeUp();
        checkGoesOn();
        for (Side side : Side.values()) {
            if (!engineSeat.isPerson(side)) {
                throw new HttpError(
                        ErrorType.REFUSED,
                        side.word() + " is played by " + engineSeat.seats.get(side)
                                + ", which does not agree to draws");
            }
        }
        game().agreeDraw();
        policy.ended();
        return true;
    }

    /** Ends the game if a person to move has no time left; returns whether it did. An engine has limits of its own. */
    boolean endInTime() {
        if (!policy.isOverdue()
                || isOver()
                || !engineSeat.isPerson(table.position().sideToMove())) {
            return false;
        }
        if (!file.isTakenUp()) {
            return false;
        }
        game().end(Outcome.win(table.position().sideToMove().opposite(), Termination.TIME_FORFEIT.reason()));
        policy.ended();
        return true;
    }

    // Between two people.

    /** Takes the seat of a link, if it has one that is free. */
    boolean take(Caller caller) {
        Optional<Side> free = caller.side().filter(side -> !policy.seats().isTaken(side));
        free.ifPresent(side -> {
            file.takeUp();
            policy.seats().take(side, isOver());
        });
        return free.isPresent();
    }

    /** Names a person. */
    boolean name(String name, Caller caller) {
        Side side = caller.seat();
        file.takeUp();
        return policy.seats().name(side, name);
    }

    /** Offers something to the other side, or agrees to the same offer of the other side. */
    boolean offer(int ply, String what, Caller caller) {
        Side by = caller.seat();
        policy.checkNotTakenBack(caller);
        checkPly(ply);
        file.takeUp();
        checkSense(what, by);
        Optional<SeatSheet.Offer> open = policy.seats().offered(what);
        if (open.filter(other -> other.by() != by).isPresent()) {
            accept(open.get());
            return true;
        }
        return policy.seats().offer(by, what);
    }

    /** Answers an offer: agrees to it or declines it, or, for the side that made it, withdraws it. */
    boolean answer(int ply, String what, boolean agrees, Caller caller) {
        Side by = caller.seat();
        policy.checkNotTakenBack(caller);
        checkPly(ply);
        file.takeUp();
        SeatSheet.Offer open = policy.seats()
                .offered(what)
                .orElseThrow(() -> new HttpError(ErrorType.REFUSED, "there is no such offer any more"));
        if (agrees && open.by() == by) {
            throw new HttpError(ErrorType.REFUSED, "it is for the other side to agree");
        }
        if (agrees) {
            checkSense(what, open.by());
            accept(open);
        } else {
            policy.seats().close(open, by);
        }
        return true;
    }

    private void checkSense(String what, Side by) {
        switch (what) {
            case DRAW -> checkGoesOn();
            case TAKE_BACK -> {
                checkGoesOn();
                if (plyBefore(by) < 0) {
                    throw new HttpError(ErrorType.REFUSED, "there is nothing to take back");
                }
            }
            case REMATCH -> {
                if (!isOver()) {
                    throw new HttpError(ErrorType.REFUSED, "the game goes on");
                }
                if (policy.seats().rematch().isPresent()) {
                    throw new HttpError(ErrorType.REFUSED, "the next game is there already");
                }
            }
            default -> throw new HttpError(ErrorType.MALFORMED, "field offer: expected draw, takeBack or rematch");
        }
    }

    /** The ply before the last move of a side; less than 0 if it has not moved. */
    private int plyBefore(Side side) {
        return game().plies() - (table.position().sideToMove() == side ? 2 : 1);
    }

    private void accept(SeatSheet.Offer open) {
        switch (open.what()) {
            case DRAW -> {
                game().agreeDraw();
                policy.seats().ended();
            }
            case TAKE_BACK -> {
                int ply = plyBefore(open.by());
                while (game().plies() > ply) {
                    table.undo(any -> true);
                }
                policy.seats().wentBack(ply);
            }
            default -> {
                String variant = table.position().rules().variant().id();
                policy.seats().rematchAs(GameFile.newName(variant));
            }
        }
    }

    private void checkGoesOn() {
        game().outcome().ifPresent(outcome -> {
            throw new HttpError(ErrorType.REFUSED, "the game is over: " + outcome);
        });
    }

    private void checkPly(int ply) {
        if (ply != game().plies()) {
            throw new HttpError(
                    ErrorType.STALE, "this is for ply " + ply + ", and the game is at ply " + game().plies(), Map.of());
        }
    }
}
