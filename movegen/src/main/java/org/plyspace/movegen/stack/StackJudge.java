package org.plyspace.movegen.stack;

import org.plyspace.api.Move;
import org.plyspace.api.Verdict;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.movegen.judge.MoveJudge;

/** Judges moves over a stack of boards. */
final class StackJudge extends MoveJudge {

    private final StackExplainer explainer;

    StackJudge(StackExplainer explainer) {
        super(
                explainer.position(),
                new StackGrammar(explainer.declaration, explainer.state, explainer.squares),
                explainer);
        this.explainer = explainer;
    }

    @Override
    protected String castling(long move) {
        return explainer.state.tables.castlings[Move.extra(move)].text();
    }

    @Override
    protected int anchor(String name) {
        return explainer.declaration.stack().anchors().stream()
                .map(Anchor::name)
                .toList()
                .indexOf(name);
    }

    @Override
    protected Verdict.Legal legal(long move) {
        return new PathExplainer(explainer).legal(move);
    }
}
