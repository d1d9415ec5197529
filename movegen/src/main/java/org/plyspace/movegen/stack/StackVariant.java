package org.plyspace.movegen.stack;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Variant;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.movegen.option.Features;

/**
 * A variant over a stack of boards: it declares its rules, and gets the common options that mean something there without
 * writing them.
 */
public abstract class StackVariant implements Variant {

    private volatile List<Option> options;

    /** The variant's own options, in the order of the rules page; none unless overridden. */
    protected List<Option> ownOptions() {
        return List.of();
    }

    /**
     * The rules as declared, common options apart.
     *
     * @param values the variant's own options, with common ones among them, which it need not look at
     */
    protected abstract StackDefinition declare(OptionValues values);

    @Override
    public final List<Option> options() {
        List<Option> known = options;
        if (known == null) {
            List<Option> own = ownOptions();
            known = CommonOptions.listed(own, features(declare(OptionValues.of(own, Map.of()))));
            options = known;
        }
        return known;
    }

    @Override
    public final Rules rules(OptionValues values) {
        StackDefinition declared = declare(values);
        CommonOptions chosen = CommonOptions.of(ownOptions(), values, features(declared));
        return new StackRules(this, values, new ChosenDefinition(declared, chosen));
    }

    /** What a declaration has that common options change. */
    private static Features features(StackDefinition declared) {
        new DefinitionFaults(declared).check();
        List<String> choices = declared.promotion().choices();
        boolean queenAmongSeveral =
                choices.size() > 1 && choices.stream().anyMatch(symbol -> Switches.isQueen(declared.men(), symbol));
        boolean stepsTwice = IntStream.range(0, declared.stack().grid().columns())
                .anyMatch(column -> declared.pawns().doubleSteps(Side.WHITE, column) != 0);
        return new Features(
                !declared.castlings().isEmpty(), stepsTwice, stepsTwice, queenAmongSeveral, true, declared.end());
    }
}
