package org.example.embedding;

import org.plyspace.api.Notation;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.library.Plyspace;
import org.plyspace.search.Limits;
import org.plyspace.search.Searcher;
import org.plyspace.vectors.Perft;

/** Plays, judges, counts and searches with the rules of another program's choice. */
public final class Embedding {

    private Embedding() {}

    public static void main(String[] args) {
        Rules rules = Plyspace.bundled().rules("roth:pathB=off");
        Game game = Game.fromStart(rules);
        for (String move : new String[] {"b1(2)-b3(2)", "b2(2)-b4(4)"}) {
            Verdict verdict = game.position().words().judge(move, Notation.MACHINE);
            if (verdict instanceof Verdict.Legal legal) game.play(legal.move());
            if (verdict instanceof Verdict.Illegal no) System.out.println(no.reason() + "; " + no.citation());
        }
        System.out.println(new Perft().count(game.position(), 3) + " ways to go on for three plies");
        long best = new Searcher(rules, 16).search(game.position(), Limits.NONE.ofNodes(20_000)).lines().get(0).move();
        System.out.println("best: " + game.position().words().text(best, Notation.MACHINE));
    }
}
