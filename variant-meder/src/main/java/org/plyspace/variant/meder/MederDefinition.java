package org.plyspace.variant.meder;

import java.util.List;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Scenario;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.TriDecks;
import org.plyspace.movegen.notation.SourceNotation;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.movegen.stack.BoardRule;
import org.plyspace.movegen.stack.Citations;
import org.plyspace.movegen.stack.HomeSquares;
import org.plyspace.movegen.stack.PathRule;
import org.plyspace.movegen.stack.PathWords;
import org.plyspace.movegen.stack.PawnRule;
import org.plyspace.movegen.stack.PromotionRule;
import org.plyspace.movegen.stack.SquareNames;
import org.plyspace.movegen.stack.StackCastling;
import org.plyspace.movegen.stack.StackDefinition;
import org.plyspace.movegen.text.ScenarioFile;

/** Meder's rules in one of their editions. */
final class MederDefinition implements StackDefinition {

    private final Edition edition;
    private final BoardStack stack;
    private final SquareNames squares = new MederSquares();
    private final VerticalShadow shadow;
    private final HomeSquares home;

    MederDefinition(Edition edition) {
        this.edition = edition;
        this.stack = TriDecks.stack(List.of("W", "N", "B"), MederDefinition::pin, edition == Edition.FORMAL);
        this.shadow = new VerticalShadow(edition == Edition.FORMAL);
        this.home = new HomeSquares(stack, squares);
    }

    private static String pin(int place) {
        String side = place < TriDecks.PLACES_A_SIDE ? "QL" : "KL";
        return side + (place % TriDecks.PLACES_A_SIDE + 1);
    }

    @Override
    public BoardStack stack() {
        return stack;
    }

    @Override
    public SquareNames squares() {
        return squares;
    }

    @Override
    public PathRule paths() {
        return shadow;
    }

    @Override
    public PathWords pathWords() {
        return shadow;
    }

    @Override
    public PawnRule pawns() {
        return new MederPawns(stack.grid(), home, edition);
    }

    @Override
    public PromotionRule promotion() {
        return new FurthestRank(stack.grid());
    }

    @Override
    public BoardRule boards() {
        return new PinMoves(stack, edition);
    }

    @Override
    public List<StackCastling> castlings() {
        return new MederCastling(home).of(edition);
    }

    @Override
    public boolean columnsCrossed() {
        return true;
    }

    @Override
    public String start() {
        return edition.start();
    }

    @Override
    public List<RuleStatement> rulebook() {
        return rulebook(CommonOptions.UNCHANGED);
    }

    @Override
    public List<RuleStatement> rulebook(CommonOptions chosen) {
        return MederRulebook.of(edition, chosen);
    }

    @Override
    public List<Scenario> scenarios() {
        return ScenarioFile.read(MederDefinition.class, edition.scenarios());
    }

    @Override
    public Citations citations() {
        return new MederCitations(edition);
    }

    @Override
    public SourceNotation sourceNotation() {
        return new MederNotation(edition);
    }
}
