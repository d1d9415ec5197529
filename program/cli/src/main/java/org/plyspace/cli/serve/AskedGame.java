package org.plyspace.cli.serve;

import java.util.List;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.engine.JsonFields;
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
}
