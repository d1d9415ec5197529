package org.plyspace.cli.serve;

import java.util.List;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.UsageException;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.RefusedMove;
import org.plyspace.engine.Registry;
import org.plyspace.engine.TypedMoves;

/**
 * The game that a question is about.
 *
 * @param variant the rule set, with options if any
 * @param position the text of the position in which it begins; empty for the start
 * @param moves the moves made since, in any notation that the referee reads
 */
record AskedGame(String variant, String position, List<String> moves) {

    private static final String VARIANT = "variant";
    private static final String POSITION = "position";
    private static final String MOVES = "moves";

    /** The members that name it. */
    static final List<String> MEMBERS = List.of(VARIANT, POSITION, MOVES);

    /** The game that a question names. */
    static AskedGame of(JsonFields question) {
        return new AskedGame(
                question.text(VARIANT),
                question.optionalText(POSITION).orElse(""),
                question.optionalTexts(MOVES).orElse(List.of()));
    }

    /** The rules, with the options that the position fixes. */
    Rules rules(Registry registry) {
        return registry.rules(variant, position);
    }

    /** The setup in which it begins. */
    Setup setup(Rules rules) {
        return position.isEmpty() ? rules.start() : rules.read(position);
    }

    /**
     * The game as it stands after the moves.
     *
     * @throws IllegalMoveException if one of them is not legal, or comes after the end of the game
     */
    Game play(Registry registry) {
        Rules rules = rules(registry);
        Game game = new Game(rules, setup(rules));
        for (int ply = 0; ply < moves.size(); ply++) {
            if (game.outcome().isPresent()) {
                throw IllegalMoveException.afterTheEnd(
                        ply, moves.get(ply), game.outcome().get());
            }
            Verdict verdict = TypedMoves.read(game.position(), moves.get(ply));
            if (!(verdict instanceof Verdict.Legal legal)) {
                throw IllegalMoveException.of(ply, moves.get(ply), game.position(), verdict);
            }
            game.play(legal.move());
        }
        return game;
    }

    /** One of the moves that a question makes is not legal, or not a move. */
    static final class IllegalMoveException extends UsageException {

        private static final long serialVersionUID = 1L;

        private final int ply;
        private final String move;
        private final transient RefusedMove refusal;

        private IllegalMoveException(int ply, String move, RefusedMove refusal, String message) {
            super(message);
            this.ply = ply;
            this.move = move;
            this.refusal = refusal;
        }

        /**
         * The refusal of a move.
         *
         * @param ply its index among the moves of the question, from 0
         * @param verdict any but a legal one
         */
        static IllegalMoveException of(int ply, String move, Position position, Verdict verdict) {
            RefusedMove refusal = verdict instanceof Verdict.Illegal illegal
                    ? RefusedMove.of(position, illegal)
                    : new RefusedMove(null, TypedMoves.unread(position, move, (Verdict.Malformed) verdict), null, null);
            return new IllegalMoveException(
                    ply, move, refusal, "moves[" + ply + "]: " + TypedMoves.reason(position, move, verdict));
        }

        /** The refusal of a move after the end of the game. */
        static IllegalMoveException afterTheEnd(int ply, String move, Outcome outcome) {
            String reason = "the game is over: " + outcome;
            return new IllegalMoveException(
                    ply, move, new RefusedMove(null, reason, null, null), "moves[" + ply + "]: " + reason);
        }

        int ply() {
            return ply;
        }

        String move() {
            return move;
        }

        RefusedMove refusal() {
            return refusal;
        }
    }
}
