package org.plyspace.movegen.declare;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.movegen.option.Features;

/**
 * A variant that declares its rules, and gets the common options that mean something there without writing them. Rule sets extend
 * the class of their family.
 *
 * @param <D> what a rule set of the family is declared as
 */
public abstract class DeclaredVariant<D> implements Variant {

    private volatile List<Option> options;

    /** The variant's own options, in the order of the rules page; none unless overridden. */
    protected List<Option> ownOptions() {
        return List.of();
    }

    /**
     * A new declaration, common options apart.
     *
     * @param values the variant's own options, with common ones among them, which it need not look at
     */
    protected abstract D declare(OptionValues values);

    /**
     * What a declaration has that common options change.
     *
     * @throws DeclarationException if it has faults
     */
    protected abstract Features features(D declared);

    /** How many cells the rules of a declaration have, if it is told by it; empty unless overridden. */
    protected OptionalInt cellsOf(D declared) {
        return OptionalInt.empty();
    }

    /** The rules that a declaration states as common options change it. */
    protected abstract Rules compile(OptionValues values, D declared, CommonOptions chosen);

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
    public final OptionalInt cells(OptionValues values) {
        return cellsOf(declare(values));
    }

    @Override
    public final Rules rules(OptionValues values) {
        D declared = declare(values);
        return compile(values, declared, CommonOptions.of(ownOptions(), values, features(declared)));
    }
}
