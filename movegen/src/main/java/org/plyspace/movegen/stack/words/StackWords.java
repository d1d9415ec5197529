package org.plyspace.movegen.stack.words;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Attempt;
import org.plyspace.api.Effect;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.movegen.judge.MoveJudge;
import org.plyspace.movegen.notation.NotatedMoves;
import org.plyspace.movegen.stack.declare.Squares;
import org.plyspace.movegen.stack.declare.StackDeclaration;
import org.plyspace.movegen.stack.play.StackPosition;
import org.plyspace.movegen.stack.play.StackSetups;
import org.plyspace.movegen.text.Attempts;

/** Describes a position over a stack of boards in words. */
public final class StackWords implements PositionWords {

    private final StackDeclaration declaration;
    private final StackPosition position;
    private final Squares squares;
    private final MoveWriter writer;
    private final NotatedMoves texts;

    public StackWords(StackDeclaration declaration, StackPosition position) {
        this.declaration = declaration;
        this.position = position;
        this.squares = new Squares(declaration.squares(), position.state().attachment);
        this.writer = new MoveWriter(position.state(), squares);
        this.texts = new NotatedMoves(position, List.of(declaration.sourceNotation()), new NotatedMoves.MachineForm() {
            @Override
            public String write(long move) {
                return writer.machine(move);
            }

            @Override
            public Verdict judge(String typed) {
                return new StackJudge(new StackExplainer(declaration, position, squares, StackWords.this)).judge(typed);
            }
        });
    }

    @Override
    public Setup setup() {
        return new StackSetups(declaration, position.state()).setup();
    }

    @Override
    public String text() {
        return position.rules().write(setup());
    }

    @Override
    public Layout layout() {
        return new StackLayout(position.state(), squares).layout();
    }

    @Override
    public String name(int cell) {
        return squares.name(cell);
    }

    @Override
    public String text(long move, Notation notation) {
        return texts.text(move, notation);
    }

    @Override
    public String text(Attempt attempt) {
        return writer.machine(attempt);
    }

    @Override
    public long[] choices(Attempt attempt) {
        return Attempts.choices(position, attempt);
    }

    @Override
    public Verdict judge(String move, Notation notation) {
        return texts.judge(move, notation);
    }

    @Override
    public Stream<String> wellFormedMoves() {
        return writer.wellFormed();
    }

    @Override
    public List<Effect> describe(long move) {
        List<Effect> effects = new ArrayList<>(writer.effects(move));
        List<Side> before = controllers();
        position.make(move);
        List<Side> after = controllers();
        position.unmake();
        for (int board = 0; board < before.size(); board++) {
            if (before.get(board) != after.get(board)) {
                effects.add(new Effect.ChangeOwner(board, after.get(board)));
            }
        }
        return effects;
    }

    private List<Side> controllers() {
        return IntStream.range(0, position.state().tables.boardCount)
                .mapToObj(position.state()::controller)
                .toList();
    }

    /** Judges moves over a stack of boards. */
    static final class StackJudge extends MoveJudge {

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
            return explainer.state.tables.space == null ? new PathExplainer(explainer).legal(move) : super.legal(move);
        }
    }
}
