package org.plyspace.movegen.stack;

import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Repetition;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.movegen.declare.DeclaredVariant;
import org.plyspace.movegen.hand.Hands;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.movegen.option.Features;
import org.plyspace.movegen.stack.declare.ChosenDeclaration;
import org.plyspace.movegen.stack.declare.StackDeclaration;
import org.plyspace.movegen.stack.declare.StackDeclarationCheck;

/** A variant over a stack of boards. */
public abstract class StackVariant extends DeclaredVariant<StackDeclaration> {

    /**
     * Declares the rules without the effects of common options.
     *
     * @param values the values of the variant's own options, and of common ones, which it may ignore
     */
    protected abstract StackDeclaration declare(OptionValues values);

    @Override
    protected final StackDeclaration declaration(OptionValues values) {
        StackDeclaration declared = declare(values);
        new StackDeclarationCheck(declared).check();
        return declared;
    }

    @Override
    protected final Rules compile(OptionValues values, StackDeclaration declared, CommonOptions chosen) {
        return new StackRules(this, values, new ChosenDeclaration(declared, chosen));
    }

    @Override
    protected final Features features(StackDeclaration declared) {
        List<String> choices = declared.promotion().choices();
        boolean queenAmongSeveral = choices.size() > 1
                && choices.stream().anyMatch(symbol -> ChosenDeclaration.isQueen(declared.men(), symbol));
        boolean stepsTwice = declared.pawns()
                        .inSpace(Side.WHITE)
                        .filter(pawn -> !pawn.doubled().isEmpty())
                        .isPresent()
                || IntStream.range(0, declared.stack().grid().columns())
                        .anyMatch(column -> declared.pawns().doubleSteps(Side.WHITE, column) != 0);
        boolean withoutHands = declared.hands().isEmpty();
        return new Features(
                !declared.castlings().isEmpty(),
                stepsTwice,
                stepsTwice,
                queenAmongSeveral,
                withoutHands,
                !declared.stack().movables().isEmpty(),
                withoutHands ? declared.end() : declared.end().withoutDeadPosition(),
                withoutHands ? Repetition.THREEFOLD : Hands.REPETITION);
    }
}
