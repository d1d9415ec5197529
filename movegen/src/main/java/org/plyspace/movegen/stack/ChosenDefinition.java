package org.plyspace.movegen.stack;

import java.util.List;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Scenario;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.option.CommonOptions;

/** A declaration as the common options change it. */
final class ChosenDefinition implements StackDefinition {

    private final StackDefinition declared;
    private final CommonOptions chosen;
    private final Switches switches;

    ChosenDefinition(StackDefinition declared, CommonOptions chosen) {
        this.declared = declared;
        this.chosen = chosen;
        this.switches = Switches.of(chosen);
    }

    @Override
    public Switches switches() {
        return switches;
    }

    @Override
    public EndRule end() {
        return chosen.end();
    }

    @Override
    public List<Castling> castlings() {
        return switches.castlingOff() ? List.of() : declared.castlings();
    }

    @Override
    public List<RuleStatement> rulebook() {
        return chosen.completed(declared.rulebook(chosen));
    }

    /** The source's examples are of its own rules; how games end changes no verdict. */
    @Override
    public List<Scenario> scenarios() {
        return switches.equals(Switches.NONE) ? declared.scenarios() : List.of();
    }

    @Override
    public BoardStack stack() {
        return declared.stack();
    }

    @Override
    public SquareNames squares() {
        return declared.squares();
    }

    @Override
    public Men men() {
        return declared.men();
    }

    @Override
    public PathRule paths() {
        return declared.paths();
    }

    @Override
    public PathWords pathWords() {
        return declared.pathWords();
    }

    @Override
    public PawnRule pawns() {
        return declared.pawns();
    }

    @Override
    public PromotionRule promotion() {
        return declared.promotion();
    }

    @Override
    public BoardRule boards() {
        return declared.boards();
    }

    @Override
    public boolean columnsCrossed() {
        return declared.columnsCrossed();
    }

    @Override
    public String start() {
        return declared.start();
    }

    @Override
    public Citations citations() {
        return declared.citations();
    }

    @Override
    public SourceNotation sourceNotation() {
        return declared.sourceNotation();
    }
}
